import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { rootWithLogin } from '../../shared/account/login-address.ts'
import type { AlertState } from '../../shared/alerts/alerts.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { AppealForm } from '../../shared/penalties/AppealForm.tsx'
import styles from '../../shared/penalties/Penalties.module.css'
import { PenaltyDetail, PenaltyTitle } from '../../shared/penalties/PenaltyDetail.tsx'
import { answerAppeal, appealPenalty, reportPenaltyEvent } from './actions.ts'
import { canAppealNow } from '../../shared/penalties/penalty-view.ts'
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
  const isLimitReached = useAppealLimit().data === true
  const api = useApiClient()
  const refused = useSignInWhenRefused(penalty.id)
  return (
    <Stack gap={6} wide className={styles.detail}>
      <p data-way-back>
        <Row as={Link} gap={2} inline href="/restrictions" className={styles.back}>
          <Icon icon={ArrowLeft} flip size={18} /> {t('support.penalty.back')}
        </Row>
      </p>
      <PenaltyDetail
        penalty={penalty}
        title={<PenaltyTitle penalty={penalty} />}
        isLimitReached={isLimitReached}
        draft="appeal-answer"
        onSend={(body, key) => answerAppeal(api, body, key)}
        onAnswered={onReload}
        onRefused={refused}
      >
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
      </PenaltyDetail>
    </Stack>
  )
}

/** A session that is over leads to the sign-in, and back here. */
const useSignInWhenRefused = (id: string) => {
  const navigate = useNavigate()
  return ({ status }: { status: number | null }): boolean => {
    if (status === 401) void navigate(rootWithLogin(`/penalty/${id}`))
    return status === 401
  }
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
  const refused = useSignInWhenRefused(penaltyId)
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
      onRefused={refused}
    />
  )
}
