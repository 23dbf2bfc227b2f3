import { CloudOff } from 'lucide-react'
import type { Problem } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMessages } from '../i18n/context.ts'

/** A page whose main content did not come: what to do, and the number to quote. */
export function LoadFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={CloudOff}
      isAlert
      title={<h1 tabIndex={-1}>{t('support.page.failed.title')}</h1>}
      actions={<Button onClick={onRetry}>{t('support.common.retry')}</Button>}
    >
      {problem.requestId != null && <p>{t('support.page.failed.request', { requestId: problem.requestId })}</p>}
    </EmptyState>
  )
}
