import { CircleUserRound, Inbox, LifeBuoy, LogIn, LogOut, Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiClient } from '../api/context.ts'
import { loginHref } from '../shared/account/login-address.ts'
import { useAccount } from '../shared/account/use-account.ts'
import { useAlerts } from '../shared/alerts/alerts.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { cx } from '../lib/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'

/**
 * Brand, search, cases, sign-in and sign-out. While nobody knows who is here, the place of the account stays empty and
 * keeps its width.
 */
export function Header() {
  const { t } = useMessages()
  const login = useAccount()
  const { pathname, search } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href="/" className={styles.brand} aria-label={t('support.shell.home', { site: t('support.site.title') })}>
          <Brand />
          <span className={styles.name}>{t('support.site.title')}</span>
        </Link>
        <nav aria-label={t('support.shell.main')} className={styles.navigation}>
          <Link
            href="/"
            className={cx(styles.item, styles.homeItem)}
            aria-current={pathname === '/' ? 'page' : undefined}
          >
            <Icon icon={LifeBuoy} />
            <span>{t('support.shell.help')}</span>
          </Link>
          {login.state === 'in' && (
            <Link href="/case" className={styles.item} aria-current={pathname === '/case' ? 'page' : undefined}>
              <Icon icon={Inbox} />
              <span>{t('support.shell.cases')}</span>
              {login.account.hasUnreadCases && (
                <span className={styles.dot}>
                  <VisuallyHidden>{t('support.shell.unread')}</VisuallyHidden>
                </span>
              )}
            </Link>
          )}
          <Link href="/search" className={styles.item} aria-current={pathname.endsWith('/search') ? 'page' : undefined}>
            <Icon icon={Search} />
            <span>{t('support.shell.search')}</span>
          </Link>
        </nav>
        <div className={styles.account}>
          {login.state === 'in' && <SignedIn name={login.account.displayName} />}
          {login.state === 'out' && (
            <Link href={loginHref({ pathname, search })} className={styles.signIn}>
              <Icon icon={LogIn} flip />
              <span>{t('support.shell.signin')}</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

function SignedIn({ name }: { name: string }) {
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
