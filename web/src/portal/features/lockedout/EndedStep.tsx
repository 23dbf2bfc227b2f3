import { Clock } from 'lucide-react'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'

/** The half hour is over, or was ended. */
export function EndedStep({ onAgain }: { onAgain: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={Clock}
      title={<h1 tabIndex={-1}>{t('support.lockedout.ended.title')}</h1>}
      actions={<Button onClick={onAgain}>{t('support.lockedout.again')}</Button>}
    >
      {t('support.lockedout.ended.text')}
    </EmptyState>
  )
}
