import { expect, test } from 'vitest'
import { neighbour, queryOf, readFilter, writeFilter } from './queue-filter.ts'

test.each([
  ['', 'view=open'],
  ['view=mine', 'view=mine'],
  ['view=nonsense&channel=FAX&language=xx', 'view=open'],
  ['view=waiting&q=%20gate%20&channel=CHAT&language=de-DE', 'view=waiting&q=gate&channel=CHAT&language=de-DE'],
])('%j is read as %j', (search, written) => {
  expect(writeFilter(readFilter(new URLSearchParams(search)))).toBe(written)
})

const filter = { view: 'open', text: '', channel: null, language: null } as const
test.each([
  [{}, { state: 'open' }],
  [{ view: 'mine' }, { state: 'open', assignee: 'me' }],
  [{ view: 'unassigned' }, { state: 'open', assignee: 'none' }],
  [{ view: 'resolved' }, { state: 'resolved' }],
  [
    { view: 'mine', text: 'gate', channel: 'CHAT' },
    { q: 'gate', channel: 'CHAT' },
  ],
] as const)('%j asks for %j', (change, query) => {
  expect(queryOf({ ...filter, ...change })).toEqual(query)
})

test('the neighbour of a case; the first where it is not in the list; none at the end', () => {
  const ids = ['1', '2', '3']
  expect([neighbour(ids, '2', 1), neighbour(ids, '2', -1), neighbour(ids, '3', 1), neighbour(ids, '1', -1)]).toEqual([
    '3',
    '1',
    null,
    null,
  ])
  expect([neighbour(ids, undefined, 1), neighbour(ids, '9', -1), neighbour([], '1', 1)]).toEqual(['1', '1', null])
})
