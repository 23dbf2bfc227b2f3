import type { DeskSchema } from '../../../kit/api/desk.ts'

// Figures as people read them, and as a spreadsheet does.

const [minute, hour, day] = [60, 3600, 86_400]

/** A length of time in its largest fitting unit: "45 min", "3.5 hr", "2 days". */
export const durationText = (seconds: number, locale: string): string => {
  const [unit, length] =
    seconds < hour
      ? (['minute', minute] as const)
      : seconds < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'minute' ? 0 : 1,
  }).format(seconds / length)
}

/** How much of all cases lies in the bands that end within so many seconds, 0 to 1; null of none. */
export const shareWithin = (bands: readonly DeskSchema<'DurationBand'>[], seconds: number): number | null => {
  const count = (some: readonly DeskSchema<'DurationBand'>[]): number => some.reduce((sum, { cases }) => sum + cases, 0)
  const all = count(bands)
  const within = bands.filter(({ upToSeconds }) => upToSeconds !== null && upToSeconds <= seconds)
  return all === 0 ? null : count(within) / all
}

/** How much was kept of what was promised, 0 to 1; null where nothing was. */
export const keptShare = (kept: number, missed: number): number | null =>
  kept + missed === 0 ? null : kept / (kept + missed)

/** Points of a line in a box of 100 by 24, its largest value at the top; none of fewer than two days. */
export const coursePoints = (values: readonly (number | null)[]): string => {
  const known = values.flatMap((value, day) => (value === null ? [] : [{ value, day }]))
  if (known.length < 2) return ''
  const most = Math.max(...known.map(({ value }) => value), 1)
  const round = (place: number): number => Math.round(place * 10) / 10
  return known
    .map(({ value, day }) => `${round((day / (values.length - 1)) * 100)},${round(23 - (value / most) * 22)}`)
    .join(' ')
}
