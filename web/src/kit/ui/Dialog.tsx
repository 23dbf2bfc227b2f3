import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../lib/class-names.ts'
import { focusHeading } from '../lib/focus-heading.ts'
import { isTap } from '../lib/tap.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { Row, Surface } from './Layout.tsx'

/**
 * A modal window on the platform's <dialog>: it traps the focus, closes on Escape and gives the focus back to its
 * opener, or to the page's heading where there was none.
 * The parent draws it while it is open; `onClose` is asked by Escape, the cross and a press beside it.
 */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  closeLabel,
  size = 'medium',
  isDismissible = true,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  onClose: () => void
  closeLabel: string
  size?: 'small' | 'medium' | 'large'
  /** false: only its own buttons close it. */
  isDismissible?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const began = useRef<PointerEvent>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
      // It opened by itself, or what opened it is gone.
      else focusHeading()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (isDismissible) onClose()
      }}
      onPointerDown={({ nativeEvent }) => {
        began.current = nativeEvent
      }}
      onPointerUp={({ target, currentTarget, nativeEvent }) => {
        const from = began.current
        if (isDismissible && target === currentTarget && from?.target === target && isTap(from, nativeEvent)) onClose()
      }}
    >
      <Surface pad={6}>
        <Row as="header" justify="between" gap={4} align="stretch" className={styles.header}>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {title}
          </h2>
          {isDismissible && (
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon icon={X} />
            </button>
          )}
        </Row>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && (
          <Row as="footer" wrap gap={3} align="stretch" className={styles.actions}>
            {actions}
          </Row>
        )}
      </Surface>
    </dialog>
  )
}
