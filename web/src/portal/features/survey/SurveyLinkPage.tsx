import { CircleCheck, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Problem } from '../../../kit/api/problem.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { answerSurveyByLink } from './actions.ts'
import { useSurveyByLink } from './queries.ts'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyLoading, SurveyTitle } from './SurveyTitle.tsx'
import { ticketOf } from './survey-form.ts'

/** A problem that no second try will mend: the link opens nothing, or the survey is answered or closed. */
const isFinal = ({ status }: Problem): boolean => status === 400 || status === 404 || status === 422

const isAnswered = (problem: Problem | null): boolean => problem?.body?.errorKey === 'support.survey.error.answered'

/** What was pressed is gone: who reads with their ears hears what became of it, and nobody is left at the page's end. */
const lead = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

/**
 * The survey a mail's link opens, without sign-in (amendment T15). What became of it is said here, because the list of
 * cases would ask who somebody is (CD-183).
 */
export function SurveyLinkPage() {
  const { token = '' } = useParams()
  const { t } = useMessages()
  const api = useApiClient()
  const { data: survey, problem, reload } = useSurveyByLink(token)
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Problem | null>(null)
  const ended = refusal ?? (problem !== null && isFinal(problem) ? problem : null)
  const wordsOfEnd = (end: Problem): string => {
    if (end.status !== 422) return t('support.case.invalid.title')
    return end.message ?? t(isAnswered(end) ? 'support.survey.error.answered' : 'support.survey.error.closed')
  }
  const asked = survey && t('support.survey.title', { ticket: ticketOf(survey) })
  const outcome = isSent ? t('support.survey.thanks') : ended && wordsOfEnd(ended)
  const title = outcome ?? asked
  usePageHead({ title, crumb: title, isUnlisted: true })

  if (outcome !== null) {
    const isDone = isSent || isAnswered(ended)
    return (
      <EmptyState
        icon={isDone ? CircleCheck : Link2Off}
        title={
          <h1 tabIndex={-1} ref={lead}>
            {outcome}
          </h1>
        }
        actions={isDone ? undefined : <LinkButton href="/">{t('support.case.invalid.contact')}</LinkButton>}
      />
    )
  }
  if (survey === undefined && problem !== null) return <LoadFailed problem={problem} onRetry={() => void reload()} />
  if (survey === undefined) return <SurveyLoading />
  return (
    <Stack gap={6} wide>
      <SurveyTitle survey={survey} />
      <SurveyForm
        survey={survey}
        id={token}
        send={(body, key) => answerSurveyByLink(api, token, body, key)}
        onSent={() => setSent(true)}
        onRefused={(refused) => {
          // Answers that do not fit are no end of the survey.
          if (!isFinal(refused) || (refused.status === 422 && refused.body?.errorKey === undefined)) return false
          setRefusal(refused)
          return true
        }}
      />
    </Stack>
  )
}
