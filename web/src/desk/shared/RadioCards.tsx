import { Stack } from '../../kit/ui/Layout.tsx'
import { Radio } from '../../kit/ui/Radio.tsx'
import { cx } from '../../kit/lib/class-names.ts'
import { type ComponentProps, useId } from 'react'
import { FieldGroup } from '../../kit/ui/Field.tsx'
import styles from './RadioCards.module.css'

interface RadioCardsProps<T extends string> {
  value: T | null
  choices: readonly { value: T; label: string; hint?: string }[]
  /** Of a word or two each. */
  areShort?: boolean
  onChange: (value: T) => void
}

/** A choice between few, each a card that is pressed whole; goes inside a FieldGroup. */
export function RadioCards<T extends string>({ value, choices, areShort = false, onChange }: RadioCardsProps<T>) {
  const name = useId()
  return (
    <Stack gap={3} className={cx(styles.cards, areShort && styles.short)}>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          name={name}
          value={choice.value}
          checked={choice.value === value}
          label={<strong>{choice.label}</strong>}
          {...(choice.hint === undefined ? {} : { hint: choice.hint })}
          className={styles.card!}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </Stack>
  )
}

/** The same under a question. */
export function CardsField<T extends string>({
  label,
  hint,
  isRequired = true,
  isLabelHidden = false,
  ...cards
}: RadioCardsProps<T> & Pick<ComponentProps<typeof FieldGroup>, 'label' | 'hint' | 'isRequired' | 'isLabelHidden'>) {
  return (
    <FieldGroup {...{ label, hint, isRequired, isLabelHidden }}>
      <RadioCards {...cards} />
    </FieldGroup>
  )
}
