import { useAnyOf } from '../../shared/Condition.tsx'
import { useGames, useGameTitle } from '../../shared/games.ts'
import { languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import styles from '../../shared/Condition.module.css'

type Part = [TextKey, readonly string[]]

/** What a rule asks for, each condition with the names of what it takes; what takes anything is left out. */
export const useConditionParts = (): ((when: DeskSchema<'RuleConditions'>) => Part[]) => {
  const { t, locale } = useTexts()
  const games = useGames()
  const titleOf = useGameTitle()
  const topics = games.flatMap((game) => game.topics)
  return (when) => {
    const parts: Part[] = [
      ['filter.game', when.games.map(titleOf)],
      ['rules.topics', when.topics.map((id) => topics.find((one) => one.categoryId === id)?.name ?? String(id))],
      ['filter.channel', when.channels.map((channel) => t(`channel.${channel}`))],
      ['filter.language', when.languages.map((language) => languageName(language, locale))],
      ['rules.words', when.words],
    ]
    return parts.filter(([, values]) => values.length > 0)
  }
}

/** The rule in one line, as it stands in the form: if this and that, then so; a press on a part goes to its box. */
export function RuleSentence({
  when,
  then,
  macros,
  onEdit,
}: {
  when: DeskSchema<'RuleConditions'>
  then: DeskSchema<'DeskRule'>['then']
  macros: readonly { id: string; name: string }[]
  /** Goes to where this part is changed. */
  onEdit: (part: TextKey) => void
}) {
  const { t } = useTexts()
  const anyOf = useAnyOf()
  const teams = useTeams() ?? []
  const asked = useConditionParts()(when)
  const team = teams.find(({ id }) => id === then.team)
  const macro = macros.find(({ id }) => id === then.macro)
  const done: Part[] = [
    ...(team === undefined ? [] : [['team', [team.name]] satisfies Part]),
    ...(then.priority === null ? [] : [['priority', [t(`priority.${then.priority}`)]] satisfies Part]),
    ...(then.skill ? [['rules.skill', [then.skill]] satisfies Part] : []),
    ...(then.tags.length > 0 ? [['rules.tags', [then.tags.join(', ')]] satisfies Part] : []),
    ...(macro === undefined ? [] : [['rules.macro', [macro.name]] satisfies Part]),
  ]
  const shown = (parts: readonly Part[]) =>
    parts.map(([name, values]) => (
      <button key={name} type="button" className={styles.part} onClick={() => onEdit(name)}>
        {t(name)}: <b dir="auto">{anyOf(values)}</b>
      </button>
    ))
  return (
    <div className={styles.sentence}>
      <span>{t('rules.if')}</span>
      {asked.length === 0 ? <b className={styles.part}>{t('rules.any')}</b> : shown(asked)}
      <span>{t('rules.so')}</span>
      {done.length === 0 ? <b className={styles.part}>{t('rules.nothing')}</b> : shown(done)}
    </div>
  )
}
