# syntax=docker/dockerfile:1
# The steps are those of scripts/build, which links the Swift runtime in: the second stage needs no toolchain.
FROM swift:6.3-bookworm AS build
WORKDIR /src
COPY Package.swift ./
COPY scripts ./scripts
COPY Sources ./Sources
# Not built, but Package.swift names their folders.
COPY Tests ./Tests
RUN install "$(scripts/build)" /usr/local/bin/permission-atlas

FROM debian:bookworm-slim
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends libarchive13 libsqlite3-0 libssl3 libstdc++6 libyaml-0-2 zlib1g curl tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --home-dir /var/lib/permission-atlas --create-home atlas
COPY --from=build /usr/local/bin/permission-atlas /usr/local/bin/permission-atlas
COPY data /usr/share/permission-atlas/data
COPY migrations /usr/share/permission-atlas/migrations
COPY Public /usr/share/permission-atlas/Public
USER atlas
WORKDIR /var/lib/permission-atlas
VOLUME /var/lib/permission-atlas
ENV PERMISSION_ATLAS_HOME=/usr/share/permission-atlas \
    PERMISSION_ATLAS_DATABASE=/var/lib/permission-atlas/permission-atlas.sqlite \
    PERMISSION_ATLAS_HOST=0.0.0.0
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD curl -fsSk "${HEALTHCHECK_URL:-http://127.0.0.1:${PERMISSION_ATLAS_PORT:-8080}/readyz}" || exit 1
ENTRYPOINT ["permission-atlas"]
CMD ["serve"]
