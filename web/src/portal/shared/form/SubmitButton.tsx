import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button, type ButtonProps } from '../../../kit/ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'
import { useFormSurroundings } from '../../../kit/form/form-context.ts'

const isNothing = (value: unknown): boolean => !value || String(value).trim() === ''

/**
 * Sends the form. While something is missing it is shown as not usable, as the specification wants, but it can be
 * pressed, and its description names what is missing (promises W10, W12).
 */
export function SubmitButton({ children, isDisabled = false, reason, ...rest }: ButtonProps & { children: ReactNode }) {
  const { t, locale } = useMessages()
  const { isBusy, required } = useFormSurroundings()
  const { getValues } = useFormContext()
  const { isValid } = useFormState()
  // With each change of a value another one may be missing.
  useWatch()
  const missing = [...required].flatMap(([name, label]) => (isNothing(getValues(name)) ? [label] : []))
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
          : missing.length === 0
            ? t('support.form.invalid')
            : t('support.form.missing', { fields: new Intl.ListFormat(locale, { type: 'unit' }).format(missing) })
      }
    >
      {children}
    </Button>
  )
}
