// How long until something is due, in words: never more than there is.

const [minute, hour, day] = [60, 3600, 86_400]

/** A length of time in whole units of its size: "45 min", "3 hr", "2 days". */
export const wholeTime = (seconds: number, locale: string): string => {
  const [unit, length] =
    seconds < hour
      ? (['minute', minute] as const)
      : seconds < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(Math.max(0, seconds) / length),
  )
}

export type Urgency = 'late' | 'near' | 'calm'
/** How far away a time is: `near` within an hour. `seconds` is never below 0. */
export const untilDue = (at: string, now: number): { urgency: Urgency; seconds: number } => {
  const seconds = (Date.parse(at) - now) / 1000
  return { urgency: seconds < 0 ? 'late' : seconds <= hour ? 'near' : 'calm', seconds: Math.abs(seconds) }
}
