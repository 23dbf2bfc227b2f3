// Topics of a game and their forms, as they are written (CD-412).
import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { problemOfFailure } from '../../../api/problem.ts'
import { useDesk } from '../../shared/desk-context.ts'
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
export type Use = DeskSchema<'TopicUse'>
export type WordsByLocale = DeskSchema<'TopicTexts'>
export type Version = DeskSchema<'StudioVersion'>
export type GamePage = DeskSchema<'GamePage'>
export type PageLists = DeskSchema<'GamePageDocument'>
export type InterfaceText = DeskSchema<'InterfaceText'>
export type PageText = DeskSchema<'GamePageText'>
export type PageList = Exclude<keyof PageLists, 'texts'>
/** Whichever list it stands in: what only some have is absent in others. */
export type PageEntry = NonNullable<PageLists[PageList]>[number]

const of = (game: string) => ({ params: { path: { game } } })
const ofTopic = (game: string, categoryId: number) => ({ params: { path: { game, categoryId } } })

export const readTree = async (client: DeskClient, game: string): Promise<Tree> =>
  (await client.GET('/services/desk/topic-trees/{game}', of(game))).data!
export const readSheet = async (client: DeskClient, game: string, categoryId: number): Promise<Sheet> =>
  (await client.GET('/services/desk/topic-trees/{game}/topics/{categoryId}', ofTopic(game, categoryId))).data!

export const readPage = async (client: DeskClient, game: string): Promise<GamePage> =>
  (await client.GET('/services/desk/topic-trees/{game}/page', of(game))).data!
export const savePage = async (
  client: DeskClient,
  game: string,
  body: DeskSchema<'SaveGamePageRequest'>,
): Promise<GamePage> => (await client.PUT('/services/desk/topic-trees/{game}/page', { ...of(game), body })).data!

/** What a game's page offers beside its topics; undefined while nobody knows. */
export const usePage = (game: string) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(['topics', game, 'page'], () => readPage(client, game), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    dedupingInterval: 0,
  })
  return { page: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

/** The first few sentences of the interface that hold these words; undefined while nobody knows. */
export const useFewInterfaceTexts = (
  game: string,
  text: string,
  language: string,
): DeskSchema<'InterfaceTexts'> | undefined => {
  const { client } = useDesk()
  const q = searchText(useTyped(text))
  const { data } = useSWR(
    q === '' ? null : ['topics', game, 'interface-texts', language, q],
    async () => {
      const at = { params: { path: { game }, query: { q, language } } }
      return (await client.GET('/services/desk/topic-trees/{game}/interface-texts', at)).data!
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return q === '' || q !== searchText(text) ? undefined : data
}

/** undefined while nobody knows. */
export const useTree = (game: string | undefined) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    game === undefined ? null : ['topics', game, 'tree'],
    () => readTree(client, game!),
    { revalidateOnFocus: false },
  )
  return {
    tree: data,
    hasFailed: error !== undefined && data === undefined,
    show: (tree: Tree) => void mutate(tree, { revalidate: false }),
    again: () => void mutate(),
  }
}

/** undefined while nobody knows; null for a topic that is none. */
export const useSheet = (game: string, categoryId: number) => {
  const { client } = useDesk()
  const { data, error, mutate } = useSWR(
    ['topics', game, 'sheet', categoryId],
    async (): Promise<Sheet | null> => {
      try {
        return await readSheet(client, game, categoryId)
      } catch (failure) {
        if (problemOfFailure(failure).status === 404) return null
        throw failure
      }
    },
    // What was kept from before may be older than what a colleague, or another page, has saved since.
    { revalidateOnFocus: false, revalidateIfStale: false, dedupingInterval: 0 },
  )
  return { sheet: data, hasFailed: error !== undefined && data === undefined, again: () => void mutate() }
}

/** The first few articles players see whose title says this, as a topic names them. */
export const useFewArticles = (text: string): readonly { id: string; name: string }[] => {
  const { client } = useDesk()
  const q = searchText(useTyped(text))
  const { data = [] } = useSWR(
    q === '' ? null : ['topics', 'articles', q],
    async () => {
      const query = { state: 'published', q, limit: 6 } as const
      const at = { params: { path: { kind: 'articles' as const }, query } }
      return (await client.GET('/services/desk/studio/{kind}', at)).data!.items
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return q === '' || q !== searchText(text)
    ? []
    : data.map(({ id, title }) => ({ id: `article/${id.split('~')[1]!}`, name: title }))
}

export const useUse = (game: string, categoryId: number): Use | undefined => {
  const { client } = useDesk()
  return useSWR(
    ['topics', game, 'use', categoryId],
    async () =>
      (
        await client.GET('/services/desk/topic-trees/{game}/use', {
          params: { path: { game }, query: { category: categoryId } },
        })
      ).data!,
  ).data
}

export const useEffects = (game: string, draft: number) => {
  const { client } = useDesk()
  return useSWR(
    ['topics', game, 'effects', draft],
    async () => (await client.GET('/services/desk/topic-trees/{game}/effects', of(game))).data!,
  ).data
}

export const useVersions = (game: string): readonly Version[] | undefined => {
  const { client } = useDesk()
  return useSWR(
    ['topics', game, 'versions'],
    async () => (await client.GET('/services/desk/topic-trees/{game}/versions', of(game))).data!.items,
  ).data
}

/** From a version to what is written now. */
export const useVersion = (game: string, version: number) => {
  const { client } = useDesk()
  return useSWR(
    ['topics', game, 'version', version],
    async () =>
      (
        await client.GET('/services/desk/topic-trees/{game}/versions/{version}', {
          params: { path: { game, version } },
        })
      ).data!,
  ).data
}

/** What is shown of a game is asked for anew, and stands until the answer is there. */
export const useTopicsAgain = (game: string) => {
  const { mutate } = useSWRConfig()
  return (): Promise<unknown> => mutate((key) => Array.isArray(key) && key[0] === 'topics' && key[1] === game)
}

/** What was saved is what is known of a topic; null forgets it, so that who comes back reads it anew. */
export const useKnown = (game: string, categoryId: number) => {
  const { mutate } = useSWRConfig()
  return (sheet: Sheet | null): void =>
    void mutate(['topics', game, 'sheet', categoryId], sheet ?? undefined, { revalidate: false })
}

export const useKnownPage = (game: string) => {
  const { mutate } = useSWRConfig()
  return (page: GamePage | null): void =>
    void mutate(['topics', game, 'page'], page ?? undefined, { revalidate: false })
}

/** After a save: the tree says how many mistakes there are, and in what state the draft is. */
export const useTreeAgain = (game: string) => {
  const { mutate } = useSWRConfig()
  return (): void => void mutate(['topics', game, 'tree'])
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

export const saveTree = async (
  client: DeskClient,
  game: string,
  body: DeskSchema<'SaveTopicTreeRequest'>,
): Promise<Tree> => (await client.PUT('/services/desk/topic-trees/{game}', { ...of(game), body })).data!
export const saveSheet = async (
  client: DeskClient,
  game: string,
  categoryId: number,
  body: DeskSchema<'SaveTopicSheetRequest'>,
): Promise<Sheet> =>
  (await client.PUT('/services/desk/topic-trees/{game}/topics/{categoryId}', { ...ofTopic(game, categoryId), body }))
    .data!
export const discardDraft = async (client: DeskClient, game: string): Promise<void> => {
  await client.DELETE('/services/desk/topic-trees/{game}/draft', of(game))
}
export const askForReview = async (
  client: DeskClient,
  game: string,
  body: DeskSchema<'ReviewContentRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/topic-trees/{game}/review', { ...of(game), body })
}
export const sendBack = async (
  client: DeskClient,
  game: string,
  body: DeskSchema<'ReviewContentRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/topic-trees/{game}/return', { ...of(game), body })
}
export const publishTopics = async (
  client: DeskClient,
  game: string,
  body: DeskSchema<'PublishTopicsRequest'>,
): Promise<void> => {
  await client.POST('/services/desk/topic-trees/{game}/publish', { ...of(game), body })
}
export const rollBack = async (client: DeskClient, game: string, version: number, note: string): Promise<void> => {
  await client.POST('/services/desk/topic-trees/{game}/rollback', { ...of(game), body: { version, note } })
}
