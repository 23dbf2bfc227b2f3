import { CircleUserRound, LogOut, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useApiClient } from '../../kit/api/context.ts'
import { useAlerts } from '../shared/alerts/alerts.ts'
import { UnreadCount } from '../shared/account/unread-count.ts'
import { useAccount } from '../shared/account/use-account.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { useFeature } from '../shared/settings/features.ts'
import { Row } from '../../kit/ui/Layout.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Icon } from '../../kit/ui/Icon.tsx'
import styles from './Header.module.css'

/** Stands here only while something is new about them (T18). */
function NewRestrictions() {
  const { t } = useMessages()
  const { account } = useAccount()
  const isOn = useFeature('accountRestrictions') === true
  const count = account?.unreadPenalties ?? 0
  if (!isOn || count === 0) return null
  return (
    <Link href="/restrictions" className={styles.item}>
      <Icon icon={ShieldAlert} />
      <span>{t('support.shell.restrictions')}</span>
      <UnreadCount count={count} of="restrictions" className={styles.count} />
    </Link>
  )
}

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
      <NewRestrictions />
      <Row as="span" gap={2} lines="one" inline className={styles.who} title={t('support.shell.account', { name })}>
        <Icon icon={CircleUserRound} />
        <bdi>{name}</bdi>
      </Row>
      <button type="button" className={styles.signOut} aria-busy={isBusy || undefined} onClick={() => void signOut()}>
        <Icon icon={LogOut} flip />
        <span>{t('support.shell.signout')}</span>
      </button>
    </>
  )
}
