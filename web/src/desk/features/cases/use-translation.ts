// What a machine makes of a case, and of an answer to it (CD-330 to CD-332).
import { useState } from 'react'
import useSWR from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import type { Case } from './queries.ts'

export type TranslationState = DeskSchema<'TranslationState'>

/** Of one press: a thread comes in parts. */
const mostParts = 20

export const isSameLanguage = (one: string, other: string): boolean =>
  one.slice(0, 2).toLowerCase() === other.slice(0, 2).toLowerCase()

/** Of what is said the language alone matters: English, wherever it is spoken. */
export const tongueOf = (locale: string, shownIn: string): string => languageName(locale.slice(0, 2), shownIn)

/** Languages a machine can translate into; none where no translator is set up. */
const useLanguages = (): readonly string[] => {
  const { client } = useDesk()
  const { data = [] } = useSWR(
    'translation-languages',
    async () => (await client.GET('/services/desk/translation-languages')).data!.languages,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data
}

const translateAll = async (client: DeskClient, id: string, to: string): Promise<DeskSchema<'CaseTranslation'>> => {
  for (let part = 1; ; part += 1) {
    const { data } = await client.POST('/services/desk/cases/{id}/translations', {
      params: { path: { id } },
      body: { to },
    })
    if (data!.state !== 'more' || part === mostParts) return data!
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
  const { client } = useDesk()
  const { locale } = useTexts()
  const languages = useLanguages()
  const [isOn, setOn] = useState(false)
  const knows = (wanted: string): boolean => languages.some((one) => isSameLanguage(one, wanted))
  const { data, error, isValidating, mutate } = useSWR(
    isOn ? ['translation', id, locale, eventCount] : null,
    () => translateAll(client, id, locale),
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

export const translateAnswer = async (client: DeskClient, id: string, text: string, from: string) =>
  (
    await client.POST('/services/desk/cases/{id}/answer-translation', {
      params: { path: { id } },
      body: { text, from },
    })
  ).data!
