// Format, lint, types, what visitors would see less of, and the unit tests of what changed since main, nearest first: what the
// minute left no time for is named.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { runTestsOf } from './changed-tests.ts'
import { addedLines, before, changedFiles } from './changed.ts'
import { type EyeTable, eyeFaults } from './eye-rows.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const begun = Date.now()
const secondsPassed = (): number => Math.round((Date.now() - begun) / 1000)
/** After so many seconds no further tests begin. */
const lastStart = 45

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs one step; what it prints is shown only when it fails. */
const step = (name: string, program: string, ...parameters: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    let words = ''
    const child = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('error', (error) => (words += error.message))
    child.once('close', (code) => {
      say(code === 0 ? `${name}: passed (${secondsPassed()} s)` : `${words.trim()}\n${name}: FAILED`)
      resolve(code === 0)
    })
  })

const changed = changedFiles(root)
const steps = await Promise.all([
  step('format and lint', 'bash', 'scripts/check/lint.sh'),
  step('types', 'bash', 'scripts/check/types.sh'),
])
const table = 'tests/eye/rows.yaml'
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const faults = eyeFaults({
  before: parse(before(root, table)) as EyeTable,
  after: parse(read(table)) as EyeTable,
  decided: addedLines(root, 'openapi/decisions/*.md'),
  amendments: read('openapi/decisions/amendments.md'),
})
for (const fault of faults) say(`${fault}: an amendment names it (openapi/decisions/amendments.md).`)
const areTestsGood = await runTestsOf(root, changed, () => secondsPassed() < lastStart)
say(`${secondsPassed()} s`)
process.exit(steps.every(Boolean) && faults.length === 0 && areTestsGood ? 0 : 1)
