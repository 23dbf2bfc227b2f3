// What asks a program that has to be built first, or takes long: no part of `make test`; see `make long-s3`, `make long-clamd`,
// `make long-uploads`, `make long-restarts`, `make long-streams`, `make long-mail`, `make long-merge` and `make long-promises`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/long/**/*.long.ts'], pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, retry: 0 },
})
