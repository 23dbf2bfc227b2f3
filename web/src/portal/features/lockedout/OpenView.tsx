import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMessages } from '../../shared/i18n/context.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { PageTitle } from '../../../kit/ui/PageTitle.tsx'
import { PenaltyTitle } from '../../shared/penalties/PenaltyDetail.tsx'
import styles from './LockedOut.module.css'
import { OpenCase } from './OpenCase.tsx'
import { OpenCases } from './OpenCases.tsx'
import { OpenPenalty, OpenRestrictions } from './OpenRestrictions.tsx'
import { minutesLeft } from './left.ts'
import { type LockedOutState, readRestrictions, useReading } from './queries.ts'

const lookMilliseconds = 5_000

/** What a mark shows; which part of it stands in the address, so that Back leads where one was. */
export function OpenView({
  state,
  onState,
  onEnd,
  onOver,
}: {
  state: LockedOutState
  onState: (state: LockedOutState) => void
  onEnd: () => void
  /** The time is up, or the mark opens nothing any more. */
  onOver: () => void
}) {
  const { t } = useMessages()
  const [search] = useSearchParams()
  const restrictions = useReading(readRestrictions)
  const [isSent, setSent] = useState(false)
  const minutes = useMinutesLeft(state.expiresAt ?? '')
  const isOver = minutes === 0 || restrictions.problem?.status === 401
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])

  const caseId = search.get('case')
  const penalty = restrictions.data?.penalties.find(({ id }) => id === search.get('penalty'))
  const onAppealed = async (): Promise<void> => {
    await restrictions.reload()
    onState({ ...state, canAppeal: false })
    setSent(true)
  }
  return (
    <div className={styles.open}>
      {caseId === null && penalty !== undefined ? (
        <PenaltyTitle penalty={penalty} />
      ) : (
        <PageTitle lead={t('support.lockedout.open.note')}>{t('support.lockedout.open.title')}</PageTitle>
      )}
      <Row wrap justify="between" gap="2 4" pad="3 4" ground="sunken" radius={2} className={styles.bar}>
        <Text weight={650} tabular>
          {t('support.lockedout.left', { minutes })}
        </Text>
        <Button variant="secondary" size="small" onClick={onEnd}>
          {t('support.lockedout.end')}
        </Button>
      </Row>
      {isSent && <Banner tone="success">{t('support.lockedout.appeal.sent')}</Banner>}
      {caseId !== null ? (
        <OpenCase key={caseId} id={caseId} onOver={onOver} />
      ) : penalty !== undefined ? (
        <OpenPenalty
          key={penalty.id}
          penalty={penalty}
          reasons={restrictions.data?.reasons}
          canAppeal={state.canAppeal}
          onAppealed={onAppealed}
          onAnswered={restrictions.reload}
          onOver={onOver}
        />
      ) : (
        <>
          <OpenRestrictions reading={restrictions} />
          <OpenCases onOver={onOver} />
        </>
      )}
    </div>
  )
}

const useMinutesLeft = (until: string): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return minutesLeft(until, now)
}
