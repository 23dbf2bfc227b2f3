import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import type { AlertState } from '../../shared/alerts/alerts.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { answerSurvey } from './actions.ts'
import { useSurvey } from './queries.ts'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyLoading, SurveyTitle } from './SurveyTitle.tsx'
import { storedError, ticketOf } from './survey-form.ts'

/**
 * The satisfaction survey of a case (SURVEY-01). What cannot be answered is told on the list of cases
 * (decisions-cases H7).
 */
export function SurveyPage() {
  const { caseId = '' } = useParams()
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const { data: survey, problem, reload } = useSurvey(caseId)
  const { search } = useLocation()
  const title = survey === undefined ? undefined : t('support.survey.title', { ticket: ticketOf(survey) })
  // Its number stands in the title; in the way here it would be said twice.
  usePageHead({ title, crumb: survey && t('support.survey.title', { ticket: '' }).trim(), isUnlisted: true })

  const leave = useEffectEvent((): void => {
    if (problem === null || problem.kind === 'offline') return
    if (problem.status === 401) void navigate(rootWithLogin(`/survey/${caseId}${search}`), { replace: true })
    else void navigate('/case', { replace: true, state: { alert: storedError(problem) } satisfies AlertState })
  })
  useEffect(() => leave(), [problem?.status])

  if (survey === undefined && problem?.kind === 'offline')
    return <LoadFailed problem={problem} onRetry={() => void reload()} />
  if (survey === undefined) return <SurveyLoading />
  return (
    <Stack gap={6} wide>
      <SurveyTitle survey={survey} />
      <SurveyForm
        survey={survey}
        id={caseId}
        send={(body, key) => answerSurvey(api, caseId, body, key)}
        onSent={() =>
          void navigate('/case', {
            state: { alert: { key: 'support.survey.thanks', tone: 'success' } } satisfies AlertState,
          })
        }
        onRefused={(refused) => {
          if (refused.status === 401) void navigate(rootWithLogin(`/survey/${caseId}`))
          else if (refused.status === 422)
            void navigate('/case', { state: { alert: storedError(refused) } satisfies AlertState })
          else return false
          return true
        }}
        cancel={
          <LinkButton variant="secondary" href={`/case/detail/${caseId}`}>
            {t('support.survey.cancel')}
          </LinkButton>
        }
      />
    </Stack>
  )
}
