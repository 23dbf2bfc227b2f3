import { useMessages } from '../i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { calendarDay } from './penalty-view.ts'

/** No appeal is left for now, and from which day there is one again, where that is known (T14). */
export function AppealLimit({ appealFrom }: { appealFrom: string | undefined }) {
  const { t, locale } = useMessages()
  return (
    <Banner tone="warning" isQuiet title={t('support.penalty.limit.title')}>
      {appealFrom === undefined
        ? t('support.penalty.limit.text')
        : t('support.penalty.limit.from', { date: calendarDay(appealFrom, locale) })}
    </Banner>
  )
}
