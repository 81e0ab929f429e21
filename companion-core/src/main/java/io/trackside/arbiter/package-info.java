/** The arbiter: worked cases, what-if, why-not; answers any situation with its rulings. */
@NullMarked
package io.trackside.arbiter;

import org.jspecify.annotations.NullMarked;
