import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * A dialog with a form of its own, opened from inside another form: drawn outside of it, and its submit stays its own.
 */
export function Apart({ children }: { children: ReactNode }) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()} onFocus={(event) => event.stopPropagation()}>
      {children}
    </div>,
    document.body,
  )
}
