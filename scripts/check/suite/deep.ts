// `make deep [PART=name]`: the parts that are not green on this state, one after the other, or the one named. Each is
// written into tests/deep.md when it ends, so that a run that was broken off goes on where it was.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { changedSince, cleanCommit, readRuns, recordFile, recordOf, standingLine, standings } from './deep-runs.ts'
import { partNames, parts } from './parts.ts'
import { runStage } from './run-stage.ts'
import type { Stage } from './stage.ts'

const root = process.cwd()
const folder = '.cache/deep'
const lastLines = 40

const end = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}
const recorded = () => readRuns(readFileSync(recordFile, 'utf8'))
const standing = () => standings(recorded(), partNames, (commit) => changedSince(root, commit)?.length === 0)

const wanted = process.argv[2] ?? ''
if (wanted !== '' && !parts.some(({ name }) => name === wanted))
  end(`no part ${wanted}; there are ${partNames.join(', ')}`)
const commit = cleanCommit(root) ?? end('A part is recorded for a commit: commit what has changed first.')

const runPart = async (part: Stage): Promise<void> => {
  console.log(`── ${part.name} begins; ${folder}/${part.name}.log`)
  const { status, seconds, output } = await runStage(part, folder, root)
  writeFileSync(`${folder}/${part.name}.log`, output)
  const result = status === 'passed' ? 'green' : 'red'
  console.log(output.trimEnd().split('\n').slice(-lastLines).join('\n'))
  if (cleanCommit(root) !== commit) end(`${part.name}: ${result}, and not recorded: the tree changed meanwhile.`)
  const run = { part: part.name, commit, result, minutes: (seconds / 60).toFixed(1) } as const
  writeFileSync(recordFile, recordOf([run, ...recorded()], partNames))
  console.log(`── ${part.name}: ${result} (${run.minutes} minutes)\n`)
}

mkdirSync(folder, { recursive: true })
const before = standing()
for (const part of parts)
  if (wanted === '' ? before.get(part.name) !== 'green' : part.name === wanted) await runPart(part)
const after = standing()
console.log(standingLine(after))
process.exit([...after.values()].includes('red') ? 1 : 0)
