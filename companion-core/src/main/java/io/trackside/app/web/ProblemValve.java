package io.trackside.app.web;

import io.trackside.rules.BadInput;
import java.io.IOException;
import org.apache.catalina.Host;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Problem details for requests so broken that they reach none of our code; Tomcat would answer with a page of HTML. */
final class ProblemValve extends ErrorReportValve {
    private final Problems problems;

    ProblemValve(Problems problems) {
        this.problems = problems;
    }

    /** Makes this the one that reports errors of {@code host}. */
    void reportFor(Host host) {
        // By this name the host sees that it needs none of its own.
        ((StandardHost) host).setErrorReportValveClass(ProblemValve.class.getName());
        host.getPipeline().addValve(this);
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable fault) {
        if (response.getStatus() < HttpStatus.BAD_REQUEST.value()
                || response.getContentWritten() > 0
                || !response.setErrorReported()) {
            return;
        }
        HttpStatus status = HttpStatus.resolve(response.getStatus());
        boolean ours = status == null || status == HttpStatus.INTERNAL_SERVER_ERROR;
        try {
            problems.write(
                    request.getRequest(),
                    response.getResponse(),
                    status == null ? HttpStatus.INTERNAL_SERVER_ERROR : status,
                    BadInput.of(ours ? "http-failed" : "http-request"));
            response.finishResponse();
        } catch (IOException gone) {
            // Nobody is there to be told.
        }
    }
}
