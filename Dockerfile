# The web client.
FROM node:22-bookworm-slim AS client
WORKDIR /src/web-client
COPY web-client/package.json web-client/package-lock.json web-client/.npmrc ./
RUN npm ci
COPY web-client/ ./
COPY docs/rules/ ../docs/rules/
COPY engine/data/ ../engine/data/
RUN npm run build

# The server. Queries are checked against the committed data in server/.sqlx; no database is needed.
FROM rust:1.95-bookworm AS server
WORKDIR /src
ENV SQLX_OFFLINE=true
COPY . .
RUN cargo build --locked --release -p estafette-server

# What runs: the binary, the client's files, and the certificates for an encrypted database.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates curl \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --no-create-home estafette
COPY --from=server /src/target/release/estafette-server /usr/local/bin/estafette-server
COPY --from=client /src/web-client/dist /srv/estafette/client
ENV ESTAFETTE_LISTEN=0.0.0.0:8080 \
    ESTAFETTE_CLIENT_DIR=/srv/estafette/client
USER estafette
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/api/health"]
CMD ["estafette-server"]
