import useSWR, { useSWRConfig } from 'swr'
import type { DeskClient, DeskSchema } from '../../../api/desk.ts'
import { useDesk } from '../../shared/desk-context.ts'
import type { SensitiveCategory } from '../../shared/sensitive.ts'
import { useWrite } from '../../shared/use-write.ts'

import type { Match } from '../../shared/use-race.ts'

export type WordList = DeskSchema<'SensitiveWords'>
export type GuidanceRequest = DeskSchema<'SensitiveGuidanceRequest'>
export type HelpLine = DeskSchema<'SensitiveHelpLine'>
export type Trial = DeskSchema<'SensitiveTrial'>

/** undefined while nobody knows. */
export const useWordLists = (): readonly WordList[] | undefined => {
  const { client } = useDesk()
  return useSWR('sensitive-words', async () => (await client.GET('/services/desk/sensitive/words')).data!.items).data
}

export const useSensitiveAct = () => {
  const { mutate } = useSWRConfig()
  return useWrite(() => Promise.all([mutate('sensitive-words'), mutate('sensitive-guidance')]))
}

export const saveWords = async (
  client: DeskClient,
  category: SensitiveCategory,
  language: string,
  words: string[],
  header: Match,
): Promise<WordList> =>
  (
    await client.PUT('/services/desk/sensitive/words/{category}/{language}', {
      params: { path: { category, language }, header },
      body: { words },
    })
  ).data!

/** Back to the list that comes with the desk. */
export const resetWords = async (
  client: DeskClient,
  category: SensitiveCategory,
  language: string,
): Promise<WordList> =>
  (
    await client.DELETE('/services/desk/sensitive/words/{category}/{language}', {
      params: { path: { category, language } },
    })
  ).data!

/** Where these words stand in past cases; nothing is changed. */
export const tryWords = async (client: DeskClient, words: string[]): Promise<Trial> =>
  (await client.POST('/services/desk/sensitive/trials', { body: { words } })).data!

export const saveGuidance = async (
  client: DeskClient,
  category: SensitiveCategory,
  body: GuidanceRequest,
  header: Match,
): Promise<DeskSchema<'SensitiveGuidance'>> =>
  (await client.PUT('/services/desk/sensitive/guidance/{category}', { params: { path: { category }, header }, body }))
    .data!
