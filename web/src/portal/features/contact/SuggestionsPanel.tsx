import { useEffect, useRef, useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { AnswerList, type Answer } from '../../shared/answers/AnswerList.tsx'
import { giveFeedback } from '../../shared/answers/actions.ts'
import { Solved } from '../../shared/answers/Solved.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { leaveGuide } from '../../shared/visit/visit.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Contact.module.css'

/**
 * Articles that may answer the question, once, before it is sent (CONTACT-08). They open beside, so that nothing typed
 * is left; a known problem opens in place (amendment T2).
 */
export function SuggestionsPanel({
  found,
  product,
  onContinue,
  onBack,
}: {
  found: readonly Answer[]
  product: string
  onContinue: () => void
  onBack: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const [solved, setSolved] = useState<{ articleId: string; undo: () => void } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (solved !== null) {
    const back = (): void => {
      solved.undo()
      onBack()
    }
    return <Solved articleId={solved.articleId} onBack={back} />
  }
  return (
    <Stack as="section" gap={4} className={styles.suggestions} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" ref={heading} tabIndex={-1}>
        {t('support.contact.suggestions.title')}
      </h2>
      <p>{t('support.contact.suggestions.text')}</p>
      <AnswerList
        answers={found}
        onOpen={() => undefined}
        onHelped={({ id }) => {
          giveFeedback(api, id, { helpful: true, product })
          setSolved({ articleId: id, undo: leaveGuide() })
        }}
        onStillNeedHelp={onContinue}
      />
      <Row wrap gap={3} align="stretch">
        <Button onClick={onContinue}>{t('support.contact.suggestions.send')}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('support.contact.suggestions.back')}
        </Button>
      </Row>
    </Stack>
  )
}
