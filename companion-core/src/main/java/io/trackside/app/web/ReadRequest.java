package io.trackside.app.web;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A request whose body is here already: how long it is can be told before anybody works on it, whatever its header says. */
final class ReadRequest extends HttpServletRequestWrapper {
    private final byte[] body;

    private ReadRequest(HttpServletRequest request, byte[] body) {
        super(request);
        this.body = body;
    }

    /** {@code request} with its body read; nothing if that has more than {@code most} bytes. */
    static Optional<ReadRequest> of(HttpServletRequest request, int most) throws IOException {
        if (request.getContentLengthLong() > most) {
            return Optional.empty();
        }
        byte[] body = request.getInputStream().readNBytes(most + 1);
        return body.length > most ? Optional.empty() : Optional.of(new ReadRequest(request, body));
    }

    @Override
    public ServletInputStream getInputStream() {
        return new Body(new ByteArrayInputStream(body));
    }

    @Override
    public BufferedReader getReader() {
        return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
    }

    private static final class Body extends ServletInputStream {
        private final ByteArrayInputStream bytes;

        Body(ByteArrayInputStream bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            return bytes.read(into, offset, length);
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException("the body is here already: read it");
        }
    }
}
