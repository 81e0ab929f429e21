#!/bin/bash
# Tries hw-io's own classes on a real Linux GPIO chip without a Pi: boots Debian's arm64 kernel in an emulator, with the
# kernel's own simulated chip, labelled as on a Pi 4 or a Pi 5, and runs BoardTrial there with Pi4J's real libraries.
#
#   run.sh PROFILE FOLDER     PROFILE: pi4 or pi5; FOLDER: hardware.jar, and in lib what it needs
#
# The first time it fetches about 240 MB of Debian packages and compiles a kernel module; what it fetches and builds lies
# in $XDG_CACHE_HOME/trackside/gpio-test. Exit status 0 when every trial went well.
set -euo pipefail

profile=$1
application=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/trackside/gpio-test
suite_of_kernel=bookworm-backports
suite_of_java=trixie

say() {
    printf 'gpio-test: %s\n' "$*" >&2
}

# ---------------------------------------------------------------------------------------------------------------------
# Fetching. Each suite has an apt of its own, so that the machine's stays as it is.

mirror() {
    sed -rn 's/^(deb|URIs:) (\[[^]]*\] )?([^ ]+\/debian)\/?( .*)?$/\3/p' \
        /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1
}

make_apt() { # NAME SUITE ARCHITECTURE
    local folder=$cache/apt/$1
    mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
    : >"$folder/status"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(mirror) $2 main" >"$folder/sources.list"
    cat >"$folder/apt.conf" <<END
APT::Architecture "$3"; APT::Architectures { "$3"; }; APT::Sandbox::User "root"; Acquire::Languages "none";
Dir::State::Lists "$folder/lists"; Dir::State::status "$folder/status"; Dir::Cache "$folder/cache";
Dir::Etc::SourceList "$folder/sources.list"; Dir::Etc::SourceParts "/dev/null";
END
    APT_CONFIG=$folder/apt.conf apt-get update -qq
}

fetch_from() { # NAME PACKAGES...
    local name=$1
    shift
    (cd "$cache/packages" && APT_CONFIG=$cache/apt/$name/apt.conf apt-get download -qq "$@")
}

fetch() {
    [ ! -e "$cache/packages/complete" ] || return 0
    say 'fetching a kernel, Java and a few tools for arm64 (about 240 MB)'
    rm -rf "$cache/packages"
    mkdir -p "$cache/packages"
    make_apt kernel $suite_of_kernel arm64
    make_apt kernel-tools $suite_of_kernel amd64
    make_apt java $suite_of_java arm64
    local version
    version=$(APT_CONFIG=$cache/apt/kernel/apt.conf apt-cache depends linux-headers-cloud-arm64 |
        sed -n 's/.*Depends: linux-headers-\(.*\)-cloud-arm64$/\1/p' | head -n 1)
    echo "$version" >"$cache/kernel-version"
    fetch_from kernel "linux-image-$version-cloud-arm64" "linux-headers-$version-cloud-arm64" \
        "linux-headers-$version-common" "linux-source-$(cut -d. -f1,2 <<<"$version")"
    fetch_from kernel-tools "linux-kbuild-$version"
    fetch_from java openjdk-25-jre-headless busybox-static libc6 libstdc++6 libgcc-s1 zlib1g gpiod libgpiod3
    touch "$cache/packages/complete"
}

# ---------------------------------------------------------------------------------------------------------------------
# Building the machine

# Debian's kernels come without the simulated chip: it is compiled as a module from Debian's own source, never kept here.
build_module() { # FOLDER
    local version headers source folder=$1
    version=$(cat "$cache/kernel-version")
    mkdir -p "$folder/headers" "$folder/module"
    for package in "$cache"/packages/linux-headers-*.deb "$cache"/packages/linux-kbuild-*.deb; do
        dpkg-deb -x "$package" "$folder/headers"
    done
    headers=$folder/headers/usr/src/linux-headers-$version-cloud-arm64
    sed -i "s#include /usr/src/#include $folder/headers/usr/src/#" "$headers/Makefile"
    source=linux-source-$(cut -d. -f1,2 <<<"$version")
    set +o pipefail # tar stops reading once it has both files
    dpkg-deb --fsys-tarfile "$cache/packages/$source"*.deb 2>/dev/null |
        tar -xO "./usr/src/$source.tar.xz" 2>/dev/null | xz -dc 2>/dev/null |
        tar -x -C "$folder/module" --occurrence=1 --strip-components=3 \
            "$source/drivers/gpio/gpio-sim.c" "$source/kernel/irq/irq_sim.c"
    set -o pipefail
    # irq_to_desc is not there for modules.
    sed -i 's/irq_to_desc(irqnum)/irq_data_to_desc(irq_get_irq_data(irqnum))/' "$folder/module/irq_sim.c"
    printf 'obj-m := gpio-simkit.o\ngpio-simkit-y := gpio-sim.o irq_sim.o\n' >"$folder/module/Makefile"
    make -s -C "$headers" M="$folder/module" CONFIG_DEBUG_INFO_BTF_MODULES= modules >"$folder/make.log" 2>&1 || {
        tail -n 20 "$folder/make.log" >&2
        return 1
    }
}

build_root() { # FOLDER
    local folder=$1 root=$1/root package module
    mkdir -p "$root"
    for package in libc6 libstdc++6 libgcc-s1 zlib1g busybox-static gpiod libgpiod3; do
        dpkg-deb -x "$cache/packages/${package}"_*_arm64.deb "$root"
    done
    rm -rf "$root/usr/share" "$root/usr/lib/aarch64-linux-gnu/gconv"
    for link in bin sbin lib; do
        [ -e "$root/$link" ] || ln -s "usr/$link" "$root/$link"
    done
    mkdir -p "$root"/{proc,sys,dev,tmp,app,etc,root} "$root"/usr/{sbin,lib/jvm,lib/modules}
    mkdir -p "$folder/kernel"
    dpkg-deb -x "$cache"/packages/linux-image-*.deb "$folder/kernel"
    cp "$folder"/kernel/boot/vmlinuz-* "$folder/Image"
    for module in fs/configfs/configfs drivers/block/virtio_blk; do
        xz -dc "$(find "$folder/kernel" -path "*/kernel/$module.ko.xz")" >"$root/usr/lib/modules/${module##*/}.ko"
    done
    aarch64-linux-gnu-strip --strip-debug -o "$root/usr/lib/modules/gpio-simkit.ko" "$folder/module/gpio-simkit.ko"
    printf 'root:x:0:0:root:/root:/bin/sh\npi:x:1000:1000:pi:/tmp:/bin/sh\n' >"$root/etc/passwd"
    printf 'root:x:0:\npi:x:1000:\ngpio:x:993:pi\n' >"$root/etc/group"
    mkdir -p "$folder/java"
    dpkg-deb -x "$cache"/packages/openjdk-25-jre-headless_*.deb "$folder/java"
    cp -a "$folder/java/etc/java-25-openjdk" "$root/etc/"
    rm -rf "$folder"/java/usr/lib/jvm/*/{legal,man,docs}
    install -m 755 "$here/init.sh" "$root/init"
    (cd "$root" && find . | cpio -o -H newc -R 0:0 --quiet) >"$folder/root.cpio"
    mke2fs -q -t ext4 -O none,extent,filetype,sparse_super,large_file,dir_index -N 2000 -m 0 \
        -d "$folder/java/usr/lib/jvm" "$folder/java.ext4" \
        $(($(du -sm "$folder/java/usr/lib/jvm" | cut -f1) * 11 / 10 + 16))M
}

# Pi4J loads nothing on a board it does not know: the device tree has to name a Raspberry Pi.
build_trees() { # FOLDER
    local folder=$1 entry
    qemu-system-aarch64 -M virt,gic-version=3,dumpdtb="$folder/virt.dtb" -cpu max -smp 1 -m 512 -nic none -display none \
        -serial none >/dev/null 2>&1
    for entry in 'pi4|Raspberry Pi 4 Model B Rev 1.4' 'pi5|Raspberry Pi 5 Model B Rev 1.0'; do
        cp "$folder/virt.dtb" "$folder/${entry%%|*}.dtb"
        fdtput -t s "$folder/${entry%%|*}.dtb" / model "${entry#*|}"
        fdtput -t s "$folder/${entry%%|*}.dtb" /pl061@9030000 status disabled
        fdtput -t s "$folder/${entry%%|*}.dtb" /gpio-keys status disabled
    done
}

build() {
    if [ -e "$cache/machine/complete" ] && cmp -s "$here/init.sh" "$cache/machine/root/init"; then
        return 0
    fi
    say 'building the machine'
    rm -rf "$cache/machine"
    mkdir -p "$cache/machine"
    build_module "$cache/machine"
    build_root "$cache/machine"
    build_trees "$cache/machine"
    touch "$cache/machine/complete"
}

# ---------------------------------------------------------------------------------------------------------------------

# Guest time counts instructions, and idle time is skipped: a busy host cannot upset what is timed.
boot() {
    local machine=$cache/machine
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -p "$work/payload/app"
    cp -r "$application"/. "$here/guest.sh" "$work/payload/app/"
    (cd "$work/payload" && find . | cpio -o -H newc -R 0:0 --quiet) >"$work/payload.cpio"
    cat "$machine/root.cpio" "$work/payload.cpio" >"$work/initrd.cpio"
    say "starting the emulated $profile"
    timeout 600 qemu-system-aarch64 -M virt,gic-version=3 -accel tcg,thread=single,tb-size=256 \
        -cpu max,pauth-impdef=on,sve=off -icount shift=0,sleep=off -smp 1 -m 512 -nic none -display none -monitor none \
        -serial stdio -no-reboot -kernel "$machine/Image" -initrd "$work/initrd.cpio" -dtb "$machine/$profile.dtb" \
        -drive if=none,id=java,file="$machine/java.ext4",format=raw,readonly=on -device virtio-blk-pci,drive=java \
        -append 'console=ttyAMA0 quiet panic=-1' </dev/null 2>&1 | tr -d '\r' |
        grep -v '^SLF4J' | tee "$work/said"
    [ "$(grep -c '^trials failed: 0$' "$work/said")" = 4 ] && ! grep -q '^FAILED' "$work/said"
}

fetch
build
boot
