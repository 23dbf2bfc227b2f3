// Fuzz and the two instances: whole server processes and thousands of requests, in a stage of their own beside the
// quick tests.
// Run from the project's root: vitest run --config tests/fuzz/vitest.config.ts [path …]
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/{fuzz,cluster}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // What is waited for comes; how long it may take says that something hangs, not how fast a machine is.
    expect: { poll: { timeout: 90_000 } },
    retry: 0,
  },
})
