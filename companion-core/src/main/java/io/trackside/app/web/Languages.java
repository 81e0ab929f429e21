package io.trackside.app.web;

import io.trackside.rules.BadInput;
import io.trackside.text.Texts;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.util.UriComponentsBuilder;

/** Which language a client is answered in: what {@code ?lang=} says, else Accept-Language, else the server's own. */
final class Languages {
    private static final String ASKED = "lang";

    private final Texts own;

    Languages(Texts own) {
        this.own = own;
    }

    /** Throws {@link BadInput} when {@code ?lang=} asks for a language there is not. */
    Texts of(HttpServletRequest request) {
        Optional<String> asked = asked(request);
        if (asked.isPresent() && named(asked.get()).isEmpty()) {
            throw BadInput.of(
                    "language-unknown",
                    "language",
                    asked.get(),
                    "known",
                    List.copyOf(own.library().languages()));
        }
        return nearest(request);
    }

    /** The same for those who may not refuse: a language there is not is passed over. */
    Texts nearest(HttpServletRequest request) {
        return asked(request)
                .flatMap(this::named)
                .or(() -> accepted(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE)))
                .orElse(own);
    }

    /** Read from the address itself: asking for a parameter could swallow the body of a form. */
    private static Optional<String> asked(HttpServletRequest request) {
        String query = request.getQueryString();
        return query == null
                ? Optional.empty()
                : Optional.ofNullable(UriComponentsBuilder.newInstance()
                        .query(query)
                        .build()
                        .getQueryParams()
                        .getFirst(ASKED));
    }

    private Optional<Texts> accepted(@Nullable String header) {
        if (header == null) {
            return Optional.empty();
        }
        try {
            return Locale.LanguageRange.parse(header).stream()
                    .filter(range -> range.getWeight() > 0)
                    .flatMap(range -> named(range.getRange()).stream())
                    .findFirst();
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty(); // a header nobody can read asks for nothing
        }
    }

    private Optional<Texts> named(String tag) {
        return own.library().nearest(Locale.forLanguageTag(tag));
    }
}
