package io.trackside.mqtt;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A cable between a client and a broker that can be cut after so many bytes more to the client. */
final class Cut implements AutoCloseable {
    private final ServerSocket door;
    private final int broker;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger cuts = new AtomicInteger();
    private final AtomicInteger left = new AtomicInteger(-1);

    private Cut(ServerSocket door, int broker) {
        this.door = door;
        this.broker = broker;
    }

    static Cut before(int broker) throws IOException {
        Cut cut = new Cut(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), broker);
        Thread.startVirtualThread(cut::serve);
        return cut;
    }

    int port() {
        return door.getLocalPort();
    }

    /** Passes {@code bytes} more, then cuts; once. */
    void after(int bytes) {
        left.set(bytes);
    }

    int cuts() {
        return cuts.get();
    }

    private void serve() {
        try {
            while (true) {
                Socket client = door.accept();
                Socket server = new Socket(InetAddress.getLoopbackAddress(), broker);
                open.add(client);
                open.add(server);
                Thread.startVirtualThread(() -> pass(client, server, false));
                Thread.startVirtualThread(() -> pass(server, client, true));
            }
        } catch (IOException closed) {
            // no more clients
        }
    }

    private void pass(Socket from, Socket to, boolean measured) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (measured && left.get() == 0) {
                    left.set(-1);
                    cuts.incrementAndGet();
                    return;
                }
                out.write(next);
                if (measured && left.get() > 0) {
                    left.decrementAndGet();
                }
            }
        } catch (IOException cut) {
            // the other side goes too
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket socket : open) {
            socket.close();
        }
    }
}
