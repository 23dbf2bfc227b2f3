// Which rows of tests/requirements.tsv were proven by the tests that ran last?
//   node scripts/check/requirements.ts          coverage by area
//   node scripts/check/requirements.ts AREA …   the rows of these areas that are not proven
import { existsSync, readFileSync } from 'node:fs'
import { readReport } from './suite/reports.ts'
import { judgeClaims, readOpenRows, readRows } from './suite/rows.ts'
import { reportOf } from './suite/stage.ts'
import { stages } from './suite/stages.ts'

const folder = '.cache/reports'
const tests = stages
  .filter(({ kind, name }) => kind !== 'status' && existsSync(reportOf(folder, name)))
  .flatMap((stage) => readReport(stage, folder))
const rows = readRows(readFileSync('tests/requirements.tsv', 'utf8'))
const { proven, findings } = judgeClaims(rows, readOpenRows(readFileSync('tests/requirements-open.md', 'utf8')), tests)
const wanted = process.argv.slice(2)
if (wanted.length > 0) {
  for (const row of rows)
    if (wanted.includes(row.area) && !proven.has(row.id)) console.log(`${row.id}\t${row.kind}\t${row.statement}`)
} else {
  const areas = Map.groupBy(rows, (row) => row.area)
  const cells = [...areas].map(([area, list]) =>
    `${area} ${list.filter((row) => proven.has(row.id)).length}/${list.length}`.padEnd(20),
  )
  for (let at = 0; at < cells.length; at += 6) console.log(cells.slice(at, at + 6).join(''))
  for (const finding of findings) console.log(finding)
  console.log(`requirements proven: ${proven.size} of ${rows.length}`)
}
process.exit(findings.length > 0 ? 1 : 0)
