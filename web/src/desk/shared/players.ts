import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { DeskSchema } from '../../api/desk.ts'
import { deskLimits } from '../../api/limits.ts'
import { cutText } from '../../lib/text-length.ts'
import { useDesk } from './desk-context.ts'

export type PlayerEntry = DeskSchema<'DeskPlayerEntry'>

/** Shorter beginnings find half of everybody. */
const shortest = 3
/** Every search is a line of the audit: not one a letter. */
const pauseMilliseconds = 300

/** What was typed, once nobody types on. */
export const useTyped = (text: string): string => {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    const wait = setTimeout(() => setTyped(text), pauseMilliseconds)
    return () => clearTimeout(wait)
  }, [text])
  return typed
}

export const searchText = (text: string): string => cutText(text.trim(), deskLimits.SearchText.maxLength)

/** The first few players of this name, address or account; none for what is too short to be one. */
export const useFewPlayers = (text: string): readonly PlayerEntry[] => {
  const { client } = useDesk()
  const q = searchText(useTyped(text))
  const { data = [] } = useSWR(
    q.length < shortest ? null : ['players', 'few', q],
    async () => (await client.GET('/services/desk/players', { params: { query: { q, limit: 5 } } })).data!.items,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return q.length < shortest || q !== searchText(text) ? [] : data
}

/** Found by their account; null where nobody has it, undefined while nobody knows. */
export const useKnownPlayer = (accountId: string | null): PlayerEntry | null | undefined => {
  const { client } = useDesk()
  const { data } = useSWR(
    accountId === null ? null : ['players', 'one', accountId],
    async () => {
      const { items } = (await client.GET('/services/desk/players', { params: { query: { q: accountId!, limit: 5 } } }))
        .data!
      return items.find((one) => one.accountId === accountId) ?? null
    },
    { revalidateOnFocus: false },
  )
  return data
}

export const playerHref = (accountId: string): string => `/players/${encodeURIComponent(accountId)}`
/** What a player is called in a list. */
export const playerName = ({ displayName, email, accountId }: PlayerEntry): string => displayName ?? email ?? accountId
