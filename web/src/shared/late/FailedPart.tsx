import { Button } from '../../ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './FailedPart.module.css'

/** In place of a part whose file did not come. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <div role="alert" className={styles.line}>
      {t('support.home.failed')}
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t('support.common.retry')}
      </Button>
    </div>
  )
}
