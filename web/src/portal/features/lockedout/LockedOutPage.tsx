import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import type { MessageKey } from '../../shared/i18n/message-key.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { AskStep } from './AskStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { EndedStep } from './EndedStep.tsx'
import styles from './LockedOut.module.css'
import { OpenView } from './OpenView.tsx'
import { endLockedOut } from './actions.ts'
import { type LockedOutState, readState, useReading } from './queries.ts'

const codeTries = 5

/** Reading for who cannot sign in: address, code, and half an hour of the account (CD-305, CD-307). */
export function LockedOutPage() {
  const { t } = useMessages()
  const api = useApiClient()
  const navigate = useNavigate()
  const { data: state, problem, reload, replace } = useReading(readState)
  /** Kept for another code to the same address; a reload forgets it. */
  const [email, setEmail] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const [note, setNote] = useState<MessageKey | null>(null)
  const title = t('support.lockedout.title')
  usePageHead({ title, crumb: title, isUnlisted: true })

  // Switched off: there is no such page.
  const isOff = problem?.status === 404
  useEffect(() => {
    if (isOff) void navigate('/', { replace: true })
  }, [isOff, navigate])

  const askAgain = (why: MessageKey | null): void => {
    setNote(why)
    setAsking(true)
    setEnded(false)
  }
  const end = async (): Promise<void> => {
    await endLockedOut(api)
    setEnded(true)
  }

  if (hasEnded) return <EndedStep onAgain={() => askAgain(null)} />
  if (state === undefined)
    return problem === null || isOff ? (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    ) : (
      <LoadFailed problem={problem} onRetry={() => void reload()} />
    )
  if (state.stage === 'open' && !isAsking)
    return (
      <OpenView
        state={state}
        onState={replace}
        onEnd={() => void end()}
        onOver={() => {
          setEnded(true)
        }}
      />
    )
  if (state.stage === 'code' && !isAsking)
    return (
      <CodeStep
        email={email}
        state={state}
        onState={replace}
        onOther={() => askAgain(null)}
        onEnded={() => askAgain('support.lockedout.error.ended')}
      />
    )
  return (
    <AskStep
      email={email}
      note={note}
      onAsked={(address, { expiresAt, againAt }) => {
        setEmail(address)
        setAsking(false)
        setNote(null)
        replace({ stage: 'code', expiresAt, againAt, triesLeft: codeTries, canAppeal: false } satisfies LockedOutState)
      }}
    />
  )
}
