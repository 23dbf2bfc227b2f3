import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './Choices.module.css'

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
      <div>
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
