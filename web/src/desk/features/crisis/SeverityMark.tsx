import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { useTexts } from '../../shared/i18n.ts'
import styles from './Crisis.module.css'

export const severities = ['notice', 'degraded', 'outage'] as const
const icons = { notice: Info, degraded: TriangleAlert, outage: CircleAlert }

/** How bad it is: a sign and a word, in the colour players see it in. */
export function SeverityMark({ severity }: Pick<CrisisMessage, 'severity'>) {
  const { t } = useTexts()
  return (
    <Row as="span" gap={2} size={1} weight={650} inline className={styles.severity} data-severity={severity}>
      <Icon icon={icons[severity]} size={18} /> {t(`crisis.severity.${severity}`)}
    </Row>
  )
}
