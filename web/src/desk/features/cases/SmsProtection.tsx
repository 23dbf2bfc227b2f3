import { useState } from 'react'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { mayLead } from '../../shared/roles.ts'
import { useWrite } from '../../shared/use-write.ts'

/** Text-message protection of the player's account (T19); leads may end it, as the portal promises. */
export function SmsProtection({ accountId, since }: { accountId: string; since: string | null }) {
  const { t, locale, call, me } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useWrite()
  const [isEnded, setEnded] = useState(false)
  const isOn = since !== null && !isEnded
  const mayEnd = isOn && mayLead(me.roles)
  const end = (): Promise<void> =>
    act(async () => {
      await call('endSmsProtection', { accountId })
      setEnded(true)
      setAsking(false)
    }, t('player.sms.ended'))
  return (
    <div>
      <dt>{t('player.sms')}</dt>
      <dd>
        {isOn ? t('player.sms.since', { time: absoluteTime(since, locale) }) : t('player.sms.off')}
        {mayEnd && (
          <p>
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {t('player.sms.end')}
            </Button>
          </p>
        )}
      </dd>
      {isAsking && (
        <AskDialog
          title={t('player.sms.end.title')}
          action={t('player.sms.end')}
          isDanger
          isBusy={isBusy}
          onDo={() => void end()}
          onClose={() => setAsking(false)}
        >
          {t('player.sms.end.text')}
        </AskDialog>
      )}
    </div>
  )
}
