import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './Choices.module.css'

/** So many stand in full; more are scrolled. */
const fewChoices = 16

/** Any number of things, none of which means all. */
export function Choices<T extends string | number>({
  legend,
  choices,
  chosen,
  onChange,
}: {
  legend: string
  choices: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
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
    </fieldset>
  )
}
