import { type ReactNode, useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { Choices } from './Choices.tsx'
import { useTexts } from './i18n.ts'
import styles from './Condition.module.css'

/** What is asked for, as "this or that"; nothing is any. */
export const useAnyOf = (): ((values: readonly string[]) => string) => {
  const { t, locale } = useTexts()
  return (values) =>
    values.length === 0 ? t('condition.any') : new Intl.ListFormat(locale, { type: 'disjunction' }).format(values)
}

/** Lines one below the other: each says what is set, and opens to change it. */
export function Conditions({ children }: { children: ReactNode }) {
  return <div className={styles.conditions}>{children}</div>
}

interface ConditionProps {
  name: string
  /** What is set; null where nothing is. */
  words: ReactNode | null
  /** Said then; "any" where it is not given. */
  none?: string
  /** Something in it is not right yet. */
  isWrong?: boolean
  children: ReactNode
}

/** One of them: its name and what it says, "any" where it is left open. What changes it is there once it is opened. */
export function Condition({ name, words, none, isWrong = false, children }: ConditionProps) {
  const { t } = useTexts()
  const [isPressed, setPressed] = useState(false)
  const isOpen = isPressed || isWrong
  const id = useId()
  return (
    <div className={styles.condition} data-condition={name}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setPressed(!isOpen)}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={words === null ? styles.any : styles.words}>
          <bdi>{words ?? none ?? t('condition.any')}</bdi>
        </span>{' '}
        <span className={styles.change}>
          <span>{t(isOpen ? 'condition.done' : 'condition.change')}</span>
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
