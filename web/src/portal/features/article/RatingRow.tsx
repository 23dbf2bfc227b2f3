import { useId } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import styles from './ArticleFeedback.module.css'

const steps = [1, 2, 3, 4, 5]

/** One question with five answers; the platform's radio buttons, drawn as a row. */
export function RatingRow({
  name,
  label,
  value,
  onValue,
}: {
  name: string
  label: string
  value: number | null
  onValue: (value: number) => void
}) {
  const id = useId()
  const digits = new Intl.NumberFormat(useMessages().locale)
  return (
    <Row wrap justify="between" gap="2 6" role="radiogroup" aria-labelledby={id} className={styles.rating}>
      <span id={id}>{label}</span>
      <Row gap={2} align="stretch">
        {steps.map((step) => (
          <Stack
            as="label"
            place="center"
            line="strong"
            radius={1}
            tabular
            key={step}
            className={cx(styles.step, value === step && styles.chosen)}
          >
            <input
              type="radio"
              name={`${name}${id}`}
              value={step}
              checked={value === step}
              onChange={() => onValue(step)}
            />
            {digits.format(step)}
          </Stack>
        ))}
      </Row>
    </Row>
  )
}
