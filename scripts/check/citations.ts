// Usage: node scripts/check/citations.ts – how often decisions and requirements are cited, by kind, and what leads nowhere.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { citingFiles, readCitations } from './citations/known.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const citations = readCitations(root)
const files = citingFiles(root).filter((file) => existsSync(path.join(root, file)))
const all = files.flatMap((file) => citations.of(file, readFileSync(path.join(root, file), 'utf8')))
const dead = all.filter(citations.isDead)

const counts = new Map<string, number>()
for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1)
for (const [kind, count] of [...counts].sort(([, one], [, other]) => other - one)) console.log(`${kind}\t${count}`)
for (const { file, line, id } of dead) console.error(`${file}:${line}: ${id}`)
console.log(`${all.length} citations in ${files.length} files, unresolved ${dead.length}`)
if (dead.length > 0) process.exitCode = 1
