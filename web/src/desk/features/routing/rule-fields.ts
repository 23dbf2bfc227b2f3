import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useAnyOf } from '../../shared/Condition.tsx'
import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import type { RacedField } from '../../shared/Raced.tsx'
import { useTeams } from '../../shared/teams.ts'

const names = {
  games: 'filter.game',
  topics: 'rules.topics',
  languages: 'filter.language',
  channels: 'filter.channel',
  words: 'rules.words',
  atLeast: 'rules.atLeast',
  team: 'team',
  priority: 'priority',
  skill: 'rules.skill',
  tags: 'rules.tags',
  macro: 'rules.macro',
} as const

/** What of a rule two people may have changed, in the words of its form. */
export const useRuleFields = (): readonly RacedField[] => {
  const { t, locale } = useTexts()
  const anyOf = useAnyOf()
  const games = useGames()
  const teams = useTeams() ?? []
  const macros = useMacros() ?? []
  const topics = games.flatMap((game) => game.topics)
  const partName = (part: string): string => t(names[part as keyof typeof names])
  // One value after another: which it is shows in where it is known.
  const called = (value: string | number): string =>
    games.find(({ game }) => game === value)?.title ??
    topics.find(({ categoryId }) => categoryId === value)?.name ??
    teams.find(({ id }) => id === value)?.name ??
    macros.find(({ id }) => id === value)?.name ??
    (/^[a-z]{2}-[A-Z]{2}$/.test(String(value)) ? languageName(String(value), locale) : String(value))
  const show = (value: string | number | readonly (string | number)[]): string =>
    typeof value === 'object' ? anyOf(value.map(called)) : called(value)
  return [
    { name: 'name', label: t('macros.name') },
    { name: 'enabled', label: t('rules.enabled') },
    { name: 'when' satisfies keyof DeskSchema<'DeskRule'>, label: t('rules.when'), parts: partName, show },
    { name: 'then' satisfies keyof DeskSchema<'DeskRule'>, label: t('rules.then'), parts: partName, show },
  ]
}
