import { useState } from 'react'
import { Stack, Text } from '../../kit/ui/Layout.tsx'
import { Choices } from './Choices.tsx'
import { gameChoices, useGames, useGameTitle } from './games.ts'
import { choicesOf, deskLocales, languageChoices, languageName, useTexts } from './i18n.ts'
import { CardsField } from './RadioCards.tsx'

export interface Scope {
  games: string[]
  languages: string[]
}

/** Chosen ones that are offered no more stay to be seen, and to be taken away. */
const withChosen = (offered: readonly { value: string; label: string }[], chosen: readonly string[]) => [
  ...offered,
  ...chosen.filter((value) => offered.every((one) => one.value !== value)).map((value) => ({ value, label: value })),
]

/** What somebody sees: everything, or games and languages of which none means all. */
export function ScopeChoices({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  const { t, locale } = useTexts()
  const games = gameChoices(useGames())
  const languages = languageChoices(deskLocales, locale)
  const [isPart, setPart] = useState(scope.games.length + scope.languages.length > 0)
  return (
    <Stack gap={4}>
      <CardsField
        label={t('scope')}
        value={isPart ? 'part' : 'all'}
        choices={choicesOf(['all', 'part'] as const, (value) => t(`scope.${value}`))}
        onChange={(value) => {
          setPart(value === 'part')
          if (value === 'all') onChange({ games: [], languages: [] })
        }}
      />
      {isPart && (
        <>
          <Choices
            legend={t('scope.games')}
            choices={withChosen(games, scope.games)}
            chosen={scope.games}
            onChange={(chosen) => onChange({ ...scope, games: chosen })}
          />
          <Choices
            legend={t('scope.languages')}
            choices={withChosen(languages, scope.languages)}
            chosen={scope.languages}
            onChange={(chosen) => onChange({ ...scope, languages: chosen })}
          />
          <Text tone="quiet" size={1}>
            {t('scope.hint')}
          </Text>
        </>
      )}
    </Stack>
  )
}

/** A scope in a line. */
export const useScopeWords = (): ((scope: Scope) => string) => {
  const { t, locale } = useTexts()
  const titleOf = useGameTitle()
  return (scope) => {
    const titles = scope.games.map(titleOf)
    const names = scope.languages.map((language) => languageName(language, locale))
    const all = [...titles, ...names]
    return all.length === 0 ? t('scope.all') : new Intl.ListFormat(locale, { type: 'unit' }).format(all)
  }
}
