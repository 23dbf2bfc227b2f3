import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedSince, cleanCommit, type DeepRun, readRuns, recordOf, standingLine, standings } from './deep-runs.ts'

const green: DeepRun = { part: 'zoom', commit: '0123456789ab', result: 'green', minutes: '4.0' }
const red: DeepRun = { part: 'fuzz', commit: 'ba9876543210', result: 'red', minutes: '51.5' }
const parts = ['screens', 'zoom', 'fuzz']

test('the record is read as it is written: the newest run of each part, in their order', () => {
  const older = { ...green, commit: 'ffffffffffff', result: 'red' } as const
  const gone = { ...green, part: 'gone' }
  const record = recordOf([red, green, older, gone], parts)
  expect(readRuns(record)).toEqual([green, red])
  expect(recordOf(readRuns(record), parts)).toBe(record)
})

test('a run counts while its tree is there; a red one that was changed since is stale', () => {
  const all = standings([green, red], parts, () => true)
  expect(standingLine(all)).toBe('make deep: green: zoom; stale: screens; red: fuzz')
  const none = standings([green, red], parts, () => false)
  expect(standingLine(none)).toBe('make deep: green: none; stale: screens, zoom, fuzz; red: none')
})

let root: string
const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  })
const write = (path: string, text: string): void => writeFileSync(join(root, path), text)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guidepost-deep-'))
  git('init', '-q')
  mkdirSync(join(root, 'tests'))
  write('tests/deep.md', 'nothing')
  write('code.ts', 'one')
  git('add', '.')
  git('commit', '-qm', 'One')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

test('only what changed beside the record counts, saved or committed, and in the folders asked for', () => {
  const commit = cleanCommit(root)!
  write('tests/deep.md', 'a run')
  expect(cleanCommit(root)).toBe(commit)
  expect(changedSince(root, commit)).toEqual([])
  git('commit', '-qam', 'A run')
  expect(changedSince(root, commit)).toEqual([])
  write('code.ts', 'two')
  expect(cleanCommit(root)).toBeUndefined()
  git('commit', '-qam', 'Two')
  expect(changedSince(root, commit)).toEqual(['code.ts'])
  expect(changedSince(root, commit, ['tests'])).toEqual(['tests/deep.md'])
})

test('of a commit that this clone has not, nothing is known', () => {
  expect(changedSince(root, '0123456789ab')).toBeUndefined()
  write('new.ts', 'not added')
  expect(cleanCommit(root)).toBeUndefined()
})
