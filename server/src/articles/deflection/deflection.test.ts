import { expect, test } from 'vitest'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createManualClock } from '../../lib/clock.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { createDeflection } from './deflection.ts'

const anonymous = (sessionId: string): Visitor => ({ kind: 'anonymous', sessionId })
const player = (id: string, more: { isChild?: true } = {}): Visitor => ({
  kind: 'player',
  sessionId: `of ${id}`,
  account: { id, displayName: id, softAccount: false, hasSqa: false, roles: [], region: 'us', ...more },
})
const about = { topicId: 1201, product: 'wow', locale: 'en-US' }
const hours = 3_600

storeTest('what articles solved', ({ database }) => {
  const prepare = () => {
    const clock = createManualClock()
    const deflection = createDeflection({ database: database(), clock, sign: (mark) => `~${mark.length}${mark}` })
    const figures = async () => {
      const { articles } = await deflection.report('2000-01-01', '2100-01-01')
      return articles.map(({ articleId, solved, filed }) => `${articleId} ${solved} ${filed}`)
    }
    const traces = async () => (await database().db.selectFrom('deflection_trace').selectAll().execute()).length
    return { clock, deflection, figures, traces }
  }

  test('counts a reader who asks no more, and one who does after all; no trace is left', async () => {
    const { clock, deflection, figures, traces } = prepare()
    for (const session of ['a', 'b'])
      await deflection.helped({ visitor: anonymous(session), articleId: '24117', ...about })
    clock.advance(hours)
    await deflection.filed({ visitor: anonymous('b'), email: 'B@x.example', ...about })
    await deflection.sweep()
    expect(await figures()).toEqual(['24117 0 1'])
    clock.advance(72 * hours)
    await deflection.sweep()
    expect(await figures()).toEqual(['24117 1 1'])
    expect(await traces()).toBe(0)
  })

  test('a player is known again in another session; of a child nothing is kept', async () => {
    const { clock, deflection, figures, traces } = prepare()
    await deflection.helped({ visitor: player('ada'), articleId: '24117', ...about })
    await deflection.helped({ visitor: player('kid', { isChild: true }), articleId: '24117', ...about })
    await deflection.filed({ visitor: player('kid', { isChild: true }), email: null, ...about })
    expect(await traces()).toBe(1)
    const elsewhere: Visitor = { ...player('ada'), sessionId: 'other' }
    await deflection.filed({ visitor: elsewhere, email: null, ...about })
    clock.advance(73 * hours)
    await deflection.sweep()
    expect(await figures()).toEqual(['24117 0 1'])
  })

  test('of a case is kept for 72 hours by whom: keyed hashes of session and mail address, nothing else', async () => {
    const { clock, deflection, traces } = prepare()
    await deflection.filed({ visitor: anonymous('b'), email: ' B@X.example', ...about })
    const rows = await database().db.selectFrom('deflection_trace').selectAll().execute()
    expect(rows.map(({ id: _id, ...kept }) => kept)).toEqual([
      {
        kind: 'filed',
        session: '~9session b',
        account: null,
        mail: '~16mail b@x.example',
        article_id: null,
        topic_id: 1201,
        product: 'wow',
        locale: 'en-US',
        at: clock.now().toISOString(),
      },
    ])
    clock.advance(73 * hours)
    await deflection.sweep()
    expect(await traces()).toBe(0)
  })

  test('an erased account is judged no more', async () => {
    const { deflection, traces } = prepare()
    await deflection.helped({ visitor: player('ada'), articleId: '24117', ...about })
    await deflection.eraseAccount('ada')
    expect(await traces()).toBe(0)
  })

  test('searches in vain and refused suggestions count by day and language', async () => {
    const { clock, deflection } = prepare()
    const today = clock.now().toISOString().slice(0, 10)
    const gap = { locale: 'de-DE', product: 'wow' }
    for (let times = 0; times < 2; times++) await deflection.lacked({ kind: 'search', ...gap, subjects: ['glorbnak'] })
    await deflection.lacked({ kind: 'refused', ...gap, subjects: ['24133', '24117'] })
    const tomorrow = new Date(clock.now().getTime() + 24 * hours * 1000).toISOString().slice(0, 10)
    const { emptySearches, refusedSuggestions } = await deflection.report(today, tomorrow)
    expect(emptySearches).toEqual([{ day: today, ...gap, term: 'glorbnak', times: 2 }])
    expect(refusedSuggestions.map(({ articleId, times }) => [articleId, times])).toEqual([
      ['24117', 1],
      ['24133', 1],
    ])
    await deflection.forgetSearches(['glorbnak'])
    expect((await deflection.report(today, tomorrow)).emptySearches).toEqual([])
  })
})
