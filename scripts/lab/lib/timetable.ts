// Requests on a timetable: each is sent when it is due, whether or not those before it were answered, and counted from then. A
// closed loop hears nothing of the time a slow server keeps everybody waiting.
import { RawClient } from './raw-client.ts'

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}

/** One kind of request: how many a second, and the next of them. */
export interface Kind {
  name: string
  perSecond: number
  next: (index: number) => Call
}

export interface TimetableAnswer {
  kind: string
  path: string
  /** 0: no answer, the connection failed */
  status: number
  /** Milliseconds from due to the answer's last byte */
  milliseconds: number
  /** The answer's Retry-After, where it has one */
  retryAfter: string | undefined
}

export interface Timetable {
  origin: string
  kinds: readonly Kind[]
  seconds: number
  /**
   * Beyond so many unanswered ones nothing is sent: a server that falls behind is told from one that holds everything
   * back.
   */
  mostWaiting?: number
  connections?: number
  /** Called every ten seconds, and once at the beginning and the end. */
  sample?: (secondsSinceBegin: number) => Promise<void>
}

const sampleSeconds = 10

/** @returns every answer, and how many requests were not sent since too many waited */
export const sendByTimetable = async ({
  origin,
  kinds,
  seconds,
  mostWaiting = 5_000,
  connections = 256,
  sample,
}: Timetable): Promise<{ answers: TimetableAnswer[]; unsent: number }> => {
  const client = new RawClient(origin, connections)
  const answers: TimetableAnswer[] = []
  const begun = performance.now()
  const sent = kinds.map(() => 0)
  const underWay = new Set<Promise<void>>()
  let unsent = 0
  let nextSample = sampleSeconds

  const sendOne = ({ name, next }: Kind, index: number, due: number): void => {
    const call = next(index)
    const answered = client
      .ask(call)
      .then(({ status, retryAfter }) => {
        answers.push({ kind: name, path: call.path, status, milliseconds: performance.now() - due, retryAfter })
      })
      .finally(() => underWay.delete(answered))
    underWay.add(answered)
  }

  await sample?.(0)
  for (let now = 0; now < seconds; now = (performance.now() - begun) / 1000) {
    for (const [index, kind] of kinds.entries()) {
      for (; sent[index]! < now * kind.perSecond; sent[index]! += 1) {
        if (underWay.size >= mostWaiting) unsent += 1
        else sendOne(kind, sent[index]!, begun + (sent[index]! / kind.perSecond) * 1000)
      }
    }
    if (now >= nextSample) {
      nextSample += sampleSeconds
      await sample?.(now)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(underWay)
  await sample?.((performance.now() - begun) / 1000)
  client.close()
  return { answers, unsent }
}

/** "3 × 500 /path": what answered something else than it should; '' when nothing did. */
export const wrongOf = (answers: readonly TimetableAnswer[], isRight: (status: number) => boolean): string => {
  const wrong = answers.filter(({ status }) => !isRight(status))
  const counted = Map.groupBy(wrong, ({ status, path }) => `${status === 0 ? 'no answer' : status} ${path}`)
  return [...counted].map(([what, { length }]) => `${length} × ${what}`).join(', ')
}
