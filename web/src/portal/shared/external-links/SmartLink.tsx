import { ExternalLink as ExternalLinkIcon } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { withTransition } from '../../../kit/lib/view-transition.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import type { AnchorProps } from '../../../kit/ui/link-context.ts'
import { useMessages } from '../i18n/context.ts'
import { later } from '../late/later.tsx'
import { planLink } from './link-plan.ts'
import { useLinkFacts } from './use-link-facts.ts'

/** Few links ask. */
const LeaveDialog = later(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

export interface SmartLinkProps extends AnchorProps {
  /** Asks before it leaves for another site (TREND-06). */
  asksFirst?: boolean
  /** See planLink. */
  isForcedExternal?: boolean
  /** No mark behind the text: the card around it shows where it goes. */
  isUnmarked?: boolean
}

/**
 * A plain press fades from page to page; any other is the browser's own. The router's own link would bring its fetching of
 * further pages, which needs its server, into every first view (CD-366).
 */
function RouteLink({ to, target, onClick, children, ...rest }: Omit<AnchorProps, 'href'> & { to: string }) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target })
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || (target !== undefined && target !== '_self')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    withTransition(() => follow(event))
  }
  return (
    <a {...rest} href={href} target={target} onClick={press}>
      {children}
    </a>
  )
}

/** Every link of the app is drawn by this (ui/Link). Links that leave are marked and say so aloud (LOOK-05). */
export function SmartLink({
  href,
  asksFirst = false,
  isForcedExternal = false,
  isUnmarked = false,
  children,
  onClick,
  target,
  ...rest
}: SmartLinkProps) {
  const { t } = useMessages()
  const facts = useLinkFacts()
  const [isAsking, setAsking] = useState(false)
  const plan = planLink(href, facts, isForcedExternal)

  if (plan.kind === 'route')
    return (
      <RouteLink {...rest} to={plan.to} target={target} onClick={onClick}>
        {children}
      </RouteLink>
    )

  const opensTab = plan.kind === 'new-tab' || target === '_blank'
  const host = plan.kind === 'new-tab' ? plan.host : new URL(plan.href, facts.origin).hostname
  const isForeign = host !== null && !plan.href.startsWith(facts.origin)
  const go = (): void => {
    setAsking(false)
    window.open(plan.href, opensTab ? '_blank' : '_self', opensTab ? 'noopener,noreferrer' : undefined)
  }
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!asksFirst || !isForeign || event.defaultPrevented) return
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <a
        {...rest}
        href={plan.href}
        onClick={press}
        {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {children}
        {opensTab && !isUnmarked && (
          <>
            {' '}
            <Icon icon={ExternalLinkIcon} size={15} flip />
          </>
        )}
        {opensTab && <VisuallyHidden> {t('support.link.new.tab')}</VisuallyHidden>}
      </a>
      {isAsking && <LeaveDialog host={host ?? ''} onClose={() => setAsking(false)} onLeave={go} />}
    </>
  )
}
