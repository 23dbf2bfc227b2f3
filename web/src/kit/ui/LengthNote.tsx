import { use } from 'react'
import { textLength } from '#rules/text.ts'
import { Text } from './Layout.tsx'
import styles from './control.module.css'
import { LengthWordsContext } from './length-words.ts'

/**
 * How many letters of a control's text are left, once they are few, and how many are too many. Nothing is cut: who pasted
 * them decides what goes.
 */
export function LengthNote({
  text,
  length = textLength(`${text ?? ''}`),
  maxLength = Infinity,
  nearLimit = -1,
}: {
  /** What the control holds, where it is told. */
  text?: unknown
  length?: number | undefined
  maxLength?: number | undefined
  /** Letters left are told from here on. */
  nearLimit?: number | undefined
}) {
  const t = use(LengthWordsContext)
  const left = maxLength - length
  if (left >= 0 && left > nearLimit) return null
  return (
    <Text
      as="span"
      tone="quiet"
      size={1}
      tabular
      className={styles.counter}
      aria-live="polite"
      data-over={left < 0 || undefined}
    >
      {t(`support.form.characters.${left < 0 ? 'over' : 'left'}`, { count: Math.abs(left) })}
    </Text>
  )
}
