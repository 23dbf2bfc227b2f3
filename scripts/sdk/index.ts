// `make sdk`: kits for partners in seven languages, the typed client and the mock as npm packages, compiled and called, and
// collections of Bruno, all in .cache/sdk. Usage: node scripts/sdk/index.ts [language …]
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'
import path from 'node:path'
import { writeCollections } from './bruno.ts'
import { kits } from './compile.ts'
import { kitsFolder } from './kits.ts'
import { outcomeOf } from './registry.ts'
import { validateDocuments } from './spec-validator.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(kits, name))
if (unknown.length > 0) throw new Error(`no kit ${unknown.join(', ')}; there are ${Object.keys(kits).join(', ')}`)

const steps = ['generated', 'compiled', 'called'] as const
const rows: string[][] = []
const reasons: string[] = []
const server = await startServerProcess()
try {
  for (const [name, { title, make, compile, call }] of Object.entries(kits)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const row = [title]
    let place = ''
    const tell = (said: string): boolean => process.stdout.write(`${title}: ${said.trim().split('\n').at(-1) ?? ''}\n`)
    const work = [
      () => (place = make()),
      () => compile(place),
      ...(call === undefined ? [] : [() => tell(call(place, server.url))]),
    ]
    for (const step of work) {
      try {
        step()
        row.push('yes')
      } catch (error) {
        row.push(outcomeOf(error))
        reasons.push(`${outcomeOf(error)}: ${title}, ${steps[row.length - 2]}: ${(error as Error).message}`)
        break
      }
    }
    while (row.length < 4) row.push('–')
    rows.push(row)
  }
} finally {
  await server.stop()
}
process.stdout.write(
  `${[['', ...steps], ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(at === 0 ? 42 : 10))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')}\n`,
)
// With everything, not with a language somebody works at.
if (wanted.length === 0) {
  process.stdout.write(`Bruno: ${writeCollections(path.join(kitsFolder, 'bruno'))} files\n`)
  try {
    process.stdout.write(`${validateDocuments()}\n`)
  } catch (error) {
    reasons.push(`${outcomeOf(error)}: openapi-spec-validator: ${(error as Error).message}`)
  }
}
for (const reason of reasons) process.stdout.write(`${reason}\n`)
process.exitCode = reasons.some((reason) => reason.startsWith('failed')) ? 1 : 0
