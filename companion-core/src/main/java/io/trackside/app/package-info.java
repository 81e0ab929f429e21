/** The application: assembles everything, and speaks on the command line. */
@NullMarked
package io.trackside.app;

import org.jspecify.annotations.NullMarked;
