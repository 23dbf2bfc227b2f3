// Promise R15: three times as many cases are filed as can be, on a timetable that does not wait for answers. Good is what
// is stored and answered within a second; what is too much is to be refused at once, with 503 and a time to come back.
import type { Child } from '../lib/child.ts'
import { rate } from '../lib/load.ts'
import { signInMany, submitAgain, submitCall, type Player } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import { sendByTimetable, wrongOf, type Kind, type TimetableAnswer } from '../lib/timetable.ts'

const times = 3
const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? 20)
const saturationSeconds = 5
/** As many at a time as keep the server busy without making anybody wait for a second. */
const connections = 32
const goodWithin = 1_000
const refusedWithin = 50
const mostWaiting = 4_000
/** As many as a proxy in front would hold; the rest waits there, and its time counts. */
const openConnections = 400

/** Cases filed again and again, each an intent of its own. */
export const submits = (players: readonly Player[], perSecond: number): Kind => ({
  name: 'submit',
  perSecond,
  next: (index) => submitCall(players[index % players.length]!),
})

const isGood = ({ status, milliseconds }: TimetableAnswer): boolean => status === 200 && milliseconds <= goodWithin

export const measureOverload = async (app: Child): Promise<Result[]> => {
  const players = await signInMany(app, 'crowd', 50)
  const saturated = (): Promise<number> => {
    let count = 0
    const requests = [submitAgain(() => players[(count += 1) % 50]!)]
    return rate({ origin: app.origin, connections, seconds: saturationSeconds, expect: '2xx', requests })
  }
  const before = Math.max(await saturated(), await saturated())
  const { answers, unsent } = await sendByTimetable({
    origin: app.origin,
    kinds: [submits(players, before * times)],
    seconds,
    mostWaiting,
    connections: openConnections,
  })
  const most = Math.max(before, await saturated())
  const wrong = wrongOf(answers, (status) => status === 200 || status === 503)
  const refused = answers.filter(({ status }) => status === 503)
  if (refused.some(({ retryAfter }) => retryAfter === undefined)) throw new Error('a refusal without Retry-After')
  const good = answers.filter(isGood).length / seconds
  const counted =
    `${number(good)} ÷ ${number(most)} cases/s, ${number(before * times)} a second for ${seconds} s: ` +
    `${number(refused.length)} refused, ${number(unsent)} not sent${wrong === '' ? '' : `, ${wrong}`}`
  const results: Result[] = [
    {
      id: 'R15',
      what: `cases stored and answered within a second at ${times} times of what can be filed ÷ at most`,
      ratio: good / most,
      target: { atLeast: 0.8 },
      of: counted,
    },
  ]
  if (refused.length === 0) return results
  const late = refused.map(({ milliseconds }) => milliseconds)
  const [p50, p99] = [percentile(late, 50), percentile(late, 99)]
  return [
    ...results,
    {
      id: 'R15',
      what: `time until one is refused, p50 ÷ ${refusedWithin} ms`,
      ratio: p50 / refusedWithin,
      target: { atMost: 1 },
      of: `${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, from the moment it was due`,
    },
  ]
}
