import { ChevronDown, EllipsisVertical } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import { onTap } from '../lib/on-tap.ts'
import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Stack } from './Layout.tsx'
import styles from './Menu.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * What else can be done, behind three dots or behind what is chosen now: links or buttons one below the other. What is
 * chosen, Escape, a press elsewhere and the focus that leaves close it; after the first two the focus is on the dots again.
 */
export function Menu({
  label,
  chosen,
  children,
}: {
  label: string
  /** Shown instead of the dots; read out after the label. */
  chosen?: ReactNode
  children: ReactNode
}) {
  const isNamed = chosen !== undefined
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const dots = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      if (box.current?.contains(document.activeElement) === true) dots.current?.focus()
      setOpen(false)
    }
    // What was chosen is done: an open list would cover what comes next. Heard last, so that it has been done by then.
    const choose = ({ target }: Event): void => {
      const item = target instanceof Element ? target.closest('a, button') : null
      if (item === null || !(list.current?.contains(item) ?? false)) return
      // One that cannot be chosen says why; one that is at work already was.
      if (item.getAttribute('aria-disabled') === 'true' && item.getAttribute('aria-busy') !== 'true') return
      if (list.current?.contains(document.activeElement) === true) dots.current?.focus()
      setOpen(false)
    }
    document.addEventListener('click', choose)
    const stop = onTap(leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', choose)
      stop()
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
  return (
    <div ref={box} className={cx(styles.menu, isNamed && styles.named)}>
      <button
        ref={dots}
        type="button"
        className={cx(
          buttonClass({ variant: isNamed ? 'secondary' : 'quiet', size: 'small' }),
          isNamed ? styles.chosen : styles.dots,
        )}
        aria-label={isNamed ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isNamed ? (
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {chosen}
            <Icon icon={ChevronDown} size={18} />
          </>
        ) : (
          <Icon icon={EllipsisVertical} size={20} />
        )}
      </button>
      {isOpen && (
        <Stack pad={1} ground="floating" radius={1} ref={list} id={id} className={styles.sheet}>
          {children}
        </Stack>
      )}
    </div>
  )
}
