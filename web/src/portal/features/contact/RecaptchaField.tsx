import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import { useApiClient } from '../../../kit/api/context.ts'
import { errorText } from '../../shared/form/field-errors.ts'
import { useOwnControl } from '../../../kit/form/FormField.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FieldError } from '../../../kit/ui/Field.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Contact.module.css'
import { loadCaptchaConfig } from './captcha-config.ts'
import type { Widget } from './recaptcha.ts'

export interface RecaptchaHandle {
  reset: () => void
}

/**
 * reCAPTCHA's widget for visitors without account; the form is not valid until it holds a token (CAPTCHA-07,
 * CAPTCHA-08).
 */
export function RecaptchaField({
  ref,
  product,
  onMissing,
}: {
  ref: Ref<RecaptchaHandle>
  /** The game of the form, where more than one kind may be on. */
  product: string | undefined
  onMissing: (isMissing: boolean) => void
}) {
  const messages = useMessages()
  const { t } = messages
  const api = useApiClient()
  const { register, unregister, setValue } = useFormContext()
  const { id, error } = useOwnControl({ name: 'recaptcha', label: t('support.contact.challenge.label') })
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget | null>(null)
  const [turn, setTurn] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useImperativeHandle(ref, () => ({ reset: () => widget.current?.reset() }))

  useEffect(() => {
    register('recaptcha', {
      validate: (token: unknown) =>
        (typeof token === 'string' && token !== '') || errorText(messages, 'support.error.recaptcha.validation'),
    })
    return () => unregister('recaptcha')
  }, [register, unregister, messages])

  useEffect(() => {
    let isGone = false
    // The vendor keeps what it draws: each try gets an element of its own.
    const host = document.createElement('div')
    place.current?.replaceChildren(host)
    const draw = async (): Promise<void> => {
      const config = await loadCaptchaConfig(api, () => onMissing(true), undefined, product)
      if (isGone) return
      onMissing(false)
      const { drawRecaptcha } = await import('./recaptcha.ts')
      widget.current = await drawRecaptcha(host, config, api.page.locale, (token) => {
        if (!isGone) setValue('recaptcha', token ?? '', { shouldValidate: true })
      })
    }
    setFailed(false)
    draw().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
    }
  }, [api, setValue, onMissing, turn, product])

  return (
    <Stack
      gap={2}
      id={id}
      role="group"
      aria-label={t('support.contact.challenge.label')}
      tabIndex={-1}
      className={styles.widget}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <div ref={place} />
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {hasFailed && (
        <p className={styles.next}>
          {t('support.contact.challenge.failed')}{' '}
          <Button size="small" variant="secondary" onClick={() => setTurn((was) => was + 1)}>
            {t('support.common.retry')}
          </Button>
        </p>
      )}
    </Stack>
  )
}
