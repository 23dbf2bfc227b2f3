import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useApiClient } from '../api/context.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { embeddedProduct, useConfig, useInGame } from '../shared/settings/config.ts'
import { useGameTheme } from '../shared/settings/theme.ts'
import { AlertList } from './AlertsProvider.tsx'
import { CrumbTrail } from './CrumbTrail.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NavigationSpinner } from './NavigationSpinner.tsx'
import styles from './Shell.module.css'
import { slotsOf } from './pages.ts'
import { useEarlyPages } from './use-early-pages.ts'
import { useCurrentRoute, useLoginGate, useRouteChange } from './shell-effects.ts'

const banners = slotsOf('banners')
const navigation = slotsOf('navigation')
const footers = slotsOf('footer')

/**
 * Header, notices, breadcrumbs, the page, footer. In a game's browser only its own navigation stands above the page.
 */
export function Shell() {
  const { t } = useMessages()
  const { page } = useApiClient()
  const config = useConfig()
  const { isInGame, gameName } = useInGame()
  const current = useCurrentRoute()
  const themed =
    current === null || current.route.theme === undefined
      ? null
      : (current.params[current.route.theme]?.toLowerCase() ?? null)
  useGameTheme(isInGame && gameName !== null ? embeddedProduct(gameName, config) : themed)
  useRouteChange(current)
  useEarlyPages()
  const isSigningIn = useLoginGate()
  const skip = useRef<HTMLAnchorElement>(null)
  const location = useLocation()
  // The address as the browser has it: with a slash more or less it would lead to another page.
  useEffect(() => {
    skip.current?.setAttribute('href', `${window.location.pathname}${window.location.search}#main`)
  }, [location])

  return (
    <div className={styles.shell} data-in-game={isInGame || undefined}>
      {/* The full path, because a bare fragment would leave the page under <base href> (ground G25). */}
      <a
        ref={skip}
        className={styles.skip}
        href={`${page.basePath}${current?.path ?? '/'}#main`}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('support.shell.skip')}
      </a>
      {isInGame ? navigation.map((Slot, index) => <Slot key={index} />) : <Header />}
      <NavigationSpinner />
      <div className={styles.banners}>
        {banners.map((Banner, index) => (
          <Banner key={index} />
        ))}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <CrumbTrail current={current} />
        <AlertList />
        {isSigningIn ? null : <Outlet />}
      </main>
      {footers.map((Slot, index) => (
        <Slot key={index} />
      ))}
      {!isInGame && <Footer />}
    </div>
  )
}
