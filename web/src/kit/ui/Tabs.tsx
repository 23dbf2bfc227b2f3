import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Row, Surface } from './Layout.tsx'
import styles from './Tabs.module.css'

export interface Tab {
  id: string
  label: ReactNode
  isDisabled?: boolean
}

/** ARIA tabs: arrows move the focus and wrap, Home and End jump, a tab opens at once when `activation` is automatic. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  activation = 'automatic',
  className,
  children,
}: {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  activation?: 'automatic' | 'manual'
  className?: string
  /** The open panel's content. */
  children: ReactNode
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])]
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const target =
      event.key === back
        ? here - 1
        : event.key === on
          ? here + 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : null
    if (target === null || here === -1) return
    event.preventDefault()
    const button = buttons.at(target % buttons.length)
    button?.focus()
    const tab = tabs[buttons.indexOf(button!)]
    if (activation === 'automatic' && tab && !tab.isDisabled) onSelect(tab.id)
  }
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus roves over the tabs inside */}
      <Row
        gap={1}
        line="end"
        align="stretch"
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <Surface
            as="button"
            pad="2 4"
            tone="quiet"
            weight={600}
            textAlign="start"
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            aria-disabled={tab.isDisabled || undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => tab.isDisabled || onSelect(tab.id)}
          >
            {tab.label}
          </Surface>
        ))}
      </Row>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
