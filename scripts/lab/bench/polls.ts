// Promise P38: what 10,000 open tabs cost when nothing happens. Each asks who is signed in every 15 s; a tenth shows channels
// (60 s), one in fifty a chat's wait (5 s), one in a hundred a chat page (3 s). MINUTES=30 tells whether memory stays flat.
import type { Child } from '../lib/child.ts'
import { sendMeasured } from '../lib/measured-load.ts'
import { afterWarmUp, mib, slopeOf, type Sample } from '../lib/memory.ts'
import { api, signInMany, visit, type Player } from '../lib/player.ts'
import { number, type Result } from '../lib/result.ts'
import { percentile } from '../lib/stats.ts'
import type { Call, Kind } from '../lib/timetable.ts'

const tabs = 10_000
const players = 1_000
const answeredWithin = 50
const warmUpSeconds = 5
const minutes = Number(process.env['MINUTES'] ?? 0.5)
/**
 * Memory may move by this much while the heap breathes, in MiB an hour of the straight line through all samples after
 * the first third.
 */
const flatMemory = 60

const etagOf = async (app: Child, path: string): Promise<string> =>
  (await fetch(app.origin + path)).headers.get('etag') ?? ''

const pollsOf = async (app: Child): Promise<Kind[]> => {
  const cookieOf = ({ headers }: Player): string => headers['cookie']!
  const signedIn = (await signInMany(app, 'tab', players)).map(cookieOf)
  const nobody = (await Promise.all(Array.from({ length: players }, () => visit(app.origin)))).map(cookieOf)
  const auth = [...signedIn, ...nobody].map((cookie) => ({ path: `${api}/auth/en-US`, headers: { cookie } }))
  const channels = `${api}/categories/en-US/1301/channels`
  const etag = await etagOf(app, channels)
  const chat = (index: number): Call => ({ path: `${api}/chat/ewt/en-US-gm`, headers: { cookie: signedIn[index]! } })
  const inTurn = (name: string, perSecond: number, calls: readonly Call[]): Kind => ({
    name,
    perSecond,
    next: (index) => calls[index % calls.length]!,
  })
  return [
    inTurn('auth', tabs / 15, auth),
    // The browser sends the tag of what it has.
    inTurn(
      'channels',
      tabs / 10 / 60,
      signedIn.map((cookie) => ({
        path: channels,
        headers: { cookie, ...(etag === '' ? {} : { 'if-none-match': etag }) },
      })),
    ),
    inTurn(
      'wait',
      tabs / 50 / 5,
      signedIn.map((_, index) => chat(index)),
    ),
    inTurn(
      'chat',
      tabs / 100 / 3,
      signedIn.map((_, index) => chat(index)),
    ),
  ]
}

export const measurePolls = async (app: Child): Promise<Result[]> => {
  const kinds = await pollsOf(app)
  const isRight = (status: number): boolean => status === 200 || status === 304
  await sendMeasured(app, { kinds, seconds: warmUpSeconds, isRight })
  const { late, unsent, samples, share } = await sendMeasured(app, { kinds, seconds: minutes * 60, isRight })
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const p99 = percentile(late, 99)
  const perSecond = late.length / (last.at - first.at)
  const results: Result[] = [
    {
      id: 'P38',
      what: `polls of ${number(tabs)} tabs, p99 ÷ ${answeredWithin} ms`,
      ratio: p99 / answeredWithin,
      target: { atMost: 1 },
      of: `${p99.toFixed(1)} ms, p50 ${percentile(late, 50).toFixed(1)} ms, ${number(perSecond)} requests/s`,
    },
    {
      id: 'P38',
      what: `polls of ${number(tabs)} tabs, share of one processor`,
      ratio: share,
      target: { atMost: 0.5 },
      of:
        `${number(late.length)} requests in ${number(last.at - first.at)} ` +
        `s${unsent === 0 ? '' : `, ${number(unsent)} not sent: too many unanswered`}`,
    },
  ]
  if (minutes < 10) return results
  const later = afterWarmUp(samples)
  const slope = mib(slopeOf(later, ({ memory }) => memory))
  const whole = ({ memory }: Sample) => number(mib(memory))
  return [
    ...results,
    {
      id: 'P38',
      what: `memory over ${minutes} minutes of it, MiB an hour ÷ ${flatMemory}`,
      ratio: slope / flatMemory,
      target: { atMost: 1 },
      of:
        `${slope.toFixed(1)} MiB an hour; ${whole(first)} MiB at first, ${whole(later[0]!)} ` +
        `after a third, ${whole(last)} at the end`,
    },
  ]
}
