import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { Effect } from './queries.ts'
import { wordsIn } from './words.ts'
import styles from './Topics.module.css'

/** What differs, in words; what touches most cases first. */
export function Effects({
  effects,
  defaultLocale,
  isMore,
}: {
  effects: readonly Effect[]
  defaultLocale: string
  isMore: boolean
}) {
  const { t, locale } = useTexts()
  const touched = (effect: Effect): number => effect.openCases?.count ?? -1
  const ordered = [...effects].sort((one, other) => touched(other) - touched(one))
  if (effects.length === 0) return <p>{t('topics.effects.none')}</p>
  return (
    <Stack as="ul" aria-label={t('topics.effects')}>
      {ordered.map((effect, index) => {
        const { kind, key, label, name, openCases } = effect
        const isChannel = kind.startsWith('channel-')
        const isPage = kind === 'page-changed'
        const what = isChannel
          ? t(`topics.channel.${key as 'ticket'}`)
          : isPage
            ? t(`topics.page.${key as 'trending'}`)
            : wordsIn(label, locale, defaultLocale) || (key ?? '')
        return (
          <Row as="li" wrap justify="between" gap="1 4" padY={2} line="end" align="stretch" key={index}>
            <span>
              <strong dir="auto">{isPage ? t('topics.page') : wordsIn(name, locale, defaultLocale)}</strong>{' '}
              {t(`topics.effect.${kind}`, { what })}
            </span>
            {openCases !== null && (
              <span className={openCases.count > 0 ? styles.touched : styles.hint}>
                {t(openCases.isMore ? 'topics.cases.more' : 'topics.cases', { count: openCases.count })}
              </span>
            )}
          </Row>
        )
      })}
      {isMore && (
        <Row as="li" wrap justify="between" gap="1 4" padY={2} line="end" align="stretch">
          {t('topics.effects.more')}
        </Row>
      )}
    </Stack>
  )
}
