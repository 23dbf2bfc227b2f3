// What players see of a message: the line above every page, and the page it leads to.
import { Banner, type Tone } from '../../../kit/ui/Banner.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RichText } from '../../shared/RichText.tsx'
import { usePlaceName } from './places.ts'
import styles from './Crisis.module.css'

export interface ShownMessage {
  title: string
  summary: string
  /** Sanitised HTML; null while nobody knows. */
  body: string | null
  severity: 'notice' | 'degraded' | 'outage'
  isResolved: boolean
  games: string
  places: readonly string[]
  updates: readonly { at: string; text: string; isResolution: boolean }[]
}

const tones: Readonly<Record<ShownMessage['severity'], Tone>> = {
  notice: 'info',
  degraded: 'warning',
  outage: 'danger',
}

export function Shown({ message, language }: { message: ShownMessage; language: string }) {
  const { t, locale } = useTexts()
  const { title, summary, body, severity, isResolved, games, places, updates } = message
  const tone = isResolved ? 'success' : tones[severity]
  const placeName = usePlaceName()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' })
  return (
    <Stack content="start" gap={3} pad={4} radius={2} ground="sunken" className={styles.shown}>
      <h3>{t('crisis.preview.banner')}</h3>
      <div lang={language} dir="auto">
        <Banner tone={tone} isQuiet className={styles.banner!}>
          <strong>{title}</strong> <span>{summary}</span>
        </Banner>
      </div>
      <h3>{t('crisis.preview.page')}</h3>
      <Stack
        as="article"
        gap={3}
        pad={5}
        line="all"
        radius={2}
        ground="raised"
        breaks
        className={styles.page}
        data-tone={tone}
        lang={language}
        dir="auto"
      >
        <Text tone="quiet" size={1} weight={600}>
          {isResolved ? t('crisis.state.resolved') : games}
          {places.length > 0 && ` · ${places.map(placeName).join(' · ')}`}
        </Text>
        <h4>{title}</h4>
        <p>{summary}</p>
        {updates.length > 0 && (
          <Stack as="ol" gap={2} className={styles.updates} aria-label={t('crisis.updates')}>
            {updates.map(({ at, text, isResolution }) => (
              <li key={at}>
                <Text as="small" tone="quiet">
                  {time.format(new Date(at))}
                  {isResolution && ` · ${t('crisis.state.resolved')}`}
                </Text>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </Stack>
        )}
        {body !== null && <RichText html={body} />}
      </Stack>
    </Stack>
  )
}
