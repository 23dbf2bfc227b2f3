import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button, type ButtonProps } from '../../../kit/ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'
import { useFormSurroundings } from '../../../kit/form/form-context.ts'

/**
 * Sends the form. While something is missing it is shown as not usable, as the specification wants, but it can be
 * pressed, and its description names what is missing (promises W10, W12).
 */
export function SubmitButton({ children, isDisabled = false, reason, ...rest }: ButtonProps & { children: ReactNode }) {
  const { t, locale } = useMessages()
  const { isBusy, missing } = useFormSurroundings()
  const { getValues } = useFormContext()
  const { isValid } = useFormState()
  // With each change of a value another one may be missing.
  useWatch()
  const names = isValid ? [] : missing(getValues)
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
      aria-disabled={!isValid || undefined}
      title={
        isValid
          ? undefined
          : names.length === 0
            ? t('support.form.invalid')
            : t('support.form.missing', { fields: new Intl.ListFormat(locale, { type: 'unit' }).format(names) })
      }
    >
      {children}
    </Button>
  )
}
