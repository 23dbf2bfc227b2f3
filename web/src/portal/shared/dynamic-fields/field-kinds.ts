// From a field's definition to the kind of control it is (FIELD-06, OD-87, ground G41). Pure.
import { hasOptions } from '#rules/field-kinds.ts'
import type { Schema } from '../../../kit/api/types.ts'

export type FieldDefinition = Schema<'FormField'>
export type FieldType = Schema<'FieldType'>

/**
 * A radio group or a list: options of these types are drawn as the render method says, a list by default (FIELD rows).
 */
export const isRadio = (field: Pick<FieldDefinition, 'type' | 'renderMethod'>): boolean =>
  hasOptions(field) && field.renderMethod === 'radio'

/** Render methods that are types of a box as they stand. */
const inputTypes = 'color date datetime-local email month number password range search tel time url week'.split(' ')

/** The type attribute of a one-line field. A secure one is masked whatever its method (ground G30). */
export const inputType = (field: Pick<FieldDefinition, 'renderMethod' | 'secure'>): string =>
  field.secure ? 'password' : inputTypes.includes(field.renderMethod) ? field.renderMethod : 'text'

/** Draws nothing: na, and the render methods submit and reset (OD-87, ground G41). */
export const isNothing = (field: Pick<FieldDefinition, 'type' | 'renderMethod'>): boolean =>
  field.type === 'na' || field.renderMethod === 'submit' || field.renderMethod === 'reset'

/** The option a hidden or a chosen field starts with. */
const selectedOption = ({ options }: FieldDefinition): string =>
  options.find((option) => option.selected && !option.disabled)?.id ?? ''

/** A text in place of an option begins with this in the form, as no option's id does; on the wire it is the text alone. */
export const writtenMark = '*'
/** The character of who writes its name: none has a number below 0. */
export const writtenCharacter = -1

export interface CharacterChoice {
  realmId: number
  characterId: number
  /** What was written instead (T3). */
  text?: string
}

/** Whether there is anything to choose from; else the field is free text (T3). */
export const hasList = ({ choices: whose, options, realms }: FieldDefinition): boolean =>
  whose === 'fixed' || options.length + realms.length > 0

/** What was written in place of an option; null for an option, and for nothing. */
export const writtenText = (value: unknown): string | null =>
  isText(value) && value.startsWith(writtenMark) ? value.slice(writtenMark.length) : null

/** What a choice comes to: an option there is, a text, or nothing. A draft may hold an option of somebody else. */
const optionValue = (field: FieldDefinition, value: unknown): string | undefined => {
  const text = writtenText(value)
  if (text !== null) return field.choices === 'fixed' ? undefined : text.trim() || undefined
  return field.options.some(({ id }) => id === value) ? (value as string) : undefined
}

/** A character of the list, `none` with the number 0, or a text. */
const characterValue = (field: FieldDefinition, value: unknown): CharacterChoice | string | undefined => {
  const { realmId = 0, characterId = 0, text = '' } = (value ?? {}) as Partial<CharacterChoice>
  if (!hasList(field) || characterId === writtenCharacter) return text.trim() || undefined
  const realm = field.realms.find((one) => one.realmId === realmId)
  return realm?.characters.some((one) => one.characterId === characterId)
    ? { realmId, characterId }
    : { realmId: realm?.realmId ?? 0, characterId: 0 }
}

/** January 1 ninety years ago to today, in the visitor's time zone (OD-91). */
export const dateWindow = (now: Date): { min: string; max: string } => {
  const pad = (value: number): string => String(value).padStart(2, '0')
  return {
    min: `${now.getFullYear() - 90}-01-01`,
    max: `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`,
  }
}

/** What a field holds before anybody typed. */
export const defaultValue = (field: FieldDefinition): unknown => {
  if (field.renderMethod === 'license') return false
  if (field.renderMethod === 'hidden') return selectedOption(field) || (field.placeholder ?? '') // OD-87
  switch (field.type) {
    case 'checkbox':
      return false
    case 'option':
    case 'game':
    case 'account':
    case 'product':
      return selectedOption(field)
    case 'character': {
      const realm = field.realms[0]
      return realm === undefined
        ? { realmId: 0, characterId: 0 }
        : { realmId: realm.realmId, characterId: realm.characters[0]?.characterId ?? 0 }
    }
    case 'address':
      return { street: '', city: '', state: '', postal: '', country: '' }
    case 'diag':
      return { platform: 'windows', files: [] }
    case 'file':
      return []
    case 'service':
      return { sqa: false, questionId: '', answer: '', email: false, newEmail: '' }
    case 'sqa':
      return { questionId: '', answer: '' }
    default:
      return ''
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string | undefined => (isText(value) && value !== '' ? value : undefined)
const entriesWithText = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== '' && part !== undefined)

/** Form value → wire value (contract `ContactFieldValue`); undefined leaves the field out. */
export const wireValue = (field: FieldDefinition, value: unknown): Schema<'ContactFieldValue'> | undefined => {
  if (isNothing(field) || field.type === 'instructions' || field.type === 'file') return undefined
  if (field.renderMethod === 'license' || field.type === 'checkbox') return value === true
  switch (field.type) {
    case 'number':
      return value === '' || value === undefined || value === null || Number.isNaN(Number(value))
        ? undefined
        : Number(value)
    case 'option':
    case 'game':
    case 'account':
    case 'product':
      return field.renderMethod === 'hidden' ? textOf(value) : optionValue(field, value)
    case 'character':
      return characterValue(field, value)
    case 'address':
      return entriesWithText(value as object).length === 0 ? undefined : (value as Schema<'AddressValue'>)
    case 'diag':
      return { platform: (value as { platform?: string }).platform === 'mac' ? 'mac' : 'windows' }
    case 'sqa':
      return entriesWithText(value as object).length === 0 ? undefined : (value as Schema<'SecretAnswerValue'>)
    case 'service':
      return serviceValue(value as Required<Schema<'ServiceValue'>>)
    default:
      return textOf(value)
  }
}

/** What was not chosen is not sent. */
const serviceValue = ({
  sqa,
  email,
  questionId,
  answer,
  newEmail,
}: Required<Schema<'ServiceValue'>>): Schema<'ServiceValue'> | undefined => {
  if (!sqa && !email) return undefined
  return { sqa, email, ...(sqa ? { questionId, answer } : {}), ...(email ? { newEmail } : {}) }
}
