import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useAnyOf } from '../../shared/Condition.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { RacedField } from '../../shared/Raced.tsx'
import { useCalled } from '../../shared/condition-words.tsx'

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
  const { t } = useTexts()
  const anyOf = useAnyOf()
  const called = useCalled()
  const partName = (part: string): string => t(names[part as keyof typeof names])
  const show = (value: string | number | readonly (string | number)[]): string =>
    typeof value === 'object' ? anyOf(value.map(called)) : called(value)
  return [
    { name: 'name', label: t('macros.name') },
    { name: 'enabled', label: t('rules.enabled') },
    { name: 'when' satisfies keyof DeskSchema<'DeskRule'>, label: t('rules.when'), parts: partName, show },
    { name: 'then' satisfies keyof DeskSchema<'DeskRule'>, label: t('rules.then'), parts: partName, show },
  ]
}
