import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import { later } from '../late/later.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FieldError } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

// Countries and both stages come when somebody wants them (ground G26).
const PhoneVerificationDialog = later(
  async () => (await import('../phone/PhoneVerificationDialog.tsx')).PhoneVerificationDialog,
)

/**
 * Confirms a number by a text message: the checkbox opens the two-stage dialog (decisions-cases G1). The number is the
 * form's phone field's, which gets the verified one back (T35); a form without one asks for it here, but for a checkbox
 * alone.
 */
export function SmsField(props: DynamicFieldProps) {
  const { field, name, fields, asksPhone } = props
  const key = fields.find(({ type }) => type === 'phone')?.key ?? (asksPhone === true ? 'phone' : undefined)
  const phone = key && `fields.${key}`
  return phone === undefined && field.renderMethod !== 'checkbox' ? (
    <>
      <TextField {...props} />
      <Offer name={name} number={name} />
    </>
  ) : (
    <OfferOnly field={field} name={name} phone={phone} />
  )
}

function OfferOnly({ field, name, phone }: Pick<DynamicFieldProps, 'field' | 'name'> & { phone: string | undefined }) {
  const { t } = useMessages()
  const { register } = useFormContext()
  const { id, error } = useOwnControl({ name, label: field.label, isRequired: field.required })
  useEffect(() => {
    register(name, {
      validate: (value: unknown) =>
        !field.required || (value !== '' && value !== undefined) || t('support.phone.verification.needed'),
    })
  }, [register, name, field.required, t])
  return (
    <>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      <Offer name={name} number={phone ?? name} id={id} label={field.label} />
    </>
  )
}

/** `number`: where the number is typed, `name`: where the confirmed one is kept. */
function Offer({ name, number, id, label }: { name: string; number: string; id?: string; label?: string }) {
  const { t } = useMessages()
  const { control, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [verified, setVerified] = useState<string | null>(null)
  const [typed = '', kept = ''] = useWatch({ control, name: [number, name] }) as (string | undefined)[]
  const confirmed = number === name ? verified : kept
  useEffect(() => {
    // Another number is not the confirmed one.
    if (kept !== '' && kept !== typed) setValue(name, '', { shouldValidate: true })
  }, [setValue, name, kept, typed])
  return (
    <>
      {/* Unchecked again when the dialog closes, however it went; what was confirmed is said below. */}
      <Checkbox
        id={id}
        label={label ?? t('support.phone.verification.offer')}
        checked={isOpen}
        onChange={() => setOpen(true)}
      />
      {typed !== '' && confirmed === typed && (
        <Row as="p" gap={2} tone="success" role="status">
          <Icon icon={CircleCheck} size={18} /> {t('support.phone.verification.done', { phone: typed })}
        </Row>
      )}
      {isOpen && (
        <PhoneVerificationDialog
          typed={typed}
          onClose={(result) => {
            setOpen(false)
            if (result === false) return
            for (const each of [number, name])
              setValue(each, result.phone, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
            if (number === 'fields.phone' && result.country !== null) setValue('fields.phoneCountry', result.country)
            setVerified(result.phone)
          }}
        />
      )}
    </>
  )
}
