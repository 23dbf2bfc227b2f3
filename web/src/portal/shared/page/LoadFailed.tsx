import { CloudOff } from 'lucide-react'
import type { Problem } from '../../../kit/api/problem.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { useMessages } from '../i18n/context.ts'

/**
 * A page whose main content did not come: what to do, and the number to quote. Back online it is asked for again
 * by itself (`useApi`).
 */
export function LoadFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { t } = useMessages()
  const isOffline = problem.kind === 'offline'
  return (
    <EmptyState
      icon={CloudOff}
      isAlert
      title={<h1 tabIndex={-1}>{t(isOffline ? 'support.page.offline.title' : 'support.page.failed.title')}</h1>}
      actions={<Button onClick={onRetry}>{t('support.common.retry')}</Button>}
    >
      {isOffline && <p>{t('support.page.offline.text')}</p>}
      {problem.requestId != null && <p>{t('support.page.failed.request', { requestId: problem.requestId })}</p>}
    </EmptyState>
  )
}
