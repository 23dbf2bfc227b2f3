# The product in one image: no root, a read-only root file system, one writable volume (promises O8). Node 24 comes with the base image.
# `make lab DO=image` carries these steps out without an engine and starts what they leave.

# What runs, and nothing of what builds and tests. No install script runs (.npmrc).
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node_modules/.bin/vite build --config web/vite.config.ts \
 && node_modules/.bin/vite build --config web/vite.config.ts --ssr src/portal/entry-server.tsx \
 && node_modules/.bin/vite build --config web/vite.desk.config.ts \
 && node_modules/.bin/vite build --config server/vite.config.ts

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=8080 HOST=:: ADMIN_PORT=9090
# As scripts/start.sh has them, for less memory; Kubernetes runs this image.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/generated ./generated
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/server ./server
# The operator's commands (README.md); benches and generators stay behind.
COPY --from=build /app/scripts/guidepost.sh /app/scripts/guidepost.ts ./scripts/
COPY --from=build /app/scripts/guidepost ./scripts/guidepost
COPY --from=build /app/scripts/move-in ./scripts/move-in
COPY --from=build /app/scripts/content/import.ts ./scripts/content/
COPY --from=build /app/web/dist ./web/dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=2s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process answers signals itself; compose.yaml's `init: true` reaps what it leaves.
CMD ["node", "--max-semi-space-size=8", "server/dist/server.js"]
