/** The table over HTTP: the interface itself, and a client that reaches a table in another program. */
@NullMarked
package io.trackside.app.web;

import org.jspecify.annotations.NullMarked;
