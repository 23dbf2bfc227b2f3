// Speed as ratios: the product beside the barest program that does the same, in one run, because the machine cancels out.
// Names behind the command run those alone: node scripts/lab/bench/index.ts hot-read submit.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCaseList } from './case-list.ts'
import { measureDoors } from './doors.ts'
import { measureFirstView } from './first-view.ts'
import { measureHotRead } from './hot-read.ts'
import { measureInstances } from './instances.ts'
import { startChild, type Child } from '../lib/child.ts'
import { startProduct } from '../lib/product.ts'
import { tableOf, type Result } from '../lib/result.ts'
import { measureOverload } from './overload.ts'
import { measurePageWeight } from './page-weight.ts'
import { measurePages } from './pages.ts'
import { measurePolls } from './polls.ts'
import { measureIndexing, measureSearch } from './search.ts'
import { measureSteps } from './steps.ts'
import { measureSubmit } from './submit.ts'
import { measureSubmitPostgres } from './submit-postgres.ts'
import { measureBesideUpload, measureReadsBeside, measureUpload } from './upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'guidepost-bench-'))
const started: Child[] = []

const start = async (module: string, name: string, environment: Record<string, string>): Promise<Child> => {
  const child = await startChild(module, environment, join(folder, `${name}.log`))
  started.push(child)
  return child
}

const startApp = async (name: string, environment: Record<string, string> = {}): Promise<Child> => {
  const child = await startProduct(folder, name, environment)
  started.push(child)
  return child
}

/** One line: what a program that failed said last, else what it was about. */
const reasonOf = (error: unknown): string => {
  const { message, stderr, cause } = error as Error & { stderr?: string; cause?: Error }
  return stderr?.trim().split('\n').at(-1) ?? [message.split('\n')[0], cause?.message].filter(Boolean).join(': ')
}

const measureAll = async (wanted: readonly string[]): Promise<Result[]> => {
  mkdirSync(join(folder, 'bare'))
  const bare = await start('bare.ts', 'bare-log', { BENCH_FOLDER: join(folder, 'bare') })
  const app = await startApp('app')
  const measures: Record<string, () => Promise<Result[]>> = {
    'hot-read': async () => measureHotRead(app, await startApp('silent', { LOG_LEVEL: 'silent' }), bare),
    pages: () => measurePages(app),
    'page-weight': () => measurePageWeight(app),
    'first-view': () => measureFirstView(app),
    steps: measureSteps,
    'case-list': () => measureCaseList(app),
    submit: async () =>
      measureSubmit(await startApp('submit'), await startApp('recorder', { BENCH_RECORD: '1' }), folder),
    instances: measureInstances,
    'submit-postgres': () => measureSubmitPostgres(startApp),
    overload: async () => measureOverload(await startApp('overload')),
    upload: () => measureUpload(app, bare),
    'beside-upload': () => measureBesideUpload(app, (environment) => start('uploader.ts', 'uploader', environment)),
    'reads-beside': () => measureReadsBeside(app, (environment) => start('uploader.ts', 'uploader', environment)),
    search: measureSearch,
    indexing: measureIndexing,
    doors: measureDoors,
    polls: async () => measurePolls(await startApp('polls')),
  }
  const unknown = wanted.filter((name) => !(name in measures))
  if (unknown.length > 0)
    throw new Error(`No measurement is called ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`)
  const results: Result[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stderr.write(`${name} …\n`)
    // One that fails is named and loses nothing of the others.
    try {
      results.push(...(await measure()))
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`not measured: ${name}: ${reasonOf(error)}\n`)
    }
  }
  return results
}

try {
  const results = await measureAll(process.argv.slice(2))
  const processors = cpus()
  process.stdout.write(
    `${tableOf(results)}\n\n${new Date().toISOString().slice(0, 10)}, ${processors.length} × ` +
      `${processors[0]?.model.trim()}, Node ${process.version}, embedded database\n`,
  )
} finally {
  await Promise.all(started.map((child) => child.stop()))
  rmSync(folder, { recursive: true, force: true })
}
