import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { useGuide } from './guide-context.ts'
import styles from './StepHeading.module.css'

/** The question of a step. It takes the focus when the step has replaced another one. */
export function StepHeading({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  const { takesFocus } = useGuide()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusIfNew = useEffectEvent(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true })
  })
  // once, when the step appears
  useEffect(() => focusIfNew(), [])
  return (
    <Stack as="header" gap={2} className={styles.heading}>
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {hint !== undefined && <p>{hint}</p>}
    </Stack>
  )
}
