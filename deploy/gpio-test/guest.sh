# Inside the emulated Pi: its init reads this. mkchip and rmchip make and unmake the simulated chip.
case "$(cat /proc/device-tree/model)" in
    *"Pi 5"*) label=pinctrl-rp1 lines=54 ;;
    *) label=pinctrl-bcm2711 lines=58 ;;
esac

trial="java -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData --enable-native-access=ALL-UNNAMED \
    -Dorg.slf4j.simpleLogger.defaultLogLevel=off -cp /app/lib/*:/app/hardware.jar io.trackside.hardware.BoardTrial"

echo "chip: $label"
mkchip $label $lines
$trial board vanish
rmchip
mkchip $label $lines
gpioset -c /dev/gpiochip0 17=1 &
other=$!
sleep 1
$trial busy
kill $other
chmod 600 /dev/gpiochip0
su -s /bin/sh pi -c "$trial no-permission"
chmod 660 /dev/gpiochip0
rmchip
$trial no-chip
