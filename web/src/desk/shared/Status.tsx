import { cx } from '../../kit/lib/class-names.ts'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useTexts } from './i18n.ts'
import styles from './Parts.module.css'

export function Status({ status }: { status: DeskSchema<'CaseStatus'> }) {
  const { t } = useTexts()
  return <span className={cx(styles.status, styles[status.toLowerCase()])}>{t(`status.${status}`)}</span>
}
