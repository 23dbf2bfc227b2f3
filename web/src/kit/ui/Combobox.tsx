import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Combobox.module.css'
import { Surface, Text } from './Layout.tsx'
import controls from './control.module.css'
import { LengthNote } from './LengthNote.tsx'

export interface Suggestion {
  id: string
  label: ReactNode
}

/**
 * A text input with suggestions (ARIA combobox, list autocomplete): arrows move, Enter takes the marked one or submits
 * the text, Escape closes.
 * `announcement` tells screen readers how many there are.
 */
export function Combobox({
  value,
  onValue,
  suggestions,
  onPick,
  announcement,
  listLabel,
  className,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  onValue: (value: string) => void
  suggestions: readonly Suggestion[]
  onPick: (id: string) => void
  announcement: string
  listLabel: string
  ref?: Ref<HTMLInputElement>
}) {
  const base = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const isShown = isOpen && suggestions.length > 0
  const close = (): void => {
    setOpen(false)
    setMarked(-1)
  }
  const pick = (index: number): void => {
    const suggestion = suggestions[index]
    close()
    if (suggestion) onPick(suggestion.id)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      setOpen(true)
      // The text itself is one stop of the round: below the last suggestion comes the input again.
      const stops = suggestions.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setMarked((was) => ((was + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Enter' && isShown && marked >= 0) {
      event.preventDefault()
      pick(marked)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }
  return (
    <div className={cx(styles.combobox, className)}>
      <input
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${base}-list`}
        aria-activedescendant={isShown && marked >= 0 ? `${base}-${marked}` : undefined}
        className={controls.control}
        value={value}
        onChange={(event) => {
          onValue(event.target.value)
          setOpen(true)
          setMarked(-1)
        }}
        onKeyDown={press}
        onBlur={(event) => {
          rest.onBlur?.(event)
          close()
        }}
      />
      <Surface
        as="ul"
        pad={1}
        bare
        radius={2}
        ground="floating"
        tone="text"
        id={`${base}-list`}
        role="listbox"
        aria-label={listLabel}
        className={styles.list}
        hidden={!isShown}
      >
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the box, which names the option
          <Surface
            as="li"
            pad={3}
            radius={1}
            key={suggestion.id}
            id={`${base}-${index}`}
            role="option"
            aria-selected={index === marked}
            className={cx(styles.option, index === marked && styles.marked)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(index)}
          >
            {suggestion.label}
          </Surface>
        ))}
      </Surface>
      <Text as="span" heard role="status">
        {isShown ? announcement : ''}
      </Text>
      <LengthNote text={value} maxLength={rest.maxLength} />
    </div>
  )
}
