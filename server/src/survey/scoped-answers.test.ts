// Answers as whoever sees a part of the desk reads them, on both databases (CD-357, CD-362): none is missed or comes twice,
// whether the scope's few cases lead to them or they are looked at along everybody's.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { toRow } from '../cases/case-rows.ts'
import { callWithin } from '../lib/caller-scope.ts'
import { cutPage, readPlace } from '../platform/page-place.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createCaseReads } from '../cases/reads.ts'
import { createSurveyStore } from './store.ts'

const wow = { games: ['wow'], languages: [] }
/** More than lead to their answers. */
const many = 1_001
const others = 6_000
const timeOf = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

const insertCases = async ({ db }: AnyDatabase, ids: readonly number[], product: string): Promise<void> => {
  for (let from = 0; from < ids.length; from += 100)
    await db
      .insertInto('support_case')
      .values(ids.slice(from, from + 100).map((id) => toRow(aCase({ id: String(id), product }))))
      .execute()
}
const answer = async ({ db }: AnyDatabase, minutes: readonly number[], idOf: (minute: number) => number) => {
  for (let from = 0; from < minutes.length; from += 500)
    await db
      .insertInto('survey_answer')
      .values(
        minutes.slice(from, from + 500).map((minute) => ({
          case_id: String(idOf(minute)),
          ...{ q1: 5, q2: 5, q3: 5, q4: null, q5: null, feedback: null, answered_at: timeOf(minute) },
        })),
      )
      .execute()
}

storeTest('survey answers of a scope', ({ database }) => {
  const pages = async (limit: number): Promise<string[][]> => {
    const store = createSurveyStore(database(), createCaseReads(database()))
    const found: string[][] = []
    let cursor: string | undefined
    do {
      const before = readPlace(cursor, () => true)
      const { answers, lookedTo } = await callWithin(wow, () =>
        store.page({ isWorded: false, isUnhappy: false }, before, limit + 1),
      )
      const page = cutPage(answers, limit, { before, placeOf: ({ answeredAt }) => answeredAt, lookedTo })
      found.push(page.items.map(({ caseId }) => caseId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined && found.length < 20)
    return found
  }

  test('of a scope without a case nothing is looked at; a few lead to their answers', async () => {
    await answer(database(), [1, 2, 3], (minute) => 900_000 + minute)
    expect(await pages(2)).toEqual([[]])
    await insertCases(database(), [1, 2, 3, 4], 'wow')
    await answer(database(), [4, 5, 6], (minute) => minute - 3)
    expect(await pages(2)).toEqual([['3', '2'], ['1']])
  })

  test('of many the page ends after some thousand of everybody’s, and goes on there', async () => {
    const every = Array.from({ length: others }, (_, minute) => minute)
    const own = new Map([
      [0, 1],
      [100, 2],
      [101, 3],
      [others - 1, 4],
    ])
    await insertCases(
      database(),
      Array.from({ length: many }, (_, index) => index + 1),
      'wow',
    )
    await answer(database(), every, (minute) => own.get(minute) ?? 900_000 + minute)
    // Two of a time, on both sides of where a page ends.
    await sql`update survey_answer set answered_at = ${timeOf(101)} where case_id in ('2', '3')`.execute(database().db)
    const found = await pages(3)
    expect(found.flat()).toEqual(['4', '3', '2', '1'])
    expect(found.length).toBeGreaterThan(1)
    expect(found[0]).toEqual(['4'])
    expect((await pages(1)).flat()).toEqual(['4', '3', '2', '1'])
  })
})
