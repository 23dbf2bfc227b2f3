import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { searchText } from '../../shared/players.ts'

export type PlayerSheet = DeskSchema<'DeskPlayerSheet'>
export type PlayerNote = DeskSchema<'DeskPlayerNote'>

const pageSize = 30
/** A look that is written down happens when somebody looks, not whenever the window comes to the front. */
const onceLooked = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false } as const

export const usePlayers = (text: string) => {
  const { client } = useDesk()
  const q = searchText(text)
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index, before: DeskSchema<'DeskPlayerPage'> | null) =>
      before?.nextCursor === null ? null : ['players', q, index === 0 ? '' : (before?.nextCursor ?? '')],
    async ([, , cursor]: string[]) =>
      (
        await client.GET('/services/desk/players', {
          params: {
            query: { ...(q === '' ? {} : { q }), limit: pageSize, ...(cursor === '' ? {} : { cursor: cursor! }) },
          },
        })
      ).data!,
    { ...onceLooked, revalidateFirstPage: false },
  )
  return {
    players: data?.flatMap(({ items }) => items),
    hasFailed: data === undefined && error !== undefined,
    hasMore: data !== undefined && data.at(-1)?.nextCursor !== null,
    isMore: isValidating && data !== undefined,
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
  }
}

export const usePlayer = (accountId: string) => {
  const { client } = useDesk()
  return useSWR(
    ['player', accountId],
    async () => (await client.GET('/services/desk/players/{accountId}', { params: { path: { accountId } } })).data!,
    onceLooked,
  )
}

/** The notes as they are now, without another look. */
export const useNotesAgain = (accountId: string) => {
  const { mutate } = useSWRConfig()
  return (change: (notes: readonly PlayerNote[]) => PlayerNote[]) =>
    mutate(
      ['player', accountId],
      (sheet: PlayerSheet | undefined) => sheet && { ...sheet, notes: change(sheet.notes) },
      { revalidate: false },
    )
}

export const addNote = async (client: DeskClient, accountId: string, text: string, key: string): Promise<PlayerNote> =>
  (
    await client.POST('/services/desk/players/{accountId}/notes', {
      params: { path: { accountId }, header: { 'Idempotency-Key': key } },
      body: { text },
    })
  ).data!

export const editNote = async (
  client: DeskClient,
  accountId: string,
  noteId: string,
  text: string,
): Promise<PlayerNote> =>
  (
    await client.PUT('/services/desk/players/{accountId}/notes/{noteId}', {
      params: { path: { accountId, noteId } },
      body: { text },
    })
  ).data!

export const removeNote = async (client: DeskClient, accountId: string, noteId: string): Promise<void> => {
  await client.DELETE('/services/desk/players/{accountId}/notes/{noteId}', { params: { path: { accountId, noteId } } })
}
