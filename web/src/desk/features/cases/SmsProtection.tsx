import { useState } from 'react'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { endSmsProtection } from './actions.ts'
import { mayLead } from '../../shared/roles.ts'

/** Text-message protection of the player's account (T19); leads may end it, as the portal promises. */
export function SmsProtection({ accountId, since }: { accountId: string; since: string | null }) {
  const { t, locale } = useTexts()
  const { client, me, say } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const isOn = since !== null && !isEnded
  const mayEnd = isOn && mayLead(me.roles)
  const end = async (): Promise<void> => {
    setBusy(true)
    try {
      await endSmsProtection(client, accountId)
      setEnded(true)
      setAsking(false)
      say(t('player.sms.ended'))
    } catch {
      say(t('failed'))
    } finally {
      setBusy(false)
    }
  }
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
        <Dialog
          title={t('player.sms.end.title')}
          closeLabel={t('close')}
          onClose={() => setAsking(false)}
          size="small"
          actions={
            <>
              <Button variant="danger" isBusy={isBusy} onClick={() => void end()}>
                {t('player.sms.end')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('player.sms.end.text')}
        </Dialog>
      )}
    </div>
  )
}
