import { useTexts } from '../../shared/i18n.ts'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import parts from '../../shared/Parts.module.css'
import styles from './Crisis.module.css'

export function StateMark({ state }: Pick<CrisisMessage, 'state'>) {
  const { t } = useTexts()
  return <span className={cx(parts.status, styles[state])}>{t(`crisis.state.${state}`)}</span>
}
