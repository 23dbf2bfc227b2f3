import { useEffect, useState } from 'react'
import type { DeskSchema } from '../../kit/api/desk.ts'
import { deskLimits } from '../../kit/api/limits.ts'
import { cutText } from '#rules/text.ts'
import { askedOnce, useOperation } from './operations.ts'

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
  const q = searchText(useTyped(text))
  const { data } = useOperation('listPlayers', q.length < shortest ? null : { q, limit: 5 }, askedOnce)
  return q !== searchText(text) ? [] : (data?.items ?? [])
}

/** Found by their account; null where nobody has it, undefined while nobody knows. */
export const useKnownPlayer = (accountId: string | null): PlayerEntry | null | undefined => {
  const params = accountId === null ? null : { q: accountId, limit: 5 }
  const { data } = useOperation('listPlayers', params, { revalidateOnFocus: false })
  return data && (data.items.find((one) => one.accountId === accountId) ?? null)
}

export const playerHref = (accountId: string): string => `/players/${encodeURIComponent(accountId)}`
/** What a player is called in a list. */
export const playerName = ({ displayName, email, accountId }: PlayerEntry): string => displayName ?? email ?? accountId

/** Who has no account, by their address (`DeskPlayer.personId`). */
export const isPerson = (accountId: string): boolean => accountId.startsWith('@')
/** What finds their cases in the list. */
export const foundBy = ({ accountId, email }: Pick<PlayerEntry, 'accountId' | 'email'>): string =>
  isPerson(accountId) ? (email ?? '') : accountId
