/**
 * A game's topics as they are written: the tree flat, each entry behind the one it belongs to, and a form for each entry with
 * nothing below it. Pure. Texts are Markdown as in the pack's files, from which an outline comes and into which it goes back.
 */
import { createHash } from 'node:crypto'
import type {
  GamePageDocument,
  TopicDocument,
  TopicField,
  TopicNodeRequest,
  TopicTexts,
} from '#generated/server/desk/schemas.ts'
import { headersFile, promosFile, resourcesFile, selfServicesFile, trendingFile } from '../../content/pack/format.ts'
import { sourceOf, type Reader } from '../../content/pack/readers.ts'
import { isMap, localizedSource, maps, said, type Raw } from '../../content/pack/source.ts'
import { topicsFile } from '../../content/pack/topic-format.ts'

export type OutlineNode = Omit<TopicNodeRequest, 'id'> & { id: number }
/** Realms as the pack has them, with what the desk does not show of their characters. */
export type OutlineField = Omit<TopicField, 'realms'> & { realms?: unknown[] }
export type OutlineTopic = Omit<TopicDocument, 'fields' | 'phrases'> & {
  id: number
  fields: OutlineField[]
  /** Sample phrasings, by language. */
  examples: Record<string, string[]>
}
export interface Outline {
  nodes: OutlineNode[]
  topics: OutlineTopic[]
  /** What the game's page offers beside them (CD-466); undefined: as it is. What was written before has none. */
  page?: GamePageDocument
}

export const markOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
/** Line by line, so that two versions can be compared. */
export const textOf = (outline: Outline): string => JSON.stringify(outline, null, 1)

const everywhere: OutlineNode['visibility'] = ['guidedEntry', 'searchFacets', 'gamePages']

export const blankTopic = (id: number, name: TopicTexts): OutlineTopic => ({
  id,
  friendlyText: { ...name },
  hasForm: true,
  isWorkflow: false,
  requiresVerification: false,
  useSoftAccountFields: true,
  blockRecommendations: false,
  promos: [],
  channels: [],
  fields: [],
  examples: {},
})

export const isTopic = (nodes: readonly OutlineNode[], id: number): boolean =>
  !nodes.some(({ parentId }) => parentId === id)

export const idsBelow = (nodes: readonly Pick<OutlineNode, 'id' | 'parentId'>[], id: number): number[] => [
  id,
  ...nodes.filter(({ parentId }) => parentId === id).flatMap((node) => idsBelow(nodes, node.id)),
]

/** What stands on the page of an entry that is gone goes with it. */
const pageOn = (
  { trending, selfServices, resources, ...shared }: GamePageDocument,
  nodes: readonly OutlineNode[],
): GamePageDocument => {
  const ids = new Set(nodes.map(({ id }) => id))
  const stays = <T extends { category: number | null }>(list: readonly T[]): T[] =>
    list.filter(({ category }) => category === null || ids.has(category))
  return { trending: stays(trending), selfServices: stays(selfServices), resources: stays(resources), ...shared }
}

/** One form for each entry with nothing below it, in the order they had; what is new comes last. */
export const withTopics = (nodes: OutlineNode[], { topics, page }: Pick<Outline, 'topics' | 'page'>): Outline => {
  const leaves = nodes.filter(({ id }) => isTopic(nodes, id))
  const kept = topics.filter(({ id }) => leaves.some((leaf) => leaf.id === id))
  const fresh = leaves.filter(({ id }) => !kept.some((topic) => topic.id === id))
  return {
    nodes,
    topics: [...kept, ...fresh.map(({ id, name }) => blankTopic(id, name))],
    ...(page === undefined ? {} : { page: pageOn(page, nodes) }),
  }
}

type Realm = NonNullable<TopicField['realms']>[number]

/** What the desk shows of a field's realms. */
export const realmsOf = ({ realms }: OutlineField): Realm[] =>
  maps(realms).map((realm) => ({
    realmId: numberIn(realm['realmId']),
    realmName: said(realm['realmName'], ''),
    characters: maps(realm['characters']).map((one) => ({
      characterId: numberIn(one['characterId']),
      characterName: said(one['characterName'], ''),
    })),
  }))

/** As written at the desk; what it does not show stays with those of the same number. */
const realmsAfter = (before: unknown, after: readonly Realm[]): Raw[] => {
  const was = maps(before)
  return after.map(({ realmId, realmName, characters }) => {
    const realm = was.find((one) => one['realmId'] === realmId) ?? {}
    const known = maps(realm['characters'])
    const its = characters.map((one) => ({
      ...known.find(({ characterId }) => characterId === one.characterId),
      ...one,
    }))
    const hasList = its.length > 0 || 'characters' in realm
    return { ...realm, realmId, realmName, ...(hasList ? { characters: its } : {}) }
  })
}

/** Lines nobody has written, and languages without any, are none. */
const phrasesIn = (phrases: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(phrases)
      .map(([locale, list]) => [locale, list.map((one) => one.trim()).filter((one) => one !== '')] as const)
      .filter(([, list]) => list.length > 0),
  )

/** What a sheet says of a topic; left out, phrases and realms stay as they are. */
export const topicAfter = (before: OutlineTopic, { phrases, fields, ...topic }: TopicDocument): OutlineTopic => ({
  ...topic,
  id: before.id,
  fields: fields.map(({ realms, ...field }) => {
    const was = before.fields.find(({ key }) => key === field.key)?.realms
    const is = realms === undefined ? was : realmsAfter(was, realms)
    return is === undefined || is.length === 0 ? field : { ...field, realms: is }
  }),
  examples: phrases === undefined ? before.examples : phrasesIn(phrases),
})

const textsOf = (value: unknown, defaultLocale: string): TopicTexts =>
  localizedSource.read(value, defaultLocale) as TopicTexts
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
const isYes = (value: unknown): boolean => value === true

/** What stands in a page's files; undefined where it has no such list. */
type PageSource = Readonly<Record<'trending' | 'selfServices' | 'resources', unknown>> & {
  readonly promos?: unknown
  readonly headers?: unknown
  /** By language, as the files have them, or as a list. */
  readonly texts?: unknown
}

/** In the order of the portal's own language; what it does not say comes behind. Empty texts are said: they hide one. */
const interfaceTextsOf = (texts: unknown, defaultLocale: string): NonNullable<GamePageDocument['texts']> => {
  const wordsOf = (value: Raw): TopicTexts =>
    Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, said(text, '')]))
  if (Array.isArray(texts))
    return maps(texts).map((raw) => ({
      key: said(raw['key'], ''),
      text: isMap(raw['text']) ? wordsOf(raw['text']) : {},
    }))
  if (!isMap(texts)) return []
  const byKey = new Map<string, Record<string, string>>()
  const { [defaultLocale]: own, ...others } = texts
  for (const [locale, keys] of [[defaultLocale, own] as const, ...Object.entries(others)])
    for (const [key, text] of Object.entries(isMap(keys) ? keys : {}))
      byKey.set(key, { ...byKey.get(key), [locale]: said(text, '') })
  return [...byKey].map(([key, text]) => ({ key, text }))
}

/** As the files have them: locale → key → text. */
export const interfaceTextsIn = (
  list: NonNullable<GamePageDocument['texts']>,
): Record<string, Record<string, string>> => {
  // What somebody calls a language, or a sentence, is a name of nothing else.
  const byLocale = new Map<string, [key: string, words: string][]>()
  for (const { key, text } of list)
    for (const [locale, words] of Object.entries(text)) {
      const its = byLocale.get(locale) ?? []
      byLocale.set(locale, its)
      its.push([key, words])
    }
  return Object.fromEntries([...byLocale].map(([locale, its]) => [locale, Object.fromEntries(its)]))
}

/** What stands in a game’s three files; of the shared product in promos.yaml, headers.yaml and texts/ too. */
export const pageOf = (
  { trending, selfServices, resources, promos, headers, texts: interfaceTexts }: PageSource,
  defaultLocale: string,
): GamePageDocument => {
  const read = <T>(file: Reader<unknown>, list: unknown): T => (sourceOf(file).read(list, defaultLocale) ?? []) as T
  return {
    trending: read(trendingFile, trending),
    selfServices: read(selfServicesFile, selfServices),
    resources: read(resourcesFile, resources),
    ...(promos !== undefined && { promos: read<GamePageDocument['promos']>(promosFile, promos) }),
    ...(headers !== undefined && {
      headers: read<NonNullable<GamePageDocument['headers']>>(headersFile, headers).sort(
        (one, other) => one.order - other.order,
      ),
    }),
    ...(interfaceTexts !== undefined && { texts: interfaceTextsOf(interfaceTexts, defaultLocale) }),
  }
}

/** What was written before a list could be edited says nothing of it: it is as it is. */
export const completed = (page: GamePageDocument, shown: GamePageDocument): GamePageDocument => ({
  ...page,
  ...(page.promos === undefined && shown.promos !== undefined && { promos: shown.promos }),
  ...(page.headers === undefined && shown.headers !== undefined && { headers: shown.headers }),
  ...(page.texts === undefined && shown.texts !== undefined && { texts: shown.texts }),
})

/** What stands in categories.yaml and topics.yaml, whether as people wrote it or as a version stores it. */
export const outlineOf = (
  { categories, topics }: { categories: unknown; topics: unknown },
  defaultLocale: string,
): Outline => {
  const texts = (value: unknown): TopicTexts => textsOf(value, defaultLocale)
  const nodesOf = (list: unknown, parentId: number): OutlineNode[] =>
    maps(list).flatMap((raw): OutlineNode[] => {
      const id = numberIn(raw['id'])
      const fields = raw['anonymousFields']
      return [
        {
          id,
          parentId,
          name: texts(raw['name']),
          friendlyText: texts(raw['friendlyText']),
          keywords: texts(raw['keywords']),
          icon: said(raw['icon'], 'circle-help'),
          popular: isYes(raw['popular']),
          visibility: Array.isArray(raw['visibility']) ? (raw['visibility'] as OutlineNode['visibility']) : everywhere,
          anonymousFields: isMap(fields)
            ? { email: isYes(fields['email']), name: isYes(fields['name']), phone: isYes(fields['phone']) }
            : null,
        },
        ...nodesOf(raw['children'], id),
      ]
    })
  const read = (sourceOf(topicsFile).read(topics, defaultLocale) ?? []) as OutlineTopic[]
  return {
    nodes: nodesOf(categories, 0),
    // Realms come last, as in what was written before.
    topics: read.map((topic) => ({
      ...topic,
      fields: topic.fields.map(({ realms, ...field }) => (realms === undefined ? field : { ...field, realms })),
    })),
  }
}

/** What is as it is anyway is left out of a file that people read. */
const written = (values: Raw, absent: Raw): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) =>
        value !== null &&
        value !== undefined &&
        !(isMap(value) && Object.keys(value).length === 0) &&
        !(Array.isArray(value) && value.length === 0 && key !== 'visibility' && key !== 'is') &&
        JSON.stringify(value) !== JSON.stringify(absent[key]),
    ),
  )

export const categoriesToFile = (nodes: readonly OutlineNode[], parent = 0): Record<string, unknown>[] =>
  nodes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, parentId: _above, ...node }) => ({
      id,
      ...written(node, { icon: 'circle-help', popular: false, visibility: everywhere }),
      ...(nodes.some((below) => below.parentId === id) ? { children: categoriesToFile(nodes, id) } : {}),
    }))

export const topicToFile = (topic: OutlineTopic): Raw => (sourceOf(topicsFile).write([topic]) as Raw[])[0]!

const isLocale = (key: string): boolean => /^[a-z]{2}-[A-Z]{2}$/.test(key)

/** The same without the words of these languages: what a translator may not touch stays as it was. */
export const withoutWordsOf = (value: unknown, languages: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutWordsOf(one, languages))
  if (!isMap(value)) return value
  const entries = Object.entries(value)
  const isTexts = entries.length > 0 && entries.every(([key]) => isLocale(key))
  return Object.fromEntries(
    entries
      .filter(([key]) => !(isTexts && languages.includes(key)))
      .map(([key, one]) => [key, withoutWordsOf(one, languages)]),
  )
}

const listToFile = (file: Reader<unknown>, list: readonly object[]): Raw[] => sourceOf(file).write(list) as Raw[]

export const pageToFiles = ({ trending, selfServices, resources, promos, headers, texts }: GamePageDocument) => ({
  trending: listToFile(trendingFile, trending),
  selfServices: listToFile(selfServicesFile, selfServices),
  resources: listToFile(resourcesFile, resources),
  ...(promos !== undefined && { promos: listToFile(promosFile, promos) }),
  ...(headers !== undefined && { headers: listToFile(headersFile, headers) }),
  ...(texts !== undefined && { texts: interfaceTextsIn(texts) }),
})

/** In one order and without empty texts, so that what says the same is the same. */
export const canonical = ({ nodes, topics, page }: Outline, defaultLocale: string): Outline => ({
  ...outlineOf({ categories: categoriesToFile(nodes), topics: topics.map(topicToFile) }, defaultLocale),
  ...(page === undefined ? {} : { page: pageOf(page, defaultLocale) }),
})
