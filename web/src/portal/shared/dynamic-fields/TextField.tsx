import { useState } from 'react'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { CountedTextarea } from '../form/CountedTextarea.tsx'
import { FormField } from '../../../kit/form/FormField.tsx'
import { errorText } from '../form/field-errors.ts'
import { textRules } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { phoneRules, useNumberingPlans } from '../phone/phone-check.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { dateWindow, inputType } from './field-kinds.ts'
import type { DynamicFieldProps } from './field-props.ts'

const defaultMax = 2048 // OD-86
const phoneMax = 20 // OD-86
/** Letters left are told from here on. */
const nearLimit = 100

/** `URL.canParse` is younger than the oldest browser of a game (ground G34). */
const isAddress = (text: string): boolean => {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}

/** One line or several lines of text: string, number, date, email, item, nid, phone, sms. */
export function TextField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const [{ min, max: today }] = useState(() => dateWindow(new Date()))
  // A page that the server drew knows no day.
  const hasDay = useHydrated()
  const isDate = field.type === 'date'
  const isPhone = field.type === 'phone' || field.type === 'sms'
  const maxLength = isPhone ? phoneMax : (field.maxLength ?? defaultMax)

  const also = (text: string): string | null => {
    if (isDate) return text < min || text > today ? 'date' : null
    if (field.type === 'number') return Number.isFinite(Number(text)) ? null : 'number'
    if (field.renderMethod === 'url') return isAddress(text) ? null : 'url'
    return null
  }
  const isEmail = field.type === 'email' || field.renderMethod === 'email'
  const common = {
    isRequired: field.required,
    isNotBlank: field.required,
    minLength: field.minLength ?? 0,
    maxLength: isDate ? undefined : maxLength,
  }
  // Where a kind has words for how it is written, they say as well that it is missing.
  const written = isDate ? 'date' : field.type === 'number' ? 'number' : null
  const kind = written ?? (isEmail ? 'email' : null)
  useNumberingPlans(isPhone)
  const rules = isPhone
    ? phoneRules(messages, { ...common, locale: messages.locale })
    : textRules(messages, {
        ...common,
        isEmail,
        also,
        ...(kind !== null && { missing: errorText(messages, kind) }),
      })
  const type = written ?? (isPhone ? 'tel' : field.type === 'email' && !field.secure ? 'email' : inputType(field))
  return (
    <FormField
      name={name}
      label={field.label}
      hint={field.tooltip ?? undefined}
      isRequired={field.required}
      rules={rules}
    >
      {(control) =>
        field.renderMethod === 'textarea' && !field.secure ? (
          <CountedTextarea
            {...control}
            nearLimit={nearLimit}
            placeholder={field.placeholder ?? undefined}
            maxLength={maxLength}
            rows={4}
          />
        ) : (
          <Input
            {...control}
            type={type}
            placeholder={field.placeholder ?? undefined}
            maxLength={/^(text|email|tel|url|search|password)$/.test(type) ? maxLength : undefined}
            min={isDate && hasDay ? min : undefined}
            max={isDate && hasDay ? today : undefined}
            step={type === 'number' ? 'any' : undefined}
            autoComplete={field.secure ? 'off' : isPhone ? 'tel' : type === 'email' ? 'email' : undefined}
          />
        )
      }
    </FormField>
  )
}
