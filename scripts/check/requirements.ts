// Which rows of tests/requirements.tsv are proven by a test that ran and passed (ground G36)?
//   node scripts/check/requirements.ts          coverage by area, from the reports of the last `make test`
//   node scripts/check/requirements.ts AREA …   the rows of these areas that no passed test names
import { readFileSync } from 'node:fs'
import { tests } from './reports.ts'

const rows = readFileSync('tests/requirements.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', kind = '', statement = ''] = line.split('\t')
    return { id, area, kind, statement }
  })
const known = new Set(rows.map((row) => row.id))
const proven = new Set<string>()
const unknown = new Set<string>()
let overloaded = 0
for (const test of tests('.cache/reports')) {
  const ids = [...test.title.matchAll(/\[([A-Z]+-\d{2,3}(?:\s*,\s*[A-Z]+-\d{2,3})*)\]/g)].flatMap((match) =>
    (match[1] ?? '').split(/\s*,\s*/),
  )
  if (ids.length > 4) {
    overloaded += 1
    console.log(`more than four rows in one title: ${test.title}`)
  }
  for (const id of ids) {
    if (!known.has(id)) unknown.add(id)
    else if (test.outcome === 'passed') proven.add(id)
  }
}
const wanted = process.argv.slice(2)
if (wanted.length > 0) {
  for (const row of rows)
    if (wanted.includes(row.area) && !proven.has(row.id)) console.log(`${row.id}\t${row.kind}\t${row.statement}`)
} else {
  const areas = Map.groupBy(rows, (row) => row.area)
  const cells = [...areas].map(([area, list]) =>
    `${area} ${list.filter((row) => proven.has(row.id)).length}/${list.length}`.padEnd(20),
  )
  for (let i = 0; i < cells.length; i += 6) console.log(cells.slice(i, i + 6).join(''))
  if (unknown.size > 0) console.log(`named but not in the catalogue: ${[...unknown].join(' ')}`)
  console.log(`requirements proven: ${proven.size} of ${rows.length}`)
}
process.exit(overloaded > 0 || unknown.size > 0 ? 1 : 0)
