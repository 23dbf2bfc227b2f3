// Zendesk's help centre → what becomes a pack: categories and sections are places, translations versions, attachments files.
import { idIn, listIn, textIn, type Json } from './json-things.ts'
import type { Answers } from './zendesk-answers.ts'
import type { Finding, OldArticle, OldFile, OldLibrary, OldPlace, OldVersion } from './library.ts'
import { readable } from './words.ts'

export interface ZendeskSource {
  answers: Answers
  /** The help centre's own address, where it was asked. */
  base: URL | null
  /** Bytes of an attachment. */
  read: (attachment: { id: string; name: string; url: string | null }) => Promise<Buffer>
  findings: readonly Finding[]
}

const longestId = 16

/** `/hc/en-us/articles/115-Title` → what redirects.yaml says of it. */
const addressesOf = (kind: 'articles' | 'sections' | 'categories', id: string): string[] => [
  `/hc/{locale}/${kind}/${id}*`,
]

const hostOf = (thing: Json): string[] => {
  const url = textIn(thing, 'html_url')
  return url !== undefined && URL.canParse(url) ? [new URL(url).host] : []
}

const timeOf = (thing: Json): string => {
  for (const name of ['edited_at', 'updated_at', 'created_at']) {
    const time = Date.parse(textIn(thing, name) ?? '')
    if (!Number.isNaN(time)) return new Date(time).toISOString()
  }
  return '1970-01-01T00:00:00.000Z'
}

/** The newest of several of one id and language. */
const byIdAndLocale = (things: readonly Json[]): Map<string, Json[]> => {
  const found = new Map<string, Map<string, Json>>()
  for (const thing of things) {
    const id = idIn(thing, 'id')
    if (id === undefined || id.length > longestId) continue
    const locale = textIn(thing, 'locale') ?? ''
    const versions = found.get(id) ?? new Map<string, Json>()
    const before = versions.get(locale)
    if (before === undefined || timeOf(thing) > timeOf(before)) versions.set(locale, thing)
    found.set(id, versions)
  }
  return new Map([...found].map(([id, versions]) => [id, [...versions.values()]]))
}

const toVersion = (thing: Json, locale: string): OldVersion => ({
  locale,
  title: textIn(thing, 'title') ?? textIn(thing, 'name') ?? '',
  body: textIn(thing, 'body') ?? '',
  isDraft: thing['draft'] === true,
  updated: timeOf(thing),
  url: textIn(thing, 'html_url') ?? null,
})

export const readZendesk = ({ answers, base, read, findings }: ZendeskSource): OldLibrary => {
  const defaultLocale =
    answers.defaultLocale ?? textIn(answers.articles[0] ?? {}, 'source_locale') ?? answers.locales[0] ?? 'en-us'
  const translationsOf = new Map<string, Json[]>()
  for (const translation of answers.translations) {
    const key = `${(textIn(translation, 'source_type') ?? '').toLowerCase()} ${idIn(translation, 'source_id')}`
    translationsOf.set(key, [...(translationsOf.get(key) ?? []), translation])
  }
  /** All languages of one thing, from wherever they are told; the newest of each. */
  const versionsOf = (kind: string, id: string, things: readonly Json[]): OldVersion[] => {
    const all = [
      ...things.map((thing) => toVersion(thing, textIn(thing, 'locale') ?? defaultLocale)),
      ...things
        .flatMap((thing) => listIn(thing, 'translations'))
        .concat(translationsOf.get(`${kind} ${id}`) ?? [])
        .map((one) => toVersion(one, textIn(one, 'locale') ?? defaultLocale)),
    ]
    const newest = new Map<string, OldVersion>()
    for (const version of all) {
      const before = newest.get(version.locale)
      // A translation has the words themselves; the article's own may be of another time.
      if (before === undefined || version.updated >= before.updated)
        newest.set(version.locale, { ...version, url: version.url ?? before?.url ?? null })
    }
    return [...newest.values()].sort((a, b) => (a.locale < b.locale ? -1 : 1))
  }

  const places: OldPlace[] = []
  const addPlaces = (kind: 'categories' | 'sections', parentOf: (thing: Json) => string | null): void => {
    const type = kind === 'categories' ? 'category' : 'section'
    for (const [id, things] of byIdAndLocale(answers[kind])) {
      const versions = versionsOf(type, id, things)
      const words = new Map(things.map((thing) => [textIn(thing, 'locale') ?? defaultLocale, thing]))
      const descriptions = versions.map(({ locale, body }): [string, string] => [
        locale,
        body || (textIn(words.get(locale) ?? {}, 'description') ?? ''),
      ])
      places.push({
        key: `${kind}/${id}`,
        parent: parentOf(things[0]!),
        names: new Map(versions.map(({ locale, title }) => [locale, title])),
        descriptions: new Map(descriptions.filter(([, text]) => text.trim() !== '')),
        order: Number(things[0]!['position']) || 0,
        addresses: addressesOf(kind, id),
      })
    }
  }
  addPlaces('categories', () => null)
  addPlaces('sections', (section) => {
    const above = idIn(section, 'parent_section_id')
    const category = idIn(section, 'category_id')
    return above !== undefined ? `sections/${above}` : category === undefined ? null : `categories/${category}`
  })

  const attachments = new Map<string, { id: string; name: string; url: string | null }>()
  for (const attachment of answers.attachments) {
    const id = idIn(attachment, 'id')
    const name = textIn(attachment, 'display_file_name') ?? textIn(attachment, 'file_name') ?? ''
    if (id !== undefined) attachments.set(id, { id, name, url: textIn(attachment, 'content_url') ?? null })
  }
  const articles = [...byIdAndLocale(answers.articles)].map(([id, things]): OldArticle => {
    const first = things[0]!
    const section = idIn(first, 'section_id')
    const labels = first['label_names']
    return {
      key: id,
      places: section === undefined ? [] : [`sections/${section}`],
      labels: Array.isArray(labels) ? labels.filter((one): one is string => typeof one === 'string') : [],
      isPromoted: first['promoted'] === true,
      isRestricted: things.some(isRestricted),
      versions: versionsOf('article', id, things),
      sourceLocale: textIn(first, 'source_locale') ?? defaultLocale,
      addresses: addressesOf('articles', id),
    }
  })
  const hosts = new Set([
    ...(base === null ? [] : [base.host]),
    ...[...answers.articles, ...answers.sections, ...answers.categories].flatMap(hostOf),
  ])

  const fileAt = (url: URL): OldFile | undefined => {
    if (!hosts.has(url.host)) return undefined
    // /hc/article_attachments/115/name.png, with or without a language, and the form of old with a token.
    const [, id, last] =
      /^\/hc\/(?:[a-z-]+\/)?article_attachments\/(?:token\/[^/]+\/)?(\d{1,18})?(?:\/([^/]*))?/i.exec(url.pathname) ?? []
    if (id === undefined) return undefined
    const known = attachments.get(id)
    const name = known?.name || (readable(last ?? '') ?? last!)
    return { key: id, name, bytes: () => read({ id, name, url: known?.url ?? url.href }) }
  }
  return {
    kind: 'zendesk',
    defaultLocale,
    title: null,
    places,
    articles,
    home: ['/hc/{locale}'],
    hosts,
    fileAt,
    findings,
  }
}

/** null is everybody; a segment may be agents alone. */
const isRestricted = ({ user_segment_id: segment = null, user_segment_ids: segments }: Json): boolean =>
  segment !== null || (Array.isArray(segments) && segments.length > 0)
