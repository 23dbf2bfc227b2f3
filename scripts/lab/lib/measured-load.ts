// Requests on a timetable against the product, with what they cost it.
import type { Child } from './child.ts'
import type { Sample, Usage } from './memory.ts'
import { sendByTimetable, wrongOf, type Kind } from './timetable.ts'

interface MeasuredLoad {
  kinds: readonly Kind[]
  seconds: number
  isRight?: (status: number) => boolean
  /** Told every ten seconds. */
  onSample?: (sample: Sample, count: number) => void
}

/** @throws naming answers that were not right */
export const sendMeasured = async (
  app: Child,
  { kinds, seconds, isRight = (status) => status === 200, onSample }: MeasuredLoad,
) => {
  const samples: Sample[] = []
  const { answers, unsent } = await sendByTimetable({
    origin: app.origin,
    kinds,
    seconds,
    sample: async (at) => {
      const sample = { ...(await app.ask<Usage>('usage')), at }
      onSample?.(sample, samples.push(sample))
    },
  })
  const wrong = wrongOf(answers, isRight)
  if (wrong !== '') throw new Error(wrong)
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const processorSeconds = last.processorSeconds - first.processorSeconds
  return {
    answers,
    /** Milliseconds from due to answered. */
    late: answers.map(({ milliseconds }) => milliseconds),
    unsent,
    samples,
    processorSeconds,
    /** Of one processor. */
    share: processorSeconds / (last.at - first.at),
  }
}
