// What a machine makes of a case, and of an answer to it (CD-330 to CD-332).
import { useState } from 'react'
import useSWR from 'swr'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import type { Call } from '../../../kit/api/desk-calls.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { languageName } from '../../shared/i18n.ts'
import { askedOnce, useOperation } from '../../shared/operations.ts'
import type { Case } from './queries.ts'

export type TranslationState = DeskSchema<'TranslationState'>

/** Of one press: a thread comes in parts. */
const mostParts = 20

export const isSameLanguage = (one: string, other: string): boolean =>
  one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase()

/** Of what is said the language alone matters: English, wherever it is spoken. */
export const tongueOf = (locale: string, shownIn: string): string => languageName(locale.slice(0, 2), shownIn)

/** Languages a machine can translate into; none where no translator is set up. */
const useLanguages = (): readonly string[] =>
  useOperation('listTranslationLanguages', {}, askedOnce).data?.languages ?? []

const translateAll = async (call: Call, id: string, to: string): Promise<DeskSchema<'CaseTranslation'>> => {
  for (let part = 1; ; part += 1) {
    const translated = await call('translateCase', { id, body: { to } })
    if (translated.state !== 'more' || part === mostParts) return translated
  }
}

export interface ThreadTranslation {
  /** Whether a machine can put this case into the representative's language. */
  isOffered: boolean
  /** Whether the player's language is another one, which a machine can put an answer into. */
  isForAnswers: boolean
  isOn: boolean
  isBusy: boolean
  state: TranslationState
  of: (event: number) => DeskSchema<'TranslatedEvent'> | undefined
  turn: (isOn: boolean) => void
  again: () => void
}

export const useTranslation = ({ case: { id }, player, eventCount }: Case): ThreadTranslation => {
  const { locale, call } = useDesk()
  const languages = useLanguages()
  const [isOn, setOn] = useState(false)
  const knows = (wanted: string): boolean => languages.some((one) => isSameLanguage(one, wanted))
  const { data, error, isValidating, mutate } = useSWR(
    isOn ? ['translation', id, locale, eventCount] : null,
    () => translateAll(call, id, locale),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return {
    isOffered: knows(locale),
    isForAnswers: !isSameLanguage(player.locale, locale) && knows(player.locale),
    isOn,
    isBusy: isOn && isValidating,
    state: error === undefined ? (data?.state ?? 'translated') : 'silent',
    of: (event) => (isOn ? data?.items.find((one) => one.event === event) : undefined),
    turn: setOn,
    again: () => void mutate(),
  }
}
