import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import type { AlertState } from '../../shared/alerts/alerts.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useConfig } from '../../shared/settings/config.ts'
import { focusHeading } from '../../../kit/lib/focus-heading.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { Template } from '../../../kit/ui/templates/Template.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { AnswerForm } from '../../shared/penalties/AnswerForm.tsx'
import { AppealForm } from '../../shared/penalties/AppealForm.tsx'
import { AppealLimit } from '../../shared/penalties/AppealLimit.tsx'
import { AppealHistory } from '../../shared/penalties/AppealHistory.tsx'
import styles from '../../shared/penalties/Penalties.module.css'
import { PenaltyCard } from '../../shared/penalties/PenaltyCard.tsx'
import { PenaltyState, PenaltyTitle } from '../../shared/penalties/PenaltyState.tsx'
import { StatementOfReasons } from '../../shared/penalties/StatementOfReasons.tsx'
import { answerAppeal, appealPenalty, reportPenaltyEvent } from './actions.ts'
import { canAppealNow, hasConductLink, helpArticle, openQuestion } from '../../shared/penalties/penalty-view.ts'
import type { Penalty } from '../../shared/penalties/types.ts'
import { useAppealLimit, useAppealReasons, usePenalties } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

/** One restriction, why it was imposed, and the way to appeal it (PENALTY-02, PENALTY-32). */
export function PenaltyPage() {
  const { id = '' } = useParams()
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const { data: penalties, problem, reload } = usePenalties()
  const penalty = penalties?.find((one) => one.id === id)
  usePageHead({ title: penalty?.penalty, crumb: penalty?.penalty, isUnlisted: true })
  useEffect(() => reportPenaltyEvent(api), [api])
  useMarkRead(penalty && [penalty], id)

  const isUnknown = penalties !== undefined && penalty === undefined
  const isSignedOut = problem?.status === 401
  useEffect(() => {
    if (isUnknown) void navigate('/restrictions', { replace: true })
    else if (isSignedOut) void navigate(rootWithLogin(`/penalty/${id}`), { replace: true })
  }, [isUnknown, isSignedOut, navigate, id])

  if (penalty !== undefined) return <Detail penalty={penalty} onReload={reload} />
  if (problem !== null && !isSignedOut) {
    return (
      <Stack gap={6} wide className={styles.detail}>
        <Banner
          tone="danger"
          title={t('support.penalty.list.failed')}
          actions={
            <Button variant="secondary" onClick={() => void reload()}>
              {t('support.common.retry')}
            </Button>
          }
        >
          {t('support.error.generic')}
        </Banner>
      </Stack>
    )
  }
  return (
    <p className={styles.loading}>
      <Spinner size="large" label={t('support.penalty.list.loading')} />
    </p>
  )
}

function Detail({ penalty, onReload }: { penalty: Penalty; onReload: () => Promise<void> }) {
  const { t } = useMessages()
  const articles = useConfig()?.helpArticles
  const isLimitReached = useAppealLimit().data === true
  const question = openQuestion(penalty)
  const [isAnswered, setAnswered] = useState(false)
  const api = useApiClient()
  const navigate = useNavigate()
  return (
    <Stack gap={6} wide className={styles.detail}>
      <p data-way-back>
        <Row as={Link} gap={2} inline href="/restrictions" className={styles.back}>
          <Icon icon={ArrowLeft} flip size={18} /> {t('support.penalty.back')}
        </Row>
      </p>
      <Template
        kind="read"
        head={
          <>
            <PenaltyTitle penalty={penalty} />
            <PenaltyState penalty={penalty} />
            {isAnswered && question === null && <Banner tone="success">{t('support.penalty.question.sent')}</Banner>}
            {penalty.lastAppealState === 'PENDING' && question === null && !isAnswered && (
              <Banner tone="warning" isQuiet>
                {t('support.penalty.detail.pending')}
              </Banner>
            )}
            {question !== null && (
              <AnswerForm
                key={question.askedAt}
                question={question}
                penaltyId={penalty.id}
                draft={`appeal-answer:${penalty.id}:${question.askedAt}`}
                onSend={(body, key) => answerAppeal(api, body, key)}
                onSent={async () => {
                  setAnswered(true)
                  await onReload()
                  focusHeading()
                }}
                onRefused={({ status }) => {
                  if (status !== 401) return false
                  void navigate(rootWithLogin(`/penalty/${penalty.id}`))
                  return true
                }}
              />
            )}
            {isLimitReached && penalty.canAppeal && <AppealLimit appealFrom={penalty.appealFrom} />}
          </>
        }
        beside={<PenaltyCard penalty={penalty} isLimitReached={isLimitReached} isAlone />}
      >
        <StatementOfReasons penalty={penalty} />
        {hasConductLink(penalty) && articles !== undefined && (
          <p>
            <Link href={helpArticle(articles.codeOfConduct)}>{t('support.penalty.conduct')}</Link>
          </p>
        )}
        {penalty.evidence.length > 0 && (
          <section className={styles.block} aria-labelledby="penalty-activity">
            <h2 id="penalty-activity">{t('support.penalty.activity')}</h2>
            <Surface
              as="ul"
              bare
              pad="3 5"
              ground="sunken"
              radius={2}
              tabular
              className={styles.evidence}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it takes the focus (promises W3)
              tabIndex={0}
              aria-labelledby="penalty-activity"
            >
              {penalty.evidence.map((line, index) => (
                <Surface as="li" padY={2} breaks key={index} dir="auto">
                  {line}
                </Surface>
              ))}
            </Surface>
          </section>
        )}
        <AppealHistory history={penalty.history} />
        {canAppealNow(penalty, isLimitReached) && (
          // On a phone alone: the form is far below why it was decided.
          <div className={styles.start}>
            <Button size="large" onClick={() => document.querySelector<HTMLElement>('#appeal select')?.focus()}>
              {t('support.penalty.appeal.write')}
            </Button>
          </div>
        )}
        {penalty.canAppeal ? (
          <OwnAppeal
            penaltyId={penalty.id}
            earlier={penalty.history.length}
            isLimitReached={isLimitReached}
            onReload={onReload}
          />
        ) : (
          <div>
            <LinkButton variant="secondary" href="/restrictions" icon={<Icon icon={ArrowLeft} flip size={18} />}>
              {t('support.common.back')}
            </LinkButton>
          </div>
        )}
      </Template>
    </Stack>
  )
}

/** The signed-in player's form; what comes of it is told in the list. */
function OwnAppeal({
  penaltyId,
  earlier,
  isLimitReached,
  onReload,
}: {
  penaltyId: string
  earlier: number
  isLimitReached: boolean
  onReload: () => Promise<void>
}) {
  const api = useApiClient()
  const navigate = useNavigate()
  const { data: reasons } = useAppealReasons()
  return (
    <AppealForm
      penaltyId={penaltyId}
      draft={`appeal:${penaltyId}`}
      reasons={reasons}
      earlier={earlier}
      isLimitReached={isLimitReached}
      onSend={(body, key) => appealPenalty(api, body, key)}
      onSent={async () => {
        await onReload()
        void navigate('/restrictions', {
          state: { alert: { key: 'support.penalty.sent', tone: 'success' } } satisfies AlertState,
        })
      }}
      onRefused={(problem) => {
        if (problem.status !== 401) return false
        void navigate(rootWithLogin(`/penalty/${penaltyId}`))
        return true
      }}
    />
  )
}
