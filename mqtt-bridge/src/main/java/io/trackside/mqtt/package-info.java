/**
 * The house network: smart dice that become commands, and the view published as state for Home Assistant and as light
 * on the track.
 */
@NullMarked
package io.trackside.mqtt;

import org.jspecify.annotations.NullMarked;
