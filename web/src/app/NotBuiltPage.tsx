import { Hammer } from 'lucide-react'
import { useMessages } from '../shared/i18n/context.ts'
import { usePageHead } from '../shared/page/page-head.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** The one page of rooms that are not built yet (ground G35). */
export function NotBuiltPage() {
  const { t } = useMessages()
  usePageHead({ title: t('support.page.not.built.title'), isUnlisted: true })
  return (
    <EmptyState
      icon={Hammer}
      title={<h1 tabIndex={-1}>{t('support.page.not.built.title')}</h1>}
      actions={<LinkButton href="/">{t('support.page.error.home')}</LinkButton>}
    >
      <p>{t('support.page.not.built.text')}</p>
    </EmptyState>
  )
}
