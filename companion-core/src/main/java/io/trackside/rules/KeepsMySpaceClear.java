package io.trackside.rules;

/** Nobody shares my space, Start excepted: whoever would is put one space behind it (R4.5), a happening each. */
public interface KeepsMySpaceClear extends Power {}
