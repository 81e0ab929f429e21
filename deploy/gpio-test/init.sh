#!/bin/busybox sh
# The first process of the emulated Pi.
/bin/busybox --install -s /usr/bin 2>/dev/null
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
mount -t tmpfs -o mode=1777 tmp /tmp
ln -sf /proc/self/fd /dev/fd
ip link set lo up
for module in configfs gpio-simkit virtio_blk; do
    insmod /lib/modules/$module.ko
done
mount -t configfs cfg /sys/kernel/config
mount -t ext4 -o ro /dev/vda /usr/lib/jvm
export JAVA_HOME=/usr/lib/jvm/java-25-openjdk-arm64
export PATH=/usr/bin:/usr/sbin:$JAVA_HOME/bin
chip=/sys/kernel/config/gpio-sim/pi

# mkchip LABEL LINES: as on the Pi, for root and the group gpio, its lines called GPIO0 to GPIO27.
mkchip() {
    mkdir -p $chip/bank0
    echo "$2" >$chip/bank0/num_lines
    echo "$1" >$chip/bank0/label
    line=0
    while [ $line -lt 28 ]; do
        mkdir $chip/bank0/line$line
        echo GPIO$line >$chip/bank0/line$line/name
        line=$((line + 1))
    done
    echo 1 >$chip/live
    chown root:gpio /dev/gpiochip*
    chmod 660 /dev/gpiochip*
}

rmchip() {
    echo 0 >$chip/live
    rmdir $chip/bank0/line* $chip/bank0 $chip
}

. /app/guest.sh
poweroff -f
