import { useState } from 'react'
import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAsking } from '../../shared/DeskFrame.tsx'
import { mayLead } from '../../shared/roles.ts'

/** Text-message protection of the player's account (T19); leads may end it, as the portal promises. */
export function SmsProtection({ accountId, since }: { accountId: string; since: string | null }) {
  const { t, locale, call, me } = useDesk()
  const [isEnded, setEnded] = useState(false)
  const { ask, question } = useAsking({
    title: t('player.sms.end.title'),
    action: t('player.sms.end'),
    isDanger: true,
    children: t('player.sms.end.text'),
    work: async () => {
      await call('endSmsProtection', { accountId })
      setEnded(true)
    },
    done: t('player.sms.ended'),
  })
  const isOn = since !== null && !isEnded
  return (
    <div>
      <dt>{t('player.sms')}</dt>
      <dd>
        {isOn ? t('player.sms.since', { time: absoluteTime(since, locale) }) : t('player.sms.off')}
        {isOn && mayLead(me.roles) && (
          <p>
            <Button variant="secondary" size="small" onClick={ask}>
              {t('player.sms.end')}
            </Button>
          </p>
        )}
      </dd>
      {question}
    </div>
  )
}
