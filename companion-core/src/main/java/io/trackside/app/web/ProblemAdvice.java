package io.trackside.app.web;

import io.trackside.rules.BadInput;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Whatever goes wrong in a controller, or on the way to it, as problem details. */
@RestControllerAdvice
class ProblemAdvice extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemAdvice.class);

    private final Problems problems;

    ProblemAdvice(Problems problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    ResponseEntity<byte[]> badInput(BadInput bad, HttpServletRequest request) {
        return problems.of(request, bad);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> unreachable(Unreachable unreachable, HttpServletRequest request) {
        return problems.of(request, HttpStatus.SERVICE_UNAVAILABLE, BadInput.of("http-unreachable"));
    }

    /** A fault of ours: told in full to the log, and not to the client. */
    @ExceptionHandler
    ResponseEntity<byte[]> fault(Exception fault, HttpServletRequest request) {
        LOG.error("{} {} failed", request.getMethod(), request.getRequestURI(), fault);
        return problems.of(request, HttpStatus.INTERNAL_SERVER_ERROR, BadInput.of("http-failed"));
    }

    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception trouble, @Nullable Object body, HttpHeaders headers, HttpStatusCode code, WebRequest request) {
        HttpStatus status = Objects.requireNonNullElse(HttpStatus.resolve(code.value()), HttpStatus.BAD_REQUEST);
        HttpServletRequest asked = ((ServletWebRequest) request).getRequest();
        ResponseEntity<byte[]> answer = problems.of(asked, status, said(trouble, status, asked.getRequestURI()));
        return ResponseEntity.status(status)
                .headers(headers)
                .headers(answer.getHeaders())
                .body(answer.getBody());
    }

    private static BadInput said(Exception trouble, HttpStatus status, String path) {
        return switch (trouble) {
            case HttpRequestMethodNotSupportedException method ->
                BadInput.of("http-method", "method", method.getMethod(), "path", path, "allowed", allowed(method));
            case HttpMediaTypeNotSupportedException type -> BadInput.of("http-media-type");
            case Exception other when status == HttpStatus.NOT_FOUND -> BadInput.of("http-not-there", "path", path);
            case Exception other when status.is5xxServerError() -> BadInput.of("http-failed");
            case Exception other -> BadInput.of("http-request");
        };
    }

    private static Set<String> allowed(HttpRequestMethodNotSupportedException method) {
        String[] supported = method.getSupportedMethods();
        return supported == null ? Set.of() : Set.of(supported);
    }
}
