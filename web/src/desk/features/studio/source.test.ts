import { expect, test } from 'vitest'
import {
  headLine,
  isMachines,
  joinSource,
  listIn,
  newSource,
  placeOf,
  splitSource,
  withHeadLine,
  withKeyword,
  withToday,
} from './source.ts'

test('a source is taken apart and put together as it was', () => {
  const source = "---\nid: '1'\ntitle: One\n---\nText\n\n---\nMore\n"
  expect(splitSource(source)).toEqual({ head: "id: '1'\ntitle: One\n", body: 'Text\n\n---\nMore\n' })
  expect(joinSource(splitSource(source))).toBe(source)
  expect(splitSource('no front matter')).toEqual({ head: '', body: 'no front matter' })
})

test('a line is named as it is counted where it is typed', () => {
  const source = "---\nid: '1'\ntitle: One\n---\nText\n\nMore"
  expect([1, 2, 3, 4].map((line) => placeOf(source, line))).toEqual([
    { part: 'head', line: 1 },
    { part: 'head', line: 1 },
    { part: 'head', line: 2 },
    { part: 'head', line: 2 },
  ])
  expect(placeOf(source, 5)).toEqual({ part: 'body', line: 1 })
  expect(placeOf(source, 7)).toEqual({ part: 'body', line: 3 })
  expect(placeOf('Text\nMore', 2)).toEqual({ part: 'body', line: 2 })
})

test('a new article says what it must, whatever its title holds; a change is of today', () => {
  const { head } = splitSource(
    newSource({ id: '7', title: "It's: stuck", summary: 'Two\nways', game: 'wow', today: '2026-11-26' }),
  )
  expect(head).toContain("title: 'It''s: stuck'\nsummary: 'Two ways'\n")
  expect(head).toContain('products: [wow]\n')
  expect(withToday(head, '2026-12-01')).toContain('updated: 2026-12-01')
})

test('a line of the front matter is read, written and taken out, whatever stands around it', () => {
  const head = "id: '7'\ntitle: One\nmachineTranslation: true\n"
  expect(headLine(head, 'id')).toBe('7')
  expect(headLine(head, 'translatedFrom')).toBeNull()
  const marked = withHeadLine(head, 'translatedFrom', '123456789012')
  expect(marked).toBe(`${head}translatedFrom: '123456789012'\n`)
  expect(withHeadLine(marked, 'translatedFrom', 'ffffffffffff')).toBe(`${head}translatedFrom: 'ffffffffffff'\n`)
  expect(withHeadLine(head, 'machineTranslation', null)).toBe("id: '7'\ntitle: One\n")
  expect(withHeadLine('id: 7', 'translatedFrom', 'a')).toBe("id: 7\ntranslatedFrom: 'a'\n")
  expect(isMachines(joinSource({ head, body: '' }))).toBe(true)
  expect(isMachines(joinSource({ head: 'title: One\n', body: 'machineTranslation: true' }))).toBe(false)
})

test('a keyword is added, whichever way the others are written', () => {
  const words = "it's $& stuck"
  const one = "'it''s $& stuck'"
  expect(withKeyword('title: One\nkeywords: [a, b]\nid: 7\n', words)).toBe(
    `title: One\nkeywords: [${one}, a, b]\nid: 7\n`,
  )
  expect(withKeyword('keywords: []\n', words)).toBe(`keywords: [${one}]\n`)
  expect(withKeyword('keywords: [\n  a,\n  b]\n', words)).toBe(`keywords: [${one}, \n  a,\n  b]\n`)
  expect(withKeyword('keywords:\n  - a\n  - b\n', words)).toBe(`keywords:\n  - ${one}\n  - a\n  - b\n`)
  expect(withKeyword('keywords: a\nid: 7\n', words)).toBe(`keywords: [${one}, 'a']\nid: 7\n`)
  expect(withKeyword('id: 7', words)).toBe(`id: 7\nkeywords: [${one}]\n`)
  const begun = { id: '7', title: 'One', summary: 'Two', game: '', today: '2026-11-26', keyword: words }
  expect(newSource(begun)).toContain(`\nkeywords: [${one}]\n`)
})

test('a list of the front matter is read whichever way it is written', () => {
  expect(listIn("products: [wow, 'diablo4']\nupdated: 1\n", 'products')).toEqual(['wow', 'diablo4'])
  expect(listIn('title: A\nproducts:\n  - wow\n  - "diablo4"\nupdated: 1\n', 'products')).toEqual(['wow', 'diablo4'])
  expect(listIn('title: A\n', 'products')).toEqual([])
})
