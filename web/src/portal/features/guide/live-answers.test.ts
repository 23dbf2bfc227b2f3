import { SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { Answer } from '../../shared/answers/AnswerList.tsx'
import { countWords, createLiveAnswers, mostShown, moreWords, pause } from './live-answers.ts'

const words = (count: number): string => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
const answers = (...ids: string[]): Answer[] => ids.map((id) => ({ id }) as Answer)

const opened = (found: (text: string, signal: AbortSignal) => Promise<readonly Answer[]>) => {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const live = createLiveAnswers({
    ask: (text, signal) => {
      asked.push(text)
      return found(text, signal)
    },
    count: (text) => countWords(text, 'en-US'),
    clock: { setTimeout: (run, ms) => clock.setTimeout(run, ms), clearTimeout: (id) => clock.clearTimeout(id) },
  })
  const rest = async (text: string): Promise<void> => {
    live.typed(text)
    clock.increment(pause)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { live, clock, asked, rest, shown: () => live.getState().map(({ id }) => id) }
}

test('CD-111: one request a pause, and only after eight more words', async () => {
  const { live, clock, asked, rest } = opened(async () => [])
  await rest(words(moreWords - 1))
  expect(asked).toEqual([])
  live.typed(words(moreWords))
  clock.increment(pause - 1)
  live.typed(words(moreWords + 1))
  clock.increment(pause - 1)
  expect(asked).toEqual([])
  clock.increment(1)
  expect(asked).toEqual([words(moreWords + 1)])
  await rest(words(2 * moreWords))
  expect(asked).toHaveLength(1)
  await rest(words(2 * moreWords + 1))
  expect(asked).toHaveLength(2)
})

test('CD-111: who takes words back and writes others is answered again', async () => {
  const { asked, rest } = opened(async () => [])
  await rest(words(10))
  await rest(words(2))
  await rest(words(10))
  expect(asked).toHaveLength(2)
})

test('CD-111: what stands there stays where it is; what comes later is added below, five at most', async () => {
  const rounds = [answers('a', 'b', 'c'), answers('d', 'b', 'e', 'f', 'a')]
  const { rest, shown } = opened(async () => rounds.shift() ?? [])
  await rest(words(8))
  expect(shown()).toEqual(['a', 'b', 'c'])
  await rest(words(16))
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(shown()).toHaveLength(mostShown)
  await rest(' ')
  expect(shown()).toEqual([])
})

test('CD-111: a refusal says nothing, keeps what is there and is no reason to ask sooner', async () => {
  let isTooOften = false
  const { asked, rest, shown } = opened(async () => {
    if (isTooOften) throw new Error('429')
    return answers('a')
  })
  await rest(words(8))
  isTooOften = true
  await rest(words(16))
  await rest(words(17))
  expect(asked).toHaveLength(2)
  expect(shown()).toEqual(['a'])
})

test('CD-111: the answer to a text that went on meanwhile is dropped', async () => {
  const signals: AbortSignal[] = []
  const { live, rest } = opened(async (_, signal) => {
    signals.push(signal)
    return []
  })
  await rest(words(8))
  await rest(words(16))
  live.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('words are counted where no spaces part them', () => {
  expect(countWords('ゲームがすぐに落ちて起動できません', 'ja-JP')).toBeGreaterThan(5)
  expect(countWords('', 'en-US')).toBe(0)
})
