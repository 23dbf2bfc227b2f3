// Client rules in the words of the server's codes, so that both sides speak alike (OD-90). Lengths count code points
// (ground G41).
import type { RegisterOptions } from 'react-hook-form'
import { isEmailAddress } from '#rules/email-address.ts'
import { isBlank, textLength } from '#rules/text.ts'
import type { Messages } from '../i18n/messages.ts'
import { errorText } from './field-errors.ts'

export interface TextRules {
  isRequired?: boolean
  /** Something that is seen (OD-52). */
  isNotBlank?: boolean
  minLength?: number
  maxLength?: number
  isEmail?: boolean
  /** What is said of an empty field, where its kind knows better than the general words. */
  missing?: string
  /** Further rule: an error code, or null. */
  also?: (value: string) => string | null
}

/** The first code that a text breaks; null when it is good. An empty text breaks nothing but `required`. */
export const textError = (
  value: string,
  rules: TextRules,
): { code: string; params?: Record<string, number> } | null => {
  const { isRequired = false, isNotBlank = false, minLength = 0, maxLength, isEmail = false, also } = rules
  if (value === '' || (isNotBlank && isBlank(value))) return isRequired || value !== '' ? { code: 'required' } : null
  const length = textLength(value)
  if (length < minLength) return { code: 'minlength', params: { min: minLength } }
  if (maxLength !== undefined && length > maxLength) return { code: 'maxlength', params: { max: maxLength } }
  if (isEmail && !isEmailAddress(value)) return { code: 'email' }
  const code = also?.(value) ?? null
  return code === null ? null : { code }
}

/** For `register(name, textRules(messages, { isRequired: true }))`. */
export const textRules = (messages: Pick<Messages, 'tKey' | 'has'>, rules: TextRules): RegisterOptions => {
  return {
    validate: (value: unknown) => {
      const error = textError(typeof value === 'string' ? value : '', rules)
      if (error?.code === 'required' && rules.missing !== undefined) return rules.missing
      return error === null ? true : errorText(messages, error.code, { params: error.params })
    },
  }
}

/** A choice or check box that must be made. */
export const requiredRule = (
  messages: Pick<Messages, 'tKey' | 'has'>,
  code: 'required' | 'agreement' | 'enum' = 'required',
): RegisterOptions => ({
  validate: (value: unknown) =>
    value === undefined || value === null || value === '' || value === false ? errorText(messages, code) : true,
})
