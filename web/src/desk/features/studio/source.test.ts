import { expect, test } from 'vitest'
import { joinSource, newSource, splitSource, withToday } from './source.ts'

test('a source is taken apart and put together as it was', () => {
  const source = "---\nid: '1'\ntitle: One\n---\nText\n\n---\nMore\n"
  expect(splitSource(source)).toEqual({ head: "id: '1'\ntitle: One\n", body: 'Text\n\n---\nMore\n' })
  expect(joinSource(splitSource(source))).toBe(source)
  expect(splitSource('no front matter')).toEqual({ head: '', body: 'no front matter' })
})

test('a new article says what it must, whatever its title holds; a change is of today', () => {
  const { head } = splitSource(
    newSource({ id: '7', title: "It's: stuck", summary: 'Two\nways', game: 'wow', today: '2026-11-26' }),
  )
  expect(head).toContain("title: 'It''s: stuck'\nsummary: 'Two ways'\n")
  expect(head).toContain('products: [wow]\n')
  expect(withToday(head, '2026-12-01')).toContain('updated: 2026-12-01')
})
