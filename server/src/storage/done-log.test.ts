import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDoneLog } from './done-log.ts'

let folder: string
const path = () => join(folder, 'jobs-done.log')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-done-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was noted is left to the next process, without a line that was cut off', () => {
  const log = openDoneLog(folder)
  expect(log.left).toEqual([])
  log.note('first')
  log.note('second')
  expect(readFileSync(path(), 'utf8')).toBe('first\nsecond\n')
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  log.close()
  appendFileSync(path(), 'thi')
  const next = openDoneLog(folder)
  expect(next.left).toEqual(['first', 'second'])
  next.close()
})

test('it is emptied when it is long and nothing in it is needed any more', () => {
  const log = openDoneLog(folder)
  const long = 'x'.repeat(600_000)
  log.note('short')
  log.settle('short')
  expect(statSync(path()).size).toBe(6)
  log.note(`${long}1`)
  log.note(`${long}2`)
  log.settle(`${long}1`)
  expect(statSync(path()).size).toBeGreaterThan(1_200_000)
  log.settle(`${long}2`)
  expect(statSync(path()).size).toBe(0)
  log.note('again')
  expect(readFileSync(path(), 'utf8')).toBe('again\n')
  log.close()
})
