// Words for what a form got wrong, in the language of the request: rooms give the words of their own rules, this those of
// every code that came without, the contract's among them (ground G8).
import { ProblemError } from './problems.ts'

/** The message of a code, or of a code nobody has words for the general one. */
export type SayCode = (locale: string, code: string, params?: Record<string, unknown>) => string

/** The same problem with a message for each code it names. Where one code has two limits, each entry says its own. */
export const withWords = (error: ProblemError, locale: string, say: SayCode): ProblemError => {
  const { validationErrors } = error.members
  if (error.slug !== 'validation' || validationErrors === undefined) return error
  const errorCodes = { ...validationErrors.errorCodes }
  const fieldErrors = validationErrors.fieldErrors.map((one) => {
    const words = say(locale, one.code, one.params)
    const known = (errorCodes[one.code] ??= one.message ?? words)
    return one.message !== undefined || known === words || one.params === undefined ? one : { ...one, message: words }
  })
  for (const { code, message } of validationErrors.globalErrors) errorCodes[code] ??= message ?? say(locale, code)
  return new ProblemError(
    'validation',
    { ...error.members, validationErrors: { ...validationErrors, fieldErrors, errorCodes } },
    { ...error.headers },
    error.cause,
  )
}
