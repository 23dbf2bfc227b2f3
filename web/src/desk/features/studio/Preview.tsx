import { ExternalLink, Maximize2, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { useIsPhone } from '../../../kit/lib/use-media-query.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { article, type Document, pathOf } from './queries.ts'
import styles from './Preview.module.css'
import studio from './Studio.module.css'

/** What is said to players of the day is no part of an article. */
const withoutNotices = (shown: globalThis.Document | null | undefined): void => {
  for (const link of shown?.querySelectorAll('a[href*="/breaking/"]') ?? []) {
    if (link.closest('main') === null) link.closest('section')?.remove()
  }
}

/** The article on the very page players read it on, made anew after each save; where it was scrolled to stays. */
export function Preview({
  id,
  saved,
  isEmpty,
  document: { locale, isLive, translations },
  address: live,
}: {
  id: string
  saved: number
  isEmpty: boolean
  document: Document
  /** Where players read it. */
  address: string
}) {
  const { t, call } = useDesk()
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [address, setAddress] = useState<string | null>(null)
  const [isPhone, setPhone] = useState(false)
  const isWide = !useIsPhone()
  // A first save makes the document that is shown.
  const isMade = saved > 0
  useEffect(() => {
    let isHere = true
    call('previewContent', article(id)).then(
      ({ url }) => isHere && setAddress(pathOf(url)),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [call, id, isMade])
  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (!shown || saved === 0) return
    scrolled.current = shown.scrollY
    shown.location.reload()
  }, [saved])

  const [isDrawn, setDrawn] = useState(false)
  const isNothing = address === null || isEmpty
  // Players get the original where their language has none.
  const isFallback = translations.find((one) => one.locale === locale)?.state === 'missing'

  const now = (isLive || isFallback) && (
    <Row as="a" gap={1} inline className={styles.now} href={pathOf(live)} target="_blank" rel="noopener">
      {t('studio.now')} <Icon icon={ExternalLink} size={15} flip />
    </Row>
  )

  return (
    <Stack gap={2} aria-busy={!isNothing && !isDrawn}>
      {isFallback && <p className={studio.hint}>{t('studio.fallback')}</p>}
      {isWide && (!isNothing || isLive || isFallback) && (
        <Row wrap justify="between" gap="2 4" className={styles.bar}>
          {!isNothing && (
            <Row
              radius={1}
              ground="sunken"
              inline
              align="stretch"
              className={styles.sides}
              role="group"
              aria-label={t('studio.preview.size')}
            >
              {[false, true].map((one) => (
                <button key={String(one)} type="button" aria-pressed={isPhone === one} onClick={() => setPhone(one)}>
                  <Icon icon={one ? Smartphone : Maximize2} size={16} />
                  {t(one ? 'studio.preview.phone' : 'studio.preview.wide')}
                </button>
              ))}
            </Row>
          )}
          {now}
        </Row>
      )}
      {isNothing ? (
        <p className={studio.hint}>{t('studio.preview.empty')}</p>
      ) : (
        // Drawn by the server without scripts; the same origin lets the desk keep where it was scrolled to.
        <iframe
          ref={frame}
          className={cx(styles.frame, isPhone && styles.phone, !isDrawn && styles.coming)}
          sandbox="allow-same-origin"
          src={address!}
          title={t('studio.preview.frame')}
          onLoad={() => {
            setDrawn(true)
            withoutNotices(frame.current?.contentDocument)
            frame.current?.contentWindow?.scrollTo(0, scrolled.current)
          }}
        />
      )}
      {/* A phone has one width, and the page itself first. */}
      {!isWide && now}
    </Stack>
  )
}
