// What Zendesk's help centre API answers (https://developer.zendesk.com/api-reference/help_center/help-center-api/), read
// with no trust: pages of lists, single things, or lists alone, as exports keep them.

import { isObject, textIn, type Json } from './json-things.ts'

export interface Answers {
  locales: string[]
  defaultLocale: string | null
  /** Each by id and language: an export may hold one file a language. */
  categories: Json[]
  sections: Json[]
  articles: Json[]
  translations: Json[]
  attachments: Json[]
}

export const noAnswers = (): Answers => ({
  locales: [],
  defaultLocale: null,
  categories: [],
  sections: [],
  articles: [],
  translations: [],
  attachments: [],
})

const kindOf = (thing: Json): keyof Omit<Answers, 'locales' | 'defaultLocale'> | undefined => {
  if ('source_id' in thing && 'locale' in thing) return 'translations'
  if ('content_url' in thing) return 'attachments'
  if ('section_id' in thing) return 'articles'
  if ('category_id' in thing) return 'sections'
  return 'name' in thing && 'id' in thing ? 'categories' : undefined
}
const names: Readonly<Record<string, keyof Omit<Answers, 'locales' | 'defaultLocale'>>> = {
  categories: 'categories',
  category: 'categories',
  sections: 'sections',
  section: 'sections',
  articles: 'articles',
  article: 'articles',
  results: 'articles',
  translations: 'translations',
  translation: 'translations',
  article_attachments: 'attachments',
  article_attachment: 'attachments',
}

/** Takes one answer into the others. @returns whether there was anything in it */
export const takeAnswer = (into: Answers, answer: unknown): boolean => {
  if (Array.isArray(answer)) {
    const known = answer.filter(isObject).flatMap((thing) => {
      const kind = kindOf(thing)
      return kind === undefined ? [] : [{ kind, thing }]
    })
    for (const { kind, thing } of known) into[kind].push(thing)
    return known.length > 0
  }
  if (!isObject(answer)) return false
  let isKnown = false
  for (const [name, value] of Object.entries(answer)) {
    const kind = Object.hasOwn(names, name) ? names[name] : undefined
    if (kind === undefined) continue
    isKnown = true
    if (Array.isArray(value)) into[kind].push(...value.filter(isObject))
    else if (isObject(value)) into[kind].push(value)
  }
  if (Array.isArray(answer['locales'])) {
    isKnown = true
    into.locales.push(...answer['locales'].filter((one): one is string => typeof one === 'string'))
  }
  into.defaultLocale ??= textIn(answer, 'default_locale') ?? null
  const kind = isKnown ? undefined : kindOf(answer)
  if (kind !== undefined) into[kind].push(answer)
  return isKnown || kind !== undefined
}
