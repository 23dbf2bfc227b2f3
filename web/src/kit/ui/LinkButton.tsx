import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { Link } from './Link.tsx'
import type { AnchorProps } from './link-context.ts'

/** A link drawn as a button: for going somewhere; a Button is for doing something. */
export function LinkButton({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & AnchorProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
