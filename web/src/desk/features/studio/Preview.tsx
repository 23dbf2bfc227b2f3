import { useEffect, useRef, useState } from 'react'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { type Document, pathOf, previewAddress } from './queries.ts'
import styles from './Studio.module.css'

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
  const { t } = useTexts()
  const { client } = useDesk()
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [address, setAddress] = useState<string | null>(null)
  const [isPhone, setPhone] = useState(false)
  // A first save makes the document that is shown.
  const isMade = saved > 0
  useEffect(() => {
    let isHere = true
    previewAddress(client, id).then(
      (found) => isHere && setAddress(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [client, id, isMade])
  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (!shown || saved === 0) return
    scrolled.current = shown.scrollY
    shown.location.reload()
  }, [saved])

  // Players get the original where their language has none.
  const isFallback = translations.find((one) => one.locale === locale)?.state === 'missing'

  return (
    <div className={styles.preview}>
      {isFallback && <p className={styles.hint}>{t('studio.fallback')}</p>}
      <div className={styles.bar}>
        {(isLive || isFallback) && (
          <a href={pathOf(live)} target="_blank" rel="noopener">
            {t('studio.now')}
          </a>
        )}
        <Button variant="quiet" size="small" aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          {t('studio.preview.phone')}
        </Button>
      </div>
      {address === null || isEmpty ? (
        <p className={styles.hint}>{t('studio.preview.empty')}</p>
      ) : (
        // Drawn by the server without scripts; the same origin lets the desk keep where it was scrolled to.
        <iframe
          ref={frame}
          className={cx(styles.frame, isPhone && styles.phone)}
          sandbox="allow-same-origin"
          src={address}
          title={t('studio.preview.frame')}
          onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
        />
      )}
    </div>
  )
}
