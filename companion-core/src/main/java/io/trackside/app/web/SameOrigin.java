package io.trackside.app.web;

import io.trackside.rules.BadInput;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Keeps pages of other places away from the table. A browser here would send what such a page tells it to: it names the
 * page's origin then. A page can also have its own name lead to this machine (DNS rebinding): then the host is no name of
 * the loopback.
 */
final class SameOrigin {
    private static final Set<String> ELSEWHERE = Set.of("cross-site", "same-site");
    private static final Pattern LOOPBACK =
            Pattern.compile("(?:localhost|127(?:\\.[0-9]{1,3}){3}|\\[::1])(?::[0-9]{1,5})?", Pattern.CASE_INSENSITIVE);

    private SameOrigin() {}

    /** Whether {@code host}, as a request names it, is this machine. */
    static boolean isLoopback(@Nullable String host) {
        return host != null && LOOPBACK.matcher(host).matches();
    }

    /**
     * What is wrong with a request that changes something; nothing if it comes from a page of ours or from no page.
     *
     * @param host as the request names it
     * @param site what a browser says in {@code Sec-Fetch-Site}
     */
    static Optional<BadInput> refusal(
            String host, @Nullable String origin, @Nullable String referer, @Nullable String site) {
        String own = "http://" + host.toLowerCase(Locale.ROOT);
        if (origin != null || referer != null) {
            String page = origin != null ? origin : originOf(String.valueOf(referer));
            if (!page.toLowerCase(Locale.ROOT).equals(own)) {
                return Optional.of(BadInput.of("http-origin", "origin", page, "own", own));
            }
        }
        if (site != null && ELSEWHERE.contains(site)) {
            return Optional.of(BadInput.of("http-origin", "origin", site, "own", own));
        }
        return Optional.empty();
    }

    private static String originOf(String referer) {
        try {
            URI uri = URI.create(referer);
            return uri.getScheme() + "://" + uri.getRawAuthority();
        } catch (IllegalArgumentException nothingToGoBy) {
            return referer;
        }
    }
}
