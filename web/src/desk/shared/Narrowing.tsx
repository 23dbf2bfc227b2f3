// What of a list is shown stands in its address, a word a choice; '' narrows nothing.
import { ListFilter } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../kit/ui/Button.tsx'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { gameChoices } from './games.ts'
import { languageChoices, useTexts } from './i18n.ts'
import { useOwnGames, useOwnLanguages } from './scope.ts'

export const spans = [7, 30, 90, 365] as const

export const useNarrowing = () => {
  const [search, setSearch] = useSearchParams()
  const narrow = (name: string, value: string): void => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return { search, narrow }
}

export interface Narrowing {
  label: string
  choices: readonly { value: string; label: string }[]
}

/** Those that several lists have. */
export const useUsualNarrowings = () => {
  const { t, locale } = useTexts()
  return {
    game: {
      label: t('filter.game'),
      choices: [{ value: '', label: t('filter.game.all') }, ...gameChoices(useOwnGames())],
    },
    language: {
      label: t('filter.language'),
      choices: [{ value: '', label: t('filter.language.all') }, ...languageChoices(useOwnLanguages(), locale)],
    },
    days: {
      label: t('usage.span'),
      choices: spans.map((days) => ({
        value: days === 30 ? '' : String(days),
        label: t('usage.days', { count: days }),
      })),
    },
  }
}

export function NarrowSelect({
  name,
  all,
  search,
  narrow,
}: ReturnType<typeof useNarrowing> & { name: string; all: Readonly<Record<string, Narrowing>> }) {
  const { label, choices } = all[name]!
  // A scope that leaves one leaves nothing to choose.
  if ((name === 'game' || name === 'language') && choices.length < 3) return null
  return (
    <Select
      aria-label={label}
      value={search.get(name) ?? ''}
      onChange={({ target }) => narrow(name, target.value)}
      choices={choices}
    />
  )
}

/** Opens the choices there is no room for, and says how many of them narrow the list. */
export function NarrowButton({
  active = 0,
  isOpen,
  onOpen,
  ...look
}: Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  active?: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}) {
  const { t } = useTexts()
  return (
    <Button
      variant="secondary"
      icon={<Icon icon={ListFilter} size={17} />}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
      {...look}
    >
      {active === 0 ? t('filter') : t('filter.active', { count: active })}
    </Button>
  )
}
