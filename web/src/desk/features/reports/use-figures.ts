import { useMemo } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { durationText } from './figures.ts'

/** Figures in words of the reader's language; a dash where there is nothing to count. */
export const useFigures = () => {
  const { locale } = useTexts()
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })
    const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
    const orDash =
      <T>(write: (figure: T) => string) =>
      (figure: T | null) =>
        figure === null ? '–' : write(figure)
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    return {
      count: orDash((figure: number) => whole.format(figure)),
      share: orDash((figure: number) => percent.format(figure)),
      length: orDash((seconds: number) => durationText(seconds, locale)),
      rating: orDash((figure: number) => tenths.format(figure)),
      day: (day: string) => date.format(Date.parse(day)),
    }
  }, [locale])
}
