// Words for what a form got wrong, in the language of the request: rooms give the words of their own rules, this those of
// every code that came without, the contract's among them (ground G8).
import { ProblemError } from './problems.ts'

/** The message of a code, or of a code nobody has words for the general one. */
export type SayCode = (locale: string, code: string, params?: Record<string, unknown>) => string

/** The text of a key; '' where there is none. */
export type SayText = (locale: string, key: string) => string

/** What a field of the desk's calls is about; a field that is not here is about what its name says. */
const subjects: Readonly<Record<string, string>> = {
  assignee: 'person',
  colleague: 'person',
  members: 'person',
  teams: 'team',
  teamId: 'team',
  scheduleId: 'schedule',
  games: 'game',
  topics: 'topic',
  categoryId: 'topic',
  macroId: 'macro',
  languages: 'language',
  accountId: 'player',
  articleId: 'article',
  channelType: 'channel',
  role: 'provider',
  scope: 'provider',
  timeZone: 'zone',
  snoozedUntil: 'time',
  expiresAt: 'time',
  // One more of a kind was to be made.
  name: 'count',
}
/** `changes.3.assignee` → `assignee` */
const lastName = (field: string): string =>
  field
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1) ?? field

/**
 * At the desk: what is wrong with this very thing, and what to do. Words that any form has for the code, and those of the
 * portal's own language, make way; what a room says itself stays.
 */
export const withDeskWords = (error: ProblemError, locale: string, say: SayCode, text: SayText): ProblemError => {
  const { validationErrors, errorKey, errorMessage } = error.members
  const message = errorMessage ?? (errorKey === undefined ? '' : text(locale, errorKey))
  const told = message === '' ? {} : { errorMessage: message }
  if (error.slug === 'changed')
    return new ProblemError('changed', { ...error.members, ...told }, { ...error.headers }, error.cause)
  if (error.slug !== 'validation') return error
  if (validationErrors === undefined)
    return new ProblemError('validation', { ...error.members, ...told }, { ...error.headers }, error.cause)
  const errorCodes = { ...validationErrors.errorCodes }
  for (const { field, code, params, message: own } of validationErrors.fieldErrors) {
    // The portal's own language answers to no name.
    const isGeneral = errorCodes[code] === undefined || errorCodes[code] === say('', code, params)
    if (own !== undefined || !isGeneral) continue
    const name = lastName(field)
    const words =
      message ||
      text(locale, `support.desk.refused.${subjects[name] ?? name}.${code}`) ||
      text(locale, `support.desk.refused.${code}`)
    if (words === '') delete errorCodes[code]
    else errorCodes[code] = words
  }
  const members = { ...error.members, ...told, validationErrors: { ...validationErrors, errorCodes } }
  return withWords(new ProblemError('validation', members, { ...error.headers }, error.cause), locale, say)
}

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
