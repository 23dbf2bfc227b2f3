import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { useSolution } from '../../shared/discovery/use-solution.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { planRedirect } from '../../shared/routing/redirect-plan.ts'
import { useConfig } from '../../shared/settings/config.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { QuestionStepper } from './QuestionStepper.tsx'
import { useQuestions } from './queries.ts'
import { Night, Template } from '../../../kit/ui/templates/Template.tsx'
import styles from './Verification.module.css'
import { contactTopic, solutionPath } from './way-back.ts'

/** Knowledge questions that lead back to where the verification began (KBV-01). */
export function VerificationPage() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const follow = useFollow()
  const { data: questions, problem, reload } = useQuestions()
  const cancel = useCancel(questions?.startUrl)
  usePageHead({ title: t('support.verification.title'), isUnlisted: true })

  // Without an open verification there is nothing to answer (decisions-cases A6).
  const isNotMine = problem?.status === 401 || problem?.status === 404
  useEffect(() => {
    if (isNotMine) void navigate('/', { replace: true })
  }, [isNotMine, navigate])

  if (problem !== null && !isNotMine && questions === undefined) {
    if (problem.status !== 422) {
      return (
        <div className={styles.page}>
          <Banner
            tone="danger"
            actions={
              <Button variant="secondary" onClick={() => void reload()}>
                {t('support.common.retry')}
              </Button>
            }
          >
            {t('support.error.generic')}
          </Banner>
        </div>
      )
    }
    return (
      <div className={styles.page}>
        <EmptyState
          icon={Lock}
          title={<h1 tabIndex={-1}>{t('support.verification.locked.title')}</h1>}
          actions={<LinkButton href={problem.redirectUrl ?? '/'}>{t('support.verification.locked.help')}</LinkButton>}
        >
          {t('support.verification.error.locked')}
        </EmptyState>
      </div>
    )
  }
  if (questions === undefined)
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    )
  return (
    <Template
      kind="ask"
      head={<PageTitle lead={t('support.verification.lead')}>{t('support.verification.title')}</PageTitle>}
      beside={<Night />}
    >
      <QuestionStepper
        key={questions.questions.map(({ id }) => id).join()}
        questions={questions}
        onFollow={follow}
        onCancel={cancel}
        onExpired={() =>
          void navigate('/', {
            replace: true,
            state: { alert: { key: 'support.verification.expired', tone: 'warning' } },
          })
        }
      />
    </Template>
  )
}

/**
 * Back to where the verification began (decisions-cases I10); from a form that would ask for it again, to the solution
 * of its topic.
 */
const useCancel = (startUrl: string | undefined): (() => void) => {
  const { page } = useApiClient()
  const navigate = useNavigate()
  const follow = useFollow()
  const start = planRedirect(startUrl ?? page.basePath, page)
  const topicId = start.kind === 'route' ? contactTopic(start.to) : null
  const topic = useSolution(topicId).data
  return () => {
    if (topicId === null) follow(startUrl ?? page.basePath)
    else void navigate(topic ? solutionPath({ product: topic.product, parentId: topic.parentId, id: topicId }) : '/')
  }
}

/** Follows a URL of the server, which is checked once more here (decisions-cases I7). */
const useFollow = (): ((url: string) => void) => {
  const { page } = useApiClient()
  const navigate = useNavigate()
  const config = useConfig()
  return (url) => {
    const plan = planRedirect(url, page, config?.trustedHosts ?? [])
    if (plan.kind === 'page') window.location.assign(plan.href)
    else void navigate(plan.to)
  }
}
