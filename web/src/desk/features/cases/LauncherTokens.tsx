import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { endLauncherTokens } from './actions.ts'
import { mayLead } from '../../shared/roles.ts'

/** Leads sign an account's launchers out, as after a theft (CD-333). */
export function LauncherTokens({ accountId }: { accountId: string }) {
  const { t } = useTexts()
  const { client, me, say } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!mayLead(me.roles)) return null
  const end = async (): Promise<void> => {
    setBusy(true)
    try {
      await endLauncherTokens(client, accountId)
      setAsking(false)
      say(t('player.launchers.ended'))
    } catch {
      say(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <dt>{t('player.launchers')}</dt>
      <dd>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('player.launchers.end')}
        </Button>
      </dd>
      {isAsking && (
        <Dialog
          title={t('player.launchers.end')}
          closeLabel={t('close')}
          onClose={() => setAsking(false)}
          size="small"
          actions={
            <>
              <Button variant="danger" isBusy={isBusy} onClick={() => void end()}>
                {t('player.launchers.end')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('player.launchers.text')}
        </Dialog>
      )}
    </div>
  )
}
