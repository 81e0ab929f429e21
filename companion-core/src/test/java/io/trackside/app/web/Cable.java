package io.trackside.app.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A connection to a server that can be cut and mended. */
final class Cable implements AutoCloseable {
    private final ServerSocket near;
    private final int far;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    Cable(URI server) throws IOException {
        near = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        far = server.getPort();
        Thread.startVirtualThread(this::connect);
    }

    URI address() {
        return URI.create("http://localhost:" + near.getLocalPort());
    }

    void cut() throws IOException {
        cut = true;
        for (Socket end : ends) {
            end.close();
        }
        ends.clear();
    }

    void mend() {
        cut = false;
    }

    private void connect() {
        try {
            while (true) {
                Socket here = near.accept();
                if (cut) {
                    here.close();
                    continue;
                }
                Socket there = new Socket(InetAddress.getLoopbackAddress(), far);
                ends.add(here);
                ends.add(there);
                Thread.startVirtualThread(() -> pump(here, there));
                Thread.startVirtualThread(() -> pump(there, here));
            }
        } catch (SocketException closed) {
            // The test is over.
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void pump(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException broken) {
            // Cut.
        }
    }

    @Override
    public void close() throws IOException {
        near.close();
        cut();
    }
}
