import { useId, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useApiClient } from '../../kit/api/context.ts'
import { year, readCookies, writeCookie } from '../../kit/lib/cookies.ts'
import { useAccount } from '../shared/account/use-account.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { useConfig } from '../shared/settings/config.ts'
import { schemes, type Scheme, applyScheme, readScheme } from '../shared/settings/theme.ts'
import { Row, Stack, Surface, Text } from '../../kit/ui/Layout.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import styles from './Footer.module.css'

/** Language and colours; who is signed in finds the way to the own data. */
export function Footer() {
  const { t } = useMessages()
  const login = useAccount()
  return (
    <Surface as="footer" line="start" ground="sunken" className={styles.footer} aria-label={t('support.shell.footer')}>
      <Row wrap justify="between" gap={6} className={styles.inner}>
        <Stack as="p" className={styles.site}>
          <strong>{t('support.site.title')}</strong>
          <span>{t('support.site.tagline')}</span>
        </Stack>
        <Row as="p" wrap gap="2 6" align="stretch" className={styles.help}>
          {login.state === 'in' && <Link href="/account/data">{t('support.own.data.title')}</Link>}
          <Link href="/status">{t('support.status.title')}</Link>
          <Link href="/">{t('support.shell.help')}</Link>
        </Row>
        <Row wrap gap={4} align="stretch" className={styles.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </Row>
      </Row>
    </Surface>
  )
}

/** The same page in another language is another address (ground G1). */
function LanguageChoice() {
  const { t, locale } = useMessages()
  const { page } = useApiClient()
  const config = useConfig()
  const { pathname, search } = useLocation()
  const id = useId()
  const offered = config?.locales ?? []
  if (offered.length < 2) return null
  const change = (next: string): void => {
    writeCookie({ name: 'locale', value: next, path: page.mountPath, maxAge: year })
    window.location.assign(`${page.mountPath}/${next}/help${pathname === '/' ? '' : pathname}${search}`)
  }
  return (
    <Row gap={2} className={styles.choice}>
      <Text as="label" tone="quiet" htmlFor={id}>
        {t('support.shell.language')}
      </Text>
      <Select
        id={id}
        value={locale}
        onChange={(event) => change(event.target.value)}
        choices={offered.map((offer) => ({ value: offer.locale, label: offer.name }))}
      />
    </Row>
  )
}

function SchemeChoice() {
  const { t } = useMessages()
  const { page } = useApiClient()
  const id = useId()
  const initial = useSyncExternalStore<Scheme>(
    () => () => undefined,
    () => readScheme(readCookies()),
    () => 'system',
  )
  const [chosen, setChosen] = useState<Scheme | null>(null)
  return (
    <Row gap={2} className={styles.choice}>
      <Text as="label" tone="quiet" htmlFor={id}>
        {t('support.shell.scheme')}
      </Text>
      <Select
        id={id}
        value={chosen ?? initial}
        onChange={(event) => {
          const scheme = event.target.value as Scheme
          setChosen(scheme)
          applyScheme(scheme, page.mountPath)
        }}
        choices={schemes.map((scheme) => ({ value: scheme, label: t(`support.shell.scheme.${scheme}`) }))}
      />
    </Row>
  )
}
