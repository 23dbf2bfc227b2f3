// Server errors → form (ground G8, OD-90). Pure.
import type { Problem } from '../../../kit/api/problem.ts'
import { controlOf } from '../../../kit/form/control-of.ts'
import type { PlacedErrors } from '../../../kit/form/FormFrame.tsx'
import type { Messages, Params } from '../i18n/messages.ts'
import { problemText } from './problem-text.ts'

export { problemText } from './problem-text.ts'

/**
 * Words for an error code: its text, else the server's words, else the list's, else the code as a key, else the general
 * one (OD-90).
 */
export const errorText = (
  messages: Pick<Messages, 'tKey' | 'has'>,
  code: string,
  { message, params, errorCodes = {} }: { message?: string; params?: Params; errorCodes?: Record<string, string> } = {},
): string => {
  const named = code.includes('.') ? code : `support.validation.${code}`
  if (messages.has(named)) return messages.tKey(named, params)
  return (
    message ??
    errorCodes[code] ??
    (messages.has(code) ? messages.tKey(code, params) : messages.tKey('support.validation.generic'))
  )
}

/**
 * Puts what the server says in its place. Nothing is lost: an error of a field that is not on the page goes above the
 * form.
 */
export const placeErrors = (
  problem: Problem,
  controls: ReadonlySet<string>,
  messages: Pick<Messages, 'tKey' | 'has'>,
): PlacedErrors => {
  const { validationErrors } = problem
  const hasLists =
    validationErrors !== null && validationErrors.fieldErrors.length + validationErrors.globalErrors.length > 0
  if (!hasLists) return { fields: [], form: [problemText(problem, messages)] }
  const { errorCodes } = validationErrors
  const placed: PlacedErrors = {
    fields: [],
    form: validationErrors.globalErrors.map(({ code, message }) => errorText(messages, code, { message, errorCodes })),
  }
  for (const { field, code, message, params } of validationErrors.fieldErrors) {
    // The captcha is no control of a person's: it is the form's matter (contact rules).
    if (field === 'recaptcha') {
      placed.form.push(errorText(messages, 'support.error.recaptcha.validation', { message }))
      continue
    }
    const text = errorText(messages, code, { message, params: params as Params | undefined, errorCodes })
    const name = controlOf(field, controls)
    if (name === null) placed.form.push(text)
    else placed.fields.push({ name, code, text })
  }
  return placed
}
