import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ChevronDown, Plus } from 'lucide-react'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row, Stack, Text } from '../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { Choices } from './Choices.tsx'
import { useTexts } from './i18n.ts'
import styles from './Condition.module.css'

/** What is asked for, as "this or that"; nothing is any. */
export const useAnyOf = (): ((values: readonly string[]) => string) => {
  const { t, locale } = useTexts()
  return (values) =>
    values.length === 0 ? t('condition.any') : new Intl.ListFormat(locale, { type: 'disjunction' }).format(values)
}

/** Where what is not set waits to be added; null where every one has a line. */
const Offers = createContext<HTMLElement | null>(null)

/**
 * Lines one below the other: each says what is set, and opens to change it. With `add`, what is not set has no line but
 * is offered below them under that name.
 */
export function Conditions({ add, children }: { add?: string; children: ReactNode }) {
  const [offers, setOffers] = useState<HTMLElement | null>(null)
  return (
    <Stack gap={3} shrinks className={styles.whole}>
      <Offers value={offers}>
        <Stack line="start" className={styles.conditions}>
          {(add === undefined || offers !== null) && children}
        </Stack>
      </Offers>
      {add !== undefined && (
        <Row
          wrap
          gap="2 3"
          tone="quiet"
          size={1}
          className={styles.offers}
          data-add={add}
          role="group"
          aria-label={add}
        >
          <span aria-hidden="true">{add}</span>
          <Row wrap gap={2} align="stretch" ref={setOffers} />
        </Row>
      )}
    </Stack>
  )
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
  // What was wrong stays open once it is put right: somebody is in it.
  if (isWrong && !isPressed) setPressed(true)
  const isOpen = isPressed
  const id = useId()
  const offers = use(Offers)
  const button = useRef<HTMLButtonElement>(null)
  const isOffered = offers !== null && words === null && !isOpen
  // It goes elsewhere once it is added, and the focus with it.
  const was = useRef(isPressed)
  useEffect(() => {
    if (was.current !== isPressed) button.current?.focus()
    was.current = isPressed
  }, [isPressed])
  if (isOffered)
    return createPortal(
      <Row
        as="button"
        gap={1}
        pad="0 3"
        tone="accent"
        inline
        ref={button}
        type="button"
        className={styles.offer}
        aria-expanded={false}
        onClick={() => setPressed(true)}
      >
        <Icon icon={Plus} size={15} /> {name} <VisuallyHidden>{none ?? t('condition.any')}</VisuallyHidden>
      </Row>,
      offers,
    )
  return (
    <div className={styles.condition} data-condition={name}>
      <Stack
        as="button"
        align="baseline"
        gap={3}
        pad="3 0"
        tone="text"
        textAlign="start"
        ref={button}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setPressed(!isOpen)}
      >
        <Text as="span" weight={600} className={styles.name}>
          {name}
        </Text>{' '}
        <span className={words === null ? styles.any : styles.words}>
          <bdi>{words ?? none ?? t('condition.any')}</bdi>
        </span>{' '}
        <Row as="span" gap={1} tone="accent" size={1} weight={600} inline className={styles.change}>
          <span>{t(isOpen ? 'condition.done' : 'condition.change')}</span>
          <Icon icon={ChevronDown} size={16} />
        </Row>
      </Stack>
      {isOpen && (
        <Stack gap={4} id={id} className={styles.inside}>
          {children}
        </Stack>
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
