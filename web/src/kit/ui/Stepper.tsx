import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { Icon } from './Icon.tsx'
import { Row, Stack, Text } from './Layout.tsx'
import styles from './Stepper.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Where one is in a fixed number of steps. `current` counts from 1. */
export function Stepper({
  label,
  steps,
  current,
  doneLabel,
}: {
  label: string
  steps: readonly string[]
  current: number
  doneLabel: string
}) {
  return (
    <Row as="ol" gap={2} align="stretch" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index + 1 < current
        const isHere = index + 1 === current
        return (
          <Row
            as="li"
            gap={2}
            tone="quiet"
            key={step}
            className={cx(styles.step, isDone && styles.done, isHere && styles.here)}
            aria-current={isHere ? 'step' : undefined}
          >
            <Stack
              as="span"
              place="center"
              radius="round"
              weight={600}
              size={1}
              className={styles.mark}
              aria-hidden="true"
            >
              {isDone ? <Icon icon={Check} size={16} /> : index + 1}
            </Stack>
            <span>
              {step}
              {isDone && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </span>
          </Row>
        )
      })}
    </Row>
  )
}

/** A ring that fills: `value` of `max`. The text beside it carries the meaning, so the ring is drawn only. */
export function ProgressRing({
  value,
  max,
  size = 48,
  children,
}: {
  value: number
  max: number
  size?: number
  children?: string
}) {
  const radius = 20
  const round = 2 * Math.PI * radius
  const share = max <= 0 ? 0 : Math.max(0, Math.min(1, value / max))
  return (
    <span className={styles.ring}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={radius} className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r={radius}
          className={styles.fill}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          transform="rotate(-90 24 24)"
        />
      </svg>
      {children !== undefined && (
        <Text as="span" size={1} weight={600} tabular className={styles.ringText}>
          {children}
        </Text>
      )}
    </span>
  )
}
