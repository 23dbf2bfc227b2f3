import { describe, expect, test } from 'vitest'
import { pageLinks } from '../../../kit/lib/page-links.ts'
import {
  actionLabel,
  calendarDay,
  canAppealNow,
  chipOf,
  detailText,
  endOf,
  hasConductLink,
  openQuestion,
  helpArticle,
  mostLinks,
  pageOfList,
  splitPenalties,
  zonedTime,
  newestNews,
} from './penalty-view.ts'
import type { Penalty } from './types.ts'

const penalty = (id: string, more: Partial<Penalty> = {}): Penalty =>
  ({ id, active: true, end: null, canAppeal: true, lastAppealState: null, ...more }) as Penalty
const list = (count: number): Penalty[] => Array.from({ length: count }, (_, index) => penalty(`p-${index + 1}`))

test('[PENALTY-21] [PENALTY-37] the flag decides the list, not the end', () => {
  const { active, past } = splitPenalties([
    penalty('a', { end: '2020-01-01T00:00:00Z' }),
    penalty('b', { active: false, end: '2999-01-01T00:00:00Z' }),
  ])
  expect([active[0]!.id, past[0]!.id]).toEqual(['a', 'b'])
})

describe('pages', () => {
  test('[PENALTY-08] [PENALTY-18] six a page, and the numbers of “showing x–y of z”', () => {
    expect(pageOfList(list(13), 1)).toMatchObject({ page: 1, pages: 3, from: 1, to: 6, total: 13 })
    expect(pageOfList(list(13), 3)).toMatchObject({ from: 13, to: 13 })
    expect(pageOfList(list(13), 2).items.map(({ id }) => id)).toEqual(['p-7', 'p-8', 'p-9', 'p-10', 'p-11', 'p-12'])
  })
  test('[PENALTY-19] at most three page links', () => {
    expect(pageLinks(1, pageOfList(list(60), 1).pages, mostLinks)).toHaveLength(3)
  })
  test('a page beyond the end is the last one; an empty list has one page of nothing', () => {
    expect(pageOfList(list(7), 9)).toMatchObject({ page: 2, from: 7, to: 7 })
    expect(pageOfList([], 1)).toMatchObject({ page: 1, pages: 0, from: 0, to: 0, total: 0 })
  })
})

test('the first whole day after a time, in the reader’s zone and language (T14)', () => {
  expect(calendarDay(new Date(2026, 11, 18, 9, 30).toISOString(), 'en-US')).toBe('December 19, 2026')
  expect(calendarDay(new Date(2026, 11, 31, 9, 30).toISOString(), 'de-DE')).toBe('1. Januar 2027')
  expect(calendarDay(new Date(2026, 11, 18).toISOString(), 'en-US')).toBe('December 18, 2026')
})

test('a penalty is over once its end has passed; without an end it is permanent', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(endOf(penalty('a', { end: '2026-11-21T12:00:00Z' }), now)).toBe('expired')
  expect(endOf(penalty('a', { end: '2026-11-21T12:00:01Z' }), now)).toBe('expires')
  expect(endOf(penalty('a'), now)).toBe('permanent')
})

test('a penalty that is over before its end was lifted, also a permanent one; an overturned one whatever its end', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(endOf(penalty('a', { active: false, end: '2999-01-01T00:00:00Z' }), now)).toBe('lifted')
  expect(endOf(penalty('a', { active: false }), now)).toBe('lifted')
  expect(endOf(penalty('a', { active: false, end: '2999-01-01T00:00:00Z', lastAppealState: 'OVERTURNED' }), now)).toBe(
    'lifted',
  )
  expect(endOf(penalty('a', { active: false, end: '2020-01-01T00:00:00Z' }), now)).toBe('expired')
})

test('[PENALTY-14] the date has its time and the name of the zone', () => {
  const text = zonedTime('2026-12-18T09:05:00Z', 'en-US')
  expect(text).toMatch(/December 1[78], 2026/)
  expect(text).toMatch(/:05 (AM|PM) \S+$/)
})

test('[PENALTY-15] [PENALTY-16] the button reads “appeal” only when one is possible now', () => {
  expect(actionLabel({ canAppeal: true, history: [] }, false)).toBe('support.penalty.appeal')
  expect(actionLabel({ canAppeal: false, history: [] }, false)).toBe('support.penalty.details')
  expect(actionLabel({ canAppeal: true, history: [] }, true)).toBe('support.penalty.details')
  expect(canAppealNow({ canAppeal: true }, true)).toBe(false)
})

describe('appeal states', () => {
  test('[APPEAL-01] [APPEAL-02] [APPEAL-03] each has its chip', () => {
    const chip = (lastAppealState: Penalty['lastAppealState']) => chipOf({ lastAppealState, history: [] })
    expect(chip('PENDING')).toEqual({ tone: 'warning', label: 'support.penalty.chip.pending' })
    expect(chip('UPHELD')).toEqual({ tone: 'danger', label: 'support.penalty.chip.upheld' })
    expect(chip('OVERTURNED')).toEqual({ tone: 'success', label: 'support.penalty.chip.overturned' })
    expect(chip(null)).toBeNull()
  })
  test('[APPEAL-05] [APPEAL-06] [APPEAL-07] title and disclaimer follow the last appeal, also of a state nobody knows', () => {
    const of = (lastAppealState: unknown): string =>
      detailText({ lastAppealState, canAppeal: true, history: [] as unknown } as Penalty)
    expect([of('UPHELD'), of('OVERTURNED'), of('PENDING'), of('WITHDRAWN')]).toEqual([
      'upheld',
      'overturned',
      'submitted',
      'submitted',
    ])
  })
  test('[APPEAL-08] [PENALTY-34] without an appeal it depends on whether one is possible', () => {
    expect(detailText({ lastAppealState: null, canAppeal: true, history: [] })).toBe('appeal')
    expect(detailText({ lastAppealState: null, canAppeal: false, history: [] })).toBe('cannot')
  })
  test('a question of the desk that waits is what the penalty is about, in list and title, until it is answered', () => {
    const asked = (open: boolean): Pick<Penalty, 'lastAppealState' | 'canAppeal' | 'history'> => {
      const question = { question: 'Who else plays?', repName: 'Kim', answer: null, answeredAt: null, open: false }
      const times = { askedAt: '2026-11-20T09:00:00Z', answerUntil: '2026-12-04T09:00:00Z' }
      const sent = { submittedDate: '2026-11-18T09:00:00Z', description: null, repName: null, repResponse: null }
      const questions = [
        { ...question, ...times },
        { ...question, ...times, question: 'And why?', open },
      ]
      return { lastAppealState: 'PENDING', canAppeal: false, history: [{ ...sent, questions }] }
    }
    expect(openQuestion(asked(true))?.question).toBe('And why?')
    expect([chipOf(asked(true))?.label, detailText(asked(true)), actionLabel(asked(true), false)]).toEqual([
      'support.penalty.chip.asked',
      'asked',
      'support.penalty.question.go',
    ])
    expect(openQuestion(asked(false))).toBeNull()
    expect([chipOf(asked(false))?.label, detailText(asked(false)), actionLabel(asked(false), false)]).toEqual([
      'support.penalty.chip.pending',
      'submitted',
      'support.penalty.details',
    ])
  })
  test('[PENALTY-26] the code of conduct is not shown while pending, nor when overturned', () => {
    expect(
      (['PENDING', 'OVERTURNED', 'UPHELD', null] as const).map((lastAppealState) =>
        hasConductLink({ lastAppealState }),
      ),
    ).toEqual([false, false, true, true])
  })
})

test('[PENALTY-35] a help article lies below the context path', () => {
  expect(helpArticle('9852')).toBe('help/article/9852')
})

test('the newest of what is unread, whichever order it comes in (T18)', () => {
  const at = (hour: number) => `2026-11-18T0${hour}:00:00.000Z`
  expect(newestNews([])).toBeNull()
  expect(newestNews([{ unread: false, newsAt: at(9) }, { unread: true }])).toBeNull()
  const mixed = [
    { unread: true, newsAt: at(1) },
    { unread: true, newsAt: at(3) },
    { unread: false, newsAt: at(5) },
  ]
  expect(newestNews(mixed)).toBe(at(3))
})
