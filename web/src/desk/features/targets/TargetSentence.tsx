import { useAnyOf } from '../../shared/Condition.tsx'
import { useGames, useGameTitle } from '../../shared/games.ts'
import { languageName, type TextKey, useTexts } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useTeamName } from '../../shared/teams.ts'
import { clockKinds, type Target } from './clock-kinds.ts'
import styles from '../../shared/Condition.module.css'

/** The target in one line, as it stands in the form: of these cases, so much is promised. */
export function TargetSentence({ when, minutes }: Pick<Target, 'when' | 'minutes'>) {
  const { t, locale } = useTexts()
  const anyOf = useAnyOf()
  const games = useGames()
  const titleOf = useGameTitle()
  const topics = games.flatMap((game) => game.topics)
  const teamOf = useTeamName()
  const all: [TextKey, readonly string[]][] = [
    ['team', when.teams.map(teamOf)],
    ['priority', when.priorities.map((one) => t(`priority.${one}`))],
    ['filter.game', when.games.map(titleOf)],
    ['rules.topics', when.topics.map((id) => topics.find((one) => one.categoryId === id)?.name ?? String(id))],
    ['filter.language', when.languages.map((language) => languageName(language, locale))],
  ]
  const asked = all.filter(([, values]) => values.length > 0)
  const promised = clockKinds.flatMap((kind) => {
    const within = minutes[kind]
    return within === null ? [] : [{ name: t(`clock.${kind}`), within: wholeTime(within * 60, locale) }]
  })
  return (
    <div className={styles.sentence}>
      <span>{t('rules.if')}</span>
      {asked.length === 0 ? (
        <b className={styles.part}>{t('rules.any')}</b>
      ) : (
        asked.map(([name, values]) => (
          <span key={name} className={styles.part}>
            {t(name)}: <b dir="auto">{anyOf(values)}</b>
          </span>
        ))
      )}
      <span>{t('rules.so')}</span>
      {promised.length === 0 ? (
        <b className={styles.part}>{t('rules.nothing')}</b>
      ) : (
        promised.map(({ name, within }) => (
          <span key={name} className={styles.part}>
            {name}: <b>{within}</b>
          </span>
        ))
      )}
    </div>
  )
}
