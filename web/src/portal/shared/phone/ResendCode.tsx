import { useEffect, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'

/** Between two messages to a number lies a minute (ground G23). */
export const resendSeconds = 60

export type Resent = { isSent: true } | { isSent: false; retryAfter: number | null }

/** Sends the code once more as soon as that is allowed; until then the button says how long it takes. */
export function ResendCode({
  onResend,
  firstSeconds = resendSeconds,
}: {
  onResend: () => Promise<Resent>
  /** What is left of the minute when it is shown. */
  firstSeconds?: number
}) {
  const { t } = useMessages()
  const [left, setLeft] = useState(firstSeconds)
  const [note, setNote] = useState<'none' | 'sending' | 'resent' | 'failed'>('none')
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((was) => Math.max(0, was - 1)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async (): Promise<void> => {
    setNote('sending')
    const sent = await onResend()
    setNote(sent.isSent ? 'resent' : 'failed')
    setLeft(sent.isSent ? resendSeconds : (sent.retryAfter ?? 0))
  }
  return (
    <div>
      <p role="status">
        {note === 'resent' && t('support.sms.resent')}
        {note === 'failed' && t('support.sms.resend.failed')}
      </p>
      <Button
        variant="quiet"
        isBusy={note === 'sending'}
        isDisabled={isWaiting}
        reason={isWaiting ? t('support.phone.verification.resend.wait', { seconds: left }) : undefined}
        onClick={() => void resend()}
      >
        {t('support.sms.resend')}
      </Button>
    </div>
  )
}
