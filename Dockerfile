# Builds the shops and the server, then leaves out what only the build needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data OPS_HOST=0.0.0.0 OPS_PORT=9464
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
# Ready when the database responds. The first start also applies migrations.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: it would not pass the stop signal on.
CMD ["node", "server/main.ts"]
