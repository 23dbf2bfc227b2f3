// Each wall holds: what it forbids is planted where it is forbidden, in a copy that has the shipped configuration and
// nothing else, and has to be refused with the sentence of its rule; the same words pass where they are allowed.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Planted {
  /** What is forbidden; the titles of the tests below are the table of what catches it. */
  what: string
  /** Code of the rule as oxlint prints it. */
  rule: string
  /** Words of its message. */
  says: RegExp
  code: string
  at: string
  /** Where the same code passes; `instead` is what is written there when the place is the same. */
  passesAt: string
  instead?: string
}

const wait = 'const wait = async (): Promise<void> => Promise.resolve()\n'

const lintRows: readonly Planted[] = [
  {
    what: 'the clock in rules.ts',
    rule: 'house(pure-rules)',
    says: /take the time as a parameter/,
    code: 'export const today = () => Date.now()\n',
    at: 'server/src/cases/clock-rules.ts',
    passesAt: 'server/src/cases/clock-service.ts',
  },
  {
    what: '`new Date()` in rules.ts',
    rule: 'house(pure-rules)',
    says: /take the time as a parameter/,
    code: 'export const today = () => new Date()\n',
    at: 'web/src/portal/shared/form/today-rules.ts',
    passesAt: 'web/src/portal/shared/form/today-rules-of.ts',
  },
  {
    what: 'a given time in rules.ts (allowed) against none',
    rule: 'house(pure-rules)',
    says: /take the time as a parameter/,
    code: 'export const after = (time: string) => [time, Date()]\n',
    at: 'server/src/penalties/rules.ts',
    passesAt: 'server/src/survey/rules.ts',
    instead: 'export const after = (time: string) => new Date(Date.parse(time))\n',
  },
  {
    what: 'chance in rules.ts',
    rule: 'house(pure-rules)',
    says: /knows no chance/,
    code: 'export const draw = () => Math.random()\n',
    at: 'server/src/chat/chance-rules.ts',
    passesAt: 'server/src/chat/chance-service.ts',
  },
  {
    what: 'random ids in rules.ts',
    rule: 'house(pure-rules)',
    says: /knows no chance/,
    code: "import { randomUUID } from 'node:crypto'\nexport const id = () => randomUUID()\n",
    at: 'server/src/chat/id-rules.ts',
    passesAt: 'server/src/chat/id-service.ts',
  },
  {
    what: 'files in rules.ts',
    rule: 'house(pure-rules)',
    says: /does no I\/O/,
    code: "import { readFileSync } from 'node:fs'\nexport const text = () => readFileSync('a', 'utf8')\n",
    at: 'server/src/contact/disk-rules.ts',
    passesAt: 'server/src/contact/disk-store.ts',
  },
  {
    what: 'the network in rules.ts',
    rule: 'house(pure-rules)',
    says: /does no I\/O/,
    code: "export const ask = () => fetch('http://127.0.0.1/')\n",
    at: 'server/src/phone/net-rules.ts',
    passesAt: 'server/src/adapters/sms/net-gateway.ts',
  },
  {
    what: 'Fastify in a service',
    rule: 'house(fastify-stays-in-routes)',
    says: /Fastify stays in routes\.ts/,
    code: "import type { FastifyRequest } from 'fastify'\nexport type Asked = FastifyRequest\n",
    at: 'server/src/survey/service.ts',
    passesAt: 'server/src/survey/routes.ts',
  },
  {
    what: 'Fastify in a store',
    rule: 'house(fastify-stays-in-routes)',
    says: /Fastify stays in routes\.ts/,
    code: "import type { FastifyRequest } from 'fastify'\nexport type Asked = FastifyRequest\n",
    at: 'server/src/cases/list-store.ts',
    passesAt: 'server/src/cases/list-routes.ts',
  },
  {
    what: 'the router in ui/',
    rule: 'house(ui-knows-no-router)',
    says: /ui\/ knows no router/,
    code: "export { useNavigate } from 'react-router-dom'\n",
    at: 'web/src/kit/ui/go.ts',
    passesAt: 'web/src/portal/shared/routing/go.ts',
  },
  {
    what: 'fetch outside api/client.ts',
    rule: 'house(fetch-has-one-door)',
    says: /call the typed client/,
    code: "export const ask = () => fetch('/services')\n",
    at: 'web/src/portal/features/home/ask.ts',
    passesAt: 'web/src/kit/api/client.ts',
  },
  {
    what: 'window.fetch outside api/client.ts',
    rule: 'house(fetch-has-one-door)',
    says: /call the typed client/,
    code: 'const { fetch: ask } = window\nexport const asked = () => [ask, globalThis.fetch]\n',
    at: 'web/src/portal/shared/settings/ask.ts',
    passesAt: 'web/src/portal/shared/settings/ask.test.ts',
  },
  {
    what: 'XMLHttpRequest outside api/upload.ts',
    rule: 'house(uploads-have-one-door)',
    says: /call upload\(\) there/,
    code: 'export const send = () => new XMLHttpRequest()\n',
    at: 'web/src/portal/shared/files/send.ts',
    passesAt: 'web/src/kit/api/upload.ts',
  },
  ...(['localStorage', 'sessionStorage'] as const).map((name) => ({
    what: `${name} outside lib/stored.ts`,
    rule: 'house(storage-has-one-door)',
    says: /use the places of lib\/stored\.ts/,
    code: `export const keep = () => ${name}.setItem('a', 'b')\n`,
    at: `web/src/portal/features/contact/keep-${name}.ts`,
    passesAt: 'web/src/kit/lib/stored.ts',
  })),
  {
    what: 'document.cookie outside lib/cookies.ts',
    rule: 'house(cookies-have-one-door)',
    says: /lib\/cookies\.ts/,
    code: "export const mark = () => {\n  document.cookie = 'a=b'\n}\n",
    at: 'web/src/portal/app/mark.ts',
    passesAt: 'web/src/kit/lib/cookies.ts',
  },
  {
    what: 'process.env outside config.ts',
    rule: 'house(settings-have-one-door)',
    says: /server\/src\/config\.ts only/,
    code: "export const port = process.env['PORT']\n",
    at: 'server/src/platform/port.ts',
    passesAt: 'server/src/config.ts',
  },
  {
    what: 'a visible text in JSX',
    rule: 'house(no-visible-text)',
    says: /put it into the message catalogue/,
    code: 'export const Hello = () => <p>Hello</p>\n',
    at: 'web/src/portal/features/home/Hello.tsx',
    passesAt: 'web/src/portal/features/home/Hello.test.tsx',
  },
  {
    what: 'a visible text in an expression',
    rule: 'house(no-visible-text)',
    says: /put it into the message catalogue/,
    code: "export const Hello = ({ isNew }: { isNew: boolean }) => <p>{isNew ? 'New' : ''}</p>\n",
    at: 'web/src/kit/ui/Hello.tsx',
    passesAt: 'web/src/kit/ui/Greeting.tsx',
    instead: "export const Greeting = ({ isNew }: { isNew: boolean }) => <p className={isNew ? 'new' : ''}>1 · 2</p>\n",
  },
  ...(['aria-label', 'title', 'placeholder', 'alt', 'label'] as const).map((name) => ({
    what: `a visible text in ${name}`,
    rule: 'house(no-visible-text)',
    says: /put it into the message catalogue/,
    code: `export const Words = (_: Record<string, string>) => null\nexport const Said = () => <Words ${name}="Close" />\n`,
    at: `web/src/portal/shared/page/Said-${name}.tsx`,
    passesAt: `web/src/portal/shared/page/Said-${name}.test.tsx`,
  })),
  {
    what: 'a room that opens into another room',
    rule: 'house(walls)',
    says: /does not open into room .*Move what both need/s,
    code: "import type { Penalty } from '../penalties/service.ts'\nexport type Mine = Penalty\n",
    at: 'server/src/survey/peek.ts',
    passesAt: 'server/src/penalties/peek.ts',
  },
  {
    what: 'a rule of both sides that looks into one of them',
    rule: 'house(walls)',
    says: /a rule of both sides imports such rules alone/,
    code: "import type { Penalty } from '../../server/src/penalties/service.ts'\nexport type Mine = Penalty\n",
    at: 'openapi/rules/peek.ts',
    passesAt: 'server/src/peek.ts',
  },
  {
    what: 'a floor that looks up',
    rule: 'house(walls)',
    says: /may not import .*Move what both need/s,
    code: "import { Header } from '../../portal/app/Header.tsx'\nexport const look = Header\n",
    at: 'web/src/kit/lib/look.ts',
    passesAt: 'web/src/portal/app/look.ts',
  },
  {
    what: 'the desk that reaches into the player’s floors',
    rule: 'house(walls)',
    says: /desk and portal are two apps/,
    code: "import { reach } from '../../portal/shared/reach.ts'\nexport const reached = reach\n",
    at: 'web/src/desk/app/reach.ts',
    passesAt: 'web/src/portal/app/reach.ts',
  },
  ...(['portal/app', 'portal/features/home', 'portal/shared/page', 'kit/ui', 'kit/lib', 'kit/api'] as const).map(
    (floor) => ({
      what: `${floor}/ that imports the desk`,
      rule: 'house(walls)',
      says: /desk/,
      code: `import { scope } from '${floor.replaceAll(/[^/]+/g, '..')}/desk/scope.ts'\nexport const borrowed = scope\n`,
      at: `web/src/${floor}/borrowed.ts`,
      passesAt: 'web/src/desk/app/borrowed.ts',
      instead:
        "import { scope } from '../scope.ts'\nimport { cx } from '../../kit/lib/class-names.ts'\nexport const own = [scope, cx]\n",
    }),
  ),
  {
    what: 'a hook inside a condition',
    rule: 'react-hooks(rules-of-hooks)',
    says: /called conditionally/,
    code: "import { useId } from 'react'\nexport const useName = (isOn: boolean) => (isOn ? useId() : '')\n",
    at: 'web/src/kit/ui/use-name.ts',
    passesAt: 'web/src/kit/lib/use-name.ts',
    instead:
      "import { useId } from 'react'\nexport const useName = (isOn: boolean) => {\n  const id = useId()\n  return isOn ? id : ''\n}\n",
  },
  {
    what: 'an effect that leaves out what it depends on',
    rule: 'react-hooks(exhaustive-deps)',
    says: /missing dependency: 'name'/,
    code:
      "import { useEffect } from 'react'\nexport const useTitle = (name: string) =>\n  useEffect(() => " +
      '{\n    document.title = name\n  }, [])\n',
    at: 'web/src/portal/shared/page/use-title.ts',
    passesAt: 'web/src/kit/lib/use-title.ts',
    instead:
      "import { useEffect } from 'react'\nexport const useTitle = (name: string) =>\n  useEffect(() => " +
      '{\n    document.title = name\n  }, [name])\n',
  },
  {
    what: 'an image without words (accessibility)',
    rule: 'jsx-a11y(alt-text)',
    says: /alt/,
    code: 'export const Face = () => <img src="a.png" />\n',
    at: 'web/src/kit/ui/Face.tsx',
    passesAt: 'web/src/kit/ui/Mask.tsx',
    instead: 'export const Mask = () => <img src="a.png" alt="" />\n',
  },
  {
    what: 'a press that keys cannot make (accessibility)',
    rule: 'jsx-a11y(click-events-have-key-events)',
    says: /keyboard/,
    code: 'export const Press = ({ go }: { go: () => void }) => <div onClick={go} />\n',
    at: 'web/src/portal/features/cases/Press.tsx',
    passesAt: 'web/src/portal/features/cases/Push.tsx',
    instead: 'export const Push = ({ go }: { go: () => void }) => <button type="button" onClick={go} />\n',
  },
  ...[
    'server/src/cases/float',
    'server/src/cases/float.test',
    'tests/e2e/float.e2e',
    'scripts/dev/float',
    'web/src/kit/api/float',
  ].map((place) => ({
    what: `a promise nobody awaits in ${place}.ts`,
    rule: 'typescript(no-floating-promises)',
    says: /must be awaited/,
    code: `${wait}export const go = (): void => {\n  wait()\n}\n`,
    at: `${place}.ts`,
    passesAt: `${place}-awaited.ts`,
    instead: `${wait}export const go = async (): Promise<void> => {\n  await wait()\n}\n`,
  })),
  {
    what: 'a promise where nobody waits',
    rule: 'typescript(no-misused-promises)',
    says: /void return was expected/,
    code: `${wait}export const all = (list: string[]): void => list.forEach(wait)\n`,
    at: 'tests/house/misused.test.ts',
    passesAt: 'tests/house/used.test.ts',
    instead: `${wait}export const all = async (list: string[]) => Promise.all(list.map(wait))\n`,
  },
  ...[
    "test.skip('a', () => {})",
    "test.describe.only('a', () => {})",
    "it.todo('a')",
    "test('a', { retry: 2 }, () => {})",
  ].map((line, index) => ({
    what: `a test that does not run: ${line}`,
    rule: 'house(every-test-runs)',
    says: /make it pass, or delete it/,
    code:
      `import * as runner from 'vitest'\nconst { it, test } = runner as never as Record<string, ` +
      `never>\nexport const used = [it, test]\n${line}\n`,
    at: `server/src/cases/skipped-${index}.test.ts`,
    passesAt: `server/src/cases/skip-${index}.ts`,
  })),
  {
    what: '`any`',
    rule: 'typescript(no-explicit-any)',
    says: /any/,
    code: 'export const all = (value: any): unknown => value\n',
    at: 'server/src/lib/all.ts',
    passesAt: 'server/src/lib/known.ts',
    instead: 'export const all = (value: unknown): unknown => value\n',
  },
  {
    what: 'a line longer than 140 characters, addresses not counted',
    rule: 'house(no-long-lines)',
    says: /Longer than 140 characters/,
    code: `// ${'word '.repeat(28)}\nexport const one = 1\n`,
    at: 'tests/e2e/long-line.ts',
    passesAt: 'scripts/content/long-line.ts',
    instead: `// ${'word '.repeat(26)} https://a.example/${'b'.repeat(99)}\nexport const one = 1\n`,
  },
  {
    what: 'the shape of an object under `type`',
    rule: 'typescript(consistent-type-definitions)',
    says: /Use `interface` instead/,
    code: 'export type Shape = { width: number }\n',
    at: 'server/src/lib/shape.ts',
    passesAt: 'web/src/kit/lib/shape.ts',
    instead: 'export interface Shape {\n  width: number\n}\nexport type Shapes = readonly Shape[]\n',
  },
  {
    what: 'a member in the shorthand of methods',
    rule: 'typescript(method-signature-style)',
    says: /property signature instead/,
    code: 'export interface Door {\n  open(key: string): void\n}\n',
    at: 'scripts/dev/door.ts',
    passesAt: 'tests/e2e/door.ts',
    instead: 'export interface Door {\n  open: (key: string) => void\n}\n',
  },
  {
    what: 'a function that is not a constant',
    rule: 'house(functions-are-constants)',
    says: /A function is `const name/,
    code: 'export function half(value: number): number {\n  return value / 2\n}\n',
    at: 'server/src/lib/half.ts',
    passesAt: 'server/src/lib/quarter.ts',
    instead:
      'export const half = (value: number): number => value / 2\n' +
      'export function* count(): Generator<number> {\n  yield 1\n}\n' +
      "export function known(value: unknown): asserts value is string {\n  if (value !== 'a') throw new Error()\n}\n" +
      'export function both(value: string): string\nexport function both(value: number): number\n' +
      'export function both(value: unknown): unknown {\n  return value\n}\n' +
      'export function Face(): null {\n  return null\n}\n',
  },
  {
    what: 'a constant in capitals',
    rule: 'house(constants-read-like-values)',
    says: /`retryAfter`, not `RETRY_AFTER`/,
    code: 'export const RETRY_AFTER = 5\n',
    at: 'web/src/kit/lib/retry.ts',
    passesAt: 'web/src/kit/lib/again.ts',
    instead: 'export const retryAfter = 5\nexport const Retry = { retryAfter }\n',
  },
  {
    what: 'a feature of the desk that opens into another',
    rule: 'house(walls)',
    says: /does not open into its/,
    code: "import { scope } from '../penalties/scope.ts'\nexport const borrowed = scope\n",
    at: 'web/src/desk/features/cases/borrowed.ts',
    passesAt: 'web/src/desk/features/penalties/borrowed.ts',
  },
  {
    what: "another room's table in SQL",
    rule: 'house(tables-have-one-room)',
    says: /penalty belongs to room penalties/,
    code: 'export const all = (sql: typeof String.raw) => sql`select 1 from survey_answer join penalty on true`\n',
    at: 'server/src/survey/raw-store.ts',
    passesAt: 'server/src/survey/own-store.ts',
    instead: 'export const all = (sql: typeof String.raw) => sql`select 1 from survey_answer`\n',
  },
  {
    what: 'a room with every table',
    rule: 'house(tables-have-one-room)',
    says: /is given its own tables/,
    code: "import type { AnyDatabase } from '../storage/database.ts'\nexport const all = (database: AnyDatabase) => database\n",
    at: 'server/src/survey/whole-store.ts',
    passesAt: 'server/src/compose/whole.ts',
  },
  {
    what: 'a query in a service',
    rule: 'house(queries-live-in-stores)',
    says: /belongs to a store/,
    code: "export const all = (db: { selectFrom: (a: string) => never }) => db.selectFrom('survey_answer')\n",
    at: 'server/src/survey/asking-service.ts',
    passesAt: 'server/src/survey/asking-store.ts',
  },
  {
    what: 'a call over the network in a transaction',
    rule: 'house(transactions-call-nobody)',
    says: /waits for nobody outside/,
    code:
      'export const go = (db: { withTransaction: (work: () => Promise<unknown>) => Promise<unknown> }) =>\n' +
      "  db.withTransaction(async () => fetch('http://127.0.0.1/'))\n",
    at: 'server/src/webhooks/hasty.ts',
    passesAt: 'server/src/webhooks/patient.ts',
    instead: "export const go = async () => fetch('http://127.0.0.1/')\n",
  },
  {
    what: 'a shape of the contract by hand',
    rule: 'house(shapes-come-from-the-contract)',
    says: /members of the contract's SubmitResult/,
    code: 'export interface Mine {\n  caseId: string\n  caseRegion: string\n  anonymousToken: string\n  mailWithheld: string\n}\n',
    at: 'server/src/survey/shape-rules.ts',
    passesAt: 'server/src/survey/shape.ts',
    instead: 'export interface Mine {\n  caseId: string\n  caseRegion: string\n  anonymousToken: string\n}\n',
  },
  ...[
    ["export const read = (client: Client) => client.GET('/services/desk/games')", 'called by its name'],
    ['export const Ask = () => <form />', 'made by web'],
  ].map(([code = '', says = ''], index) => ({
    what: `a call or a form by hand: ${code}`,
    rule: 'house(calls-and-forms-have-one-way)',
    says: new RegExp(says),
    code: `interface Client {\n  GET: (path: string) => unknown\n}\n${code}\n`,
    at: `web/src/desk/features/keys/by-hand-${index}.tsx`,
    passesAt: `web/src/kit/form/by-hand-${index}.tsx`,
  })),
  ...["'/services/bft/api/cases/1'", '`/services/desk/api/cases/${id}`'].map((address, index) => ({
    what: `an address of the contract by hand: ${address}`,
    rule: 'house(addresses-come-from-the-contract)',
    says: /addresses are the contract’s/,
    code: `export const address = (id: string) => [id, ${address}]\n`,
    at: `web/src/portal/features/home/address-${index}.ts`,
    passesAt: `web/src/portal/features/home/known-${index}.ts`,
    instead: "export const address = (id: string) => [id, '/services/bft/api/auth/{lang}']\n",
  })),
  ...[
    ["new EventSource('/a')", 'stream'],
    ["new WebSocket('/a')", 'socket'],
    ["navigator.sendBeacon('/a')", 'beacon'],
  ].map(([code = '', name = '']) => ({
    what: `${code} outside api/`,
    rule: 'house(streams-have-one-door)',
    says: /opened in web\/src\/kit\/api alone/,
    code: `export const open = () => ${code}\n`,
    at: `web/src/portal/shared/news/open-${name}.ts`,
    passesAt: `web/src/kit/api/open-${name}.ts`,
  })),
  {
    what: 'a sentence in a .ts of a feature',
    rule: 'house(no-visible-sentence)',
    says: /put it into the message catalogue/,
    code: "export const text = 'Your case was sent.'\n",
    at: 'web/src/portal/features/contact/words.ts',
    passesAt: 'web/src/portal/features/contact/words-of.ts',
    instead: "export const text = (): string => {\n  throw new Error('Your case was sent.')\n}\n",
  },
  {
    what: 'raw HTML',
    rule: 'house(markup-has-one-door)',
    says: /RichText\.tsx alone/,
    code: "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n",
    at: 'web/src/portal/features/article/Raw.tsx',
    passesAt: 'web/src/portal/features/article/Raw.test.tsx',
  },
  ...["{ color: '#ff0000' }", '{ width: 767 }', "{ ['--gap']: isWide ? '1px' : '2px' }"].map((style, index) => ({
    what: `a value in style=: ${style}`,
    rule: 'house(styles-stand-in-sheets)',
    says: /by the tokens of styles/,
    code: `export const Box = ({ isWide }: { isWide: boolean }) => <p hidden={isWide} style={${style} as object} />\n`,
    at: `web/src/kit/ui/Box${index}.tsx`,
    passesAt: `web/src/kit/ui/Bar${index}.tsx`,
    instead: 'export const Box = ({ part }: { part: number }) => <p style={{ width: `${part}%` }} />\n',
  })),
  {
    what: 'an error that is swallowed without a word',
    rule: 'eslint(no-empty)',
    says: /empty/i,
    code: 'export const go = (work: () => void): void => {\n  try {\n    work()\n  } catch {}\n}\n',
    at: 'server/src/lib/swallow.ts',
    passesAt: 'server/src/lib/let-go.ts',
    instead:
      'export const go = (work: () => void): void => {\n  try {\n    work()\n  } catch {\n    // It is gone already.\n  }\n}\n',
  },
  {
    what: 'console.log in the server',
    rule: 'eslint(no-console)',
    says: /console/i,
    code: 'export const tell = (address: string): void => console.log(address)\n',
    at: 'server/src/cases/tell.ts',
    passesAt: 'scripts/dev/tell.ts',
  },
]

const typeRows = [
  'server/src/lib',
  'web/src/kit/lib',
  'web/build',
  'scripts/dev',
  'scripts/sdk/client',
  'tests/e2e',
].map((folder) => ({ at: `${folder}/mistyped.ts`, passesAt: `${folder}/typed.ts` }))

interface Finding {
  code: string
  message: string
  filename: string
}

const overlay = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(overlay, { recursive: true, force: true }))

const plant = (file: string, code: string): void => {
  mkdirSync(dirname(join(overlay, file)), { recursive: true })
  writeFileSync(join(overlay, file), code)
}

const tablesOf = (table: string): string => `export interface PlantedTables {\n  ${table}: { id: string }\n}\n`

/** Runs a program of the packages in the overlay; findings end it with 1. */
const run = (program: string, ...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    const [bin, cwd] = [join(root, 'node_modules/.bin', program), overlay]
    execFile(bin, words, { cwd, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => resolve(stdout))
  })

const findingsOf = async (...words: string[]): Promise<Finding[]> => {
  const said = await run('oxlint', '--format', 'json', ...words)
  return (JSON.parse(said) as { diagnostics: Finding[] }).diagnostics
}

let linted: Finding[]
let typed: Finding[]
let packages: string

beforeAll(async () => {
  const shipped = [
    '.oxlintrc.json',
    'scripts/check',
    'scripts/sdk/client/tsconfig.json',
    'scripts/tsconfig.base.json',
    'server/tsconfig.json',
    'tests/e2e/tsconfig.json',
    'tests/house/walls.ts',
    'tsconfig.json',
    'web/build/tsconfig.json',
    'web/tsconfig.json',
  ]
  for (const file of shipped) cpSync(join(root, file), join(overlay, file), { recursive: true })
  for (const name of ['desk', 'openapi'])
    cpSync(join(root, `generated/${name}.json`), join(overlay, `generated/${name}.json`))
  // The lists of today belong to the tree, not to what is planted here.
  plant('scripts/check/house-rules/today.json', '{}')
  plant('server/src/penalties/tables.ts', tablesOf('penalty'))
  plant('server/src/survey/tables.ts', tablesOf('survey_answer'))
  symlinkSync(join(root, 'node_modules'), join(overlay, 'node_modules'))
  for (const { at, code, passesAt, instead } of lintRows) {
    plant(at, code)
    plant(passesAt, instead ?? code)
  }
  for (const { at, passesAt } of typeRows) {
    plant(at, "export const count: number = 'one'\n")
    plant(passesAt, 'export const count: number = 1\n')
  }
  plant(
    'scripts/dev/undeclared.ts',
    "import pad from 'left-pad'\nimport { parse } from 'yaml'\nexport default [pad, parse]\n",
  )
  plant('web/src/kit/ui/Nobody.tsx', 'export const Nobody = () => null\n')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }
  const dependencies = { ...manifest.dependencies, 'nobody-needs-me': '1.0.0' }
  writeFileSync(join(overlay, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  ;[linted, typed, packages] = await Promise.all([
    findingsOf('.'),
    findingsOf('--config', 'scripts/check/types.json', 'scripts', 'server', 'tests', 'web'),
    run('knip', '--config', 'scripts/check/knip.jsonc', '--no-config-hints', '--reporter', 'compact'),
  ])
})

const of = (findings: Finding[], file: string): Finding[] => findings.filter(({ filename }) => filename === file)

test('every place of the table is a floor that is there', () => {
  const floors = lintRows.map(({ at }) => dirname(at)).filter((folder) => folder !== 'web/src/desk')
  expect(floors.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test.each(lintRows)('make lint, $rule, refuses $what', ({ rule, says, at, passesAt }) => {
  const caught = of(linted, at).filter(({ code }) => code === rule)
  expect(of(linted, at).map(({ code }) => code)).toContain(rule)
  expect(caught.map(({ message }) => message).join('\n')).toMatch(says)
  expect(of(linted, passesAt).filter(({ code }) => code === rule)).toEqual([])
})

test.each(typeRows)('make types refuses a type error in $at', ({ at, passesAt }) => {
  expect(of(typed, at).map(({ message }) => message)).toEqual(["Type 'string' is not assignable to type 'number'."])
  expect(of(typed, passesAt)).toEqual([])
})

test('make lint refuses a package that is not declared, and a package or a file that nothing uses', () => {
  const unlisted = packages.slice(packages.indexOf('Unlisted'))
  expect(unlisted).toMatch(/left-pad/)
  expect(unlisted).not.toMatch(/yaml/)
  expect(packages).toMatch(/nobody-needs-me/)
  expect(packages).toMatch(/Unused files[^]*web\/src\/kit\/ui\/Nobody\.tsx/)
})

test('these are what make lint and make types run', () => {
  const lint = readFileSync(join(root, 'scripts/check/lint.sh'), 'utf8')
  expect(lint).toMatch(/^part code oxlint \.$/m)
  expect(lint).toMatch(/^part packages knip --config scripts\/check\/knip\.jsonc --no-config-hints$/m)
  expect(lint).toMatch(/^part format biome format \.$/m)
  expect(readFileSync(join(root, 'scripts/check/types.sh'), 'utf8')).toMatch(
    /^oxlint --config scripts\/check\/types\.json/m,
  )
})
