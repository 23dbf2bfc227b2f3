import { PartyPopper } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { useMessages } from '../i18n/context.ts'

/** The good end of a visit: nothing was sent, and nothing more has to be done. */
export function Solved({ articleId, onBack }: { articleId: string; onBack: () => void }) {
  const { t } = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <EmptyState
        icon={PartyPopper}
        title={
          <h2 ref={heading} tabIndex={-1}>
            {t('support.answers.solved.title')}
          </h2>
        }
        actions={
          <>
            <LinkButton href="/">{t('support.answers.solved.home')}</LinkButton>
            <LinkButton variant="secondary" href={`/article/${articleId}`}>
              {t('support.answers.solved.article')}
            </LinkButton>
            <Button variant="quiet" onClick={onBack}>
              {t('support.answers.solved.back')}
            </Button>
          </>
        }
      >
        <p>{t('support.answers.solved.text')}</p>
      </EmptyState>
    </div>
  )
}
