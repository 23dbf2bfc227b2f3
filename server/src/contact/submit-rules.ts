// Everything a contact form must be before it is filed, as one list of mistakes. Pure.
import type { Channel, ContactForm, FieldError } from '#generated/server/schemas.ts'
import type { ContentField, ContentTopic } from '../content/types.ts'
import type { AnonymousFields } from '#rules/anonymous-fields.ts'
import { askedFields } from '#rules/asked-fields.ts'
import { isEmailAddress } from '#rules/email-address.ts'
import { maxFiles, pictureExtensions } from '#rules/files.ts'
import { isBlank, textLength } from '#rules/text.ts'
import { checkFields, type FieldFacts } from './field-rules.ts'
import { type CandidateFile, checkDiagnosis, checkFiles } from './file-rules.ts'

export interface SubmitFacts {
  today: string
  isSignedIn: boolean
  asked: AnonymousFields
  isEmailPhoneCombined: boolean
  extensions: readonly string[]
  /** @returns E.164, or undefined when not valid for its region */
  normalizePhone: (number: string, country: string | undefined) => string | undefined
  isCountry: (alpha2: string) => boolean
}

/** Files by the key between the brackets of their part's name. */
export type FilesByField = ReadonlyMap<string, readonly CandidateFile[]>

const descriptionMax = 2048

/** @returns mistakes in the order of the form; none: it may be filed */
export const checkSubmit = (
  form: ContactForm,
  files: FilesByField,
  topic: ContentTopic,
  channel: Channel | undefined,
  facts: SubmitFacts,
): FieldError[] => {
  return [
    ...checkChannel(channel, facts),
    ...checkAnonymousFields(form, facts),
    ...checkFields(topic.fields, form.fields, (field) => fieldFacts(field, files, facts)),
    ...checkDescription(form),
    ...checkPhone(form, facts),
    ...checkAllFiles(form, files, askedFields(topic.fields, form.fields), facts.extensions),
  ]
}

/** What a representative fills in for a player (CD-327). */
export const checkForPlayer = (
  fields: ContactForm['fields'],
  definitions: readonly ContentField[],
  facts: Omit<SubmitFacts, 'asked' | 'isEmailPhoneCombined' | 'extensions'>,
): FieldError[] => [
  ...checkFields(definitions, fields, (field) =>
    fieldFacts(field, new Map(), { ...facts, asked: nothingAsked, isEmailPhoneCombined: false, extensions: [] }),
  ),
]
const nothingAsked: AnonymousFields = { email: false, name: false, phone: false }

const checkChannel = (channel: Channel | undefined, { isSignedIn }: SubmitFacts): FieldError[] => {
  if (channel === undefined || !channel.enabled)
    return [{ field: 'channel', code: 'support.case.error.channel.unavailable' }]
  return channel.loginRequired && !isSignedIn ? [{ field: 'channel', code: 'loginrequired' }] : []
}

const checkAnonymousFields = (
  { anonFields }: ContactForm,
  { asked, isEmailPhoneCombined, normalizePhone }: SubmitFacts,
): FieldError[] => {
  const errors: FieldError[] = []
  if (asked.email) {
    const email = anonFields?.email ?? ''
    const isReachable =
      isEmailAddress(email) || (isEmailPhoneCombined && normalizePhone(email, undefined) !== undefined)
    if (isBlank(email)) errors.push({ field: 'anonFields.email', code: 'required' })
    else if (!isReachable) errors.push({ field: 'anonFields.email', code: 'email' })
  }
  if (asked.name && isBlank(anonFields?.name ?? '')) errors.push({ field: 'anonFields.name', code: 'required' })
  return errors
}

const checkDescription = ({ fields }: ContactForm): FieldError[] => {
  const { description } = fields
  if (description === undefined) return [{ field: 'fields.description', code: 'required' }]
  if (typeof description !== 'string') return [{ field: 'fields.description', code: 'generic' }]
  if (isBlank(description)) return [{ field: 'fields.description', code: 'required' }]
  return textLength(description) > descriptionMax
    ? [{ field: 'fields.description', code: 'maxlength', params: { max: descriptionMax } }]
    : []
}

/** Required only when the field shows; at most 20 characters as typed (OD-81). */
const checkPhone = ({ fields }: ContactForm, { asked, normalizePhone }: SubmitFacts): FieldError[] => {
  if (!asked.phone) return []
  const { phone, phoneCountry } = fields
  if (phone === undefined || (typeof phone === 'string' && isBlank(phone)))
    return [{ field: 'fields.phone', code: 'required' }]
  if (typeof phone !== 'string') return [{ field: 'fields.phone', code: 'generic' }]
  if (textLength(phone) > 20) return [{ field: 'fields.phone', code: 'maxlength', params: { max: 20 } }]
  const isValid = normalizePhone(phone, typeof phoneCountry === 'string' ? phoneCountry : undefined) !== undefined
  return isValid ? [] : [{ field: 'fields.phone', code: 'support.guided.entry.error.invalid.phone' }]
}

const checkAllFiles = (
  form: ContactForm,
  files: FilesByField,
  definitions: readonly ContentField[],
  extensions: readonly string[],
): FieldError[] => {
  const own = checkFiles('fields.files', files.get('files') ?? [], maxFiles.contact, extensions)
  const dynamic = definitions.flatMap((field) => {
    const chosen = files.get(field.key) ?? []
    if (field.type === 'diag')
      return checkDiagnosis(`fields.${field.key}`, chosen, platformOf(form.fields[field.key]), field.required)
    if (field.type !== 'file') return []
    const allowed = field.renderMethod === 'image' ? pictureExtensions : extensions // ground G41
    return checkFiles(`fields.${field.key}`, chosen, maxFiles.field, allowed)
  })
  const keys = new Set([
    'files',
    ...definitions.filter((field) => field.type === 'file' || field.type === 'diag').map((field) => field.key),
  ])
  const strangers = [...files.keys()]
    .filter((key) => !keys.has(key))
    .map((key): FieldError => ({ field: `fields.${key}`, code: 'unknown' }))
  return [...own, ...dynamic, ...strangers]
}

const platformOf = (value: ContactForm['fields'][string] | undefined): 'windows' | 'mac' => {
  return typeof value === 'object' && 'platform' in value && value.platform === 'mac' ? 'mac' : 'windows'
}

const fieldFacts = (field: ContentField, files: FilesByField, facts: SubmitFacts): FieldFacts => {
  return {
    today: facts.today,
    isSignedIn: facts.isSignedIn,
    fileCount: (files.get(field.key) ?? []).length,
    isPhoneValid: (number, country) => facts.normalizePhone(number, country) !== undefined,
    isCountry: facts.isCountry,
  }
}
