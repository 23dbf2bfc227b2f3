/**
 * What is wrong with an outline for itself, and where. What writers meet most often is found here and named by a code; the
 * reader of packs has the last word on all the rest. Pure.
 */
import { createHash } from 'node:crypto'
import type { ChannelType, GamePageDocument, TopicFinding } from '#generated/server/desk/schemas.ts'
import type { SharedParts } from '../../content/overlay.ts'
import type { PackProductFolder } from '../../content/pack/document.ts'
import {
  categoriesFile,
  headersFile,
  promosFile,
  resourcesFile,
  selfServicesFile,
  trendingFile,
  type PackCategory,
  type PackTopic,
} from '../../content/pack/format.ts'
import { createPackReport, type Mention } from '../../content/pack/mistakes.ts'
import type { PackContext, Reader } from '../../content/pack/readers.ts'
import { topicsFile } from '../../content/pack/topic-format.ts'
import { openYaml } from '../../content/pack/yaml-file.ts'
import { pageLists, sharedLists } from '../../content/topics-files.ts'
import { createLru } from '../../lib/lru.ts'
import { valuesIn } from '../../lib/message-values.ts'
import { categoriesToFile, pageToFiles, topicToFile, type Outline, type OutlineTopic } from './outline.ts'
import { finding, ofTopic, textFindings, twice, type Reading } from './topic-findings.ts'

/** Letters of a sentence of the interface, as in a pack's file. */
const mostMessage = 5_000

/** `[0].fields[0].type: must …` of the reader → what it is about. */
const placeIn = (message: string): { field: number | null; channel: number | null; text: string } => {
  const [, part, at, text = message] = /^\[\d+\](?:\.(fields|channels)\[(\d+)\])?\.?(.*)$/s.exec(message) ?? []
  return {
    field: part === 'fields' ? Number(at) : null,
    channel: part === 'channels' ? Number(at) : null,
    text: text.replace(/^: /, ''),
  }
}

interface ReadPart<T> {
  read: T | undefined
  mistakes: readonly string[]
  /** What it names, to be there. */
  references: readonly Reference[]
}
type Reference = Pick<Mention, 'kind' | 'name'>

const readWith = <T>(
  reader: Reader<T>,
  file: string,
  text: string,
  { defaultLocale, locales, videoHosts }: Reading,
): ReadPart<T> => {
  const report = createPackReport()
  const context: PackContext = { report, defaultLocale, locales, videoHosts }
  const place = openYaml(context, file, text)
  const read = place?.node ? reader(place) : undefined
  return {
    read,
    mistakes: report.mistakes.map(({ message }) => message),
    references: [...report.references].map(({ kind, name }) => ({ kind, name })),
  }
}

const keptParts = 1_000
/** What was read of a text, for whoever asks again: most of a tree is as it was when it was looked at last. */
const known = createLru<ReadPart<unknown>>(keptParts)
const readKept = <T>(reader: Reader<T>, file: string, value: unknown, reading: Reading): ReadPart<T> => {
  const text = JSON.stringify(value)
  const key = createHash('sha256')
    .update(`${file} ${JSON.stringify(reading.videoHosts)} ${reading.defaultLocale} ${reading.locales.join()}\n${text}`)
    .digest('base64url')
  const found = known.get(key) as ReadPart<T> | undefined
  if (found) return found
  const part = readWith(reader, file, text, reading)
  known.set(key, part)
  return part
}

type PageFolder = Pick<PackProductFolder, 'trending' | 'selfServices' | 'resources'> & Partial<SharedParts>

/** Texts of a list's entries, and whether one has to be there. */
const textsOf = {
  trending: { name: true, title: true, description: true },
  selfServices: { title: true, description: true },
  resources: { title: true },
  promos: { title: true, description: true, tagText: false },
  headers: { title: true, subtitle: false },
  texts: {},
} as const satisfies Record<keyof GamePageDocument, Readonly<Record<string, boolean>>>

/** What entries of a list are named by: by nobody twice. */
const idsTwice = (
  list: (typeof sharedLists)[number],
  property: 'id' | 'name' | 'key',
  ids: readonly string[],
): TopicFinding[] => {
  const known = twice(ids)
  return ids.flatMap((id, field) =>
    id !== '' && known.has(id)
      ? [finding({ code: 'key-twice', field, property: `page.${list}.${property}`, message: id })]
      : [],
  )
}

/** A text of the interface that names values, which the product has to give. */
interface NamedValues {
  key: string
  /** Its place in the list. */
  field: number
  locale: string
  values: readonly string[]
}

/** Sentences of the interface are ICU messages: one that is none would be shown with its braces. */
const readMessages = (texts: NonNullable<GamePageDocument['texts']>, { locales }: Reading) => {
  const [named, findings]: [NamedValues[], TopicFinding[]] = [[], []]
  for (const [field, { key, text }] of texts.entries()) {
    const wrong: Record<'message-form' | 'lengths', string[]> = { 'message-form': [], lengths: [] }
    const property = 'page.texts.text'
    for (const [locale, words] of Object.entries(text)) {
      if (words.length > mostMessage) wrong.lengths.push(locale)
      if (!locales.includes(locale))
        findings.push(finding({ code: 'content', field, property, message: `${locale} is not a locale of this pack` }))
      try {
        const values = [...valuesIn(words)]
        if (values.length > 0) named.push({ key, field, locale, values })
      } catch {
        wrong['message-form'].push(locale)
      }
    }
    for (const code of ['message-form', 'lengths'] as const)
      if (wrong[code].length > 0) findings.push(finding({ code, field, property, locales: wrong[code], message: key }))
  }
  return { named, findings }
}

/** What is wrong with what a game's page offers: `property` is `page.` and the list, with what of an entry it is about. */
const readPage = (page: GamePageDocument, reading: Reading) => {
  const files = pageToFiles(page)
  const parts = {
    trending: readKept(trendingFile, 'trending.yaml', files.trending, reading),
    selfServices: readKept(selfServicesFile, 'self-services.yaml', files.selfServices, reading),
    resources: readKept(resourcesFile, 'resources.yaml', files.resources, reading),
    promos: files.promos && readKept(promosFile, 'promos.yaml', files.promos, reading),
    headers: files.headers && readKept(headersFile, 'headers.yaml', files.headers, reading),
    // Read one by one, below.
    texts: undefined,
  }
  const names = [...pageLists, ...sharedLists]
  const findings = names.flatMap((list) => {
    const entries: readonly object[] = page[list] ?? []
    const own = entries.flatMap((entry, field) =>
      Object.entries(textsOf[list])
        .flatMap(([name, isNeeded]) => {
          const texts = (entry as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {}
          return textFindings(texts, `page.${list}.${name}`, reading, isNeeded)
        })
        .map((one) => finding({ field, ...one })),
    )
    const read = (parts[list]?.mistakes ?? []).flatMap((message): TopicFinding[] => {
      const [, at, name = '', text = message] = /^\[(\d+)\](?:\.(\w+))?[^:]*: (.*)$/s.exec(message) ?? []
      const field = at === undefined ? null : Number(at)
      const property = name === '' ? `page.${list}` : `page.${list}.${name}`
      const isSaid = own.some((one) => one.isBlocking && one.field === field && one.property === property)
      return isSaid ? [] : [finding({ code: 'content', field, property, message: text })]
    })
    return [...own, ...read]
  })
  const messages = readMessages(page.texts ?? [], reading)
  return {
    named: messages.named,
    findings: [
      ...findings,
      ...idsTwice('promos', 'id', page.promos?.map(({ id }) => id) ?? []),
      ...idsTwice('headers', 'name', page.headers?.map(({ name }) => name) ?? []),
      ...idsTwice('texts', 'key', page.texts?.map(({ key }) => key) ?? []),
      ...messages.findings,
    ],
    references: names.flatMap((list) => parts[list]?.references ?? []),
    page: {
      trending: parts.trending.read ?? [],
      selfServices: parts.selfServices.read ?? [],
      resources: parts.resources.read ?? [],
      ...(parts.promos && { promos: parts.promos.read ?? [] }),
      ...(parts.headers && { headers: parts.headers.read ?? [] }),
      ...(files.texts && { texts: files.texts }),
    } satisfies PageFolder,
  }
}

/** What an outline says for itself, whatever else there is. */
export interface ReadOutline {
  findings: TopicFinding[]
  references: readonly Reference[]
  /** What its topics offer first. */
  promos: { categoryId: number; promo: string }[]
  /** Ids of its tree, and those that players see and it has no more. */
  ids: number[]
  gone: number[]
  categories: PackCategory[]
  /** Of the topics that were read, by id. */
  topics: ReadonlyMap<number, PackTopic>
  /** undefined where nothing is said of it. */
  page: PageFolder | undefined
  /** What its texts of the interface name. */
  named: readonly NamedValues[]
}

/**
 * @param live what players see: topics that are the same are taken to be right, and are not read again
 * @param isWhole read those too
 */
export const readOutline = (outline: Outline, live: Outline, reading: Reading, isWhole = false): ReadOutline => {
  const shown = new Map(live.topics.map((topic) => [topic.id, JSON.stringify(topic)]))
  const toRead = outline.topics.filter((topic) => isWhole || shown.get(topic.id) !== JSON.stringify(topic))
  const own = [
    ...outline.nodes.flatMap((node) =>
      [
        ...textFindings(node.name, 'name', reading, true),
        ...textFindings(node.friendlyText, 'friendlyText', reading, false),
      ].map((one) => finding({ categoryId: node.id, ...one })),
    ),
    ...outline.topics.flatMap((topic) => ofTopic(topic, reading)),
  ]
  const hasOwn = (categoryId: number, field: number | null): boolean =>
    own.some((one) => one.isBlocking && one.categoryId === categoryId && (field === null || one.field === field))

  const tree = readKept(categoriesFile, 'categories.yaml', categoriesToFile(outline.nodes), reading)
  const forms = toRead.map((topic) => ({
    topic,
    ...readKept(topicsFile, 'topics.yaml', [topicToFile(topic)], reading),
  }))
  const channelAt = ({ channels }: OutlineTopic, at: number | null): ChannelType | null =>
    at === null ? null : (channels[at]?.channelType ?? null)
  const read = [
    ...tree.mistakes
      .filter(() => !own.some(({ isBlocking, property }) => isBlocking && property === 'name'))
      .map((message) => finding({ code: 'content', message })),
    ...forms.flatMap(({ topic, mistakes }) =>
      mistakes.flatMap((message): TopicFinding[] => {
        const { field, channel, text } = placeIn(message)
        if (hasOwn(topic.id, field)) return []
        const where = { categoryId: topic.id, field, channel: channelAt(topic, channel) }
        return [finding({ code: 'content', ...where, message: text })]
      }),
    ),
  ]
  const ids = outline.nodes.map(({ id }) => id)
  const there = new Set(ids)
  const page = outline.page && readPage(outline.page, reading)
  return {
    findings: [...own, ...read, ...(page?.findings ?? [])],
    promos: outline.topics.flatMap(({ id, promos }) => promos.map((promo) => ({ categoryId: id, promo }))),
    references: [
      ...tree.references,
      ...forms.flatMap(({ references }) => references),
      ...(page?.references.filter(({ kind }) => kind === 'asset') ?? []),
    ],
    ids,
    gone: live.nodes.map(({ id }) => id).filter((id) => !there.has(id)),
    categories: tree.read ?? [],
    topics: new Map(forms.flatMap(({ topic: { id }, read: one }) => (one?.[0] ? [[id, one[0]] as const] : []))),
    page: page?.page,
    named: page?.named ?? [],
  }
}
