import { sharedProduct } from '#rules/shared-product.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useApiClient } from '../../kit/api/context.ts'
import { pageShown } from '../../kit/lib/view-transition.ts'
import { usePageGame } from '../shared/discovery/page-game.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { useConfig, useInGame } from '../shared/settings/config.ts'
import { useGameTheme } from '../shared/settings/theme.ts'
import { useAccount } from '../shared/account/use-account.ts'
import { noteChild, settleConsent } from '../shared/telemetry/consent.ts'
import { Row, Stack } from '../../kit/ui/Layout.tsx'
import { AlertList } from './AlertsProvider.tsx'
import { CrumbTrail } from './CrumbTrail.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NavigationSpinner } from './NavigationSpinner.tsx'
import styles from './Shell.module.css'
import { slotsOf } from './pages.ts'
import { useEarlyPages } from './use-early-pages.ts'
import { type CurrentRoute, useCurrentRoute, useLoginGate, useRouteChange } from './shell-effects.ts'

const banners = slotsOf('banners')
const navigation = slotsOf('navigation')
const footers = slotsOf('footer')

/** Of the game the page is about; a page on the way keeps what the visitor came in (GAME-04). */
const themeOf = (current: CurrentRoute | null, game: string | null, isInGame: boolean): string | null | undefined => {
  if (isInGame) return game
  if (current?.route.theme !== undefined) return current.params[current.route.theme]?.toLowerCase() ?? null
  if (current?.route.carriesTheme !== true) return null
  return game === null || game === sharedProduct ? undefined : game
}

/** Asks whether use may be counted, where that is to be asked (CD-160). */
const useStrip = (): ComponentType | null => {
  const listed = useConfig()?.askBeforeCounting
  const child = useAccount().account?.child === true
  const [strip, setStrip] = useState<{ Strip: ComponentType } | null>(null)
  useEffect(() => {
    noteChild(child)
    // Without it nothing is counted, and that is all.
    if (listed !== undefined && settleConsent(listed))
      void import('../shared/telemetry/ConsentStrip.tsx').then(
        ({ ConsentStrip }) => setStrip({ Strip: ConsentStrip }),
        () => undefined,
      )
  }, [listed, child])
  return child ? null : (strip?.Strip ?? null)
}

/**
 * Header, notices, breadcrumbs, the page, footer. In a game's browser only its own navigation stands above the page.
 */
export function Shell() {
  const { t } = useMessages()
  const { page } = useApiClient()
  const { isInGame } = useInGame()
  const current = useCurrentRoute()
  useGameTheme(themeOf(current, usePageGame(), isInGame))
  useRouteChange(current)
  useEarlyPages()
  const isSigningIn = useLoginGate()
  const Strip = useStrip()
  const skip = useRef<HTMLAnchorElement>(null)
  const location = useLocation()
  // The address as the browser has it: with a slash more or less it would lead to another page.
  useEffect(() => {
    skip.current?.setAttribute('href', `${window.location.pathname}${window.location.search}#main`)
    pageShown()
  }, [location])

  return (
    <Row align="stretch" className={styles.shell} data-in-game={isInGame || undefined}>
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
      <Stack gap={2} wide className={styles.banners}>
        {banners.map((Banner, index) => (
          <Banner key={index} />
        ))}
      </Stack>
      <main id="main" tabIndex={-1} className={styles.main}>
        <CrumbTrail current={current} />
        <AlertList />
        {isSigningIn ? null : <Outlet />}
      </main>
      {footers.map((Slot, index) => (
        <Slot key={index} />
      ))}
      {Strip !== null && <Strip />}
      {!isInGame && <Footer />}
    </Row>
  )
}
