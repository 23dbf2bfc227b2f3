import { useId, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useAgents } from '../../shared/agents.ts'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, Part, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { RadioCards } from '../../shared/RadioCards.tsx'
import { useSchedules } from '../../shared/schedules.ts'
import type { Team } from '../../shared/teams.ts'
import { removeTeam, saveTeam } from './queries.ts'
import { useAct } from './use-act.ts'
import page from '../../shared/FormPage.module.css'

const assignments = ['nobody', 'least-busy', 'in-turn'] as const

/** A team, new or changed: its people, and who of them gets a new case. */
export function TeamForm({ team, onSaved }: { team: Team | null; onSaved: (id: string | null) => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const agents = useAgents()
  const { isBusy, act } = useAct()
  const race = useRace()
  const cards = useId()
  const [name, setName] = useState(team?.name ?? '')
  const [members, setMembers] = useState<string[]>(team?.members ?? [])
  const [assignment, setAssignment] = useState<Team['assignment']>(team?.assignment ?? 'nobody')
  const schedules = useSchedules() ?? []
  const [schedule, setSchedule] = useState(team?.schedule ?? null)
  const [isUnnamed, setUnnamed] = useState(false)
  const people = [
    ...agents.map(({ id, displayName }) => ({ value: id, label: displayName })),
    // Who has not been here for long is a member all the same.
    ...members.filter((id) => agents.every((agent) => agent.id !== id)).map((id) => ({ value: id, label: id })),
  ]
  const save = (): void => {
    setUnnamed(name.trim() === '')
    if (name.trim() === '') return
    void act(async () => {
      const request = { name: name.trim(), members, assignment, schedule }
      const saved = await race.save(request, (match) => saveTeam(client, team?.id ?? null, request, match))
      onSaved(saved.id)
    }, t('macros.saved'))
  }
  return (
    <FormPage
      back={{ to: '/routing', name: t('routing.back') }}
      title={team?.name ?? t('teams.new')}
      menu={
        team && (
          <RemoveItem
            onRemove={() =>
              void act(
                async () => {
                  await removeTeam(client, team.id)
                  onSaved(null)
                },
                t('macros.removed'),
                t('teams.kept'),
              )
            }
          />
        )
      }
      action={<SaveButton isBusy={isBusy} />}
      notice={
        <RaceNotice
          fields={[
            { name: 'name', label: t('macros.name') },
            {
              name: 'members',
              label: t('teams.members'),
              show: (ids: readonly string[]) =>
                ids.map((id) => people.find(({ value }) => value === id)?.label ?? id).join(', '),
            },
            {
              name: 'assignment',
              label: t('teams.assignment'),
              show: (value: Team['assignment']) => t(`teams.assignment.${value}`),
            },
            {
              name: 'schedule',
              label: t('schedules'),
              show: (value: string) => schedules.find(({ id }) => id === value)?.name ?? value,
            },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={save}
    >
      <Field
        className={page.middle!}
        label={t('macros.name')}
        isRequired
        {...(isUnnamed ? { error: t('macros.name.missing') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={deskLimits.DeskTeamRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Part title={t('teams.members')}>
        <Choices isLegendHidden legend={t('teams.members')} choices={people} chosen={members} onChange={setMembers} />
      </Part>
      <Part title={t('teams.assignment')} hint={t('teams.assignment.hint')}>
        <FieldGroup label={t('teams.assignment')} isLabelHidden isRequired>
          <RadioCards
            name={cards}
            value={assignment}
            choices={assignments.map((value) => ({ value, label: t(`teams.assignment.${value}`) }))}
            onChange={setAssignment}
          />
        </FieldGroup>
        {(schedules.length > 0 || schedule !== null) && (
          <Field className={page.middle!} label={t('schedules')} footer={t('teams.schedule.hint')}>
            {(control) => (
              <Select
                {...control}
                value={schedule ?? ''}
                onChange={(event) => setSchedule(event.target.value || null)}
                choices={[
                  { value: '', label: t('schedules.always') },
                  ...schedules.map(({ id, name: label }) => ({ value: id, label })),
                ]}
              />
            )}
          </Field>
        )}
      </Part>
    </FormPage>
  )
}
