// Promise P38: what 10,000 open tabs cost when nothing happens. Each asks who is signed in every 15 s; a tenth shows channels
// (60 s), one in fifty a chat's wait (5 s on average, with its backoff), one in a hundred a chat page (3 s): about 760
// requests a second, sent on a timetable whether or not answers are late, and counted from the moment they were due.
// MINUTES=30 also tells whether memory stays flat.
import { Agent, request } from 'node:http'
import type { Child } from './lib/child.ts'
import { api, signIn } from './lib/player.ts'
import { number, type Result } from './lib/result.ts'
import { percentile } from './lib/stats.ts'

const tabs = 10_000
const players = 1_000
const answeredWithin = 50
const warmUpSeconds = 5
/**
 * Beyond so many unanswered ones nothing is sent: a server that falls behind is told from one that holds everything
 * back.
 */
const mostWaiting = 5_000
const minutes = Number(process.env['MINUTES'] ?? 0.5)
/**
 * Memory may move by this much while the heap breathes, in MiB an hour of the straight line through all samples after
 * the first third.
 */
const flatMemory = 60

interface Call {
  path: string
  headers: Record<string, string>
}
interface Usage {
  processorSeconds: number
  memory: number
}

/** One kind of poll: how many a second, and its calls in turn. */
interface Poll {
  perSecond: number
  calls: Call[]
}

const etagOf = async (app: Child, path: string): Promise<string> =>
  (await fetch(app.origin + path)).headers.get('etag') ?? ''

const pollsOf = async (app: Child): Promise<Poll[]> => {
  const signedIn = await Promise.all(
    Array.from({ length: players }, async (_, index) => (await signIn(app, `tab-${index}`)).headers['cookie']!),
  )
  const nobody = await Promise.all(
    Array.from({ length: players }, async () => {
      const answer = await fetch(`${app.origin}${api}/auth/en-US`)
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0]!)
        .join('; ')
    }),
  )
  const auth = [...signedIn, ...nobody].map((cookie) => ({ path: `${api}/auth/en-US`, headers: { cookie } }))
  const channels = `${api}/categories/en-US/1301/channels`
  const etag = await etagOf(app, channels)
  const chat = (index: number): Call => ({ path: `${api}/chat/ewt/en-US-gm`, headers: { cookie: signedIn[index]! } })
  return [
    { perSecond: tabs / 15, calls: auth },
    // The browser sends the tag of what it has.
    {
      perSecond: tabs / 10 / 60,
      calls: signedIn.map((cookie) => ({
        path: channels,
        headers: etag === '' ? { cookie } : { cookie, 'if-none-match': etag },
      })),
    },
    { perSecond: tabs / 50 / 5, calls: signedIn.map((_, index) => chat(index)) },
    { perSecond: tabs / 100 / 3, calls: signedIn.map((_, index) => chat(index)) },
  ]
}

/** Rises of memory in MiB an hour: the straight line through the samples, least squares. */
const slopeOf = (samples: readonly { hours: number; memory: number }[]): number => {
  const mean = (of: (sample: { hours: number; memory: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [hours, memory] = [mean((one) => one.hours), mean((one) => one.memory)]
  const spread = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0)
  return samples.reduce((sum, one) => sum + (one.hours - hours) * (one.memory - memory), 0) / spread / 2 ** 20
}

const send = (agent: Agent, origin: string, { path, headers }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    request(origin + path, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        resolve(answer.statusCode!)
      })
    })
      .once('error', reject)
      .end()
  })

/**
 * Sends by the timetable until the time is over. @returns milliseconds from due to answered, and samples of the process
 */
const run = async (
  app: Child,
  polls: readonly Poll[],
  seconds: number,
): Promise<{ late: number[]; unsent: number; samples: (Usage & { at: number })[] }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const late: number[] = []
  const samples: (Usage & { at: number })[] = []
  const wrong = new Map<string, number>()
  const begun = performance.now()
  const sent = polls.map(() => 0)
  const under = new Set<Promise<void>>()
  let unsent = 0
  const sample = async (): Promise<void> =>
    void samples.push({ ...(await app.ask<Usage>('usage')), at: (performance.now() - begun) / 1000 })
  await sample()
  let nextSample = 10
  for (let now = 0; now < seconds; now = (performance.now() - begun) / 1000) {
    for (const [index, { perSecond, calls }] of polls.entries()) {
      for (; sent[index]! < now * perSecond; sent[index]! += 1) {
        if (under.size >= mostWaiting) {
          unsent += 1
          continue
        }
        const due = begun + (sent[index]! / perSecond) * 1000
        const call = calls[sent[index]! % calls.length]!
        const answered = send(agent, app.origin, call)
          .then(
            (status) => {
              late.push(performance.now() - due)
              if (status !== 200 && status !== 304)
                wrong.set(`${status} ${call.path}`, (wrong.get(`${status} ${call.path}`) ?? 0) + 1)
            },
            (error: Error) => {
              wrong.set(error.message, (wrong.get(error.message) ?? 0) + 1)
            },
          )
          .finally(() => under.delete(answered))
        under.add(answered)
      }
    }
    if (now >= nextSample) {
      nextSample += 10
      await sample()
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
  await sample()
  agent.destroy()
  if (wrong.size > 0) throw new Error([...wrong].map(([what, times]) => `${times} × ${what}`).join(', '))
  return { late, unsent, samples }
}

export const measurePolls = async (app: Child): Promise<Result[]> => {
  const polls = await pollsOf(app)
  await run(app, polls, warmUpSeconds)
  const { late, unsent, samples } = await run(app, polls, minutes * 60)
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const share = (last.processorSeconds - first.processorSeconds) / (last.at - first.at)
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
  const later = samples.filter(({ at }) => at > last.at / 3).map(({ at, memory }) => ({ hours: at / 3600, memory }))
  const slope = slopeOf(later)
  const mib = (bytes: number) => number(bytes / 2 ** 20)
  return [
    ...results,
    {
      id: 'P38',
      what: `memory over ${minutes} minutes of it, MiB an hour ÷ ${flatMemory}`,
      ratio: slope / flatMemory,
      target: { atMost: 1 },
      of:
        `${slope.toFixed(1)} MiB an hour; ${mib(first.memory)} MiB at first, ${mib(later[0]!.memory)} ` +
        `after a third, ${mib(last.memory)} at the end`,
    },
  ]
}
