import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyUrl, formatGuidePath, keptSearch, parseGuidePath, urlEvents, type GuideUrl } from './guide-url.ts'

const id = fc.integer({ min: 1, max: 999_999_999 })
const productName = fc
  .stringMatching(/^[a-z0-9-]{1,40}$/)
  .filter((name) => name !== 'solution' && name !== 'recommendations')
const anyUrl: fc.Arbitrary<GuideUrl> = fc.oneof(
  productName.map((name) => ({ ...emptyUrl, productName: name })),
  productName.map((name): GuideUrl => ({ ...emptyUrl, productName: name, tail: 'recommendations' })),
  fc.record({ productName, parentId: id }).map((url) => ({ ...emptyUrl, ...url })),
  fc
    .record({ productName, parentId: id, topicId: id, tail: fc.constantFrom<'' | 'solution'>('', 'solution') })
    .map((url) => ({ ...emptyUrl, ...url })),
  fc.constant(emptyUrl),
)

test('[FLOW-01] every address the flow writes is read back as it was', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      expect(parseGuidePath(formatGuidePath(url))).toEqual(url)
    }),
  )
})

test('a four-segment address is read as parent, category and topic and written as parent and topic', () => {
  fc.assert(
    fc.property(productName, id, id, id, (name, parentId, categoryId, topicId) => {
      const url = parseGuidePath(`/product/${name}/${parentId}/${categoryId}/${topicId}`)
      expect(url).toEqual({ productName: name, parentId, categoryId, topicId, tail: '' })
      expect(formatGuidePath(url ?? emptyUrl)).toBe(`/product/${name}/${parentId}/${topicId}`)
    }),
  )
})

test('no text below product/ makes the reader fail, and what it accepts it writes the same way twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const url = parseGuidePath(`/product/${text}`)
      if (url === null || url.productName === '.' || url.productName === '..') return
      const written = formatGuidePath(url)
      const reread = parseGuidePath(written)
      expect(reread === null ? null : formatGuidePath(reread)).toBe(reread === null ? null : written)
    }),
  )
})

const shapes: [string, string, Partial<GuideUrl> | null][] = [
  ['the empty path', '/', emptyUrl],
  ['[FLOW-03] product alone', '/product/wow', { productName: 'wow', parentId: 0, topicId: 0, tail: '' }],
  [
    '[FLOW-05] three segments: product, parent, topic',
    '/product/wow/1200/1211',
    { parentId: 1200, categoryId: 0, topicId: 1211 },
  ],
  [
    '[FLOW-04] four segments: product, parent, category, topic',
    '/product/wow/1200/1210/1211',
    { parentId: 1200, categoryId: 1210, topicId: 1211 },
  ],
  ['solution with three segments', '/product/wow/1200/1211/solution', { topicId: 1211, tail: 'solution' }],
  ['recommendations', '/product/wow/recommendations', { productName: 'wow', tail: 'recommendations' }],
  ['a trailing slash', '/product/wow/', { productName: 'wow' }],
  ['[ROUTE-27] five segments', '/product/wow/1/2/3/4', null],
  ['[FLOW-03] an id that is no number', '/product/wow/abc', null],
  ['an id with a leading zero', '/product/wow/0120', null],
  ['an id of ten digits', '/product/wow/1234567890', null],
  ['solution with two segments', '/product/wow/1200/solution', null],
  ['solution without a category', '/product/wow/solution', null],
  ['recommendations after a category', '/product/wow/1200/recommendations', null],
  ['bare product', '/product', null],
  ['an encoding that is none', '/product/%E0%A4%A', null],
  ['another room', '/games/wow', null],
]
for (const [title, path, expected] of shapes) {
  test(`${title}: ${path}`, () => {
    const url = parseGuidePath(path)
    if (expected === null) expect(url).toBeNull()
    else expect(url).toMatchObject(expected)
  })
}

test('[FLOW-02] ref is kept, and nothing else', () => {
  expect(keptSearch('?ref=%2Fgames%2Fwow&login&q=1')).toBe('?ref=%2Fgames%2Fwow')
  expect(keptSearch('?q=1')).toBe('')
})

test('[FLOW-06][PICKER-20] an address yields product, category change and solution, in this order', () => {
  const events = (path: string) =>
    urlEvents(parseGuidePath(path) ?? emptyUrl, { variant: 'standard', storedDescription: '', source: 'url' })
  expect(events('/product/wow/1200/1211/solution')).toEqual([
    { type: 'PRODUCT_SELECTED', productName: 'wow', categoryId: 0, source: 'url' },
    { type: 'CATEGORY_CHANGED', parentId: 1200, topicId: 1211, advanceStep: true, source: 'url' },
    { type: 'PROBLEM_CATEGORIZED', solutionId: 1211 },
  ])
  expect(events('/product/wow/1200/1211')).toContainEqual({
    type: 'CATEGORY_CHANGED',
    parentId: 1200,
    topicId: 1211,
    advanceStep: false,
    source: 'url',
  })
  expect(events('/product/wow')).toHaveLength(1)
  expect(events('/')).toEqual([])
})

test('recommendations describes again with the stored text; in the embedded variant it opens describe first (E1)', () => {
  const url = parseGuidePath('/product/wow/recommendations') ?? emptyUrl
  const names = (variant: 'standard' | 'embedded', storedDescription: string) =>
    urlEvents(url, { variant, storedDescription, source: 'url' }).map(({ type }) => type)
  expect(names('standard', 'text')).toEqual(['PRODUCT_SELECTED', 'PROBLEM_DESCRIBED'])
  expect(names('standard', ' ')).toEqual(['PRODUCT_SELECTED'])
  expect(names('embedded', 'text')).toEqual(['PRODUCT_SELECTED', 'TOGGLE_DESCRIPTION', 'PROBLEM_DESCRIBED'])
})
