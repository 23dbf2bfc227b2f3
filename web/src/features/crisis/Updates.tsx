import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import type { CrisisMessage } from './queries.ts'
import styles from './Updates.module.css'

/** What became known later, newest first. */
export function Updates({ updates }: Pick<CrisisMessage, 'updates'>) {
  const { t } = useMessages()
  if (updates.length === 0) return null
  return (
    <ol className={styles.updates} aria-label={t('support.crisis.updates')}>
      {updates.map(({ at, text, isResolution }, index) => (
        <li key={at} className={isResolution ? styles.solved : undefined}>
          <span className={styles.when}>
            {index === 0 && !isResolution && <strong>{t('support.crisis.latest')}</strong>}
            <Time at={at} />
            {isResolution && <strong>{t('support.crisis.solved')}</strong>}
          </span>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  )
}
