import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import { mayLead } from '../../shared/roles.ts'
import { useWrite } from '../../shared/use-write.ts'

/** Leads sign an account's launchers out, as after a theft (CD-333). */
export function LauncherTokens({ accountId }: { accountId: string }) {
  const { t, call, me } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useWrite()
  if (!mayLead(me.roles)) return null
  const end = (): Promise<void> =>
    act(async () => {
      await call('endLauncherTokens', { accountId })
      setAsking(false)
    }, t('player.launchers.ended'))
  return (
    <div>
      <dt>{t('player.launchers')}</dt>
      <dd>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {t('player.launchers.end')}
        </Button>
      </dd>
      {isAsking && (
        <AskDialog
          title={t('player.launchers.end')}
          action={t('player.launchers.end')}
          isDanger
          isBusy={isBusy}
          onDo={() => void end()}
          onClose={() => setAsking(false)}
        >
          {t('player.launchers.text')}
        </AskDialog>
      )}
    </div>
  )
}
