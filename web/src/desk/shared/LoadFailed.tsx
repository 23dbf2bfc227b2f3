import type { LucideIcon } from 'lucide-react'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { useTexts } from './i18n.ts'

/** In the place of what did not come: that it did not, and what to do. */
export function LoadFailed({ icon, again }: { icon: LucideIcon; again: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={icon}
      title={t('failed.load')}
      isAlert
      actions={
        <Button variant="secondary" onClick={again}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed.load.text')}
    </EmptyState>
  )
}
