import { Link2Off } from 'lucide-react'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useConfig, useHomePath } from '../../shared/settings/config.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import failed from '../../../kit/ui/pictures/failed.svg'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'

/** Where a link that opens nothing ends: static, says nothing about the case (decisions-cases A5). */
export function CaseInvalidPage() {
  const { t } = useMessages()
  const linkDays = useConfig()?.caseLinkDays
  const home = useHomePath()
  usePageHead({ title: t('support.case.invalid.title'), isUnlisted: true })
  return (
    <EmptyState
      icon={Link2Off}
      picture={failed}
      title={<h1 tabIndex={-1}>{t('support.case.invalid.title')}</h1>}
      actions={
        <>
          <LinkButton href="/">{t('support.case.invalid.contact')}</LinkButton>
          {home !== '/' && (
            <LinkButton variant="secondary" href={home}>
              {t('support.case.invalid.home')}
            </LinkButton>
          )}
        </>
      }
    >
      {linkDays !== undefined && <p>{t('support.case.invalid.body', { days: linkDays })}</p>}
    </EmptyState>
  )
}
