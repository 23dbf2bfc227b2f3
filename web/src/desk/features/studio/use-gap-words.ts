import { useTexts } from '../../shared/i18n.ts'
import { gapsOf } from './queries.ts'

type Counts = Readonly<Record<(typeof gapsOf)[number], number>>

/** What is left to do, kind by kind, in the reader's own digits; nothing where all is done. */
export const useGapWords = (): ((counts: Counts) => string) => {
  const { t, locale } = useTexts()
  const { format } = new Intl.NumberFormat(locale)
  return (counts) =>
    gapsOf
      .filter((gap) => counts[gap] > 0)
      .map((gap) => t(`studio.count.${gap}`, { count: format(counts[gap]) }))
      .join(' · ')
}
