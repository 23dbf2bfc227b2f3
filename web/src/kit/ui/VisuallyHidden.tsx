import type { ReactNode } from 'react'
import { Text } from './Layout.tsx'

/** For ears only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Text as="span" heard id={id}>
      {children}
    </Text>
  )
}
