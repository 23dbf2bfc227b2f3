// Who measures on texts of others says in one sentence what is missing, and does not pass for measured (CD-62).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { missingData } from './data-sets.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'guidepost-sets-'))
const nowhere = join(scratch, 'nowhere')
const empty = join(scratch, 'empty')
mkdirSync(empty)
afterAll(() => rmSync(scratch, { recursive: true }))

const commands: [name: string, script: string, ...args: string[]][] = [
  ['relevance', 'scripts/lab/relevance/index.ts'],
  ['the pack of real pages', 'scripts/lab/real-pack/index.ts', join(scratch, 'pack')],
]
const run = (folder: string, script: string, args: readonly string[]): { status: number | null; lines: string[] } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_SETS: folder },
  })
  return { status, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') }
}

describe.each(commands)('%s', (name, script, ...args) => {
  test('without the folder: one sentence, exit code 1', () => {
    expect(run(nowhere, script, args)).toEqual({
      status: 1,
      lines: [
        `not run: ${name} needs the texts in ${nowhere}, and there is no such folder (DATA_SETS names another folder).`,
      ],
    })
  })

  test('with an empty folder: what is missing is named, exit code 1', () => {
    const { status, lines } = run(empty, script, args)
    expect(status).toBe(1)
    expect(lines.filter((line) => line.startsWith('not run: ')).length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.startsWith('    at '))).toEqual([])
  })
})

test('names only what is not there, and nothing when all is', () => {
  writeFileSync(join(empty, 'one.jsonl'), '')
  expect(missingData('this', ['one.jsonl', 'two.jsonl'], empty)).toBe(
    `not run: this needs two.jsonl in ${empty} (DATA_SETS names another folder).`,
  )
  expect(missingData('this', ['one.jsonl'], empty)).toBeNull()
})
