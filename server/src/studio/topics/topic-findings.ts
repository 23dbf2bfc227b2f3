// What is wrong with a topic before the reader of packs sees it. Pure.
import type { TopicFinding } from '#generated/server/desk/schemas.ts'
import { answersOf, choiceSource, hasOptions } from '#rules/field-kinds.ts'
import { reservedKeys } from '../../content/pack/topic-format.ts'
import { realmsOf, type OutlineField, type OutlineTopic } from './outline.ts'

/** What an outline is read with: the same for all of its content's version. */
export interface Reading {
  defaultLocale: string
  locales: readonly string[]
  videoHosts: readonly string[]
}

type Finding = Pick<TopicFinding, 'code'> & Partial<TopicFinding>
export const finding = (part: Finding): TopicFinding => ({
  isBlocking: true,
  categoryId: 0,
  field: null,
  channel: null,
  property: null,
  locales: [],
  message: '',
  ...part,
})

export const twice = (values: readonly string[]): Set<string> =>
  new Set(values.filter((value, index) => values.indexOf(value) !== index))

/** Whether a field's condition leads back to it. */
const isCircle = (fields: readonly OutlineField[], key: string): boolean => {
  const seen = new Set<string>()
  for (let at = fields.find((field) => field.key === key); at?.shownWhen; ) {
    if (seen.has(at.key)) return at.key === key
    seen.add(at.key)
    const asked = at.shownWhen.field
    at = fields.find((field) => field.key === asked)
  }
  return false
}

const conditionFindings = (fields: readonly OutlineField[], index: number): Finding[] => {
  const { key, shownWhen } = fields[index]!
  if (shownWhen === null) return []
  const found = (code: TopicFinding['code'], message = shownWhen.field): Finding[] => [
    { code, property: 'shownWhen', message },
  ]
  const at = fields.findIndex((field) => field.key === shownWhen.field)
  const asked = fields[at]
  if (asked === undefined) return found('condition-unknown')
  if (isCircle(fields, key)) return found('condition-circle')
  if (at >= index) return found('condition-later')
  const answers = answersOf(asked)
  if (answers.length === 0) return found('condition-kind')
  if (shownWhen.is.length === 0) return found('condition-none')
  return shownWhen.is.filter((one) => !answers.includes(one)).flatMap((one) => found('condition-answer', one))
}

const foundIf = (is: boolean, code: TopicFinding['code'], property: string, message = ''): Finding[] =>
  is ? [{ code, property, message }] : []

const fieldFindings = (fields: readonly OutlineField[], index: number, keysTwice: ReadonlySet<string>): Finding[] => {
  const field = fields[index]!
  const isOwn = choiceSource(field) !== 'everyone'
  const realms = realmsOf(field)
  return [
    ...foundIf(keysTwice.has(field.key), 'key-twice', 'key', field.key),
    ...foundIf(reservedKeys.includes(field.key), 'key-reserved', 'key', field.key),
    ...foundIf(hasOptions(field) && !isOwn && field.options.length === 0, 'options-missing', 'options'),
    ...[...twice(field.options.map(({ id }) => id))].map(
      (message): Finding => ({ code: 'option-twice', property: 'options', message }),
    ),
    ...foundIf(field.type === 'sqa' && field.secretQuestions.length === 0, 'questions-missing', 'secretQuestions'),
    ...foundIf(field.type === 'character' && !isOwn && realms.length === 0, 'realms-missing', 'realms'),
    ...[...twice(realms.map(({ realmId }) => String(realmId)))].map(
      (message): Finding => ({ code: 'realm-twice', property: 'realms', message }),
    ),
    ...foundIf(field.type === 'instructions' && Object.keys(field.content).length === 0, 'content-missing', 'content'),
    ...foundIf(
      field.minLength !== null && field.maxLength !== null && field.minLength > field.maxLength,
      'lengths',
      'minLength',
    ),
    ...conditionFindings(fields, index),
  ]
}

/** A text that others' languages have, and this one lacks; without the portal's own language nothing can stand in for it. */
export const textFindings = (
  texts: Readonly<Record<string, string>>,
  property: string,
  { defaultLocale, locales }: Reading,
  isNeeded: boolean,
): Finding[] => {
  const has = Object.keys(texts)
  if (has.length === 0) return isNeeded ? [{ code: 'text-missing', property, locales: [defaultLocale] }] : []
  if (!has.includes(defaultLocale)) return [{ code: 'text-missing', property, locales: [defaultLocale] }]
  // A number says the same in every language.
  const missing = /\p{L}/u.test(texts[defaultLocale] ?? '') ? locales.filter((locale) => !has.includes(locale)) : []
  return missing.length > 0
    ? [{ code: 'language-missing', isBlocking: false, property, locales: missing, message: texts[defaultLocale] ?? '' }]
    : []
}

export const ofTopic = (topic: OutlineTopic, around: Reading): TopicFinding[] => {
  const at = { categoryId: topic.id }
  const keysTwice = twice(topic.fields.map(({ key }) => key))
  const says = (texts: Readonly<Record<string, string>>, property: string, isNeeded = false): Finding[] =>
    textFindings(texts, property, around, isNeeded)
  return [
    ...says(topic.friendlyText, 'friendlyText', true).map((one) => finding({ ...at, ...one })),
    ...topic.channels.flatMap((channel) =>
      [
        ...says(channel.description, 'description', true),
        ...(['openTime', 'warningTitle', 'warningMessage', 'responseMessage'] as const).flatMap((name) =>
          says(channel[name], name),
        ),
      ].map((one) => finding({ ...at, channel: channel.channelType, ...one })),
    ),
    ...topic.fields.flatMap((field, index) =>
      [
        ...says(field.label, 'label', true),
        ...(['tooltip', 'content', 'footer', 'placeholder'] as const).flatMap((name) => says(field[name], name)),
        ...field.options.flatMap((option) => says(option.label, 'options', true)),
        ...field.secretQuestions.flatMap((one) => says(one.question, 'secretQuestions', true)),
        ...(realmsOf(field).some(({ realmName }) => realmName.trim() === '')
          ? [{ code: 'text-missing', property: 'realms', locales: [around.defaultLocale] } satisfies Finding]
          : []),
        ...fieldFindings(topic.fields, index, keysTwice),
      ].map((one) => finding({ ...at, field: index, ...one })),
    ),
  ]
}
