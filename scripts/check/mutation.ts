// Usage: node scripts/check/mutation.ts [folder] – StrykerJS changes the sources of the folders in mutation-folders.ts,
// one small thing at a time, and runs their unit tests: a change that no test notices has survived. Prints the score of
// each folder; survivors stand in .cache/mutation/<folder>.txt. What was answered before is kept for the next run.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { mutationFolders, type MutationFolder } from './mutation-folders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = '.cache/mutation'
/** What the tests of the folders read nothing of; a sandbox is copied for every run. */
const notCopied = ['/.cache', '/.data', '/test-results', '/web/dist', '/server/dist', '/web/screenshots', '/coverage']

interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: { line: number; column: number } }
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

const fileOf = (folder: string): string => `${reports}/${folder.replaceAll('/', '-')}`

/** Changes the sources of one folder. @returns its report, also when the score is low */
const mutate = async ({
  name,
  sources,
  tests,
  isStaticLeftOut = false,
  oneOf = 1,
}: MutationFolder): Promise<Report> => {
  process.env['MUTATION_TESTS'] = tests.join(';')
  process.env['MUTATION_ONE_OF'] = String(oneOf)
  const json = `${fileOf(name)}.json`
  await new Stryker({
    mutate: sources,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/check/mutation.vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: isStaticLeftOut,
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('mutation-sample.ts', import.meta.url))],
    ignorers: ['sample'],
    incremental: true,
    incrementalFile: `${fileOf(name)}.incremental.json`,
    concurrency: 2,
    disableTypeChecks: false,
    ignorePatterns: notCopied,
    tempDirName: '.cache/stryker',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: json },
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
    logLevel: 'warn',
    thresholds: { high: 80, low: 80, break: null },
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest()
  return JSON.parse(readFileSync(json, 'utf8')) as Report
}

export interface Score {
  folder: string
  noticed: number
  survived: number
  untested: number
  leftOut: number
  score: string
}

/** Compile and run-time errors count for neither side, as in Stryker's own score. */
export const scoreOf = (folder: string, { files }: Report): Score => {
  const count = (...statuses: string[]): number =>
    Object.values(files)
      .flatMap(({ mutants }) => mutants)
      .filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const untested = count('NoCoverage')
  const all = noticed + survived + untested
  const leftOut = count('Ignored')
  return {
    folder,
    noticed,
    survived,
    untested,
    leftOut,
    score: all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`,
  }
}

/** One line for each change that no test noticed: place, what stood there, what stood there instead. */
export const survivorsOf = ({ files }: Report): string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location: { start }, mutatorName, replacement = '', status }) => {
        const line = source.split('\n')[start.line - 1]?.trim() ?? ''
        return `${file}:${start.line}:${start.column} ${status} ${mutatorName} ⟨${line}⟩ → ⟨${replacement.replace(/\s+/g, ' ')}⟩`
      }),
  )

const main = async (): Promise<void> => {
  const [asked] = process.argv.slice(2).filter(Boolean)
  const chosen = mutationFolders.filter(({ name }) => asked === undefined || name === asked.replace(/\/$/, ''))
  if (chosen.length === 0) throw new Error(`FOLDER is one of ${mutationFolders.map(({ name }) => name).join(', ')}`)
  process.chdir(root)
  mkdirSync(reports, { recursive: true })
  if (asked === undefined) {
    // A process a folder: Stryker holds its tests in memory.
    for (const { name } of chosen) execFileSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' })
    return
  }
  const [folder] = chosen as [MutationFolder]
  const report = await mutate(folder)
  const survivors = survivorsOf(report)
  writeFileSync(`${fileOf(folder.name)}.txt`, `${survivors.join('\n')}\n`)
  console.table([scoreOf(folder.name, report)])
  console.log(`${survivors.length} unnoticed: ${fileOf(folder.name)}.txt`)
}

if (import.meta.main) await main()
