import { useMessages } from '../../shared/i18n/context.ts'
import type { SupportCase } from './queries.ts'
import styles from './CaseStatus.module.css'

/** A case's state, the same in lists and over the case. */
export function CaseStatus({ of: { status, statusKey } }: { of: Pick<SupportCase, 'status' | 'statusKey'> }) {
  const { tKey } = useMessages()
  return (
    <span className={styles.status} data-status={status.toLowerCase()}>
      {tKey(statusKey)}
    </span>
  )
}
