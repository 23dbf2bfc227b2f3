import { ChevronDown, Inbox, LifeBuoy, LogIn, Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { UnreadCount } from '../shared/account/unread-count.ts'
import { useAccount } from '../shared/account/use-account.ts'
import { useLoginHref } from '../shared/account/use-login-href.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { later } from '../shared/late/later.tsx'
import { cx } from '../../kit/lib/class-names.ts'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row, Text } from '../../kit/ui/Layout.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'

const SignedIn = later(async () => (await import('./for-signed-in.ts')).SignedIn)
/** For those who press it (T26). */
const LoginMenu = later(async () => (await import('./LoginMenu.tsx')).LoginMenu)

/**
 * Brand, search, cases, sign-in and sign-out. While nobody knows who is here, the place of the account stays empty and
 * keeps its width.
 */
export function Header() {
  const { t } = useMessages()
  const login = useAccount()
  const { pathname } = useLocation()
  return (
    <Text as="header" tone="brand" className={styles.header}>
      <Row gap={6} className={styles.inner}>
        <Link href="/" className={styles.brand} aria-label={t('support.shell.home', { site: t('support.site.title') })}>
          <Brand />
          <span className={styles.name}>{t('support.site.title')}</span>
        </Link>
        <Row as="nav" gap={1} align="stretch" aria-label={t('support.shell.main')} className={styles.navigation}>
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
                <UnreadCount count={login.account.unreadCases} className={styles.count} />
              )}
            </Link>
          )}
          <Link href="/search" className={styles.item} aria-current={pathname.endsWith('/search') ? 'page' : undefined}>
            <Icon icon={Search} />
            <span>{t('support.shell.search')}</span>
          </Link>
        </Row>
        <Row gap={2} className={styles.account}>
          {login.state === 'in' && <SignedIn name={login.account.displayName} />}
          {login.state === 'out' && <SignedOut />}
        </Row>
      </Row>
    </Text>
  )
}

/** The sign-in, and beside it what else the pack offers. */
function SignedOut() {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row radius={1} align="stretch" className={styles.out}>
      <Link href={useLoginHref()} className={styles.signIn}>
        <Icon icon={LogIn} flip />
        <span>{t('support.shell.signin')}</span>
      </Link>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.more} aria-label={t('support.shell.signin.more')}>
          <Icon icon={ChevronDown} />
        </summary>
        {isOpen && <LoginMenu onClose={() => setOpen(false)} />}
      </details>
    </Row>
  )
}
