import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ChevronDown, Plus } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Choices } from './Choices.tsx'
import { useTexts } from './i18n.ts'
import styles from './Condition.module.css'

/** What is asked for, as "this or that"; nothing is any. */
export const useAnyOf = (): ((values: readonly string[]) => string) => {
  const { t, locale } = useTexts()
  return (values) =>
    values.length === 0 ? t('condition.any') : new Intl.ListFormat(locale, { type: 'disjunction' }).format(values)
}

/** Conditions one below the other; those that ask for nothing yet are small buttons in their place. */
export function Conditions({ children }: { children: ReactNode }) {
  return <div className={styles.conditions}>{children}</div>
}

/** One condition: its name and what it asks for, or that it can be added. What changes it is there once it is opened. */
export function Condition({ name, words, children }: { name: string; words: string | null; children: ReactNode }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // What was pressed is gone where it becomes a line, or is small again: what stands in its place has the focus.
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current !== isOpen) opener.current?.focus()
    was.current = isOpen
  }, [isOpen])
  if (words === null && !isOpen)
    return (
      <div className={styles.unasked} data-condition={name}>
        <button ref={opener} type="button" className={styles.add} aria-expanded={false} onClick={() => setOpen(true)}>
          <Icon icon={Plus} size={15} />
          {name} <VisuallyHidden>{t('condition.any')}</VisuallyHidden>
        </button>
      </div>
    )
  return (
    <div className={styles.condition} data-condition={name}>
      <button
        ref={opener}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={words === null ? styles.any : styles.words}>
          <bdi>{words ?? t('condition.any')}</bdi>
        </span>{' '}
        <span className={styles.change}>
          {t(isOpen ? 'condition.done' : 'condition.change')}
          <Icon icon={ChevronDown} size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.inside}>
          {children}
        </div>
      )}
    </div>
  )
}

interface ChoiceConditionProps<T extends string | number> {
  legend: string
  choices: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** A condition of boxes, of which none means any. */
export function ChoiceCondition<T extends string | number>(props: ChoiceConditionProps<T>) {
  const { legend, choices, chosen } = props
  const anyOf = useAnyOf()
  const names = chosen.map((value) => choices.find((one) => one.value === value)?.label ?? String(value))
  return (
    <Condition name={legend} words={names.length === 0 ? null : anyOf(names)}>
      <Choices {...props} isLegendHidden />
    </Condition>
  )
}
