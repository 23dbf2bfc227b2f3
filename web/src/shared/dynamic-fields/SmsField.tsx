import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOwnControl } from '../../kit/form/FormField.tsx'
import { Row } from '../../ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import { later } from '../late/later.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

// Countries and both stages come when somebody wants them (ground G26).
const PhoneVerificationDialog = later(
  async () => (await import('../phone/PhoneVerificationDialog.tsx')).PhoneVerificationDialog,
)

/**
 * A phone number confirmed by a text message: the checkbox opens the two-stage dialog (decisions-cases G1). Drawn as a
 * checkbox alone, or below a number typed here.
 */
export function SmsField(props: DynamicFieldProps) {
  return props.field.renderMethod === 'checkbox' ? (
    <OfferOnly {...props} />
  ) : (
    <>
      <TextField {...props} />
      <Offer {...props} />
    </>
  )
}

function OfferOnly({ field, name }: DynamicFieldProps) {
  const { t } = useMessages()
  const { register } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label })
  useEffect(() => {
    register(name, {
      validate: (value: unknown) =>
        !field.required || (value !== '' && value !== undefined) || t('support.phone.verification.needed'),
    })
  }, [register, name, field.required, t])
  return (
    <>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      <Offer field={field} name={name} id={id} label={field.label} />
    </>
  )
}

function Offer({ name, id, label }: DynamicFieldProps & { id?: string; label?: string }) {
  const { t } = useMessages()
  const { control, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [verified, setVerified] = useState<string | null>(null)
  const typed = (useWatch({ control, name }) as string | undefined) ?? ''
  return (
    <>
      {/* Unchecked again when the dialog closes, however it went; what was confirmed is said below. */}
      <Checkbox
        id={id}
        label={label ?? t('support.phone.verification.offer')}
        checked={isOpen}
        onChange={() => setOpen(true)}
      />
      {verified !== null && verified === typed && (
        <Row as="p" gap={2} tone="success" role="status">
          <Icon icon={CircleCheck} size={18} /> {t('support.phone.verification.done', { phone: verified })}
        </Row>
      )}
      {isOpen && (
        <PhoneVerificationDialog
          typed={typed}
          onClose={(result) => {
            setOpen(false)
            if (result === false) return
            setValue(name, result.phone, { shouldDirty: true, shouldValidate: true })
            setVerified(result.phone)
          }}
        />
      )}
    </>
  )
}
