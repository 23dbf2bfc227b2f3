import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { Stack } from '../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import styles from './Choices.module.css'

/** So many stand in full; more are scrolled. */
const fewChoices = 16

/** Any number of things, none of which means all. */
export function Choices<T extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
  isLegendHidden = false,
}: {
  legend: string
  choices: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  /** What is around it says it already. */
  isLegendHidden?: boolean
}) {
  return (
    <Stack as="fieldset" gap={2} shrinks className={styles.choices}>
      <legend>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={choices.length > fewChoices ? styles.many : undefined}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={<bdi>{label}</bdi>}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </Stack>
  )
}
