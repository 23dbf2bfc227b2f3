// Opening hours by the clock (CD-427): what has to be made anew knows it by a version, without a job and without a notice.
import type { Clock } from '../lib/clock.ts'
import { openingAt, type OpenWeek } from '../lib/open-week.ts'

/** What is asked of the content: the channels of every topic, as they are written. */
export interface HoursSource {
  readonly productNames: readonly string[]
  folder: (
    name: string,
  ) => { readonly topics: readonly { readonly channels: readonly { readonly hours?: OpenWeek }[] }[] } | undefined
}

export const createOpenings = (clock: Clock, content: () => HoursSource) => {
  let version = 0
  let known: HoursSource | undefined
  let next = Infinity
  const now = (): number => clock.now().getTime()

  const nextOf = ({ productNames, folder }: HoursSource, at: number): number => {
    const weeks = productNames
      .flatMap((name) => folder(name)?.topics ?? [])
      .flatMap(({ channels }) => channels.flatMap(({ hours }) => hours ?? []))
    return Math.min(Infinity, ...weeks.flatMap((week) => openingAt(week, at).until ?? []))
  }
  return {
    /** Milliseconds since 1970. */
    now,
    /** Counts up whenever some channel has opened or closed by its hours. */
    version: () => {
      const current = content()
      const at = now()
      const hasPassed = at >= next
      if (hasPassed) version += 1
      if (hasPassed || current !== known) {
        known = current
        next = nextOf(current, at)
      }
      return version
    },
  }
}
