import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createCaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'
import { createCaseWaits, roundedWait, usualWait } from './waits.ts'

const start = Date.UTC(2026, 10, 1)
const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()

test.each([
  [1, 900],
  [901, 1800],
  [3600, 3600],
  [3601, 7200],
  [20_000, 21_600],
  [172_800, 172_800],
  [172_801, 259_200],
])('%i seconds are told as %i (CD-263)', (seconds, told) => {
  expect(roundedWait(seconds)).toBe(told)
})

test('the usual wait is what three of four waited at most, and unknown of a few (CD-263)', () => {
  const hours = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) * 3600)
  expect(usualWait(hours(19))).toBeNull()
  expect(usualWait(hours(20).toReversed())).toBe(15 * 3600)
})

storeTest('waits', ({ database }) => {
  const file = async (id: string, hours: number, change: Partial<CaseRecord> = {}): Promise<CaseRecord> => {
    const times = { createdAt: at(hours), updatedAt: at(hours), statusChangedAt: at(hours) }
    const record = aCase({ id, product: 'wow', topicId: 1201, eventCount: 0, status: 'OPEN', ...times, ...change })
    await createCaseStore(database()).insert(record)
    return record
  }
  const answer = (record: CaseRecord, hours: number, isCompany = true) =>
    database().withTransaction(() =>
      createCaseStore(database()).append(
        record,
        [
          {
            eventType: 'CONTACT',
            alternateName: null,
            author: 'Jo',
            text: 'Try again.',
            isCompany,
            channel: 'TICKET',
            createdAt: at(hours),
          },
        ],
        isCompany ? { status: 'ANSWERED', statusChangedAt: at(hours) } : {},
      ),
    )
  const lineOf = (record: CaseRecord, hours: number) => createCaseWaits(database()).lineOf(record, at(hours))

  test('a place counts the cases of its game that wait longer, and moves up with each answer (CD-263)', async () => {
    const first = await file('1', 1)
    await file('2', 2, { product: 'd4' })
    await file('3', 2, { status: 'ANSWERED' })
    await file('4', 2, { status: 'OPEN', snoozedUntil: at(99) })
    const last = await file('5', 3)
    expect(await lineOf(last, 4)).toEqual({ place: 2, usualSeconds: null })
    await answer(first, 5)
    expect(await lineOf(last, 6)).toEqual({ place: 1, usualSeconds: null })
  })

  test('beyond the hundredth there is no place; a locked, answered, put off case and a chat stand in no line', async () => {
    await database().withTransaction(async () => {
      for (let id = 1; id <= 100; id += 1) await file(String(id), 1)
    })
    expect(await lineOf(await file('500', 2), 3)).toEqual({ place: null, usualSeconds: null })
    expect(await lineOf((await createCaseStore(database()).find('99'))!, 3)).toMatchObject({
      place: expect.any(Number),
    })
    for (const change of [
      { isLocked: true },
      { status: 'ANSWERED' },
      { snoozedUntil: at(9) },
      { contactChannel: 'CHAT' },
      { type: 'DATA_PROTECTION' },
    ] as const)
      expect(await lineOf(aCase({ id: '600', status: 'OPEN', ...change }), 3)).toBeNull()
  })

  test('answers are measured from when the case began to wait, by topic, else by game, four weeks long', async () => {
    for (let id = 1; id <= 20; id += 1) await answer(await file(String(id), 0, { topicId: id <= 5 ? 1201 : 1202 }), 5.5)
    // A player's own words and a second answer measure nothing.
    const twice = await file('30', 0)
    const written = await answer(twice, 90, false)
    await answer({ ...written, status: 'ANSWERED' }, 90)
    const waiting = await file('40', 6)
    expect((await lineOf(waiting, 7))?.usualSeconds).toBe(6 * 3600)
    expect((await lineOf({ ...waiting, product: 'd4', topicId: 2 }, 7))?.usualSeconds).toBeNull()
    const later = 6 + 28 * 24
    expect((await lineOf(waiting, later))?.usualSeconds).toBeNull()
    expect(await createCaseWaits(database()).forget(at(later))).toBe(20)
  })
})
