import type { ReactNode } from 'react'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { gameChoices, useGames } from '../../shared/games.ts'
import { deskLocales, useTexts } from '../../shared/i18n.ts'
import { shortChoices } from '../../shared/language-names.ts'
import styles from './Gaps.module.css'

/** A table of one game and one language, or of all; what else narrows it comes first. */
export function ScopeFilter({
  value: { game, language },
  onChange,
  children,
}: {
  value: { game: string; language: string }
  onChange: (part: { game: string } | { language: string }) => void
  children?: ReactNode
}) {
  const { t, locale } = useTexts()
  const games = useGames()
  return (
    <Stack align="end" gap="2 3" className={styles.filters} role="search" aria-label={t('studio.filter')}>
      {children}
      <SelectBox
        label={t('filter.game')}
        value={game}
        onChange={(chosen) => onChange({ game: chosen })}
        choices={[{ value: '', label: t('filter.game.all') }, ...gameChoices(games)]}
      />
      <SelectBox
        label={t('studio.language')}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
        choices={[{ value: '', label: t('filter.language.all') }, ...shortChoices(deskLocales, locale)]}
      />
    </Stack>
  )
}
