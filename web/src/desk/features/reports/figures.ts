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

export type Cell = string | number | null

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // What begins like a formula would be one in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180, with a mark at the beginning by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
