import { Button } from '../../../kit/ui/Button.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'

/** In place of a part whose file did not come. */
export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <Row wrap gap="2 3" role="alert">
      {t('support.home.failed')}
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t('support.common.retry')}
      </Button>
    </Row>
  )
}
