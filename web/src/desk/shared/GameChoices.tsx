import type { ReactNode } from 'react'
import { ChoiceCondition } from './Condition.tsx'
import { gameChoices, useGames } from './games.ts'
import { deskLocales, languageChoices, useTexts } from './i18n.ts'

interface Chosen {
  games: string[]
  topics: number[]
  languages: string[]
}

interface GameChoicesProps {
  when: Chosen
  onChange: (change: Partial<Chosen>) => void
  /** Asked between topics and languages. */
  children?: ReactNode
}

/** Of which games, topics and languages a case has to be, a line each; nothing chosen is any. */
export function GameChoices({ when, onChange, children }: GameChoicesProps) {
  const { t, locale } = useTexts()
  const games = useGames()
  // A topic that was chosen stays to be seen, whatever games are.
  const topics = games
    .filter(({ game, topics: its }) =>
      when.games.length === 0
        ? its.some(({ categoryId }) => when.topics.includes(categoryId))
        : when.games.includes(game),
    )
    .flatMap(({ topics: its }) => its.map(({ categoryId, name: label }) => ({ value: categoryId, label })))
  return (
    <>
      <ChoiceCondition
        legend={t('filter.game')}
        choices={gameChoices(games)}
        chosen={when.games}
        onChange={(games) => onChange({ games })}
      />
      {topics.length > 0 && (
        <ChoiceCondition
          legend={t('rules.topics')}
          choices={topics}
          chosen={when.topics}
          onChange={(topics) => onChange({ topics })}
        />
      )}
      {children}
      <ChoiceCondition
        legend={t('filter.language')}
        choices={languageChoices([...deskLocales, ...when.languages], locale)}
        chosen={when.languages}
        onChange={(languages) => onChange({ languages })}
      />
    </>
  )
}
