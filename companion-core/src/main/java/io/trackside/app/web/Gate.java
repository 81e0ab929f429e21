package io.trackside.app.web;

import io.trackside.rules.BadInput;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/** What every request passes first: is it meant for us, does it come from a page of ours, is its body small enough. */
final class Gate extends OncePerRequestFilter {
    private static final Set<String> LOOKING = Set.of("GET", "HEAD", "OPTIONS");
    private static final int KILOBYTE = 1024;
    private static final int MOST_KILOBYTES = 64;
    /** Cases, and games to take over, may be larger. */
    private static final Map<String, Integer> MORE_KILOBYTES = Map.of("/api/arbiter", 256, "/api/games", 16 * KILOBYTE);

    private final Problems problems;

    Gate(Problems problems) {
        this.problems = problems;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain next)
            throws IOException, ServletException {
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Content-Type-Options", "nosniff");
        String host = request.getHeader(HttpHeaders.HOST);
        if (host == null || !SameOrigin.isLoopback(host)) {
            BadInput stranger = BadInput.of("http-host", "host", host == null ? "" : host);
            problems.write(request, response, HttpStatus.FORBIDDEN, stranger);
            return;
        }
        if (LOOKING.contains(request.getMethod())) {
            look(request, response, next);
            return;
        }
        Optional<BadInput> elsewhere = SameOrigin.refusal(
                host,
                request.getHeader(HttpHeaders.ORIGIN),
                request.getHeader(HttpHeaders.REFERER),
                request.getHeader("Sec-Fetch-Site"));
        if (elsewhere.isPresent()) {
            problems.write(request, response, HttpStatus.FORBIDDEN, elsewhere.get());
            return;
        }
        int most = MORE_KILOBYTES.getOrDefault(request.getRequestURI(), MOST_KILOBYTES);
        Optional<ReadRequest> read = ReadRequest.of(request, most * KILOBYTE);
        if (read.isEmpty()) {
            problems.write(
                    request, response, HttpStatus.CONTENT_TOO_LARGE, BadInput.of("http-too-large", "most", most));
            return;
        }
        next.doFilter(read.get(), response);
    }

    /** Actuator says with an empty answer that something is not there: that gets its words here. */
    private void look(HttpServletRequest request, HttpServletResponse response, FilterChain next)
            throws IOException, ServletException {
        String path = request.getRequestURI();
        if (!path.startsWith("/actuator/")) {
            next.doFilter(request, response);
            return;
        }
        ContentCachingResponseWrapper kept = new ContentCachingResponseWrapper(response);
        next.doFilter(request, kept);
        if (kept.getStatus() == HttpStatus.NOT_FOUND.value() && kept.getContentSize() == 0) {
            problems.write(request, response, HttpStatus.NOT_FOUND, BadInput.of("http-not-there", "path", path));
        } else {
            kept.copyBodyToResponse();
        }
    }
}
