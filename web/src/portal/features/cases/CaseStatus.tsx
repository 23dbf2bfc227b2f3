import { useMessages } from '../../shared/i18n/context.ts'
import { Row } from '../../../kit/ui/Layout.tsx'
import type { SupportCase } from './queries.ts'
import styles from './CaseStatus.module.css'

/** A case's state, the same in lists and over the case. */
export function CaseStatus({ of: { status, statusKey } }: { of: Pick<SupportCase, 'status' | 'statusKey'> }) {
  const { tKey } = useMessages()
  return (
    <Row
      as="span"
      size={1}
      weight={650}
      lines="one"
      ground="sunken"
      tone="quiet"
      inline
      className={styles.status}
      data-status={status.toLowerCase()}
    >
      {tKey(statusKey)}
    </Row>
  )
}
