// Client rules in the words of the server's codes, so that both sides speak alike (OD-90). Lengths count code points
// (ground G41).
import type { RegisterOptions } from 'react-hook-form'
import { textLength } from '../../lib/text-length.ts'
import type { Messages } from '../i18n/messages.ts'
import { errorText } from './field-errors.ts'

export interface TextRules {
  isRequired?: boolean
  /** Not all white space (OD-52). */
  isNotBlank?: boolean
  minLength?: number
  maxLength?: number
  isEmail?: boolean
  /** What is said of an empty field, where its kind knows better than the general words. */
  missing?: string
  /** Further rule: an error code, or null. */
  also?: (value: string) => string | null
}

// As the server judges an address (contact/field-rules.ts): words of any script, parted by single dots.
const mailbox = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const emailAddress = new RegExp(
  String.raw`^(?=.{1,64}@)${mailbox}(?:\.${mailbox})*@(?:${domainLabel}\.)+(?!\p{N}+$)(?=..)${domainLabel}$`,
  'u',
)
const longestEmail = 254

/** One address mail can be sent to. */
export const isEmailAddress = (value: string): boolean => value.length <= longestEmail && emailAddress.test(value)

/** The first code that a text breaks; null when it is good. An empty text breaks nothing but `required`. */
export const textError = (
  value: string,
  rules: TextRules,
): { code: string; params?: Record<string, number> } | null => {
  const { isRequired = false, isNotBlank = false, minLength = 0, maxLength, isEmail = false, also } = rules
  if (value === '' || (isNotBlank && value.trim() === ''))
    return isRequired || value !== '' ? { code: 'required' } : null
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
