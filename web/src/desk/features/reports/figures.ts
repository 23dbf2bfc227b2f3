// Figures as people read them, and as a spreadsheet does.
import type { Band } from './queries.ts'

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
export const shareWithin = (bands: readonly Band[], seconds: number): number | null => {
  const count = (some: readonly Band[]): number => some.reduce((sum, { cases }) => sum + cases, 0)
  const all = count(bands)
  const within = bands.filter(({ upToSeconds }) => upToSeconds !== null && upToSeconds <= seconds)
  return all === 0 ? null : count(within) / all
}

/** How much was kept of what was promised, 0 to 1; null where nothing was. */
export const keptShare = (kept: number, missed: number): number | null =>
  kept + missed === 0 ? null : kept / (kept + missed)
