import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../lib/class-names.ts'
import { Text } from './Layout.tsx'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'medium' | 'small' | 'large'
  /** As wide as its place. */
  isWide?: boolean
}

/** The look alone, for links that are drawn as buttons. */
export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook = {}): string =>
  cx(styles.button, styles[variant], styles[size], isWide && styles.wide)

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  children: ReactNode
  icon?: ReactNode
  /** Work is going on: a spinner shows and clicks do nothing. */
  isBusy?: boolean
  /** Cannot be used now. It stays focusable and says why (promises W12): give `reason` whenever it is not plain to see. */
  isDisabled?: boolean
  reason?: string
  /** For ears only: the reason is written elsewhere on the page. */
  isReasonHidden?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button is never `disabled`: it would drop out of the tab order together with the reason why. */
export function Button({
  variant,
  size,
  isWide,
  children,
  icon,
  isBusy = false,
  isDisabled = false,
  reason,
  isReasonHidden = false,
  onClick,
  className,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isBlocked = isBusy || isDisabled
  const hasReason = isDisabled && reason !== undefined && reason !== ''
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBlocked) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }
  const described = cx(rest['aria-describedby'], hasReason && reasonId) || undefined
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type={type}
        className={cx(buttonClass({ variant, size, isWide }), className)}
        aria-disabled={isBlocked || rest['aria-disabled'] || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={described}
        onClick={press}
      >
        {isBusy ? <Spinner size="small" /> : icon}
        <span>{children}</span>
      </button>
      {hasReason && (
        <Text as="span" heard={isReasonHidden} id={reasonId} className={isReasonHidden ? undefined : styles.reason}>
          {reason}
        </Text>
      )}
    </>
  )
}
