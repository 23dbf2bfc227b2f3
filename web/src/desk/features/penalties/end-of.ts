// Until when a restriction lasts: nobody imposes the gravest of them by leaving a box empty.
export const endSpans = ['3', '7', '30', 'day', 'ever'] as const
export type EndSpan = (typeof endSpans)[number]

const dayMilliseconds = 86_400_000

/** The moment it ends, null for never; undefined while that was not said, or lies behind. */
export const endOf = (span: EndSpan | null, day: string, now: Date): string | null | undefined => {
  if (span === null) return undefined
  if (span === 'ever') return null
  if (span !== 'day') return new Date(now.getTime() + Number(span) * dayMilliseconds).toISOString()
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end.toISOString()
}
