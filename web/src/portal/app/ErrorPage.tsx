import { Unlink } from 'lucide-react'
import { useMessages } from '../shared/i18n/context.ts'
import { usePageHead } from '../shared/page/page-head.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import failed from '../../kit/ui/pictures/failed.svg'
import { LinkButton } from '../../kit/ui/LinkButton.tsx'

/** `/error`: a link that is not valid. It stays where it is (OD-16). */
export function ErrorPage() {
  const { t } = useMessages()
  usePageHead({ title: t('support.page.error.title'), isUnlisted: true })
  return (
    <EmptyState
      icon={Unlink}
      picture={failed}
      title={<h1 tabIndex={-1}>{t('support.page.error.title')}</h1>}
      actions={
        <>
          <LinkButton href="/">{t('support.page.error.home')}</LinkButton>
          <LinkButton variant="secondary" href="/search">
            {t('support.shell.search')}
          </LinkButton>
        </>
      }
    >
      <p>{t('support.page.error.text')}</p>
    </EmptyState>
  )
}
