#!/bin/sh
# Builds the Debian packages of Trackside from the application as `deploy/trackside build` made it.
#
#   build.sh APPLICATION VERSION FOLDER [ARCHITECTURE...]
#       APPLICATION: the unpacked application (trackside.jar and lib); FOLDER: where the packages go
#
# The application is the same everywhere but for JavaFX, whose libraries for the screen are made for one processor each.
set -eu

application=$1
version=$2
folder=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
# Files in a package carry the time of the last change of what they were made from: built again, it is the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(stat -c %Y "$application/trackside.jar")}
export SOURCE_DATE_EPOCH

for architecture in "${@:-all}"; do
    tree=$folder/tree
    rm -rf "$tree"
    install -d "$tree/DEBIAN" "$tree/usr/lib/trackside" "$tree/usr/bin" "$tree/usr/lib/systemd/system" \
        "$tree/usr/lib/sysusers.d" "$tree/etc/trackside" "$tree/usr/share/trackside" \
        "$tree/usr/share/doc/trackside" "$tree/usr/share/man/man1" "$tree/usr/share/applications"
    cp -R "$application/trackside.jar" "$application/lib" "$tree/usr/lib/trackside/"
    install -m 755 "$here/trackside" "$tree/usr/bin/trackside"
    install -m 755 "$here/record-cache" "$tree/usr/lib/trackside/record-cache"
    install -m 644 "$here"/*.service "$tree/usr/lib/systemd/system/"
    install -m 644 "$here/sysusers.conf" "$tree/usr/lib/sysusers.d/trackside.conf"
    install -m 644 "$here/table.yml" "$tree/etc/trackside/table.yml"
    install -m 644 "$here/trackside.desktop" "$tree/usr/share/applications/trackside.desktop"
    cp -R "$here/../panels" "$tree/usr/share/trackside/panels"
    gzip -9n <"$here/trackside.1" >"$tree/usr/share/man/man1/trackside.1.gz"
    install -m 644 "$here/copyright" "$tree/usr/share/doc/trackside/copyright"
    printf 'trackside (%s) unstable; urgency=low\n\n  * Built from its sources; what changed is told there.\n\n -- Trackside <trackside@localhost>  %s\n' \
        "$version" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" |
        gzip -9n >"$tree/usr/share/doc/trackside/changelog.gz"
    for script in postinst prerm postrm; do
        install -m 755 "$here/debian/$script" "$tree/DEBIAN/$script"
    done
    echo /etc/trackside/table.yml >"$tree/DEBIAN/conffiles"
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
        -e "s/@SIZE@/$(du -sk --apparent-size "$tree" | cut -f1)/" "$here/debian/control" >"$tree/DEBIAN/control"
    find "$tree" -type d -exec chmod 755 {} +
    find "$tree/usr/lib/trackside" "$tree/usr/share" -type f ! -name record-cache -exec chmod 644 {} +
    (cd "$tree" && find . -type f ! -path './DEBIAN/*' -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' md5sum >DEBIAN/md5sums)
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$folder/trackside_${version}_$architecture.deb" >/dev/null
    rm -rf "$tree"
    echo "$folder/trackside_${version}_$architecture.deb"
done
