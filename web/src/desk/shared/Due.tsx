import { Timer, TriangleAlert } from 'lucide-react'
import { shortTime } from '../../kit/lib/relative-time.ts'
import { cx } from '../../kit/lib/class-names.ts'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row } from '../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { useTexts } from './i18n.ts'
import { untilDue, wholeTime } from './remaining.ts'
import { useNow } from './use-now.ts'
import styles from './Due.module.css'

/**
 * How long until something is due, in words and colour; it counts by itself.
 * @param name what of it
 * @param isPlain without the colour, where a head above says it of all that follow
 */
export function Due({ name, at, isPlain = false }: { name: string; at: string; isPlain?: boolean }) {
  const { t, locale } = useTexts()
  const { urgency, seconds } = untilDue(at, useNow())
  const time = shortTime(at, locale)
  return (
    <Row
      as="span"
      gap={1}
      pad="0 2"
      radius="pill"
      tabular
      weight={650}
      lines="one"
      inline
      className={cx(styles.due, isPlain ? styles.plain : styles[urgency])}
      title={`${name} · ${time}`}
    >
      {!isPlain && <Icon icon={urgency === 'late' ? TriangleAlert : Timer} size={13} />}
      <VisuallyHidden>{name}: </VisuallyHidden>
      {t(urgency === 'late' ? 'due.late' : 'due.left', { time: wholeTime(seconds, locale) })}
    </Row>
  )
}
