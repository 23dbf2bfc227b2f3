import { CloudOff, Hourglass, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Problem, ProblemError } from '../../kit/api/problem.ts'
import { useMessages } from '../shared/i18n/context.ts'
import type { MessageKey } from '../shared/i18n/message-key.ts'
import { later } from '../shared/late/later.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import failed from '../../kit/ui/pictures/failed.svg'
import offline from '../../kit/ui/pictures/offline.svg'

// With the first word that is kept this file is here (`useDraft`); without any there is nothing to show (T26).
const KeptTexts = later(async () => (await import('../shared/form/KeptTexts.tsx')).KeptTexts, null, true)

type Kind = 'offline' | 'too-many' | 'unavailable' | 'updated' | 'failed'

/** A file of the app that is not there any more: the portal was updated under the visitor's feet. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine

const kindOf = (error: unknown): Kind => {
  const problem: Problem | null = error instanceof ProblemError ? error.problem : null
  if (isOffline() || problem?.kind === 'offline') return 'offline'
  if (problem?.status === 429) return 'too-many'
  if (problem?.status === 503) return 'unavailable'
  return isMissingFile(error) ? 'updated' : 'failed'
}

const faces = {
  offline: { icon: CloudOff, title: 'support.page.offline.title', text: 'support.page.offline.text' },
  'too-many': { icon: Hourglass, title: 'support.page.too.many.title', text: 'support.page.too.many.text' },
  unavailable: { icon: Hourglass, title: 'support.page.unavailable.title', text: 'support.page.unavailable.text' },
  updated: { icon: RefreshCw, title: 'support.shell.updated', text: null },
  failed: { icon: TriangleAlert, title: 'support.page.failed.title', text: 'support.page.failed.text' },
} as const satisfies Record<Kind, { icon: unknown; title: MessageKey; text: MessageKey | null }>

/**
 * What stands in place of a page that could not be shown: why, and the way on (LOOK-04). Back online, it tries again by
 * itself.
 */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages()
  const [kind] = useState(() => kindOf(error))
  useEffect(() => {
    if (kind !== 'offline') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [kind, onRetry])
  const face = faces[kind]
  const requestId = error instanceof ProblemError ? error.problem.requestId : null
  return (
    <EmptyState
      isAlert
      icon={face.icon}
      picture={kind === 'offline' ? offline : failed}
      title={t(face.title)}
      actions={
        kind === 'updated' ? (
          <Button onClick={() => window.location.reload()}>{t('support.shell.updated.reload')}</Button>
        ) : (
          <Button onClick={onRetry}>{t('support.common.retry')}</Button>
        )
      }
    >
      {face.text !== null && <p>{t(face.text)}</p>}
      {kind === 'offline' && <KeptTexts />}
      {requestId !== null && <p>{t('support.page.failed.request', { requestId })}</p>}
    </EmptyState>
  )
}
