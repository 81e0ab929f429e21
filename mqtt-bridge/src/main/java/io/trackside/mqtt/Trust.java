package io.trackside.mqtt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** Trusts brokers whose certificate descends from one's own authority. */
final class Trust {
    private Trust() {}

    /** Sockets that trust what descends from the certificates in {@code file}, which is PEM. */
    static SSLSocketFactory in(Path file) throws Untrusted {
        try (InputStream pem = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            int number = 0;
            for (Certificate one : CertificateFactory.getInstance("X.509").generateCertificates(pem)) {
                store.setCertificateEntry(Integer.toString(number++), one);
            }
            TrustManagerFactory trusting = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trusting.init(store);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trusting.getTrustManagers(), null);
            return context.getSocketFactory();
        } catch (IOException | GeneralSecurityException bad) {
            throw new Untrusted(file + ": " + bad.getMessage(), bad);
        }
    }
}
