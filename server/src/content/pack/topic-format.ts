/** products/<shortName>/topics.yaml: the leaves of the help tree with their forms and channels. */
import type { ChannelType, FieldType } from '#generated/server/schemas.ts'
import { answersOf, choiceSource, hasOptions } from '#rules/field-kinds.ts'
import { isTimeZone } from '../../lib/open-week.ts'
import { asksPlatform, fieldTypes, promotedArticle, renderMethods, serverFieldTypes } from '../vocabulary.ts'
import {
  complain,
  defines,
  integer,
  list,
  localized,
  mapped,
  maybe,
  object,
  oneOf,
  optional,
  record,
  refersTo,
  seldom,
  text,
  withSource,
  yesNo,
  type Place,
  type Reader,
} from './readers.ts'
import { anySource, maps, said, textSource, wordSource } from './source.ts'
import { assetPath, categoryId, fieldKey, line, optionId, order, publicId, richTitle, title } from './values.ts'

const timeOfDay = text({ pattern: /^([01][0-9]|2[0-3]):[0-5][0-9]$/, hint: 'must be a time such as 09:00' })
const isDate = (value: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00.000Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** Spaces around it are none of it in a file. */
const dayName = withSource({ ...textSource, write: (value) => said(value, '').trim() }, text({ min: 0, max: 80 }))

/** When a channel is open (CD-427). */
const hours = mapped(
  object({
    timeZone: mapped(text({ max: 64, pattern: /^[A-Za-z][A-Za-z0-9_+/-]*$/ }), (value, place) =>
      isTimeZone(value) ? value : complain(place, `"${value}" is no time zone such as Europe/Berlin`),
    ),
    week: optional(list(object({ day: integer(1, 7), from: timeOfDay, to: timeOfDay }), 42), []),
    exceptions: optional(
      list(
        object({
          date: mapped(text(), (value, place) =>
            isDate(value) ? value : complain(place, `"${value}" is no date such as 2026-12-25`),
          ),
          name: optional(dayName, ''),
          hours: optional(list(object({ from: timeOfDay, to: timeOfDay }), 6), []),
        }),
        400,
      ),
      [],
    ),
  }),
  (value, place) => {
    reportTwice(
      place,
      value.exceptions.map(({ date }) => date),
      'exception',
    )
    return value
  },
)

/** PHONE_CALLBACK is treated as phone; compared in lower case (CHANNEL-12, CHANNEL-13). */
const channelTypeOf = (value: string): ChannelType | undefined => {
  const lower = value.toLowerCase() === 'phone_callback' ? 'phone' : value.toLowerCase()
  return lower === 'ticket' || lower === 'chat' || lower === 'phone' ? lower : undefined
}

const channelParts = object({
  channelType: withSource(
    { ...wordSource('ticket'), read: (value) => channelTypeOf(said(value, '')) },
    mapped(
      text({ max: 20 }),
      (value, place) => channelTypeOf(value) ?? complain(place, `"${value}" is not one of ticket, chat, phone`),
    ),
  ),
  description: line,
  enabled: optional(yesNo, true),
  loginRequired: optional(yesNo, false),
  order,
  openTime: maybe(line),
  hours: seldom(maybe(hours)),
  ewt: maybe(integer(0, 100_000)),
  agentType: maybe(text({ pattern: /^[A-Za-z0-9]{1,40}$/, hint: 'must be 1 to 40 of A-Z, a-z and 0-9' })),
  chatLocale: maybe(text({ pattern: /^[A-Za-z]{2}-[A-Za-z]{2}$/ })),
  lpDivId: maybe(text({ pattern: /^[A-Za-z0-9_-]{1,80}$/ })),
  warningTitle: maybe(title),
  warningMessage: maybe(line),
  responseMessage: maybe(line),
})
// Left out where there are none: packs of before keep their version.
const channel = mapped(channelParts, ({ hours: open, ...rest }) => ({
  ...rest,
  ...(open === null ? undefined : { hours: open }),
}))

const character = object({
  characterId: integer(1, 999_999_999),
  characterName: text({ max: 60 }),
  classId: optional(integer(0, 9999), 0),
  className: maybe(localized(text({ max: 60 }))),
  raceId: optional(integer(0, 9999), 0),
  raceName: maybe(localized(text({ max: 60 }))),
  avatarUrl: maybe(assetPath),
  level: optional(integer(0, 9999), 0),
  realmId: maybe(integer(0, 999_999_999)),
  realmName: maybe(text({ max: 60 })),
})

/** Four server names map to the client's (FIELD-02 to FIELD-05). */
const fieldType: Reader<FieldType> = withSource(
  {
    ...wordSource('string'),
    read: (value) => (typeof value === 'string' ? (serverFieldTypes[value] ?? value) : undefined),
  },
  (place) => {
    const value = String((place.node as { value?: unknown } | null)?.value ?? '')
    return serverFieldTypes[value] ?? oneOf(fieldTypes)(place)
  },
)

const realmList = list(
  object({
    realmId: integer(1, 999_999_999),
    realmName: text({ max: 60 }),
    characters: optional(list(character, 200), []),
  }),
  500,
)
/** As a file has them: the desk shows their names and numbers, and keeps the rest. */
const realms = withSource(
  { ...anySource, read: (value) => (maps(value).length > 0 ? maps(value) : undefined) },
  realmList,
)

const field = mapped(
  object({
    key: fieldKey,
    label: line,
    tooltip: maybe(line),
    content: maybe(richTitle),
    footer: maybe(richTitle),
    placeholder: maybe(line),
    required: optional(yesNo, false),
    loginRequired: optional(yesNo, false),
    secure: optional(yesNo, false),
    type: fieldType,
    renderMethod: oneOf(renderMethods),
    choices: maybe(oneOf(['everyone', 'accounts', 'characters', 'realms', 'games'])),
    options: optional(
      list(
        object({ id: optionId, label: line, selected: optional(yesNo, false), disabled: optional(yesNo, false) }),
        500,
      ),
      [],
    ),
    secretQuestions: optional(list(object({ id: optionId, question: line }), 100), []),
    realms: seldom(optional(realms, [])),
    minLength: maybe(integer(0, 20_000)),
    maxLength: maybe(integer(1, 20_000)),
    shownWhen: maybe(object({ field: fieldKey, is: list(optionId, 50) })),
  }),
  (value, place) => {
    const needs = (isMissing: boolean, what: string): void => {
      if (isMissing) complain(place, `a field of type ${value.type} needs ${what}`)
    }
    const isSelect = hasOptions(value)
    const choices = choiceSource(value)
    if (choices !== 'everyone' && (value.type === 'character') !== (choices === 'characters'))
      complain(place, `choices of a field of type ${value.type} cannot be ${choices}`)
    if (choices !== 'everyone' && !isSelect && value.type !== 'character')
      complain(place, `a field of type ${value.type} has no choices`)
    needs(isSelect && choices === 'everyone' && value.options.length === 0, 'options')
    needs(isSelect && !['dropdown', 'radio', 'hidden'].includes(value.renderMethod), 'renderMethod dropdown or radio')
    needs(value.type === 'sqa' && value.secretQuestions.length === 0, 'secretQuestions')
    needs(value.type === 'character' && choices === 'everyone' && value.realms.length === 0, 'realms')
    needs(value.type === 'instructions' && value.content === null, 'content')
    if (value.minLength !== null && value.maxLength !== null && value.minLength > value.maxLength)
      complain(place, 'minLength is greater than maxLength')
    // What a player has not said is not said for them (T34); a hidden field has nobody to ask.
    if (value.renderMethod !== 'hidden' && value.options.some((option) => option.selected))
      complain(place, 'an option of a question is selected: the player answers it')
    if (value.options.filter((option) => option.selected).length > 1)
      complain(place, 'more than one option is selected')
    reportTwice(
      place,
      value.options.map((option) => option.id),
      'option',
    )
    // Left out where there is none: packs of before keep their version.
    const { shownWhen, ...rest } = value
    return { ...rest, ...(shownWhen === null ? undefined : { shownWhen }) }
  },
)

/**
 * The contact form has its own controls of these names (CONTACT-27: fields are the topic's plus phone, description
 * and files).
 */
export const reservedKeys = ['description', 'files', 'phone', 'phoneCountry']

const reportTwice = (place: Place, names: readonly string[], what: string): void => {
  for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
    complain(place, `${what} "${name}" stands here twice`)
}

type Field = NonNullable<ReturnType<typeof field>>

/** One fact is asked once in a form (T34): a platform field that comes after the report would ask it again. */
const checkPlatforms = (place: Place, fields: readonly Field[]): void => {
  for (const [index, { key, type }] of fields.entries())
    if (type === 'diag' && fields.slice(index + 1).some(asksPlatform))
      complain(place, `field "${key}" asks for the platform: the field that asks for it has to stand before it`)
}

/** What a condition may ask: an earlier field, and an answer it can have (CD-387). */
const checkConditions = (place: Place, fields: readonly Field[]): void => {
  for (const [index, { key, shownWhen }] of fields.entries()) {
    if (shownWhen === undefined) continue
    const wrong = (what: string): void => complain(place, `field "${key}", shownWhen: ${what}`)
    const asked = fields.slice(0, index).find((each) => each.key === shownWhen.field)
    if (shownWhen.is.length === 0) wrong('"is" names no answer')
    if (asked === undefined) wrong(`no field "${shownWhen.field}" stands before it`)
    else if (answersOf(asked).length === 0) wrong(`field "${asked.key}" has neither options of its own nor a box`)
    else
      for (const answer of shownWhen.is)
        if (!answersOf(asked).includes(answer)) wrong(`"${answer}" is not one of ${answersOf(asked).join(', ')}`)
  }
}

const articlePromo = text({ pattern: promotedArticle })
/** A service of promos.yaml, or an article: as in a link, one that is there no more is no mistake (CD-464). */
const promo: Reader<string> = withSource(textSource, (place) => {
  const value = String((place.node as { value?: unknown } | null)?.value ?? '')
  return promotedArticle.test(value) ? articlePromo(place) : refersTo('promo', publicId)(place)
})

const topic = mapped(
  object({
    id: defines('topic', refersTo('leaf category', categoryId)),
    friendlyText: richTitle,
    hasForm: optional(yesNo, true),
    isWorkflow: optional(yesNo, false),
    requiresVerification: optional(yesNo, false),
    useSoftAccountFields: optional(yesNo, true),
    blockRecommendations: optional(yesNo, false),
    promos: optional(list(promo, 20), []),
    channels: optional(list(channel, 3), []),
    fields: optional(list(field, 60), []),
    examples: optional(record(list(text({ max: 2048 }), 1000)), {}),
  }),
  (value, place) => {
    reportTwice(
      place,
      value.channels.map((each) => each.channelType),
      'channel',
    )
    reportTwice(
      place,
      value.fields.map((each) => each.key),
      'field',
    )
    checkConditions(place, value.fields)
    checkPlatforms(place, value.fields)
    for (const each of value.fields)
      if (reservedKeys.includes(each.key))
        complain(place, `field "${each.key}": the contact form has a control of that name itself`)
    for (const locale of Object.keys(value.examples)) {
      if (!place.context.locales.includes(locale)) complain(place, `examples: "${locale}" is not a locale of this pack`)
    }
    if (!value.hasForm && value.fields.length > 0) complain(place, 'has fields, but hasForm is false')
    return value
  },
)

export const topicsFile = list(topic)
