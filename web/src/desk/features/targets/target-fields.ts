import { useAnyOf } from '../../shared/Condition.tsx'
import { useTexts } from '../../shared/i18n.ts'
import type { RacedField } from '../../shared/Raced.tsx'
import { wholeTime } from '../../shared/remaining.ts'
import { useSchedules } from '../../shared/schedules.ts'
import type { ClockKind, Target } from './clock-kinds.ts'
import { useCalled } from '../../shared/condition-words.tsx'

const names = {
  teams: 'team',
  priorities: 'priority',
  games: 'filter.game',
  topics: 'rules.topics',
  languages: 'filter.language',
} as const satisfies Record<keyof Target['when'], string>

/** What of a target two people may have changed, in the words of its form. */
export const useTargetFields = (): readonly RacedField[] => {
  const { t, locale } = useTexts()
  const anyOf = useAnyOf()
  const schedules = useSchedules() ?? []
  const called = useCalled()
  return [
    { name: 'name', label: t('macros.name') },
    { name: 'enabled', label: t('targets.enabled') },
    {
      name: 'minutes',
      label: t('targets.times'),
      parts: (kind) => t(`clock.${kind as ClockKind}`),
      show: (minutes: number) => wholeTime(minutes * 60, locale),
    },
    {
      name: 'schedule',
      label: t('schedules'),
      show: (value: string) => schedules.find(({ id }) => id === value)?.name ?? value,
    },
    {
      name: 'when',
      label: t('targets.when'),
      parts: (part) => t(names[part as keyof typeof names]),
      show: (values: readonly (string | number)[]) => anyOf(values.map(called)),
    },
  ]
}
