# An image of an earlier version, whose files open pages still request: docs/deployment.md, "In containers". By default it has none.
ARG PREVIOUS=node:24-bookworm-slim
FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /app/dist

# Builds the shops and the server, then leaves out what only the build needs. Node is that of the base image.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
COPY --from=previous /app/dist dist
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data OPS_HOST=0.0.0.0 OPS_PORT=9464
# As npm start sets them: docs/decisions/0040-memory.md.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# What the server and its commands import: tests/image.test.ts compares.
COPY package.json LICENSE ./
COPY manifest manifest
COPY scripts/refresh.ts scripts/
COPY src/contract src/contract
COPY src/domain src/domain
COPY themes themes
COPY server server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
# Ready when the database responds. The first start also applies migrations.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: it would not pass the stop signal on.
CMD ["node", "--max-semi-space-size=32", "server/main.ts"]
