import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../i18n/context.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DynamicFields.module.css'
import type { DynamicFieldProps } from './registry.tsx'
import { TextField } from './TextField.tsx'

// Countries and both stages come when somebody wants them (ground G26).
const PhoneVerificationDialog = lazy(async () => ({ default: (await import('../phone/PhoneVerificationDialog.tsx')).PhoneVerificationDialog }))

/** A phone number that can be confirmed by a text message: the checkbox opens the two-stage dialog (decisions-cases G1). */
export function SmsField({ field, name }: DynamicFieldProps) {
  const { t } = useMessages()
  const { control, setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [verified, setVerified] = useState<string | null>(null)
  const typed = (useWatch({ control, name }) as string | undefined) ?? ''
  return (
    <>
      <TextField field={field} name={name} />
      {verified !== null && verified === typed
        ? <p role="status" className={styles.verified}><Icon icon={CircleCheck} size={18} /> {t('support.phone.verification.done', { phone: verified })}</p>
        // Unchecked again when the dialog closes, however it went.
        : <Checkbox label={t('support.phone.verification.offer')} checked={isOpen} onChange={() => setOpen(true)} />}
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneVerificationDialog
            typed={typed}
            onClose={(result) => {
              setOpen(false)
              if (result === false) return
              setValue(name, result.phone, { shouldDirty: true, shouldValidate: true })
              setVerified(result.phone)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
