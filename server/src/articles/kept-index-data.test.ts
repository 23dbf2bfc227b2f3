import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { IndexedText } from './engine/article-words.ts'
import { buildHere } from './engine/article-search.ts'
import { createIndexThread } from './index-thread.ts'
import { buildKept } from './kept-index-data.ts'

const articlesWith = (word: string): IndexedText[] =>
  Array.from({ length: 30 }, (_, at) => ({
    title: `How to mend ${word} ${at}`,
    summary: `What helps with ${word}`,
    problem: '',
    text: `<h2>Restart</h2><p>First restart the ${word}, then wait ${at} minutes.</p>`,
    keywords: [word, 'help'],
    isMarkup: true,
  }))

let folder: string
let index: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-index-'))
  index = join(folder, 'index')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const files = (): string[] => readdirSync(index).sort()

test('the second start reads what the first one counted', async () => {
  for (const locale of ['en-US', 'ja-JP']) {
    const built = await buildKept(index)(articlesWith('router'), locale)
    expect(await buildKept(index)(articlesWith('router'), locale)).toEqual(built)
    expect(built).toEqual(await buildHere(articlesWith('router'), locale))
  }
  expect(files()).toHaveLength(2)
  expect(statSync(index).mode & 0o777).toBe(0o700)
  // Read, and not counted again: what stands in the file is what is answered.
  const [one] = files()
  const inode = statSync(join(index, one!)).ino
  await buildKept(index)(articlesWith('router'), 'en-US')
  await buildKept(index)(articlesWith('router'), 'ja-JP')
  expect(statSync(join(index, one!)).ino).toBe(inode)
})

test('other words, another language or markup for text are another file', async () => {
  const articles = articlesWith('router')
  const changed = [{ ...articles[0]!, keywords: ['other'] }, ...articles.slice(1)]
  const unmarked = articles.map((article) => ({ ...article, isMarkup: false }))
  await buildKept(index)(articles, 'en-US')
  for (const [at, [texts, locale]] of [
    [changed, 'en-US'] as const,
    [unmarked, 'en-US'] as const,
    [articles, 'en-GB'] as const,
  ].entries()) {
    expect(await buildKept(index)(texts, locale)).toEqual(await buildHere(texts, locale))
    expect(files()).toHaveLength(at + 2)
  }
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s is built anew', async (_, spoil) => {
  const whole = await buildKept(index)(articlesWith('router'), 'en-US')
  const file = join(index, files()[0]!)
  const good = readFileSync(file)
  writeFileSync(file, spoil(good))
  expect(await buildKept(index)(articlesWith('router'), 'en-US')).toEqual(whole)
  expect(readFileSync(file).equals(good)).toBe(true)
})

test('where nothing can be written the index is built all the same', async () => {
  writeFileSync(index, 'a file stands where the folder should be')
  const built = await buildKept(index)(articlesWith('router'), 'en-US')
  expect(built).toEqual(await buildHere(articlesWith('router'), 'en-US'))
})

test('what nobody read for a fortnight goes, what is read stays', async () => {
  await buildKept(index)(articlesWith('router'), 'en-US')
  await buildKept(index)(articlesWith('guild'), 'en-US')
  const [a, b] = files()
  const longAgo = new Date(Date.now() - 15 * 86_400_000)
  for (const name of [a!, b!]) utimesSync(join(index, name), longAgo, longAgo)
  await buildKept(index)(articlesWith('router'), 'en-US')
  await buildKept(index)(articlesWith('mount'), 'en-US')
  expect(files().filter((name) => [a, b].includes(name))).toHaveLength(1)
  expect(files()).toHaveLength(2)
})

test('what a killed start left half written goes with the next one', async () => {
  await buildKept(index)(articlesWith('router'), 'en-US')
  const [whole] = files()
  const half = readFileSync(join(index, whole!)).subarray(0, 100)
  rmSync(join(index, whole!))
  // Killed just now while it wrote this index, and two hours ago while it wrote one that nobody needs any more.
  writeFileSync(join(index, `${whole}.part`), half)
  writeFileSync(join(index, 'other.index.part'), half)
  const before = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(join(index, 'other.index.part'), before, before)
  await buildKept(index)(articlesWith('router'), 'en-US')
  expect(files()).toEqual([whole])
  // A start that writes nothing sweeps as well.
  writeFileSync(join(index, 'other.index.part'), half)
  utimesSync(join(index, 'other.index.part'), before, before)
  await buildKept(index)(articlesWith('router'), 'en-US')
  expect(files()).toEqual([whole])
})

test('a few changed articles are not worth a file', async () => {
  await buildKept(index)(articlesWith('router').slice(0, 5), 'en-US')
  expect(() => files()).toThrow('ENOENT')
})

test('the thread keeps and reads the same files', async () => {
  const first = createIndexThread({ folder: index, least: 0 })
  const built = await first.build(articlesWith('router'), 'en-US')
  await first.stop()
  expect(files()).toHaveLength(1)
  const { ino } = statSync(join(index, files()[0]!))
  const second = createIndexThread({ folder: index, least: 0 })
  expect(await second.build(articlesWith('router'), 'en-US')).toEqual(built)
  await second.stop()
  expect(await buildKept(index)(articlesWith('router'), 'en-US')).toEqual(
    await buildHere(articlesWith('router'), 'en-US'),
  )
  expect(statSync(join(index, files()[0]!)).ino).toBe(ino)
})

test('a server that stops leaves nothing behind that is still written', async () => {
  const thread = createIndexThread({ folder: index })
  const under = thread.build(articlesWith('router'), 'en-US')
  await thread.stop()
  const left = files()
  await under
  await thread.build(articlesWith('guild'), 'en-US')
  expect(files()).toEqual(left)
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([])
})
