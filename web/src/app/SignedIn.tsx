import { CircleUserRound, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useApiClient } from '../api/context.ts'
import { useAlerts } from '../shared/alerts/alerts.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'

/** Who is here, and the way out. */
export function SignedIn({ name }: { name: string }) {
  const { t } = useMessages()
  const api = useApiClient()
  const alerts = useAlerts()
  const [isBusy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const sent = await api.send('post', '/services/bft/logout', {})
    if (sent.isOk) window.location.assign(`${api.page.basePath}/`)
    else {
      setBusy(false)
      alerts.show({ key: 'support.shell.signout.failed' })
    }
  }
  return (
    <>
      <span className={styles.who} title={t('support.shell.account', { name })}>
        <Icon icon={CircleUserRound} />
        <bdi>{name}</bdi>
      </span>
      <button type="button" className={styles.signOut} aria-busy={isBusy || undefined} onClick={() => void signOut()}>
        <Icon icon={LogOut} flip />
        <span>{t('support.shell.signout')}</span>
      </button>
    </>
  )
}
