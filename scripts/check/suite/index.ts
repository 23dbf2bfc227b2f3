// The gate, called by `make test`: every stage of stages.ts, whatever the others came to. The last line is the one CI
// reads: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { changedSince, readRuns, recordFile, standingLine, standings } from './deep-runs.ts'
import { collect, isGreen, summaryOf, tableOf } from './outcome.ts'
import { partNames } from './parts.ts'
import { judgeClaims, readOpenRows, readRows } from './rows.ts'
import { runStage } from './run-stage.ts'
import { runAll } from './schedule.ts'
import type { Stage } from './stage.ts'
import { stages } from './stages.ts'
import { screensOf } from '../../../tests/e2e/support/changed-screens.ts'

const folder = '.cache/reports'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const root = process.cwd()
const runs = readRuns(readFileSync(recordFile, 'utf8'))
const standing = standings(runs, partNames, (commit) => changedSince(root, commit)?.length === 0)
console.log(standingLine(standing))

/** Screens of rooms that changed since all were looked at whole; the gate looks at these whole. */
const changedScreens = (): string[] => {
  const last = runs.find(({ part, result }) => part === 'screens' && result === 'green')
  return screensOf(
    (last && changedSince(root, last.commit, ['web/src/portal/features', 'web/src/desk/features'])) ?? [],
  )
}
const looks = changedScreens()
if (looks.length > 0) console.log(`${looks.length} screens changed since make deep PART=screens: ${looks.join('; ')}`)
if (looks.length > 12) console.log('So many take long: make deep PART=screens first.')
process.env['GATE_LOOKS'] = looks.join('|')

const begun = Date.now()
const runAloud = async (stage: Stage) => {
  console.log(`── ${stage.name} begins`)
  const end = await runStage(stage, folder, root)
  writeFileSync(`${folder}/${stage.name}.log`, end.output)
  console.log(`\n${end.output.trimEnd()}\n── ${stage.name}: ${end.status} (${end.seconds.toFixed(0)} s)\n`)
  return end
}
const ends = await runAll(stages, runAloud)

const tests = collect(stages, ends, folder)
const rows = readRows(readFileSync('tests/requirements.tsv', 'utf8'))
const open = readOpenRows(readFileSync('tests/requirements-open.md', 'utf8'))
const { proven, findings: claims } = judgeClaims(rows, open, tests)
const findings = [
  ...claims.map((finding) => `requirements: ${finding}`),
  ...partNames
    .filter((part) => standing.get(part) === 'red')
    .map((part) => `deep: ${part} is red and nothing has changed since: mend it, then make deep PART=${part}`),
]
console.log(tableOf(stages, ends, tests))
console.log(`all: ${((Date.now() - begun) / 60_000).toFixed(1)} minutes`)
console.log(`requirements proven: ${proven.size} of ${rows.length}, open: ${[...open.keys()].join(', ') || 'none'}`)
console.log(`${standingLine(standing)}\n`)
console.log(summaryOf(tests, findings))
process.exit(isGreen(tests, findings) ? 0 : 1)
