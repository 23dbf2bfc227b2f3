// Rules of a topic's fields, by their definitions (FIELD-21, OD-86 to OD-91). Pure: what the browser checks for
// comfort, this decides.
import type { ContactForm, FieldError, FieldErrorCode } from '#generated/server/schemas.ts'
import type { ContentField } from '../content/types.ts'
import { askedFields } from '#rules/asked-fields.ts'
import { isEmailAddress } from '#rules/email-address.ts'
import { isBlank, textLength } from '#rules/text.ts'

/** One value of the form as the contract types it. */
export type FieldValue = ContactForm['fields'][string]

/** What a rule may ask besides the field and its value. */
export interface FieldFacts {
  /** `YYYY-MM-DD` in UTC */
  today: string
  isSignedIn: boolean
  /** files sent for this field; their own rules are in file-rules.ts */
  fileCount: number
  isPhoneValid: (number: string, country: string | undefined) => boolean
  isCountry: (alpha2: string) => boolean
}

type Rule = (field: ContentField, value: FieldValue, facts: FieldFacts) => FieldError[]

const defaultMaxLength = 2048 // OD-86

/**
 * All mistakes of the form's dynamic fields.
 * @param definitions the topic's fields
 * @param values the form's `fields`; keys of the form itself (description, phone, phoneCountry) are checked elsewhere
 * @returns errors named `fields.<key>`, in the order of the form; an unknown key comes last, and one that is not asked
 * (CD-387) is as unknown as any
 */
export const checkFields = (
  definitions: readonly ContentField[],
  values: ContactForm['fields'],
  facts: (field: ContentField) => FieldFacts,
): FieldError[] => {
  const asked = askedFields(definitions, values)
  const known = new Set([...asked.map((field) => field.key), ...ownKeys])
  const errors = asked.flatMap((field) => {
    const wrong = checkField(field, values[field.key], facts(field))
    return wrong.length > 0 || fitsOthers(field, asked, values) ? wrong : [error(field.key, 'generic')]
  })
  const strangers = Object.keys(values)
    .filter((key) => !known.has(key))
    .map((key) => error(key, 'unknown'))
  return [...errors, ...strangers]
}

const digitsOf = (value: FieldValue | undefined): string =>
  typeof value === 'string' ? value.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '') : ''

/** One form holds one phone number and one platform (T35): what confirms or goes with a field says the same. */
const fitsOthers = (field: ContentField, asked: readonly ContentField[], values: ContactForm['fields']): boolean => {
  const value = values[field.key]
  if (value === undefined) return true
  if (field.type === 'sms') {
    const [own, other] = [value, values[asked.find(({ type }) => type === 'phone')?.key ?? 'phone']].map(digitsOf)
    return !own || !other || own.endsWith(other) || other.endsWith(own)
  }
  const platform = field.type === 'diag' && field.shownWhen ? values[field.shownWhen.field] : undefined
  return (platform !== 'windows' && platform !== 'mac') || partsOf(value)['platform'] === platform
}

/** Keys of the form's own fields, beside the topic's (CONTACT-27). */
export const ownKeys = ['description', 'phone', 'phoneCountry'] as const

const checkField = (field: ContentField, value: FieldValue | undefined, facts: FieldFacts): FieldError[] => {
  if (field.type === 'na' || field.type === 'instructions' || isDrawnOnly(field))
    return value === undefined ? [] : [error(field.key, 'unknown')]
  // Only what must be filled demands the login: an optional field that a signed-out visitor cannot see is simply left
  // out (CD-50, FIELD-33).
  if (field.loginRequired && !facts.isSignedIn)
    return field.required || value !== undefined ? [error(field.key, 'loginrequired')] : []
  if (field.renderMethod === 'license') return value === true || !field.required ? [] : [error(field.key, 'agreement')] // OD-87
  if (field.type === 'file') return field.required && facts.fileCount === 0 ? [error(field.key, 'required')] : []
  if (field.type === 'diag') return value === undefined ? [] : diagRule(field, value, facts)
  if (value === undefined || isBlankValue(value)) return field.required ? [error(field.key, 'required')] : []
  return (field.choices === 'fixed' ? rules[field.type] : ownRule)(field, value, facts)
}

/**
 * A player's own, or what they write where it is not among their choices (T3). While the games are silent nobody can
 * say what is a player's own, and nothing is held up for it.
 */
const ownRule: Rule = (field, value, facts) => {
  if (typeof value === 'string')
    return field.options.some(({ id, disabled }) => id === value && disabled)
      ? [error(field.key, 'generic')]
      : textRule(field, value, facts)
  if (field.type !== 'character') return [error(field.key, 'generic')]
  return field.choices === 'silent' ? unknownCharacterRule(field, value, facts) : characterRule(field, value, facts)
}

/** Render methods that draw nothing (ground G41). */
const isDrawnOnly = (field: ContentField): boolean => field.renderMethod === 'submit' || field.renderMethod === 'reset'

const isBlankValue = (value: FieldValue): boolean => value === false || (typeof value === 'string' && isBlank(value))

const textRule: Rule = (field, value) => {
  if (typeof value !== 'string') return [error(field.key, 'generic')]
  const length = textLength(value)
  const max = field.maxLength ?? defaultMaxLength
  if (field.minLength !== null && length < field.minLength)
    return [error(field.key, 'minlength', { min: field.minLength })]
  if (length > max) return [error(field.key, 'maxlength', { max })]
  if (field.renderMethod === 'email' && !isEmailAddress(value)) return [error(field.key, 'email')]
  if (field.renderMethod === 'url' && !URL.canParse(value)) return [error(field.key, 'url')]
  return []
}

const emailRule: Rule = (field, value, facts) => {
  const errors = textRule(field, value, facts)
  return errors.length > 0 || (typeof value === 'string' && isEmailAddress(value))
    ? errors
    : [error(field.key, 'email')]
}

const numberRule: Rule = (field, value) =>
  typeof value === 'number' && Number.isFinite(value) ? [] : [error(field.key, 'number')]
const booleanRule: Rule = (field, value) => (typeof value === 'boolean' ? [] : [error(field.key, 'generic')])

const optionRule: Rule = (field, value) =>
  field.options.some((option) => option.id === value && !option.disabled) ? [] : [error(field.key, 'generic')]

/** January 1 of (year − 90) to today, one day of tolerance for the visitor's time zone (OD-91). */
const dateRule: Rule = (field, value, { today }) => {
  if (typeof value !== 'string' || !isCalendarDate(value)) return [error(field.key, 'date')]
  const earliest = `${String(Number(today.slice(0, 4)) - 90).padStart(4, '0')}-01-01`
  const latest = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  return value < dayBefore(earliest) || value > latest ? [error(field.key, 'date', { min: earliest, max: today })] : []
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const phoneRule: Rule = (field, value, facts) => {
  if (typeof value !== 'string' || textLength(value) > 20) return [error(field.key, 'maxlength', { max: 20 })]
  return facts.isPhoneValid(value, undefined) ? [] : [error(field.key, 'support.guided.entry.error.invalid.phone')]
}

const characterRule: Rule = (field, value) => {
  const { realmId, characterId } = partsOf(value)
  if (typeof realmId !== 'number' || typeof characterId !== 'number') return [error(field.key, 'generic')]
  if (characterId === 0) return field.required ? [error(field.key, 'required')] : [] // the "none" option has id 0 (FIELD-16)
  const realm = field.realms.find((one) => one.realmId === realmId)
  return realm?.characters.some((one) => one.characterId === characterId) ? [] : [error(field.key, 'generic')]
}

/** Numbers that nobody can look up. */
const unknownCharacterRule: Rule = (field, value) => {
  const { realmId, characterId } = partsOf(value)
  if (![realmId, characterId].every((id) => Number.isSafeInteger(id) && Number(id) >= 0))
    return [error(field.key, 'generic')]
  return characterId === 0 && field.required ? [error(field.key, 'required')] : []
}

const secretAnswerRule: Rule = (field, value) => {
  const { questionId, answer } = partsOf(value)
  return typeof questionId === 'string' && typeof answer === 'string'
    ? secretErrors(field, questionId, answer)
    : [error(field.key, 'generic')]
}

const secretErrors = (
  field: ContentField,
  questionId: string | undefined,
  answer: string | undefined,
): FieldError[] => {
  const errors: FieldError[] = []
  const isKnown = field.secretQuestions.some((question) => question.id === questionId)
  if (!isKnown)
    errors.push(
      error(`${field.key}.questionId`, questionId === undefined || questionId === '' ? 'required' : 'generic'),
    )
  if (answer === undefined || isBlank(answer)) errors.push(error(`${field.key}.answer`, 'required'))
  else if (textLength(answer) > 100) errors.push(error(`${field.key}.answer`, 'maxlength', { max: 100 }))
  return errors
}

const addressParts = [
  ['street', 100, true],
  ['city', 100, true],
  ['state', 100, false],
  ['postal', 20, true],
] as const

const addressRule: Rule = (field, value, facts) => {
  if (typeof value !== 'object') return [error(field.key, 'generic')]
  const parts = partsOf(value)
  const texts = Object.values(parts).filter((part) => typeof part === 'string')
  if (!field.required && texts.every(isBlank)) return []
  const errors = addressParts.flatMap(([part, max, needed]) => {
    const text = parts[part]
    if (typeof text !== 'string' || isBlank(text)) return needed ? [error(`${field.key}.${part}`, 'required')] : []
    return textLength(text) > max ? [error(`${field.key}.${part}`, 'maxlength', { max })] : []
  })
  const country = parts['country']
  if (typeof country !== 'string' || isBlank(country)) errors.push(error(`${field.key}.country`, 'required'))
  else if (!facts.isCountry(country)) errors.push(error(`${field.key}.country`, 'generic'))
  return errors
}

/** When required, either the secret question or the e-mail is chosen; what is chosen must be filled (FIELD-27). */
const serviceRule: Rule = (field, value) => {
  if (typeof value !== 'object' || !('sqa' in value)) return [error(field.key, 'generic')]
  const service = value
  if (!service.sqa && !service.email) return field.required ? [error(field.key, 'required')] : []
  const errors = service.sqa ? secretErrors(field, service.questionId, service.answer) : []
  if (!service.email) return errors
  const address = service.newEmail ?? ''
  if (isBlank(address)) return [...errors, error(`${field.key}.newEmail`, 'required')]
  return isEmailAddress(address) && textLength(address) <= 100
    ? errors
    : [...errors, error(`${field.key}.newEmail`, 'email')]
}

/** Platform only; the files' rules are in file-rules.ts. */
const diagRule: Rule = (field, value) => {
  const { platform } = partsOf(value)
  return platform === 'windows' || platform === 'mac' ? [] : [error(field.key, 'generic')]
}
const noRule: Rule = () => []

/** One rule a field type: a new type in the contract does not compile until it has one. */
const rules: Record<ContentField['type'], Rule> = {
  na: noRule,
  instructions: noRule,
  string: textRule,
  item: textRule,
  nid: textRule,
  number: numberRule,
  checkbox: booleanRule,
  date: dateRule,
  email: emailRule,
  phone: phoneRule,
  sms: phoneRule,
  option: optionRule,
  game: optionRule,
  account: optionRule,
  product: optionRule,
  character: characterRule,
  sqa: secretAnswerRule,
  address: addressRule,
  service: serviceRule,
  file: noRule,
  diag: diagRule,
}

/** The parts of a bundle's value, whatever it is; none for a plain value. */
const partsOf = (value: FieldValue): Record<string, unknown> => (typeof value === 'object' ? value : {})

const error = (path: string, code: FieldErrorCode, params?: Record<string, number | string>): FieldError => {
  return params === undefined ? { field: `fields.${path}`, code } : { field: `fields.${path}`, code, params }
}
