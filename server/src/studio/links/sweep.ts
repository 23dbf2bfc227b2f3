/**
 * Links that die after the fact (CD-410): addresses of other sites are asked about once a week, dead ones each day, one
 * of a site at a time. Pages of the portal that are gone are noted with the time they were found so.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { ContentHolder } from '../../content/content-holder.ts'
import type { Clock } from '../../lib/clock.ts'
import type { LinkCaller, LinkOutcome } from '../ports.ts'
import type { PublishedLinks } from './published-links.ts'
import type { KnownLink, LinkStore } from './store.ts'

interface LinkSweepDeps {
  store: LinkStore
  published: PublishedLinks
  content: ContentHolder
  clock: Clock
  /** null: the operator wants no other site asked. */
  caller: LinkCaller | null
  /** For tests. */
  pauseMilliseconds?: number
}

const hour = 3_600_000
const day = 24 * hour
/** Addresses asked in one run, every ten minutes: 20,000 of them take a week and some. */
const askedAtOnce = 100
const sitesAtOnce = 4
const defaultPause = 1_000
/** A site that is away for a moment is not dead: it is told so by the second look, an hour later. */
const patientFaults: ReadonlySet<LinkOutcome['fault']> = new Set(['unreachable', 'failing'])
const patience = 2

/** Those of one week are spread over it: their next look is some hours earlier or later, by their own letters. */
const hoursOf = (target: string): number => {
  let sum = 0
  for (const letter of target) sum = (sum * 31 + letter.codePointAt(0)!) % 48
  return sum
}
export const keyOfPage = (documentId: string, target: string): string => `${documentId} ${target}`

const pageLink = (target: string, now: string, never: string): KnownLink => ({
  target,
  failures: 1,
  fault: 'gone',
  status: null,
  since: now,
  checkedAt: null,
  nextAt: never,
})
const siteLink = (target: string, now: string): KnownLink => ({
  target,
  failures: 0,
  fault: null,
  status: null,
  since: null,
  checkedAt: null,
  nextAt: now,
})

/** What is known of an address once it has answered so. */
export const settled = (link: KnownLink, { fault, status }: LinkOutcome, now: Date): KnownLink => {
  const at = now.toISOString()
  const after = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()
  if (fault === null)
    return {
      target: link.target,
      failures: 0,
      fault: null,
      status,
      since: null,
      checkedAt: at,
      nextAt: after(7 * day - day + hoursOf(link.target) * hour),
    }
  const failures = link.failures + 1
  const isDead = failures >= patience || !patientFaults.has(fault)
  return {
    target: link.target,
    failures,
    fault: isDead ? fault : null,
    status,
    since: link.since ?? at,
    checkedAt: at,
    nextAt: after(isDead ? day : hour),
  }
}

export const createLinkSweep = ({
  store,
  published,
  content,
  clock,
  caller,
  pauseMilliseconds = defaultPause,
}: LinkSweepDeps) => {
  /** One after the other, with a rest between. */
  const askSite = async (links: readonly KnownLink[], signal: AbortSignal): Promise<void> => {
    for (const [at, link] of links.entries()) {
      if (signal.aborted) return
      if (at > 0) await delay(pauseMilliseconds, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      const outcome = await caller!.look(link.target, signal)
      if (!signal.aborted) await store.settle(settled(link, outcome, clock.now()))
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    const now = clock.now().toISOString()
    const never = new Date(clock.now().getTime() + 36_500 * day).toISOString()
    const wanted = new Map<string, KnownLink>()
    for (const { id, gone, sites } of await published(content.current())) {
      for (const target of gone) wanted.set(keyOfPage(id, target), pageLink(keyOfPage(id, target), now, never))
      if (caller !== null)
        for (const target of sites) if (caller.mayLook(target)) wanted.set(target, siteLink(target, now))
    }
    await store.follow(wanted, signal)
    if (caller === null) return
    const bySite = new Map<string, KnownLink[]>()
    for (const link of await store.due(now, askedAtOnce)) {
      const { host } = new URL(link.target)
      bySite.set(host, [...(bySite.get(host) ?? []), link])
    }
    const sites = [...bySite.values()]
    const worker = async (): Promise<void> => {
      for (let next = sites.pop(); next !== undefined && !signal.aborted; next = sites.pop())
        await askSite(next, signal)
    }
    await Promise.all(Array.from({ length: sitesAtOnce }, worker))
  }
}
