// What asks a program that has to be built first, or takes long: `make lab`, and parts of `make deep` (restarts, promises).
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/long/**/*.long.ts'], pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, retry: 0 },
})
