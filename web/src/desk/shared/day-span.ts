export interface Span {
  from: string
  to: string
}
/** Whole days up to today, as the counts have them (UTC); the last day is not part of a span. */
export const spanOf = (days: number, now: number): Span => {
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10)
  return { from: day(now - (days - 1) * 86_400_000), to: day(now + 86_400_000) }
}
