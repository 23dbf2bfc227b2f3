// Unit, house and contract tests: everything that needs no browser. With TEST_DATABASE=postgres only what asks a test server
// runs, on PostgreSQL.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { filesOnPostgres } from './files-on-postgres.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const everything = [
  'openapi/rules/*.test.ts',
  'server/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'tests/{contract,house,deploy}/**/*.test.ts',
]
// The access matrix asks the same handlers as the replay does.
const onPostgres = (): string[] =>
  filesOnPostgres(
    root,
    globSync(['server/**/*.test.ts', 'tests/contract/{calls,replay,rules,server}.contract.test.ts'], { cwd: root }),
  )

export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: process.env['TEST_DATABASE'] === 'postgres' ? onPostgres() : everything,
    // In a browser: browser.vitest.config.ts.
    exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
    globalSetup: 'tests/support/postgres-of-run.ts',
    pool: 'forks',
    // The gate's other lanes run beside it.
    maxWorkers: 2,
    // A process for each of 258 files, and the whole server read anew in each, was a third of the processors' work.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // What is waited for comes; how long it may take says that something hangs, not how fast a machine is.
    expect: { poll: { timeout: 90_000 } },
    retry: 0,
  },
})
