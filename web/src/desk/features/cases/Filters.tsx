import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { DeskFrame } from '../../shared/DeskFrame.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useIsBeyond, useOwnGames, useOwnLanguages } from '../../shared/scope.ts'
import { choicesOf, languageChoices, useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { useRefresh, useTags } from './queries.ts'
import { channels, dues, type Narrowing, narrowings, priorities, type QueueFilter, viewQuery } from './queue-filter.ts'
import { mayLead } from '../../shared/roles.ts'
import { gameChoices } from '../../shared/games.ts'
import { namedChoices } from '../../shared/moved.ts'
import styles from './Filters.module.css'

/** What narrows the view, behind one button that says how many do; together they can be kept under a name. */
export function Filters({ filter, onChange }: { filter: QueueFilter; onChange: (change: Partial<Narrowing>) => void }) {
  const { t, locale } = useTexts()
  const games = useOwnGames()
  const languages = useOwnLanguages()
  const tags = useTags()
  const teams = useTeams() ?? []
  const active = narrowings.filter((name) => filter[name] !== null).length
  const [isOpen, setOpen] = useState(active > 0)
  const choices: Record<keyof Narrowing, readonly { value: string; label: string }[]> = {
    game: gameChoices(games),
    team: [...namedChoices(teams), { value: 'none', label: t('team.none') }],
    priority: choicesOf(priorities, (value) => t(`priority.${value}`)),
    tag: [...new Set([...tags, ...(filter.tag === null ? [] : [filter.tag])])].map((value) => ({
      value,
      label: value,
    })),
    due: choicesOf(dues, (value) => t(`due.${value}`)),
    channel: choicesOf(channels, (value) => t(`channel.${value}`)),
    language: languageChoices(languages, locale),
  }
  const names = {
    game: 'filter.game',
    team: 'team',
    priority: 'priority',
    tag: 'filter.tag',
    due: 'filter.due',
    channel: 'filter.channel',
    language: 'filter.language',
  } as const
  // Where nobody made a team, or a scope leaves one, there is nothing to choose.
  const shown = narrowings.filter(
    (name) => filter[name] !== null || (choices[name].length > 1 && (name !== 'team' || teams.length > 0)),
  )
  const none = Object.fromEntries(narrowings.map((name) => [name, null]))
  return (
    <Stack gap={2}>
      <Row justify="between" className={styles.line}>
        <Row
          as="button"
          gap={2}
          padX={3}
          line="all"
          radius={1}
          tone="text"
          inline
          type="button"
          className={cx(styles.open, active > 0 && styles.active)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={ListFilter} size={16} />
          {active === 0 ? t('filter') : t('filter.active', { count: active })}
        </Row>
        {active > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChange(none)}>
            {t('filter.clear')}
          </Button>
        )}
      </Row>
      {isOpen && (
        <Stack gap={2} className={styles.choices}>
          {shown.map((name) => (
            <Select
              key={name}
              aria-label={t(names[name])}
              className={cx(filter[name] !== null && styles.chosen)}
              value={filter[name] ?? ''}
              onChange={(event) => onChange({ [name]: event.target.value || null })}
              choices={[{ value: '', label: t(`filter.${name}.all`) }, ...choices[name]]}
            />
          ))}
          {active > 0 && filter.text === '' && <KeepView filter={filter} />}
        </Stack>
      )}
    </Stack>
  )
}

function KeepView({ filter }: { filter: QueueFilter }) {
  const { t, call, me } = useDesk()
  const refresh = useRefresh()
  const isBeyond = useIsBeyond()
  // Where there is one game to see, everybody's view is of it.
  const [only, ...others] = me.scope.games
  const game = filter.game ?? (others.length === 0 ? only : undefined)
  const mayShare = mayLead(me.roles) && !isBeyond(game)
  const form = useDeskForm({
    initial: { name: '', shared: false },
    toBody: ({ name, shared }) =>
      name.trim() === ''
        ? null
        : {
            name: name.trim(),
            query: { ...viewQuery(filter), ...(shared && game !== undefined ? { game } : {}) },
            shared,
          },
    onSave: (body) => call('saveView', { body }),
    onSaved: () => {
      form.form.reset()
      refresh()
    },
    done: t('views.kept'),
  })
  const keeps = (shared: boolean) => () => form.change({ shared })
  return (
    <DeskFrame form={form} className={styles.keep!}>
      <Input
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        maxLength={deskLimits.SavedViewRequest.name.maxLength}
        value={form.values.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
      <Button type="submit" variant="secondary" size="small" onClick={keeps(false)}>
        {t('views.keep')}
      </Button>
      {mayShare && (
        <Button type="submit" variant="quiet" size="small" onClick={keeps(true)}>
          {t('views.keep.all')}
        </Button>
      )}
    </DeskFrame>
  )
}
