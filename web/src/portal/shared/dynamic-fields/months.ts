// The months and years of a field, in the words of the page's language. Pure.
interface Choice {
  value: string
  label: string
}

/** A statement or a bill is seldom older. */
const yearsBack = 10

const capital = (word: string, locale: string): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)

/** In the Gregorian calendar, as what is sent (`2026-11`). */
export const monthChoices = (
  now: Date,
  locale: string,
): { months: Choice[]; years: Choice[]; words: { month: string; year: string } } => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const words = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  const thisYear = now.getFullYear()
  return {
    months: Array.from({ length: 12 }, (_, index) => ({
      value: String(index + 1).padStart(2, '0'),
      label: capital(format(new Date(Date.UTC(2026, index, 15))), locale),
    })),
    years: Array.from({ length: yearsBack + 1 }, (_, index) => ({
      value: String(thisYear - index),
      label: number.format(thisYear - index),
    })),
    words: { month: capital(words.of('month') ?? '', locale), year: capital(words.of('year') ?? '', locale) },
  }
}

/** Half a month is none. */
export const monthError = (value: unknown, isRequired: boolean): 'required' | null => {
  if (value === '' || value === undefined) return isRequired ? 'required' : null
  return /^\d{4}-\d{2}$/.test(String(value)) ? null : 'required'
}
