import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readEarlyScripts } from './early-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'guidepost-early-'))
const write = (text: string, name = 'early'): void => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, `assets/${name}-a1.js`), text)
}
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('pages with a waiting form bring the script, by the hash of what stands there (CD-211)', () => {
  write('(()=>{})();\n')
  const { tagFor, hashes } = readEarlyScripts(folder)
  const tag = tagFor('<form method="dialog">')
  const text = /<script>(.*)<\/script>/s.exec(tag)![1]!
  expect(hashes).toEqual([`'sha256-${createHash('sha256').update(text).digest('base64')}'`])
  expect(tagFor('<form action="search">')).toBe('')
})

test('every page brings what fetches the app, with the files it wants (CD-192)', () => {
  write('(()=>{})();\n', 'begin')
  const { beginTag, hashes } = readEarlyScripts(folder)
  expect(beginTag({ app: '/app.js', texts: '/de-DE.json', files: ['/a.js', '/b.js'] })).toBe(
    '<script data-app="/app.js" data-texts="/de-DE.json" data-files="/a.js /b.js">(()=>{})();</script>',
  )
  expect(hashes).toHaveLength(1)
})

test('nothing without a build; what would not run there stops the start', () => {
  expect(readEarlyScripts(folder)).toMatchObject({ hashes: [] })
  write('import"./app.js";')
  expect(() => readEarlyScripts(folder)).toThrow('early-a1.js')
})
