// What `make deep` is made of: what the gate leaves out because it takes long. Each part ends within an hour.
import type { Stage } from './stage.ts'

const playwright = (files: string): string =>
  `env LOOKS=whole playwright test --config tests/e2e/playwright.config.ts --reporter=list ${files}`
const long = (files: string): string => `vitest run --config tests/long/vitest.config.ts --no-file-parallelism ${files}`
const bite = (sides: string): string =>
  `node scripts/check/bite.ts $((16#$(git rev-parse --short=6 HEAD))) 50 '${sides}'`
/** Files of tests/long/promises. */
const promises = (...names: string[]): string => long(names.map((name) => `promises/${name}`).join(' '))

const commands = {
  /** Every screen in every size and scheme: axe, Tab, what does not fit, what the specifications say of it. */
  screens: playwright('a11y.e2e.ts desk-screens.e2e.ts eye.e2e.ts'),
  /** Every screen in every language. */
  languages: playwright('tidy.e2e.ts'),
  /** At 200 % and 400 %, with wide text spacing, in forced colours. */
  zoom: playwright('enlarged.e2e.ts'),
  /** Whatever asks a test server, on PostgreSQL. */
  postgres: 'env TEST_DATABASE=postgres vitest run --config scripts/check/vitest.config.ts',
  /** All languages, the stock generators, the games' libraries. */
  kits: 'node scripts/sdk/smoke.ts whole && node scripts/sdk/index.ts',
  fuzz: 'node scripts/lab/fuzz/index.ts 100000',
  /** All its checks, over both documents as five senders. */
  schemathesis: 'node scripts/lab/fuzz/schemathesis.ts',
  /** Instances that are killed and replaced, two releases in turn under load. */
  cluster: [
    'vitest run --config tests/fuzz/vitest.config.ts tests/cluster',
    `env RELEASES=2 ${long('restarts.long.ts')}`,
  ].join(' && '),
  guesses: promises('guesses', 'oracle', 'rank'),
  /** Another draw for each commit, fifty changes on each side. */
  bite: bite('server|openapi'),
  'bite-web': bite('web'),
  promises: promises('forms', 'inert', 'slow-clients', 'uploads'),
} as const

export type PartName = keyof typeof commands
export const partNames = Object.keys(commands) as PartName[]

export const parts: readonly Stage[] = partNames.map((name) => ({
  name,
  lane: 'deep',
  kind: 'status',
  limitMinutes: 60,
  command: commands[name],
}))
