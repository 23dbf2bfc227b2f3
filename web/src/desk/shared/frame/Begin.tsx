import type { ReactNode } from 'react'
import { Row } from '../../../kit/ui/Layout.tsx'

/** Below a list from which nothing was chosen: what choosing does, and what it can begin with. */
export function Begin({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Row wrap justify="between" gap="2 4" pad="3 5" line="start" tone="quiet">
      <p>{children}</p>
      {action}
    </Row>
  )
}
