// The kits this machine can compile file a ticket at a started server and read it back; what cannot be had is named in a line
// `not run: …`. Unchanged since part `kits` of `make deep` was green, only the example for partners does it (CD-486).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServerProcess } from '../../tests/e2e/support/server-process.ts'
import { changedSince, readRuns, recordFile } from '../check/suite/deep-runs.ts'
import type { ListedResult } from '../check/suite/reports.ts'
import { kits } from './compile.ts'
import { type Kit, root, run } from './kits.ts'
import { outcomeOf } from './registry.ts'

const fileWith =
  ({ make, compile, call }: Kit) =>
  (url: string): string => {
    const place = make()
    compile(place)
    return call?.(place, url) ?? ''
  }

/** What a kit, the packed client and the packed mock are made of. */
const ingredients = [
  'generated/openapi.json',
  'generated/desk.json',
  'generated/client',
  'scripts/sdk',
  'scripts/dev',
  'package-lock.json',
]
const isDone = (): boolean => {
  const last = readRuns(readFileSync(join(root, recordFile), 'utf8')).find(({ part }) => part === 'kits')
  return last?.result === 'green' && changedSince(root, last.commit, ingredients)?.length === 0
}

const example: Record<string, (url: string) => string> = {
  'the example for partners': (url) => run('python3', [join(root, 'scripts/sdk/examples/file-a-ticket.py'), url]),
}
const all: typeof example = {
  ...example,
  'the packed client, by the code of its README': fileWith(kits.client),
  // npx fetches Prism for it, as it would for a partner.
  'the packed mock, by npx from an empty folder': fileWith(kits.mock),
  'TypeScript kit': fileWith(kits.typescript),
  'Python kit': fileWith(kits.python),
  'Java kit': fileWith(kits.java),
  'Unity library': fileWith(kits.unity),
  'Godot library': fileWith(kits.godot),
  'Unreal library': fileWith(kits.unreal),
}

const isWhole = process.argv[2] === 'whole' || !isDone()
if (!isWhole) process.stdout.write('the kits are those of the last green make deep PART=kits\n')
const server = await startServerProcess()
const results: ListedResult[] = []
try {
  for (const [name, check] of Object.entries(isWhole ? all : example)) {
    try {
      process.stdout.write(`passed: ${name}: ${check(server.url).trim().split('\n').at(-1)}\n`)
      results.push({ title: name, outcome: 'passed' })
    } catch (error) {
      const outcome = outcomeOf(error)
      const reason = (error as Error).message
      process.stdout.write(`${outcome}: ${name}: ${reason}\n`)
      results.push({ title: name, outcome, reason })
    }
  }
} finally {
  await server.stop()
}
const { STAGE_REPORT: report } = process.env
if (report !== undefined) writeFileSync(report, JSON.stringify(results))
process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
