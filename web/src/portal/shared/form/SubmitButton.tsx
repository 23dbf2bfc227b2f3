import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button, type ButtonProps } from '../../../kit/ui/Button.tsx'
import { useMessages } from '../i18n/context.ts'
import { useFormSurroundings } from '../../../kit/form/form-context.ts'

/**
 * Sends the form. While something is missing it is shown as not usable, as the specification wants, but it can be
 * pressed, and its description names what is missing (promises W10, W12).
 */
export function SubmitButton({ children, ...rest }: ButtonProps & { children: ReactNode }) {
  const { t } = useMessages()
  const { isBusy, controls } = useFormSurroundings()
  const { getValues } = useFormContext()
  const { isValid } = useFormState()
  // With each change of a value another one may be missing.
  useWatch()
  const missing = [...controls].flatMap(([name, { label, isRequired }]) =>
    isRequired && !`${getValues(name) || ''}`.trim() ? label : [],
  )
  return (
    <Button
      {...rest}
      type="submit"
      isBusy={isBusy}
      aria-disabled={!isValid || undefined}
      title={
        isValid || rest.isDisabled
          ? undefined
          : missing[0]
            ? t('support.form.missing', { fields: missing.join(', ') })
            : t('support.form.invalid')
      }
    >
      {children}
    </Button>
  )
}
