// The image, built without an engine: packages from the registry and minutes of work, so it is no part of `make test`;
// see
// `make lab DO=image`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/deploy/**/*.image.ts'], pool: 'forks', retry: 0 },
})
