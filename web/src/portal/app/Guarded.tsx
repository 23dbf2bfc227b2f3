import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useApiClient } from '../../kit/api/context.ts'
import { useAccount } from '../shared/account/use-account.ts'
import type { AlertState } from '../shared/alerts/alerts.ts'
import { useChannels } from '../shared/channels/channels.ts'
import { useSolution } from '../shared/discovery/use-solution.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { planRedirect } from '../shared/routing/redirect-plan.ts'
import { useConfig, useInGame } from '../shared/settings/config.ts'
import { useFeature } from '../shared/settings/features.ts'
import { lastSubmittedCase } from '../shared/submitted-case/submitted-case.ts'
import { useIsOffline } from '../../kit/lib/use-is-offline.ts'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { FailedPage } from './FailedPage.tsx'
import { type GuardFacts, type Need, type Verdict, needsOf, runGuards } from './guards.ts'
import type { AppRoute } from './route-table.ts'
import { useVerification } from './use-verification.ts'

/** Back online the page is asked for whole; until then that would show the browser's own error. */
const loadAnew = (): void => {
  if (navigator.onLine) window.location.reload()
}

/**
 * Runs the guards of a route over what is known, asks for what is not, and draws the page when all admit (ground G26).
 * While a page that was admitted is checked again (another channel of the same topic) it stays, so that nothing typed
 * is lost; when nobody can say whether the other channel is open, its address gives way to the old one (CHANNEL-08).
 */
export function Guarded({
  route,
  params,
  children,
}: {
  route: AppRoute
  params: GuardFacts['params']
  children: ReactNode
}) {
  const { t } = useMessages()
  const { page } = useApiClient()
  const location = useLocation()
  const navigate = useNavigate()
  const isFirstPage = useNavigationType() === 'POP' && location.key === 'default'
  const login = useAccount()
  const config = useConfig()
  const inGame = useInGame()
  const names = route.guards ?? []
  const needs = new Set(names.flatMap(needsOf))
  const here = location.pathname + location.search

  const strictCaptcha = useFeature(needs.has('feature:strictCaptcha') ? 'strictCaptcha' : null)
  const accountRestrictions = useFeature(needs.has('feature:accountRestrictions') ? 'accountRestrictions' : null)
  const anonymousTickets = useFeature(needs.has('feature:anonymousTickets') ? 'anonymousTickets' : null)
  const features: Partial<Record<string, boolean | undefined>> = {
    strictCaptcha,
    accountRestrictions,
    anonymousTickets,
  }

  const topicId = needs.has('contact') ? Number(params['topicId']) : null
  const solution = useSolution(topicId)
  const channels = useChannels(topicId)
  const isTopicMissing = solution.problem?.status === 404
  const contact: GuardFacts['contact'] =
    solution.data === undefined || channels.channels === undefined
      ? null
      : {
          product: params['name'] ?? solution.data.product,
          parentId: Number(params['parentId'] ?? solution.data.parentId),
          topicId: topicId!,
          channels: channels.channels,
        }
  // Asked beside the channels, as soon as the topic is known: on a slow line each turn costs a visible moment.
  const verification = useVerification(
    needs.has('verification') && solution.data !== undefined
      ? {
          topicId: topicId!,
          channel: params['channel']!,
          redirect: here.slice(1),
          stateRef: new URLSearchParams(location.search).get('stateRef') ?? '',
        }
      : null,
  )

  const isKnown = (need: Need): boolean => {
    switch (need) {
      case 'login':
        return login.state !== 'unknown'
      case 'config':
        return config !== undefined
      case 'contact':
        return contact !== null || isTopicMissing || (solution.problem !== null && solution.problem.kind !== 'offline')
      case 'verification':
        return verification !== null
      default:
        return features[need.slice('feature:'.length)] !== undefined
    }
  }
  const facts: GuardFacts = {
    here,
    params,
    contact,
    verification,
    isLoggedIn: login.state === 'in',
    isFeatureOn: (key) => features[key] ?? false,
    isInGame: inGame.isInGame,
    gameName: inGame.gameName,
    config: config ?? {
      useEmbeddedFlow: false,
      allowEmbeddedHome: false,
      isDesktopGameLayout: true,
      angularGamePages: [],
      flagshipGames: [],
    },
    hasSubmittedCase: needs.size === 0 && lastSubmittedCase() !== null,
  }
  const outcome = runGuards(names, facts, isKnown)
  const verdict = 'verdict' in outcome ? outcome.verdict : null
  const isWaiting = 'waitsFor' in outcome
  const subject = `${route.page} ${params['topicId'] ?? here}`
  const admitted = useRef<{ subject: string; here: string; isDrawn: boolean } | null>(null)
  const isDrawn = verification?.isAdmitted === true && verification.isDrawn === true
  useEffect(() => {
    if (!isWaiting && verdict === null) admitted.current = { subject, here, isDrawn }
  })
  const wasAdmitted = admitted.current?.subject === subject
  const isKept = wasAdmitted && admitted.current?.isDrawn === false && verdict?.isUnasked === true

  // Without a connection nothing that was asked can be believed, and nothing else can be opened.
  const isCutOff = useIsOffline() && !wasAdmitted && (isWaiting || verdict !== null)
  const leave = verdict === null || isCutOff ? null : JSON.stringify(verdict)
  const carryOut = useEffectEvent((): void => {
    if (leave === null) return
    const { redirect, alert, opensWindow, isUrl } = JSON.parse(leave) as Verdict
    if (isKept) {
      const before = admitted.current!.here
      if (before !== here) void navigate(before, { replace: true, state: { alert } satisfies AlertState })
      return
    }
    if (opensWindow && !isFirstPage) {
      window.open(`${page.basePath}${here}`, '_blank', 'noopener')
      void navigate(-1)
      return
    }
    const plan = isUrl ? planRedirect(redirect, page) : { kind: 'route' as const, to: redirect }
    if (plan.kind === 'page') window.location.assign(plan.href)
    else void navigate(plan.to, { replace: true, state: { alert } satisfies AlertState })
  })
  // A verdict is carried out once.
  useEffect(() => carryOut(), [leave])

  if (isCutOff) return <FailedPage error={null} onRetry={loadAnew} />
  if (verdict !== null && !isKept) return null
  if (isWaiting && !wasAdmitted) return <Spinner size="large" delay={150} label={t('support.shell.navigating')} />
  return children
}
