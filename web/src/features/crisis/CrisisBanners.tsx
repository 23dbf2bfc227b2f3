import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiSurroundings } from '../../api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { embeddedProduct, useConfig, useInGame } from '../../shared/settings/config.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './CrisisBanners.module.css'
import { bannersFor, crisisProduct } from './banners.ts'
import { useCrisisMessages } from './queries.ts'
import { markRead, useReadMessages } from './read-messages.ts'

/**
 * What everybody should know now. The server leaves out what this browser's cookie has read, so that nothing moves when
 * they would come (ground G26).
 */
export function CrisisBanners() {
  const { t } = useMessages()
  const { pathname } = useLocation()
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const { readMessages } = useApiSurroundings()
  const read = useReadMessages(readMessages)
  const isDetail = pathname.startsWith('/breaking/')
  const messages = useCrisisMessages(!isDetail)
  const section = useRef<HTMLElement>(null)
  const shown = isDetail
    ? []
    : bannersFor(
        messages.data ?? [],
        crisisProduct(isInGame ? embeddedProduct(gameName, config) : null, pathname),
        read,
      )
  if (shown.length === 0) return null

  const dismiss = (id: string, index: number): void => {
    markRead(id)
    // The pressed button is gone: the focus goes on to the next banner, or to the page.
    requestAnimationFrame(() => {
      const next = section.current?.querySelectorAll<HTMLElement>('button')[Math.min(index, shown.length - 2)]
      ;(next ?? document.getElementById('main'))?.focus({ preventScroll: true })
    })
  }
  return (
    <section ref={section} aria-label={t('support.crisis.label')} className={styles.banners}>
      {shown.map(({ id, title, summary }, index) => (
        <Banner
          key={id}
          tone="warning"
          isQuiet
          onDismiss={() => dismiss(id, index)}
          dismissLabel={t('support.crisis.dismiss', { title })}
        >
          <Link href={`/breaking/${id}`} className={styles.title}>
            {title}
          </Link>
          {summary !== '' && <span className={styles.summary}>{summary}</span>}
        </Banner>
      ))}
    </section>
  )
}
