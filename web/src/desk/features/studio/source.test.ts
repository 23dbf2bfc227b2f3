import { expect, test } from 'vitest'
import { headLine, isMachines, joinSource, newSource, placeOf, splitSource, withHeadLine, withToday } from './source.ts'

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
