#!/bin/bash
# Tries the packages where they are to live: in a fresh Debian 13, as root. See `deploy/trackside package-test`.
#
#   test.sh PACKAGE OLDER     both amd64; OLDER: the same application under a lower version
#
# The fresh Debian lies in $XDG_CACHE_HOME/trackside/package-test (about 1 GB); every run works on a copy.
set -euo pipefail

package=$1
older=$2
cache=${XDG_CACHE_HOME:-$HOME/.cache}/trackside/package-test
# What the package and its screen depend on, so that a run takes seconds of it; the package itself still asks for it.
wanted='openjdk-25-jre-headless mosquitto cage xwayland grim libgtk-3-0t64 libxtst6 libgl1 libasound2t64'
fresh=$cache/debian-13-$(echo "$wanted" | cksum | cut -d ' ' -f 1).tar
work=$(mktemp -d "${TMPDIR:-/var/tmp}/package-test.XXXXXX")
root=$work/root
table=
kiosk=
failed=0

say() { printf 'package-test: %s\n' "$*" >&2; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

check() { # WHAT COMMAND...
    local what=$1
    shift
    if "$@" >"$work/check" 2>&1; then
        echo "ok      $what"
    else
        echo "FAILED  $what"
        sed 's/^/        /' "$work/check" | tail -n 15
        failed=1
    fi
}

finish() {
    [ -z "$table" ] || stop_table || :
    for mounted in proc dev; do
        umount -l "$root/$mounted" 2>/dev/null || :
    done
    rm -rf "$work"
}
trap finish EXIT

mirror() {
    sed -rn 's/^(deb|URIs:) (\[[^]]*\] )?([^ ]+\/debian)\/?( .*)?$/\3/p' \
        /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1
}

# ---------------------------------------------------------------------------------------------------------------------

if [ ! -e "$fresh" ]; then
    say 'fetching a fresh Debian 13, once'
    mkdir -p "$cache"
    rm -rf "$cache/new"
    debootstrap --variant=minbase --include=systemd,systemd-sysv,ca-certificates,curl,socat,runit-helper \
        trixie "$cache/new" "$(mirror)" >"$cache/debootstrap.log" 2>&1 || {
        tail -n 5 "$cache/debootstrap.log" >&2
        exit 3
    }
    mount -t proc proc "$cache/new/proc"
    # shellcheck disable=SC2086 # split into packages
    chroot "$cache/new" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"' \
        install $wanted >>"$cache/debootstrap.log" 2>&1 || {
        umount "$cache/new/proc"
        tail -n 5 "$cache/debootstrap.log" >&2
        exit 3
    }
    umount "$cache/new/proc"
    rm -f "$cache"/debian-13*.tar
    tar -C "$cache/new" -cf "$fresh.new" .
    mv "$fresh.new" "$fresh"
    rm -rf "$cache/new"
fi

say 'unpacking a fresh Debian 13'
mkdir "$root"
tar -C "$root" -xf "$fresh"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
# No service starts by itself in here: there is no systemd running.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
install -m 644 "$package" "$root/tmp/new.deb"
install -m 644 "$older" "$root/tmp/old.deb"

# ---- running it as systemd would --------------------------------------------------------------------------------------

port=
start_table() {
    port=$(inside sh -c 'exec 3<>/dev/null; for p in $(seq 20000 20100); do curl -s "localhost:$p" >/dev/null || { [ $? -eq 7 ] && echo $p && break; }; done')
    : >"$work/notes"
    rm -f "$root/run/notify"
    chroot "$root" socat -u UNIX-RECV:/run/notify,mode=777 STDOUT >"$work/notes" 2>/dev/null &
    echo $! >"$work/socat"
    sed -i "s/^port: .*/port: $port/" "$root/etc/trackside/table.yml"
    chroot "$root" env -i PATH=/usr/bin:/bin HOME=/var/lib/trackside LANG=C.UTF-8 XDG_DATA_HOME=/var/lib/trackside \
        NOTIFY_SOCKET=/run/notify WATCHDOG_USEC=3000000 \
        setpriv --reuid trackside --regid trackside --init-groups \
        /usr/bin/trackside run --config /etc/trackside/table.yml >"$work/table.log" 2>&1 &
    table=$!
    for _ in $(seq 300); do
        ! grep -q READY=1 "$work/notes" || return 0
        kill -0 $table 2>/dev/null || break
        sleep 0.2
    done
    cat "$work/table.log"
    return 1
}

stop_table() {
    local status=0
    kill -TERM "$table"
    wait "$table" || status=$?
    table=
    kill "$(cat "$work/socat")" 2>/dev/null || :
    return "$status"
}

post() {
    local answer
    answer=$(curl -sS -w ' %{http_code}' -H 'Content-Type: application/json' "localhost:$port/api/commands" -d "$1")
    case $answer in
        *' 200') ;;
        *)
            echo "$1 was answered $answer (port $port)"
            tail -n 5 "$work/table.log"
            return 1
            ;;
    esac
}

play_a_turn() {
    post '{"do":"begin","plan":{"people":[{"name":"Anna","colour":"red"},{"name":"Ben","colour":"blue"},{"name":"Cleo","colour":"green"}]}}' &&
        post '{"do":"teams","racers":[["banana","alchemist","baba-yaga","blimp"],["coach","gunk","centaur","cheerleader"],["hare","dicemonger","duelist","egg"]]}' &&
        post '{"do":"win-roll-off","seat":0}' &&
        post '{"do":"line-up","seat":0,"racers":["banana"]}' &&
        post '{"do":"line-up","seat":1,"racers":["coach"]}' &&
        post '{"do":"line-up","seat":2,"racers":["hare"]}' &&
        post '{"do":"reveal"}' &&
        post '{"do":"die","seat":0,"face":4}' &&
        banana_is_on_4_or_5
}

# Coach on Start gives it one more.
banana_is_on_4_or_5() { curl -s "localhost:$port/api/table" | grep -q '"racer":"banana","seat":0,"space":5'; }
says() { grep -q "$1" "$work/notes"; }

# The kiosk unit's command line; a compositor without a display shows it to a program that takes pictures.
start_kiosk() {
    local command
    command=$(sed -n 's/^ExecStart=//p' "$root/usr/lib/systemd/system/trackside-kiosk.service")
    install -d -m 700 -o "$(inside id -u trackside)" "$root/run/kiosk"
    rm -f "$root/run/kiosk/"*
    chroot "$root" env -i PATH=/usr/bin:/bin HOME=/var/lib/trackside LANG=C.UTF-8 XDG_STATE_HOME=/var/lib \
        XDG_RUNTIME_DIR=/run/kiosk WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
        TRACKSIDE_URL="http://localhost:$port" CACHE_DIRECTORY=/var/cache/trackside \
        setpriv --reuid trackside --regid trackside --init-groups $command >"$work/kiosk.log" 2>&1 &
    kiosk=$!
    for _ in $(seq 60); do
        sleep 1
        kill -0 "$kiosk" 2>/dev/null || break
        ! kiosk_is_seen || return 0
    done
    tail -n 20 "$work/kiosk.log"
    return 1
}

# A screen of the game is a picture that does not compress to nothing.
kiosk_is_seen() {
    local socket
    socket=$(find "$root/run/kiosk" -name 'wayland-*' ! -name '*.lock' -printf '%f\n' | head -n 1)
    [ -n "$socket" ] || return 1
    chroot "$root" env -i PATH=/usr/bin XDG_RUNTIME_DIR=/run/kiosk WAYLAND_DISPLAY="$socket" \
        setpriv --reuid trackside --regid trackside --init-groups grim /run/kiosk/screen.png >/dev/null 2>&1 || return 1
    [ "$(stat -c %s "$root/run/kiosk/screen.png")" -gt 15000 ] || return 1
    cp "$root/run/kiosk/screen.png" "$cache/kiosk.png"
}

kill_kiosk() {
    pkill -KILL -f 'CompanionApplication kiosk'
    for _ in $(seq 50); do
        kill -0 "$kiosk" 2>/dev/null || return 0
        sleep 0.1
    done
    return 1
}

nobody_is_left() { ! inside getent passwd trackside && [ ! -e "$root/var/lib/trackside" ] && [ ! -e "$root/etc/trackside" ] && [ ! -e "$root/var/cache/trackside" ]; }

# ---- the trials -------------------------------------------------------------------------------------------------------

check 'the older version can be installed' inside apt-get install -q -y --no-install-recommends /tmp/old.deb
check 'its user is there' inside id trackside
check 'its units are sound' inside systemd-analyze verify --man=no /usr/lib/systemd/system/trackside.service /usr/lib/systemd/system/trackside-cache.service /usr/lib/systemd/system/trackside-kiosk.service
check 'the service is enabled' test -L "$root/etc/systemd/system/multi-user.target.wants/trackside.service"
check 'it starts as its own user, and says when it is ready' start_table
check 'a game is begun over HTTP and a turn played' play_a_turn
check 'it gives signs of life' timeout 10 sh -c "until grep -q WATCHDOG=1 '$work/notes'; do sleep 0.1; done"
check 'it ends well when it is told to' stop_table
check 'and says so' says STOPPING=1
echo '# mine' >>"$root/etc/trackside/table.yml"
check 'the newer version replaces it' inside apt-get install -q -y --no-install-recommends /tmp/new.deb
check 'the settings are as people left them' grep -q '# mine' "$root/etc/trackside/table.yml"
check 'it starts again' start_table
check 'in the same game' banana_is_on_4_or_5
kill -KILL "$(pgrep -f "CompanionApplication run --config /etc/trackside/table.yml" | head -n 1)" || :
{ wait "$table" || :; } 2>/dev/null
table=
check 'after a power cut it starts' start_table
check 'in the same game still' banana_is_on_4_or_5
check 'a screen under cage and XWayland shows it, by the command line of its unit' start_kiosk
check 'a screen that is killed ends its compositor' kill_kiosk
check 'and the table does not mind' banana_is_on_4_or_5
check 'the screen comes back' start_kiosk
check 'and ends' kill_kiosk
check 'and ends well' stop_table
install -d -o "$(inside id -u trackside)" -g "$(inside id -g trackside)" "$root/var/cache/trackside"
check 'the start-up cache is recorded' inside setpriv --reuid trackside --regid trackside --init-groups /usr/lib/trackside/record-cache
check 'and starts with it' start_table
check 'and ends well again' stop_table
check 'removed, the games stay' inside apt-get remove -q -y trackside
check 'in their folder' test -d "$root/var/lib/trackside/games"
check 'purged' inside apt-get purge -q -y trackside
check 'nothing of it is left' nobody_is_left

[ "$failed" = 0 ] && echo 'Passed: the package installs, runs, upgrades and goes'
exit "$failed"
