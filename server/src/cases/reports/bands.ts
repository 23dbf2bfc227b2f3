// How long something took or waits, in the bands people speak of: an hour, half a shift, a day, three, a week.

const [hour, day] = [3600, 86_400]
/** In seconds, shortest first; what is longer than all is the last band. */
const bandEnds: readonly number[] = [hour, 4 * hour, day, 3 * day, 7 * day]

/** @returns the index of the band these seconds belong to; its end belongs to it */
export const bandOf = (seconds: number): number => {
  const found = bandEnds.findIndex((end) => seconds <= end)
  return found === -1 ? bandEnds.length : found
}

/** Each band with its cases, in order. */
export const inBands = (
  counted: readonly { band: number; times: number }[],
): { upToSeconds: number | null; cases: number }[] =>
  [...bandEnds, null].map((upToSeconds, index) => ({
    upToSeconds,
    cases: counted.reduce((sum, { band, times }) => sum + (band === index ? times : 0), 0),
  }))
