package io.trackside.rules.racers;

import io.trackside.rules.KeepsMySpaceClear;

/** Nobody shares my space, Start excepted: whoever would is put one space behind me (R5 huge-baby). */
final class HugeBaby implements KeepsMySpaceClear {}
