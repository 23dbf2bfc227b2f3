import { absoluteTime } from '../../../kit/lib/relative-time.ts'
import { useGames, useGameTitle } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import type { RacedField } from '../../shared/Raced.tsx'
import { nameIn } from '../../shared/moved.ts'

/** What of a message two people may have changed, in the words of its steps. */
export const useMessageFields = (): readonly RacedField[] => {
  const { t, locale } = useTexts()
  const games = useGames()
  const titleOf = useGameTitle()
  const macros = useMacros() ?? []
  const topics = games.flatMap((game) => game.topics)
  const inLanguage = (language: string): string => languageName(language, locale)
  const list = (named: readonly string[]): string => named.join(', ')
  const time = (value: string): string => absoluteTime(value, locale)
  return [
    ...(['title', 'summary', 'body'] as const).map((name) => ({ name, label: t(`crisis.${name}`), parts: inLanguage })),
    { name: 'severity', label: t('crisis.severity'), show: (value: 'outage') => t(`crisis.severity.${value}`) },
    {
      name: 'games',
      label: t('crisis.games'),
      show: (those: readonly string[]) => list(those.map(titleOf)),
    },
    {
      name: 'languages',
      label: t('crisis.languages'),
      show: (those: readonly string[]) => list(those.map(inLanguage)),
    },
    { name: 'places', label: t('crisis.places') },
    {
      name: 'topics',
      label: t('crisis.topics'),
      show: (those: readonly number[]) =>
        list(those.map((id) => topics.find(({ categoryId }) => categoryId === id)?.name ?? String(id))),
    },
    { name: 'startsAt', label: t('crisis.starts'), show: time },
    { name: 'endsAt', label: t('crisis.ends'), show: time },
    { name: 'link', label: t('crisis.link') },
    {
      name: 'macroId',
      label: t('crisis.macro'),
      show: (value: string) => nameIn(macros, value) ?? value,
    },
    { name: 'articleId', label: t('crisis.article') },
    { name: 'active', label: t('crisis.publish') },
  ]
}
