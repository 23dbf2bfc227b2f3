import { AlarmClock } from 'lucide-react'
import type { Ref } from 'react'
import { shortTime } from '../../../kit/lib/relative-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useTeams } from '../../shared/teams.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import type { Case } from './queries.ts'
import { type Priority, priorities } from './queue-filter.ts'
import { TagsEditor } from './TagsEditor.tsx'
import type { Sort } from './use-sorting.ts'
import { namedChoices } from '../../shared/moved.ts'
import styles from './Triage.module.css'

/** How this case is sorted: priority, tags, until when it is put off. */
export function Triage({
  whole,
  onSort,
  onSnooze,
  tagsRef,
}: {
  whole: Case
  onSort: Sort
  onSnooze: () => void
  tagsRef: Ref<HTMLInputElement>
}) {
  const { t, locale } = useTexts()
  const { id } = whole.case
  const teams = useTeams() ?? []
  return (
    <Stack as="section" gap={2} className={styles.triage} aria-label={t('triage')}>
      {teams.length > 0 && (
        <label className={styles.line}>
          <span>{t('team')}</span>
          <Select
            value={teams.some((team) => team.id === whole.team) ? (whole.team ?? 'none') : 'none'}
            onChange={({ target }) => onSort([id], { team: target.value === 'none' ? null : target.value })}
            choices={[{ value: 'none', label: t('team.none') }, ...namedChoices(teams)]}
          />
        </label>
      )}
      <label className={styles.line}>
        <span>{t('priority')}</span>
        <Select
          value={whole.priority}
          onChange={(event) => onSort([id], { priority: event.target.value as Priority })}
          choices={choicesOf(priorities, (value) => t(`priority.${value}`))}
        />
      </label>
      {whole.snoozedUntil !== null ? (
        <Row as="p" wrap gap="1 2" pad="1 3" radius={1} ground="warning" tone="warning">
          <Icon icon={AlarmClock} size={15} />
          <span>
            {t('snooze.until', {
              time: shortTime(whole.snoozedUntil, locale),
            })}
          </span>
          <Button variant="quiet" size="small" onClick={() => onSort([id], { snoozedUntil: null })}>
            {t('snooze.wake')}
          </Button>
        </Row>
      ) : (
        whole.case.status !== 'RESOLVED' && (
          <Button variant="secondary" size="small" icon={<Icon icon={AlarmClock} size={15} />} onClick={onSnooze}>
            {t('snooze')}
          </Button>
        )
      )}
      <TagsEditor tags={whole.tags} onChange={(tags) => onSort([id], { tags })} boxRef={tagsRef} />
    </Stack>
  )
}
