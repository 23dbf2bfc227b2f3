import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { AnswerForm } from '../../shared/penalties/AnswerForm.tsx'
import { AppealForm } from '../../shared/penalties/AppealForm.tsx'
import { AppealHistory } from '../../shared/penalties/AppealHistory.tsx'
import { AppealLimit } from '../../shared/penalties/AppealLimit.tsx'
import { PenaltyCard } from '../../shared/penalties/PenaltyCard.tsx'
import { PenaltyState } from '../../shared/penalties/PenaltyState.tsx'
import { StatementOfReasons } from '../../shared/penalties/StatementOfReasons.tsx'
import { openQuestion, splitPenalties } from '../../shared/penalties/penalty-view.ts'
import type { Penalty } from '../../shared/penalties/types.ts'
import { focusHeading } from '../../../kit/lib/focus-heading.ts'
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
  const question = openQuestion(penalty)
  const [isAnswered, setAnswered] = useState(false)
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
      {isAnswered && question === null && <Banner tone="success">{t('support.penalty.question.sent')}</Banner>}
      {question !== null && (
        <AnswerForm
          key={question.askedAt}
          question={question}
          penaltyId={penalty.id}
          draft={`lockedout-answer:${penalty.id}:${question.askedAt}`}
          onSend={(body, key) => answerAppealLockedOut(api, body, key)}
          onSent={async () => {
            setAnswered(true)
            await onAnswered()
            focusHeading()
          }}
          onRefused={refused}
        />
      )}
      {/* Nothing is promised that this code cannot do. */}
      {(isLimitReached || canAppeal || !penalty.canAppeal) && <PenaltyState penalty={penalty} />}
      <PenaltyCard penalty={penalty} isLimitReached={isLimitReached} isAlone />
      <StatementOfReasons penalty={penalty} />
      {penalty.evidence.length > 0 && (
        <section className={styles.part} aria-labelledby="lockedout-activity">
          <h2 id="lockedout-activity">{t('support.penalty.activity')}</h2>
          <ul className={styles.lines}>
            {penalty.evidence.map((line, index) => (
              <li key={index} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      <AppealHistory history={penalty.history} />
      {penalty.canAppeal && isLimitReached && <AppealLimit appealFrom={penalty.appealFrom} />}
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
    </>
  )
}
