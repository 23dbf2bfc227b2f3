// Tracking: fire and forget, failures swallowed, never a word of what somebody wrote (OD-105, OD-106).
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Api } from '../../../kit/api/api.ts'
import { useApiClient } from '../../../kit/api/context.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { stored } from '../../../kit/lib/stored.ts'
import { mayCount } from './consent.ts'

const visit = stored('session', 'visit', (value): value is string => typeof value === 'string' && value !== '')

/** A random id of the visit, kept for the tab. */
const visitKey = (): string => {
  const known = visit.read()
  if (known !== null) return known
  const made = crypto.randomUUID()
  visit.write(made)
  return made
}

export const reportEvent = (api: Api, event: Schema<'TrackingEvent'>, data: Schema<'TrackingData'>): void => {
  if (!mayCount()) return
  void api.send('post', '/services/bft/reporting/event/{lang}', {
    body: { event, timestamp: Date.now(), key: visitKey(), data },
    keepalive: true,
  })
}

const countAfter = 3000

/** Counts a view of a product's page; `product` undefined waits. The address goes without query and hash. */
export const useProductView = (product: string | undefined): void => {
  const api = useApiClient()
  const { pathname } = useLocation()
  useEffect(() => {
    if (product === undefined) return
    let isCounted = false
    const count = (): void => {
      if (isCounted || !mayCount()) return
      isCounted = true
      void api.send('post', '/services/bft/api/metrics/event', {
        body: { url: `${api.page.basePath}${pathname}`, product },
        keepalive: true,
      })
    }
    // After the page's own requests, and at the latest when it is left.
    const timer = setTimeout(count, countAfter)
    window.addEventListener('pagehide', count)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', count)
      count()
    }
  }, [api, pathname, product])
}

/** The id a promoted link is counted by: its drawing's name without folder and ending, else its host. */
export const promotedId = (imageName: string | null, url: string): string => {
  const name = imageName?.replace(/^.*\//, '').replace(/\.[a-z]+$/, '') ?? /^https?:\/\/([^/]+)/.exec(url)?.[1] ?? ''
  return name.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 60) || 'link'
}
