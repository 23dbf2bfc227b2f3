/** A guided entry on a React page: its history over the router, its runner, and the snapshot the steps draw. */
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigateFunction } from 'react-router-dom'
import type { Api } from '../../../kit/api/api.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import { media } from '../../../kit/lib/breakpoints.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useAlerts, type Alert, type AlertState } from '../../shared/alerts/alerts.ts'
import { clearSubmittedCases, lastSubmittedCase } from '../../shared/submitted-case/submitted-case.ts'
import type { LoadedCatalogue } from './catalogue.ts'
import type { Clock, DescriptionView } from './description-store.ts'
import { createGuideMachineWith, type GuideMachine, type GuideSnapshot } from './flow/machine.ts'
import type { GuideFacts } from './flow/types.ts'
import { keptSearch, parseGuidePath } from './guide-url.ts'
import { startGuide, type GuideHistory, type GuideRunner, type GuideSetup } from './guide-runner.ts'
import type { Trail } from './history.ts'
import { createLookUps, prepareUrl } from './look-ups.ts'
import { guideSession } from './session.ts'
import { stillGuide } from './still-guide.ts'
import { reportEvent } from './tracking.ts'

export const browserClock: Clock = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
}

export const scrollToTop = (): void =>
  window.scrollTo({ top: 0, behavior: window.matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth' })

/** What the flow keeps in an entry's navigation state. */
type GuideState = { guide?: Trail } | null

export const trailOf = (state: unknown): Trail | null => (state as GuideState)?.guide ?? null

interface Place {
  path: string
  trail: Trail | null
}

/**
 * The router's history as the flow uses it. The place is written down at once, because the router tells of it a render
 * later.
 */
const routerHistory = (
  place: { current: Place },
  {
    navigate,
    search,
    takeAlert,
  }: { navigate: () => NavigateFunction; search: () => string; takeAlert: () => Alert | undefined },
): GuideHistory => {
  const write = (path: string, trail: Trail, replace: boolean): void => {
    place.current = { path, trail }
    const alert = takeAlert()
    const state = { guide: trail, ...(alert === undefined ? {} : { alert }) } satisfies GuideState & AlertState
    void navigate()(path + search(), { replace, state, preventScrollReset: true })
  }
  return {
    path: () => place.current.path,
    trail: () => place.current.trail,
    push: (path, trail) => write(path, trail, false),
    replace: (path, trail) => write(path, trail, true),
    go: (delta) => void navigate()(delta),
  }
}

export type GuideStart = Omit<GuideSetup, 'machine' | 'suggestLogin'> & {
  facts: GuideFacts
  catalogue: LoadedCatalogue
}

/** Runs the flow of this address for as long as the component stands. Null until the address's facts are there. */
export const useGuideRunner = ({ catalogue, ...setup }: GuideStart, closeDialogs: () => void): GuideRunner | null => {
  const api: Api = useApiClient()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const location = useLocation()
  const navigation = useNavigationType()
  const isHydrated = useHydrated()
  const machine = (): GuideMachine => createGuideMachineWith(setup.variant, createLookUps(api, catalogue))
  const [still] = useState(() =>
    isHydrated ? null : stillGuide({ ...setup, suggestLogin: true, machine: machine() }, catalogue, location.pathname),
  )
  const [runner, setRunner] = useState<GuideRunner | null>(still?.runner ?? null)
  const place = useRef<Place>({ path: location.pathname, trail: trailOf(location.state) })
  // what the effects below must see as it is when they run, not as it was when they were set up
  const latest = useRef({ location, navigate, alerts, closeDialogs })
  latest.current = { location, navigate, alerts, closeDialogs }

  const begin = useEffectEvent((): (() => void) => {
    let isHere = true
    let running: GuideRunner | null = null
    const heldBefore = lastSubmittedCase()
    // a notice travels with the address that is written next, because a change of address clears those that are shown
    // (OD-27)
    let alert: Alert | undefined
    const takeAlert = (): Alert | undefined => {
      const taken = alert
      alert = undefined
      return taken
    }
    place.current = { path: latest.current.location.pathname, trail: trailOf(latest.current.location.state) }
    const start = async (): Promise<void> => {
      // the visitor may go back or forward while the facts of an address are on their way
      for (let path = ''; path !== place.current.path; ) {
        path = place.current.path
        const url = parseGuidePath(path)
        if (url !== null) await prepareUrl(api, catalogue, url)
        if (!isHere) return
      }
      running = startGuide(
        { ...setup, suggestLogin: true, machine: machine() },
        {
          history: routerHistory(place, {
            navigate: () => latest.current.navigate,
            search: () => keptSearch(latest.current.location.search),
            takeAlert,
          }),
          session: guideSession,
          clock: browserClock,
          catalogue,
          prepare: (of) => prepareUrl(api, catalogue, of),
          track: (event, data) => reportEvent(api, event, data),
          alert: (key) => {
            alert = { key, tone: 'warning' }
            queueMicrotask(() => {
              const left = takeAlert()
              if (left !== undefined) latest.current.alerts.show(left)
            })
          },
          closeDialogs: () => latest.current.closeDialogs(),
          scrollToTop,
          open: (path) => void latest.current.navigate(path),
          refuse: () => void latest.current.navigate('/error', { replace: true }),
          // Of a form that was answered while this began, its visitor is being told (CD-438).
          begun: () => {
            if (lastSubmittedCase() === heldBefore) clearSubmittedCases()
          },
        },
      )
      if (running !== null) still?.handOver(running)
      setRunner(running)
      // The step drawn is now the visitor's own (early.ts).
      delete document.documentElement.dataset['begun']
    }
    void start()
    return () => {
      isHere = false
      running?.stop()
    }
  })
  // one flow for one mount: a change of these facts mounts the flow anew (GuidePage keys it)
  useEffect(() => begin(), [])

  const seen = useRef(location)
  useEffect(() => {
    const before = seen.current
    if (before === location) return
    seen.current = location
    // A Back that comes before the flow's own change of address was drawn leads to the entry that was drawn last: the
    // same key again, and yet not where the flow is.
    if (before.key === location.key && place.current.path === location.pathname) return
    if (navigation !== 'POP') return
    place.current = { path: location.pathname, trail: trailOf(location.state) }
    void runner?.popped()
  }, [location, navigation, runner])

  return runner
}

/**
 * Names the visit of an address: it changes when something outside the flow (a link of the page) leads to a guided
 * address, and stays while the flow or the browser's back and forward move, or only the entry's state is rewritten.
 */
export const useVisit = (): string => {
  const location = useLocation()
  const navigation = useNavigationType()
  const visit = useRef({ key: location.key, path: location.pathname })
  const isSameEntry = navigation === 'REPLACE' && location.pathname === visit.current.path
  const isForeign = navigation !== 'POP' && trailOf(location.state) === null && !isSameEntry
  visit.current = { key: isForeign ? location.key : visit.current.key, path: location.pathname }
  return visit.current.key
}

/** Where the flow stands, drawn anew with every transition. */
export const useGuideSnapshot = ({ actor }: GuideRunner): GuideSnapshot => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  return useSyncExternalStore(
    subscribe,
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  )
}

/** What is typed, drawn anew with every key. */
export const useDescription = ({ description }: GuideRunner): DescriptionView =>
  useSyncExternalStore(description.subscribe, description.getState, description.getState)
