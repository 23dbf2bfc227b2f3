import { ChevronDown, TriangleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiSurroundings } from '../../../kit/api/context.ts'
import { usePageGame } from '../../shared/discovery/page-game.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import styles from './CrisisBanners.module.css'
import { bannersFor, toneOf } from './banners.ts'
import { useCrisisMessages } from './queries.ts'
import { markRead, useReadMessages } from './read-messages.ts'

/**
 * What everybody should know now: one line, which opens where there is more than one message (amendment T1). The
 * server leaves out what this browser's cookie has read, so that nothing moves when they would come (ground G26).
 */
export function CrisisBanners() {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const { readMessages } = useApiSurroundings()
  const read = useReadMessages(readMessages)
  // These pages say it themselves, and all of it (CD-432).
  const isSaidBelow = /^\/(breaking|status)(\/|$)/.test(pathname)
  const messages = useCrisisMessages(!isSaidBelow)
  const section = useRef<HTMLElement>(null)
  const game = usePageGame()
  const shown = isSaidBelow ? [] : bannersFor(messages.data ?? [], game, read)
  if (shown.length === 0) return null

  const dismiss = (id: string, index: number): void => {
    markRead(id)
    // The pressed button is gone: the focus goes on to the next banner, or to the page.
    requestAnimationFrame(() => {
      if (section.current?.contains(document.activeElement)) return
      const next = section.current?.querySelectorAll<HTMLElement>('button')[Math.min(index, shown.length - 2)]
      ;(next ?? document.getElementById('main'))?.focus({ preventScroll: true })
    })
  }
  const [first, ...others] = shown
  const banners = shown.map(({ id, title, summary, severity, resolvedAt }, index) => (
    <Banner
      key={id}
      tone={toneOf({ severity, resolvedAt })}
      isQuiet
      onDismiss={() => dismiss(id, index)}
      dismissLabel={t('support.crisis.dismiss', { title })}
    >
      <Text as={Link} tone="text" weight={600} href={`/breaking/${id}`} className={styles.title}>
        {resolvedAt === null ? title : `${t('support.crisis.solved')}: ${title}`}
      </Text>
      {summary !== '' && <span className={styles.summary}>{summary}</span>}
    </Banner>
  ))
  return (
    <section ref={section} aria-label={t('support.crisis.label')} className={styles.banners}>
      {shown.length === 1 ? (
        banners
      ) : (
        // The browser's own: it opens without JavaScript too.
        <Surface radius={2} className={styles.many} key={game}>
          <details>
            <Row as="summary" gap={3} radius={2} bare className={styles.line}>
              <Icon icon={TriangleAlert} size={20} className={styles.sign} />
              {/* The first notice's words, then how many there are: on a phone how many more (T32). */}
              <Text as="span" shrinks lines="one" className={styles.teaser}>
                <Text as="span" tone="text" weight={600}>
                  {first!.title}
                </Text>
                <span className={styles.others} aria-hidden="true">
                  {others.map(({ title }) => ` · ${title}`)}
                </span>
              </Text>
              <span className={styles.more} aria-hidden="true">
                +{others.length}
              </span>
              <Text as="strong" flex="none" weight={600}>
                {t('support.crisis.count', { count: shown.length })}
              </Text>
              <Icon icon={ChevronDown} size={20} className={styles.caret} />
            </Row>
            <Stack className={styles.list}>{banners}</Stack>
          </details>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('support.crisis.dismiss', { title: first!.title })}
            onClick={() => dismiss(first!.id, 0)}
          >
            <Icon icon={X} />
          </button>
        </Surface>
      )}
    </section>
  )
}
