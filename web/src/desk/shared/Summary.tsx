import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Row } from '../../kit/ui/Layout.tsx'
import styles from './Summary.module.css'

/** What a `details` is opened by, with the mark that opens everything else. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <Row as="summary" gap={2} bare className={styles.summary}>
      <span>{children}</span>
      <Icon icon={ChevronDown} size={16} />
    </Row>
  )
}
