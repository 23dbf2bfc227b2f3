// What a rule, a target asks for, in the words of its form.
import type { ReactNode } from 'react'
import { useAnyOf } from './Condition.tsx'
import { useGames } from './games.ts'
import { languageName, type TextKey, useTexts } from './i18n.ts'
import { useMacros } from './macros.ts'
import { useTeams } from './teams.ts'
import styles from './Condition.module.css'

/** What is asked for, by the name of its line; "any" is left out. */
export type Part = [TextKey, readonly string[]]

/** A value by its name, whichever it is: of what is known here, no two have the same id. */
export const useCalled = (): ((value: string | number) => string) => {
  const { locale } = useTexts()
  const games = useGames()
  const topics = games.flatMap((game) => game.topics)
  const named = [...(useTeams() ?? []), ...(useMacros() ?? [])]
  return (value) =>
    games.find(({ game }) => game === value)?.title ??
    topics.find(({ categoryId }) => categoryId === value)?.name ??
    named.find(({ id }) => id === value)?.name ??
    (/^[a-z]{2}-[A-Z]{2}$/.test(String(value)) ? languageName(String(value), locale) : String(value))
}

/** In one line, as it stands in the form: if this and that, then so; a press on a part goes to its box. */
export function Sentence({
  asked,
  done,
  onEdit,
}: {
  asked: readonly Part[]
  /** What comes of it, each with its name. */
  done: readonly { name: string; words: ReactNode; key?: TextKey }[]
  onEdit?: (part: TextKey) => void
}) {
  const { t } = useTexts()
  const anyOf = useAnyOf()
  const shown = (parts: typeof done, none: TextKey) =>
    parts.length === 0 ? (
      <b className={styles.part}>{t(none)}</b>
    ) : (
      parts.map(({ name, words, key }) =>
        onEdit === undefined || key === undefined ? (
          <span key={name} className={styles.part}>
            {name}: <b dir="auto">{words}</b>
          </span>
        ) : (
          <button key={name} type="button" className={styles.part} onClick={() => onEdit(key)}>
            {name}: <b dir="auto">{words}</b>
          </button>
        ),
      )
    )
  return (
    <div className={styles.sentence}>
      <span>{t('rules.if')}</span>
      {shown(
        asked.flatMap(([key, values]) => (values.length === 0 ? [] : [{ name: t(key), words: anyOf(values), key }])),
        'rules.any',
      )}
      <span>{t('rules.so')}</span>
      {shown(done, 'rules.nothing')}
    </div>
  )
}
