import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAsking } from '../../shared/DeskFrame.tsx'
import { mayLead } from '../../shared/roles.ts'

/** Leads sign an account's launchers out, as after a theft (CD-333). */
export function LauncherTokens({ accountId }: { accountId: string }) {
  const { t, call, me } = useDesk()
  const { ask, question } = useAsking({
    title: t('player.launchers.end'),
    action: t('player.launchers.end'),
    isDanger: true,
    children: t('player.launchers.text'),
    work: () => call('endLauncherTokens', { accountId }),
    done: t('player.launchers.ended'),
  })
  if (!mayLead(me.roles)) return null
  return (
    <div>
      <dt>{t('player.launchers')}</dt>
      <dd>
        <Button variant="secondary" size="small" onClick={ask}>
          {t('player.launchers.end')}
        </Button>
      </dd>
      {question}
    </div>
  )
}
