import { expect, test } from 'vitest'
import { savedHref } from '../../shared/saved-href.ts'
import { neighbour, nextCalm, queryOf, readFilter, viewQuery, writeFilter } from './queue-filter.ts'

test.each([
  ['', 'view=open'],
  ['view=mine', 'view=mine'],
  ['view=nonsense&channel=FAX&language=xx', 'view=open'],
  ['view=mine&priority=big&tag=a%20b&game=WOW', 'view=mine'],
  ['view=mine&tag=a&game=wow&priority=low', 'view=mine&game=wow&priority=low&tag=a'],
  ['view=waiting&q=%20gate%20&channel=CHAT&language=de-DE', 'view=waiting&q=gate&channel=CHAT&language=de-DE'],
])('%j is read as %j', (search, written) => {
  expect(writeFilter(readFilter(new URLSearchParams(search)))).toBe(written)
})

const filter = {
  view: 'open',
  text: '',
  channel: null,
  language: null,
  game: null,
  priority: null,
  tag: null,
  team: null,
  due: null,
} as const
test.each([
  [{}, { state: 'open' }],
  [{ view: 'mine' }, { state: 'unresolved', assignee: 'me' }],
  [{ view: 'unassigned' }, { state: 'open', assignee: 'none' }],
  [{ view: 'due' }, { due: 'soon' }],
  [
    { view: 'due', due: 'overdue', game: 'wow' },
    { due: 'overdue', game: 'wow' },
  ],
  [
    { view: 'mine', due: 'any' },
    { state: 'unresolved', assignee: 'me', due: 'any' },
  ],
  [{ view: 'resolved' }, { state: 'resolved' }],
  [
    { view: 'snoozed', tag: 'gate', priority: 'urgent' },
    { state: 'snoozed', tag: 'gate', priority: 'urgent' },
  ],
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

test('a kept view of what is due is that view again', () => {
  for (const search of ['view=due&game=wow', 'view=due&team=access&due=overdue', 'view=mine&due=any']) {
    const query = viewQuery(readFilter(new URLSearchParams(search)))
    expect(savedHref({ id: '1', name: 'x', shared: false, count: 0, more: false, query })).toBe(`/cases?${search}`)
  }
})

test('a kept view is found again under the very address it was kept from', () => {
  const search = 'view=mine&game=wow&team=access&priority=urgent&tag=gate&due=day&channel=CHAT&language=de-DE'
  const query = viewQuery(readFilter(new URLSearchParams(search)))
  expect(savedHref({ id: '1', name: 'x', shared: false, count: 0, more: false, query })).toBe(`/cases?${search}`)
})

test('one goes on by oneself past sensitive cases; to the first other one where the case has left the list', () => {
  const sensitive: ('threats' | 'selfHarm')[] = ['threats']
  const status = 'OPEN' as const
  const rows = [
    { id: '1', status, sensitive },
    { id: '2', status },
    { id: '3', status, sensitive },
    { id: '4', status },
    { id: '5', status, sensitive },
  ]
  expect([nextCalm(rows, '1'), nextCalm(rows, '2'), nextCalm(rows, '9')]).toEqual(['2', '4', '2'])
  expect([nextCalm(rows, '4'), nextCalm(rows.slice(0, 1), '9'), nextCalm([], '1')]).toEqual([null, null, null])
  // From one that waits for us never to one that waits for its player, which "My cases" lists behind.
  const waits = [{ id: '1', status }, ...['2', '3'].map((id) => ({ id, status: 'ANSWERED' as const }))]
  expect([nextCalm(waits, '1'), nextCalm(waits, '2')]).toEqual([null, '3'])
})
