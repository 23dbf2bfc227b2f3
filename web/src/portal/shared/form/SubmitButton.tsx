import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '../../../kit/ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'
import { useFormSurroundings } from '../../../kit/form/form-context.ts'

/**
 * Sends the form. While something is missing it is shown as not usable, as the specification wants, but it can be
 * pressed: then it says what is missing (promises W10, W12).
 */
export function SubmitButton({ children, isDisabled = false, reason, ...rest }: ButtonProps & { children: ReactNode }) {
  const { t } = useMessages()
  const { isBusy } = useFormSurroundings()
  const { isValid } = useFormState()
  const isIncomplete = !isValid
  if (isDisabled)
    return (
      <Button {...rest} type="submit" isBusy={isBusy} isDisabled reason={reason}>
        {children}
      </Button>
    )
  return (
    <Button
      {...rest}
      type="submit"
      isBusy={isBusy}
      aria-disabled={isIncomplete || undefined}
      title={isIncomplete ? t('support.form.invalid') : undefined}
    >
      {children}
    </Button>
  )
}
