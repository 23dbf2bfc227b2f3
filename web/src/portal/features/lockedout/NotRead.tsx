import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'

/** A part did not come; the rest of the page stays. */
export function NotRead({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('support.common.retry')}
        </Button>
      }
    >
      {t('support.lockedout.failed')}
    </Banner>
  )
}
