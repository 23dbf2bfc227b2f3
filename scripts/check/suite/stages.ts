// What `make test` is made of, the gate of every change. A new stage is one entry here; it may add 60 seconds at most, what
// takes longer is a part of `make deep` (parts.ts) or `make lab`'s.
import type { Stage } from './stage.ts'

const reports = '.cache/reports'
const vitest = (name: string, words: string): string =>
  `vitest run ${words} --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json --silent=passed-only`
const plain = 'scripts/check/vitest.config.ts'
const components = 'scripts/check/browser.vitest.config.ts'
const processes = 'tests/fuzz/vitest.config.ts'

/**
 * In the order they begin; lanes run beside each other, so that two cores are busy while a browser waits. A limit tells what
 * hangs, not how fast a machine is.
 */
export const stages: readonly Stage[] = [
  { name: 'build', lane: 'browser', kind: 'status', limitMinutes: 6, command: 'bash scripts/build.sh' },
  {
    name: 'e2e',
    lane: 'browser',
    kind: 'playwright',
    after: ['build'],
    limitMinutes: 75,
    // GATE_LOOKS: screens of rooms that changed (index.ts); LOOKS itself would change what unit tests see.
    command: 'env LOOKS="$GATE_LOOKS" playwright test --config tests/e2e/playwright.config.ts',
  },
  {
    // The example for partners files a ticket; the kits do where what they are made of has changed.
    name: 'kits',
    lane: 'browser',
    kind: 'list',
    after: ['build'],
    limitMinutes: 15,
    command: 'node scripts/sdk/smoke.ts',
  },
  {
    // And two releases beside each other; the rest of the folder is part `cluster` of `make deep`.
    name: 'two-instances',
    lane: 'browser',
    kind: 'vitest',
    after: ['build'],
    limitMinutes: 15,
    command: vitest('two-instances', `--config ${processes} tests/cluster/two-`),
  },
  {
    // One screen at a time, in a browser, without a server: it waits more than it works.
    name: 'components',
    lane: 'screens',
    kind: 'vitest',
    limitMinutes: 45,
    command: vitest('components', `--config ${components}`),
  },
  {
    name: 'fuzz',
    lane: 'screens',
    kind: 'vitest',
    limitMinutes: 15,
    command: vitest('fuzz', `--config ${processes} tests/fuzz`),
  },
  { name: 'lint', lane: 'plain', kind: 'status', limitMinutes: 8, command: 'bash scripts/check/lint.sh' },
  { name: 'types', lane: 'plain', kind: 'status', limitMinutes: 8, command: 'bash scripts/check/types.sh' },
  {
    // Stores ask both databases; whole servers on PostgreSQL are part `postgres` of `make deep`.
    name: 'unit',
    lane: 'plain',
    kind: 'vitest',
    // Two of its tests read what the browser is given.
    after: ['build'],
    limitMinutes: 65,
    command: vitest('unit', `--config ${plain}`),
  },
]
