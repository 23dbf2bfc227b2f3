import { type Part, Sentence, useCalled } from '../../shared/condition-words.tsx'
import { languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { nameIn } from '../../shared/moved.ts'
import { useTeams } from '../../shared/teams.ts'

/** What a rule asks for, each condition with the names of what it takes. */
export const useConditionParts = (): ((when: DeskSchema<'RuleConditions'>) => Part[]) => {
  const { t, locale } = useTexts()
  const called = useCalled()
  return (when) => [
    ['filter.game', when.games.map(called)],
    ['rules.topics', when.topics.map(called)],
    ['filter.channel', when.channels.map((channel) => t(`channel.${channel}`))],
    ['filter.language', when.languages.map((one) => languageName(one, locale))],
    ['rules.words', when.words],
  ]
}

export function RuleSentence({
  when,
  then,
  macros,
  onEdit,
}: {
  when: DeskSchema<'RuleConditions'>
  then: DeskSchema<'DeskRule'>['then']
  macros: Parameters<typeof nameIn>[0]
  /** Goes to where this part is changed. */
  onEdit: (part: TextKey) => void
}) {
  const { t } = useTexts()
  const teams = useTeams() ?? []
  const asked = useConditionParts()(when)
  const parts = [
    ['team', nameIn(teams, then.team)],
    ['priority', then.priority && t(`priority.${then.priority}`)],
    ['rules.skill', then.skill],
    ['rules.tags', then.tags.join(', ')],
    ['rules.macro', nameIn(macros, then.macro)],
  ] as const
  const done = parts.flatMap(([key, words]) => (words ? [{ name: t(key), words, key }] : []))
  return <Sentence asked={asked} done={done} onEdit={onEdit} />
}
