import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { AppealForm } from '../../shared/penalties/AppealForm.tsx'
import { PenaltyCard } from '../../shared/penalties/PenaltyCard.tsx'
import { PenaltyDetail } from '../../shared/penalties/PenaltyDetail.tsx'
import { splitPenalties } from '../../shared/penalties/penalty-view.ts'
import type { Penalty } from '../../shared/penalties/types.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './LockedOut.module.css'
import { NotRead } from './NotRead.tsx'
import { answerAppealLockedOut, appealLockedOut } from './actions.ts'
import type { Reading, Restrictions } from './queries.ts'

/** Every restriction of the account; those that are over are folded, so that the cases are not far. */
export function OpenRestrictions({ reading: { data, problem, reload } }: { reading: Reading<Restrictions> }) {
  const { t, locale } = useMessages()
  const { active, past } = splitPenalties(data?.penalties ?? [])
  return (
    <section className={styles.part} aria-labelledby="lockedout-restrictions">
      <h2 id="lockedout-restrictions">{t('support.lockedout.restrictions')}</h2>
      {data === undefined && problem === null && <Skeleton lines={4} />}
      {data === undefined && problem !== null && <NotRead onRetry={() => void reload()} />}
      {data?.penalties.length === 0 && (
        <EmptyState icon={ShieldCheck} title={t('support.lockedout.restrictions.none')} />
      )}
      {data !== undefined && active.length > 0 && <Cards penalties={active} />}
      {data !== undefined && past.length > 0 && (
        <Stack as="details" gap={4} className={styles.past} open={active.length === 0}>
          <summary>
            {t('support.penalty.list.past')} ({new Intl.NumberFormat(locale).format(past.length)})
          </summary>
          <Cards penalties={past} />
        </Stack>
      )}
    </section>
  )
}

function Cards({ penalties }: { penalties: readonly Penalty[] }) {
  return (
    <Stack as="ul" gap={4} className={styles.cards}>
      {penalties.map((penalty) => (
        <Stack as="li" shrinks key={penalty.id}>
          <PenaltyCard
            penalty={penalty}
            isLimitReached={penalty.appealFrom !== undefined}
            href={`/lockedout?penalty=${encodeURIComponent(penalty.id)}`}
          />
        </Stack>
      ))}
    </Stack>
  )
}

/** One of them, why it was imposed, and the appeal this mark can file. */
export function OpenPenalty({
  penalty,
  reasons,
  canAppeal,
  onAppealed,
  onAnswered,
  onOver,
}: {
  penalty: Penalty
  reasons: readonly string[] | undefined
  canAppeal: boolean
  onAppealed: () => Promise<void>
  /** Looks again. */
  onAnswered: () => Promise<void>
  onOver: () => void
}) {
  const { t } = useMessages()
  const api = useApiClient()
  const isLimitReached = penalty.appealFrom !== undefined
  const refused = ({ status }: { status: number | null }): boolean => {
    if (status === 401) onOver()
    return status === 401
  }
  return (
    <>
      <p>
        <Row as={Link} gap={2} inline href="/lockedout" className={styles.back}>
          <Icon icon={ArrowLeft} flip size={18} /> {t('support.lockedout.back')}
        </Row>
      </p>
      <PenaltyDetail
        penalty={penalty}
        isLimitReached={isLimitReached}
        mayAppeal={isLimitReached || canAppeal}
        draft="lockedout-answer"
        onSend={(body, key) => answerAppealLockedOut(api, body, key)}
        onAnswered={onAnswered}
        onRefused={refused}
      >
        {penalty.canAppeal && !isLimitReached && !canAppeal && (
          <Banner tone="warning" isQuiet>
            {t('support.lockedout.error.appealed')}
          </Banner>
        )}
        {penalty.canAppeal && !isLimitReached && canAppeal && (
          <AppealForm
            penaltyId={penalty.id}
            draft={`lockedout:${penalty.id}`}
            reasons={reasons}
            earlier={penalty.history.length}
            isLimitReached={false}
            onSend={(body, key) => appealLockedOut(api, body, key)}
            onSent={onAppealed}
            onRefused={refused}
          />
        )}
      </PenaltyDetail>
    </>
  )
}
