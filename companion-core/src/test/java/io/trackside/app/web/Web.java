package io.trackside.app.web;

import io.trackside.rules.racers.Catalogue;
import io.trackside.table.TableClient;
import io.trackside.text.Texts;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;

/** A server on a free port, and somebody who asks it plainly. */
record Web(WebServer server, HttpClient http) implements AutoCloseable {
    static Web of(TableClient table) {
        return new Web(WebServer.start(table, Catalogue.load(), Texts.in("en"), 0), HttpClient.newHttpClient());
    }

    HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(uri(path));
    }

    URI uri(String path) {
        return server.address().resolve(path);
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(to(path));
    }

    /** With {@code headers}: name, value, name, value … */
    HttpResponse<String> post(String path, String body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = to(path).POST(BodyPublishers.ofString(body));
        return send(
                headers.length == 0 ? request.header("Content-Type", "application/json") : request.headers(headers));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }

    static JsonNode json(HttpResponse<String> response) {
        return WireJson.MAPPER.readTree(response.body());
    }

    @Override
    public void close() {
        http.shutdownNow();
        server.close();
    }
}
