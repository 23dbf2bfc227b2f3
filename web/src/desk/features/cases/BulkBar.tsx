import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { choicesOf } from '../../shared/i18n.ts'
import { type CaseRow, useTags } from './queries.ts'
import { type Priority, priorities } from './queue-filter.ts'
import { snoozeTimes } from './snooze-times.ts'
import { asTag } from './TagsEditor.tsx'
import type { Sort } from './use-sorting.ts'
import styles from './Triage.module.css'

/** What can be done with all chosen cases at once. */
export function BulkBar({ rows, onSort, onClear }: { rows: readonly CaseRow[]; onSort: Sort; onClear: () => void }) {
  const { t, me } = useDesk()
  const agents = useAgents()
  const known = useTags()
  const ids = rows.map(({ id }) => id)
  const act: Sort = (which, change) => {
    onSort(which, change)
    onClear()
  }
  const tagsOf = (id: string): string[] => rows.find((row) => row.id === id)?.tags ?? []
  return (
    <Stack
      as="section"
      align="center"
      gap={2}
      pad={3}
      line="start"
      ground="raised"
      className={styles.bulk}
      aria-label={t('bulk')}
    >
      <Text weight={650} role="status">
        {t('bulk.chosen', { count: rows.length })}
      </Text>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Select
        aria-label={t('case.assignee')}
        value=""
        placeholder={t('bulk.assign')}
        onChange={({ target }) => act(ids, { assignee: target.value === 'none' ? null : target.value })}
        choices={[
          { value: me.id, label: t('case.take') },
          { value: 'none', label: t('case.nobody') },
          ...agentChoices(agents.filter(({ id }) => id !== me.id)),
        ]}
      />
      <Select
        aria-label={t('priority')}
        value=""
        placeholder={t('priority')}
        onChange={({ target }) => act(ids, { priority: target.value as Priority })}
        choices={choicesOf(priorities, (value) => t(`priority.${value}`))}
      />
      <Select
        aria-label={t('snooze')}
        value=""
        placeholder={t('snooze')}
        onChange={({ target }) => {
          const until = snoozeTimes(new Date()).find(({ name }) => name === target.value)
          act(ids, { snoozedUntil: until === undefined ? null : until.at.toISOString() })
        }}
        choices={[
          ...snoozeTimes(new Date()).map(({ name }) => ({ value: name, label: t(`snooze.${name}`) })),
          { value: 'wake', label: t('snooze.wake') },
        ]}
      />
      <Select
        aria-label={t('tags.add')}
        value=""
        placeholder={t('tags.add')}
        onChange={({ target }) => {
          const tag = asTag(target.value)
          act(ids, (id) => ({ tags: [...new Set([...tagsOf(id), tag])] }))
        }}
        choices={known.map((tag) => ({ value: tag, label: tag }))}
      />
    </Stack>
  )
}
