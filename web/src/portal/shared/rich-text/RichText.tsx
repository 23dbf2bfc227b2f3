import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { planLink } from '../external-links/link-plan.ts'
import { useLinkFacts } from '../external-links/use-link-facts.ts'
import { FailedPart } from '../late/FailedPart.tsx'
import { useConfig } from '../settings/config.ts'
import type { RichTextKind } from './allow-list.ts'

type Sanitize = typeof import('./sanitize.ts').sanitize
let loaded: Sanitize | null = null

/**
 * Sanitised html of the server, sanitised again here (OD-46). What the server rendered into the page stays as it is
 * until the cleaner is loaded; what comes later waits for it. Links inside follow the rules of all links.
 */
export function RichText({
  html,
  kind = 'article',
  className,
  lang,
}: {
  html: string
  kind?: RichTextKind
  className?: string
  /** Where the words are not known to be in the page's language. */
  lang?: string
}) {
  const config = useConfig()
  const facts = useLinkFacts()
  const navigate = useNavigate()
  const isFromServer = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  const [wasFromServer] = useState(isFromServer)
  const [sanitize, setSanitize] = useState<Sanitize | null>(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (sanitize !== null || hasFailed) return
    let isHere = true
    void import('./sanitize.ts').then(
      (module) => {
        loaded = module.sanitize
        if (isHere) setSanitize(() => module.sanitize)
      },
      () => {
        if (isHere) setFailed(true)
      },
    )
    return () => {
      isHere = false
    }
  }, [sanitize, hasFailed])

  if (hasFailed && !wasFromServer) return <FailedPart onRetry={() => setFailed(false)} />

  if (sanitize === null && !wasFromServer)
    return (
      <div className={className}>
        <Skeleton lines={3} />
      </div>
    )
  const clean = sanitize === null ? html : sanitize(html, kind, config?.videoHosts ?? [])

  const press = (event: MouseEvent<HTMLElement>): void => {
    const anchor = (event.target as Element).closest('a[href]')
    if (
      anchor === null ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const href = anchor.getAttribute('href')!
    // Under <base href> a bare fragment would leave the page (ground G25).
    const fragment = /#(.+)$/.exec(href)?.[1]
    const target =
      fragment !== undefined && (href.startsWith('#') || href.startsWith(`${facts.basePath}${facts.here}#`))
        ? document.getElementById(decodeURIComponent(fragment))
        : null
    if (target !== null) {
      event.preventDefault()
      target.tabIndex = -1
      target.focus()
      target.scrollIntoView()
      return
    }
    const plan = planLink(href, facts)
    if (plan.kind === 'route') {
      event.preventDefault()
      void navigate(plan.to)
    } else if (plan.kind === 'new-tab') {
      event.preventDefault()
      window.open(plan.href, '_blank', 'noopener,noreferrer')
    }
  }
  return (
    <div
      className={cx('rich-text', className)}
      dir="auto"
      lang={lang}
      // It presses nothing itself: the clicks (and Enter) of the links inside come through here.
      role="presentation"
      onClick={press}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
