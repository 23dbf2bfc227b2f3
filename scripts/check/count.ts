// Adds up the reports in .cache/reports and ends with the one line `N passed, N failed`; exits 1 when anything failed.
// A stage that died without a report of its own (lint, types, build, a crashed runner) counts as one.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { tests } from './reports.ts'

const folder = '.cache/reports'
let passed = 0
let failed = 0
const reported = new Map<string, number>()
for (const test of tests(folder)) {
  if (test.outcome === 'passed') passed += 1
  else {
    failed += 1
    reported.set(test.runner, (reported.get(test.runner) ?? 0) + 1)
    console.log(`${test.outcome}: ${test.runner}: ${test.title}`)
    // Whoever reads only the end of a log still learns why.
    if (test.reason !== undefined) console.log(test.reason.replaceAll(/^/gm, '    '))
  }
}
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  if (!name.endsWith('.stage')) continue
  const stage = name.slice(0, -'.stage'.length)
  const ok = readFileSync(`${folder}/${name}`, 'utf8').trim() === 'passed'
  if (!existsSync(`${folder}/${stage}.json`)) {
    if (ok) passed += 1
    else failed += 1
  } else if (!ok && !reported.get(stage)) failed += 1
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
