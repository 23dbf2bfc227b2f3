import { expect, test } from 'vitest'
import { withAnchors } from './article-parts.ts'

test('every heading of the second level has an address and stands in the list, its words alone', () => {
  const { body, parts } = withAnchors(
    '<p>a</p><h2>One &amp; <em>only</em></h2><p>b</p><h2 class="x" id="own">Two</h2><h3>no</h3>',
  )
  expect(body).toBe(
    '<p>a</p><h2 id="part-1">One &amp; <em>only</em></h2><p>b</p><h2 class="x" id="own">Two</h2><h3>no</h3>',
  )
  expect(parts).toEqual([
    { id: 'part-1', html: 'One &amp; only' },
    { id: 'own', html: 'Two' },
  ])
})

test('an article without headings has no list', () => {
  expect(withAnchors('<p>a</p>')).toEqual({ body: '<p>a</p>', parts: [] })
})
