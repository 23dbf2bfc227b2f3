// Topics of a game and their forms, as they are written (CD-412).
import { useSWRConfig } from 'swr'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { askedOnce, keyOf, useOperation } from '../../shared/operations.ts'
import { searchText, useTyped } from '../../shared/players.ts'

export type Tree = DeskSchema<'TopicTree'>
export type Node = DeskSchema<'TopicNode'>
export type NodeRequest = DeskSchema<'TopicNodeRequest'>
export type Sheet = DeskSchema<'TopicSheet'>
export type Topic = DeskSchema<'TopicDocument'>
export type Field = DeskSchema<'TopicField'>
export type Channel = DeskSchema<'TopicChannel'>
export type Hours = DeskSchema<'ChannelHours'>
export type Span = DeskSchema<'HoursException'>['hours'][number]
export type Opening = DeskSchema<'ChannelOpening'>
export type Offer = DeskSchema<'TopicOffer'>
export type Realm = DeskSchema<'TopicRealm'>
export type Finding = DeskSchema<'TopicFinding'>
export type Effect = DeskSchema<'TopicEffect'>
export type WordsByLocale = DeskSchema<'TopicTexts'>
export type GamePage = DeskSchema<'GamePage'>
export type PageLists = DeskSchema<'GamePageDocument'>
export type InterfaceText = DeskSchema<'InterfaceText'>
export type PageText = DeskSchema<'GamePageText'>
export type PageList = Exclude<keyof PageLists, 'texts'>
/** Whichever list it stands in: what only some have is absent in others. */
export type PageEntry = NonNullable<PageLists[PageList]>[number]

/** What was kept from before may be older than what a colleague, or another page, has saved since. */
const asWritten = { revalidateOnFocus: false, revalidateIfStale: false, dedupingInterval: 0 }

/** What a game's page offers beside its topics; undefined while nobody knows. */
export const usePage = (game: string) => {
  const { data, ...rest } = useOperation('getGamePage', { game }, asWritten)
  return { page: data, ...rest }
}

/** The first few sentences of the interface that hold these words; undefined while nobody knows. */
export const useFewInterfaceTexts = (game: string, text: string, language: string) => {
  const q = searchText(useTyped(text))
  const { data } = useOperation('findInterfaceTexts', q === '' ? null : { game, q, language }, askedOnce)
  return q === searchText(text) ? data : undefined
}

/** undefined while nobody knows. */
export const useTree = (game: string | undefined) => {
  const { data, mutate, ...rest } = useOperation('getTopicTree', game === undefined ? null : { game }, {
    revalidateOnFocus: false,
  })
  return { tree: data, show: (tree: Tree) => void mutate(tree, { revalidate: false }), ...rest }
}

/** undefined while nobody knows; null for a topic that is none. */
export const useSheet = (game: string, categoryId: number) => {
  const { data, isGone, hasFailed, again } = useOperation('getTopicSheet', { game, categoryId }, asWritten)
  return { sheet: isGone ? null : data, hasFailed: hasFailed && !isGone, again }
}

/** The first few articles players see whose title says this, as a topic names them. */
export const useFewArticles = (text: string): readonly { id: string; name: string }[] => {
  const q = searchText(useTyped(text))
  const params = { kind: 'articles', state: 'published', q, limit: 6 } as const
  const { data } = useOperation('listStudioDocuments', q === '' ? null : params, askedOnce)
  return q === searchText(text)
    ? (data?.items ?? []).map(({ id, title }) => ({ id: `article/${id.split('~')[1]!}`, name: title }))
    : []
}

/** What is shown of a game is asked for anew, and stands until the answer is there. */
export const topicReads = [
  'getTopicTree',
  'getTopicSheet',
  'getGamePage',
  'getTopicUse',
  'getTopicEffects',
  'listTopicVersions',
  'getTopicVersion',
] as const

/** What was saved is what is known of a topic; null forgets it, so that who comes back reads it anew. */
export const useKnown = (game: string, categoryId: number) => {
  const { mutate } = useSWRConfig()
  return (sheet: Sheet | null): void =>
    void mutate(keyOf('getTopicSheet', { game, categoryId }), sheet ?? undefined, { revalidate: false })
}

export const useKnownPage = (game: string) => {
  const { mutate } = useSWRConfig()
  return (page: GamePage | null): void =>
    void mutate(keyOf('getGamePage', { game }), page ?? undefined, { revalidate: false })
}

export const toRequest = ({
  isTopic: _isTopic,
  fields: _fields,
  channels: _channels,
  change: _change,
  mark: _mark,
  mistakes: _mistakes,
  ...node
}: Node): NodeRequest => node
