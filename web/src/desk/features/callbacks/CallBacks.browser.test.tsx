import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type State, approvePages, approveStates, proveDeeds } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, type Around, example, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/callbacks'])

type CallBack = AnswerOf<'listCallBacks'>['items'][number]
const [mine, waiting] = example('listCallBacks', 'desk-callbacks').items as [CallBack, CallBack]
const list = (...items: CallBack[]): Around['says'] => ({ listCallBacks: { items, nextCursor: null } })
const lists = (...items: CallBack[]): State => ({ path: '/callbacks', says: list(...items) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const theirs: CallBack = { ...mine, agentId: 'lead-kim' }
const own = `callbacks/${mine.caseId}`
const end = (outcome: string) => [['endCallBack', `${own}/outcome`, { outcome }]]

approveStates({
  'calls that wait, and one of a colleague': lists(
    { ...theirs, phoneNumber: null, caseDue: { kind: 'resolution', at: '2026-11-20T12:00:00.000Z' } },
    { ...waiting, dueAt: '2026-11-20T12:00:00.000Z', tries: 2 },
    { ...waiting, caseId: '104232572', playerName: 'Ada', tries: 1 },
  ),
  'a call of a colleague, to a lead': { ...lists(theirs), roles: ['lead'] },
  'calls that have ended': {
    path: '/callbacks?state=ended',
    says: list(
      { ...mine, state: 'done', tries: 1 },
      { ...waiting, state: 'unreached', tries: 3, caseDue: { kind: 'resolution', at: '2026-11-20T12:00:00.000Z' } },
    ),
  },
  'nobody waits': { path: '/callbacks', answers: { listCallBacks: 'desk-callbacks-empty' } },
  'no call has ended': { path: '/callbacks?state=ended', answers: { listCallBacks: 'desk-callbacks-empty' } },
  'calls that did not come': { path: '/callbacks', says: { listCallBacks: new Refused(404) } },
  'calls on a phone': { path: '/callbacks', width: 390 },
  'a case without words': { path: '/callbacks', says: { getDeskCase: new Refused(404) } },
})

proveDeeds({
  'a call is taken': {
    ...lists({ ...waiting, caseId: mine.caseId }),
    act: () => button('Call').click(),
    wrote: [['takeCallBack', `${own}/take`, '']],
  },
  'a call that somebody else has': {
    ...lists({ ...waiting, caseId: mine.caseId }),
    says: { ...list({ ...waiting, caseId: mine.caseId }), takeCallBack: new Refused(409) },
    act: () => button('Call').click(),
    wrote: [['takeCallBack', `${own}/take`, '']],
    tells: 'Somebody else has this call',
    then: async ({ asked }) =>
      expect.poll(() => asked.filter(({ operation }) => operation === 'listCallBacks').length).toBeGreaterThan(1),
  },
  'a call that does not get through': {
    ...lists({ ...waiting, caseId: mine.caseId }),
    says: { ...list({ ...waiting, caseId: mine.caseId }), takeCallBack: new Refused(503) },
    act: () => button('Call').click(),
    wrote: [['takeCallBack', `${own}/take`, '']],
    tells: 'That did not work. Try again in a moment.',
  },
  'somebody was reached': { ...lists(mine), act: () => button('Reached').click(), wrote: end('done') },
  'nobody was reached': { ...lists(mine), act: () => button('Not reached').click(), wrote: end('notReached') },
  'a call is put back': { ...lists(mine), act: () => button('Put back').click(), wrote: end('putBack') },
  'a lead puts a colleague’s call back': {
    ...lists(theirs),
    roles: ['lead'],
    act: () => button('Put back').click(),
    wrote: end('putBack'),
  },
  'a call that has ended elsewhere': {
    path: '/callbacks',
    says: { ...list(mine), endCallBack: new Refused(409) },
    act: () => button('Reached').click(),
    wrote: end('done'),
    tells: 'Somebody else has this call',
  },
  'what has ended is asked for, and what is news': {
    path: '/callbacks',
    act: async ({ place, asked, tell }) => {
      const state = page.getByRole('combobox', { name: 'Which call-backs' })
      await state.selectOptions('ended')
      await expect.poll(place).toBe('/callbacks?state=ended')
      const queries = () => asked.filter(({ operation }) => operation === 'listCallBacks').map(({ url }) => url.search)
      await expect.poll(queries).toContain('?state=ended&limit=100')
      const before = queries().length
      // News wait while the pointer rests on the list.
      await page.getByRole('heading', { level: 2 }).hover()
      await expect.poll(() => (tell('cases', { ids: [], isMore: false }), queries().length)).toBeGreaterThan(before)
      await state.selectOptions('open')
      await expect.poll(place).toBe('/callbacks')
    },
    wrote: [],
  },
})
