// The whole suite, called by `make test`: every stage of stages.ts, whatever the others came to. The last line is the
// one CI reads: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { collect, isGreen, summaryOf, tableOf } from './outcome.ts'
import { judgeClaims, readOpenRows, readRows } from './rows.ts'
import { runStage } from './run-stage.ts'
import { runAll } from './schedule.ts'
import type { Stage } from './stage.ts'
import { stages } from './stages.ts'

const folder = '.cache/reports'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const begun = Date.now()
const runAloud = async (stage: Stage) => {
  console.log(`── ${stage.name} begins`)
  const end = await runStage(stage, folder, process.cwd())
  writeFileSync(`${folder}/${stage.name}.log`, end.output)
  console.log(`\n${end.output.trimEnd()}\n── ${stage.name}: ${end.status} (${end.seconds.toFixed(0)} s)\n`)
  return end
}
const ends = await runAll(stages, runAloud)

const tests = collect(stages, ends, folder)
const rows = readRows(readFileSync('tests/requirements.tsv', 'utf8'))
const open = readOpenRows(readFileSync('tests/requirements-open.md', 'utf8'))
const { proven, findings } = judgeClaims(rows, open, tests)
console.log(tableOf(stages, ends, tests))
console.log(`all: ${((Date.now() - begun) / 60_000).toFixed(1)} minutes`)
console.log(`requirements proven: ${proven.size} of ${rows.length}, open: ${[...open.keys()].join(', ') || 'none'}\n`)
console.log(summaryOf(tests, findings))
process.exit(isGreen(tests, findings) ? 0 : 1)
