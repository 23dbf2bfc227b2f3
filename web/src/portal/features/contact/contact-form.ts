// Contact form ⇄ request (CONTACT-26, OD-72). Pure.
import { limits } from '../../../kit/api/limits.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { askedFields } from '#rules/asked-fields.ts'
import { type FieldDefinition, defaultValue, wireValue } from '../../shared/dynamic-fields/field-kinds.ts'
import { withoutPaths } from '../../shared/form/draft.ts'
import { joined } from '../../shared/visit/visit.ts'
import type { AnonymousFields } from '#rules/anonymous-fields.ts'
import type { InGameContext } from './game-client.ts'
import type { Solution } from './queries.ts'

export interface ContactValues {
  fields: Record<string, unknown> & { description: string; phone: string; phoneCountry: string; files: File[] }
  anonFields: { name: string; email: string }
  /** Token of reCAPTCHA's widget, where that is in use; never kept. */
  recaptcha?: string
}

export const descriptionMax = limits.SuggestionsRequest.query.maxLength
/** Letters of the typed national part (decisions-cases F6). */
export const phoneMax = 20 // OD-86
export const anonymousMax = limits.AnonymousFields.name.maxLength

/** sessionStorage key of what is being typed for a topic (OD-78). */
export const draftKey = (topicId: number): string => `contact:${topicId}`

/**
 * @param description the visit's words, whole (OD-97)
 * @param country alpha2 the phone number starts with: the page's (decisions-cases F11)
 */
export const defaultValues = (solution: Pick<Solution, 'fields'>, description: string, country = ''): ContactValues => {
  const own = Object.fromEntries(solution.fields.map((field) => [field.key, defaultValue(field)]))
  return {
    fields: {
      ...own,
      description,
      phone: '',
      phoneCountry: country,
      files: [],
    },
    anonFields: { name: '', email: '' },
  }
}

/**
 * A draft laid over the defaults, field by field: a form that changed meanwhile keeps what still fits. One that came from
 * another device, or from the release before, holds words as well: they stand beside the visit's.
 */
export const withDraft = (defaults: ContactValues, draft: Record<string, unknown> | null): ContactValues => {
  const part = (key: 'fields' | 'anonFields'): Record<string, unknown> => {
    const kept = draft?.[key]
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  }
  const known = (kept: Record<string, unknown>, into: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(kept).filter(
        ([key, value]) => key in into && typeof value === typeof (into as Record<string, unknown>)[key] && value !== '',
      ),
    )
  const fields = known(part('fields'), defaults.fields)
  const description = joined(defaults.fields.description, String(fields['description'] ?? ''))
  return {
    fields: { ...defaults.fields, ...fields, description, files: [] },
    anonFields: { ...defaults.anonFields, ...known(part('anonFields'), defaults.anonFields) },
  }
}

/** What makes two sends the same one (CD-438): words, way and files, without what is kept nowhere. */
export const contentOf = (
  request: Schema<'ContactForm'>,
  files: Record<string, readonly File[]>,
  never: readonly string[],
): string =>
  JSON.stringify([
    withoutPaths({ ...request }, [...never, 'ingame']),
    Object.entries(files).map(([field, list]) => [field, list.map(({ name, size }) => [name, size])]),
  ])

/**
 * What becomes of a form that the server drew, path by path: the visitor's own values, and what was typed before the page
 * lived. Both are kept of a description, else what was typed last.
 */
export const takenUp = (drawn: ContactValues, own: ContactValues, typed: ContactValues): [string, unknown][] => {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)
  return (['fields', 'anonFields'] as const).flatMap((group) =>
    Object.entries(drawn[group]).flatMap(([key, before]): [string, unknown][] => {
      const mine = (own[group] as Record<string, unknown>)[key]
      const now = (typed[group] as Record<string, unknown>)[key] ?? before
      if (!differs(now, before)) return differs(mine, before) ? [[`${group}.${key}`, mine]] : []
      return [[`${group}.${key}`, key === 'description' ? joined(String(mine), String(now)) : now]]
    }),
  )
}

/** Dotted paths that are kept nowhere: secure fields, answers to secret questions (ground G30). */
export const neverKept = (fields: readonly FieldDefinition[]): string[] => [
  'recaptcha',
  ...fields.flatMap((field) =>
    field.secure || field.type === 'nid'
      ? [`fields.${field.key}`]
      : field.type === 'sqa' || field.type === 'service'
        ? [`fields.${field.key}.answer`]
        : [],
  ),
]

export interface RequestFacts {
  solution: Solution
  channel: string
  locale: string
  asked: AnonymousFields
  isSignedIn: boolean
  ingame?: InGameContext
  /** Key of what the game has sent along (CD-242). */
  gameContext?: string | null
}

export const toRequest = (
  values: ContactValues,
  { solution, channel, locale, asked, isSignedIn, ingame, gameContext }: RequestFacts,
): Schema<'ContactForm'> => {
  const dynamic = askedFields(solution.fields, values.fields).flatMap((field) => {
    if (field.loginRequired && !isSignedIn) return []
    const value = wireValue(field, values.fields[field.key])
    return value === undefined ? [] : [[field.key, value] as const]
  })
  const phone = asked.phone
    ? {
        phone: values.fields.phone,
        ...(values.fields.phoneCountry === '' ? {} : { phoneCountry: values.fields.phoneCountry }),
      }
    : {}
  const anonymous = {
    ...(asked.name ? { name: values.anonFields.name } : {}),
    ...(asked.email ? { email: values.anonFields.email } : {}),
  }
  return {
    fields: { ...Object.fromEntries(dynamic), description: values.fields.description, ...phone },
    categoryId: solution.id,
    channel: channel as Schema<'ContactForm'>['channel'],
    locale,
    game: solution.product,
    ...(Object.keys(anonymous).length === 0 ? {} : { anonFields: anonymous }),
    ...(values.recaptcha ? { recaptcha: values.recaptcha } : {}),
    ...(ingame === undefined ? {} : { ingame }),
    ...(gameContext ? { gameContext } : {}),
  }
}

/** Parts `files[<key>]`: the form's own and those of file and diagnostics fields. */
export const filesOf = (values: ContactValues, fields: readonly FieldDefinition[]): Record<string, readonly File[]> => {
  const listOf = (value: unknown): File[] => (Array.isArray(value) ? (value as File[]) : [])
  const dynamic = askedFields(fields, values.fields).flatMap((field): [string, File[]][] => {
    const value = values.fields[field.key]
    if (field.type === 'file') return [[field.key, listOf(value)]]
    return field.type === 'diag' ? [[field.key, listOf((value as { files?: unknown } | undefined)?.files)]] : []
  })
  return Object.fromEntries(
    [['files', listOf(values.fields.files)], ...dynamic].filter(([, list]) => (list as File[]).length > 0),
  )
}
