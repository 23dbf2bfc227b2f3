import { afterEach, expect, test } from 'vitest'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { createManualClock } from '../../lib/clock.ts'
import type { AnyDatabase } from '../../storage/database.ts'
import { createOutcomeStore } from './outcomes.ts'
import { createSuggestionLearning } from './suggestion-learning.ts'

const hits = [
  { id: '1', score: 10 },
  { id: '2', score: 8 },
]
const text = 'The raid teleports us outside, order 48213, says Mirelle'

/** What a test began to read in the background is waited for before its database goes. */
let stop: (() => Promise<void>) | undefined

const learningOn = (database: AnyDatabase) => {
  const clock = createManualClock()
  const learning = createSuggestionLearning({
    store: createOutcomeStore(database),
    clock,
    hashWord: (word) => `h${[...word].reverse().join('')}`,
    onError: (error) => {
      throw error
    },
  })
  stop = learning.stop
  const ask = (sessionId: string): string[] =>
    learning
      .order({ sessionId, product: 'wow', locale: 'en-US', text, hits, isAllowed: () => true, most: 5 })
      .map(({ id }) => id)
  const click = (sessionId: string, articleId: string) =>
    learning.heard(sessionId, { event: 'recommendationClicked', articleId })
  return { learning, clock, ask, click, rows: () => database.db.selectFrom('suggestion_outcome').selectAll().execute() }
}

storeTest('learning from suggestions', ({ database }) => {
  afterEach(() => stop?.())

  test('readers who open the second article bring it to the first place for the same words', async () => {
    const { learning, ask, click } = learningOn(database())
    expect(ask('before')).toEqual(['1', '2'])
    for (const session of ['a', 'b', 'c', 'd', 'e', 'f']) {
      // What was learnt is read again in the background, on a slow machine before the last of them.
      ask(session)
      await click(session, '2')
      await learning.judged(session, '2', true)
    }
    await learning.refresh()
    expect(ask('g')).toEqual(['2', '1'])
  })

  test('stored are keyed hashes of single words and counts: no session, no number, no order of words', async () => {
    const { ask, click, rows } = learningOn(database())
    ask('a')
    await click('a', '2')
    await click('a', '2')
    await click('a', '9')
    const stored = await rows()
    expect(stored.every(({ opened, article_id: article }) => opened === 1 && article === '2')).toBe(true)
    expect(stored.map(({ word }) => word)).toContain('hdiar')
    expect(JSON.stringify(stored)).not.toMatch(/48213|31284|"raid"|"a"/)
  })

  test('an opened article did not help when the reader goes on to ask; said once, it is said', async () => {
    const { learning, ask, click, rows } = learningOn(database())
    ask('a')
    await click('a', '1')
    await learning.heard('a', { event: 'stillNeedHelp' })
    await learning.heard('a', { event: 'geassociation' })
    await learning.judged('a', '1', true)
    expect((await rows()).every(({ opened, solved, unsolved }) => opened === 1 && solved === 0 && unsolved === 1)).toBe(
      true,
    )
  })

  test('an opening half an hour later belongs to nothing any more; old counters go', async () => {
    const { learning, clock, ask, click, rows } = learningOn(database())
    ask('a')
    clock.advance(1_801)
    await click('a', '1')
    expect(await rows()).toEqual([])
    ask('a')
    await click('a', '1')
    clock.advance(181 * 86_400)
    await learning.sweep(clock.now())
    expect(await rows()).toEqual([])
  })
})
