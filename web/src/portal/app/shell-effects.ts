import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { apiHref } from '../../kit/api/api.ts'
import { useApiClient } from '../../kit/api/context.ts'
import { AccountContext, useAccount } from '../shared/account/use-account.ts'
import { media } from '../../kit/lib/breakpoints.ts'
import { loginStep } from './login-gate.ts'
import { matchApp } from './match.ts'
import type { AppRoute } from './route-table.ts'

export interface CurrentRoute {
  path: string
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

/** The route on screen; null while a redirect is on its way. */
export const useCurrentRoute = (): CurrentRoute | null => {
  const { pathname } = useLocation()
  return useMemo(() => {
    const match = matchApp(pathname)
    return match.kind === 'page' ? { path: pathname, route: match.route, params: match.params } : null
  }, [pathname])
}

/** How the page gets to its top when it is opened; null leaves it where the browser put it (going back). */
export const scrollFor = (
  route: Pick<AppRoute, 'isSmooth'>,
  how: 'POP' | 'PUSH' | 'REPLACE',
  isMotionReduced: boolean,
): ScrollBehavior | null => {
  if (how === 'POP') return null
  return route.isSmooth && !isMotionReduced ? 'smooth' : 'instant'
}

/** How long a page may take to bring its heading before the focus goes to the content instead. */
const headingPatience = 4000

/**
 * After a change of page the focus is on its heading and the page at its top, smoothly where the specification says so
 * (promises W4, SHELL-09 … 13).
 * Steps of the guided flow are one page: they move the focus themselves. Going back leaves the scroll position to the
 * browser.
 */
export const useRouteChange = (current: CurrentRoute | null): void => {
  const how = useNavigationType()
  const subject =
    current === null ? null : current.route.page === 'guide' ? 'guide' : `${current.route.page} ${current.path}`
  const before = useRef(subject)
  const isSmooth = current?.route.isSmooth
  useEffect(() => {
    if (subject === null || subject === before.current) return
    before.current = subject
    const behavior = scrollFor({ isSmooth }, how, window.matchMedia(media.reducedMotion).matches)
    if (behavior !== null) window.scrollTo({ top: 0, behavior })
    return focusHeading()
  }, [subject, how, isSmooth])
}

const focusHeading = (): (() => void) => {
  const main = document.getElementById('main')
  if (main === null) return () => undefined
  const give = (element: HTMLElement): void => {
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  const found = (): boolean => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (heading === null) return false
    // Somebody is typing already: their focus is theirs.
    if (!main.contains(document.activeElement) || document.activeElement === main) give(heading)
    return true
  }
  if (found()) return () => undefined
  const observer = new MutationObserver(() => {
    if (found()) stop()
  })
  const timer = setTimeout(() => {
    stop()
    give(main)
  }, headingPatience)
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}

/** Carries out what `?login` asks for; true while the browser is on its way to the sign-in. */
export const useLoginGate = (): boolean => {
  const {
    pathname,
    search,
    state: navigationState,
  } = useLocation() as { pathname: string; search: string; state: unknown }
  const { page } = useApiClient()
  const { state } = useAccount()
  const account = use(AccountContext)
  const navigate = useNavigate()
  const step = loginStep({ path: pathname, search, state, basePath: page.basePath })
  const goal =
    step.kind === 'sign-in' ? apiHref(page, '/services/bft/login', { query: { returnTo: step.returnTo } }) : null
  const drop = step.kind === 'drop' ? step.to : null
  // What travels along is taken as it was at that moment.
  const takeState = useEffectEvent(() => navigationState)
  useEffect(() => {
    if (goal !== null) return window.location.assign(goal)
    if (drop === null) return
    // A session may have ended since the last look: who is out by now signs in, who is still in goes on
    // (decisions-cases A3, A13).
    let isHere = true
    const travelling = takeState()
    void account?.refresh().then((login) => {
      if (isHere && login.state === 'in') void navigate(drop, { replace: true, state: travelling })
    })
    return () => {
      isHere = false
    }
  }, [goal, drop, navigate, account])
  return goal !== null
}
