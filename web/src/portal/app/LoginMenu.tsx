import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../shared/account/login-address.ts'
import { loginChoices, useLoginOptions } from '../shared/account/login-options.ts'
import { useMessages } from '../shared/i18n/context.ts'
import { onTap } from '../../kit/lib/on-tap.ts'
import { Surface } from '../../kit/ui/Layout.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import styles from './Header.module.css'

/**
 * The pack's ways to sign in, below the header's button (OD-108). Asked for when it is opened, so that a first view
 * costs nothing more; without them the plain sign-in. Escape closes it, and so does whatever else is focused or pressed.
 */
export function LoginMenu({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const here = useLocation()
  const { data } = useLoginOptions()
  const list = useRef<HTMLUListElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    if (isHere) list.current?.querySelector('a')?.focus()
  }, [isHere])
  const close = useEffectEvent((event: Event): void => {
    const place = list.current?.closest('details')
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
    const isOutside = !(event instanceof KeyboardEvent) && !place?.contains(event.target as Node)
    if (!isEscape && !isOutside) return
    if (isEscape) place?.querySelector('summary')?.focus()
    onClose()
  })
  useEffect(() => {
    const stop = new AbortController()
    for (const name of ['keydown', 'focusin'] as const)
      document.addEventListener(name, (event) => close(event), { signal: stop.signal })
    const stopTaps = onTap((event) => close(event))
    return () => {
      stop.abort()
      stopTaps()
    }
  }, [])
  const choices = loginChoices(data ?? [], here)
  const plain = { order: 0, href: loginHref(here), text: t('support.shell.signin') }
  return (
    <Surface
      as="ul"
      pad={2}
      radius={2}
      ground="floating"
      tone="text"
      bare
      ref={list}
      aria-label={t('support.shell.signin.more')}
      aria-busy={!isHere}
      className={styles.menu}
    >
      {isHere ? (
        (choices.length === 0 ? [plain] : choices).map(({ order, href, text }) => (
          <li key={order}>
            <Link href={href} className={styles.choice} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))
      ) : (
        <li>
          <Skeleton lines={2} />
        </li>
      )}
    </Surface>
  )
}
