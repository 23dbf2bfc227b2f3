import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useAgents } from '../../shared/agents.ts'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { SheetActions } from '../../shared/SheetActions.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useSchedules } from '../../shared/schedules.ts'
import type { Team } from '../../shared/teams.ts'
import { removeTeam, saveTeam } from './queries.ts'
import { useAct } from './use-act.ts'
import room from '../../shared/Room.module.css'

const assignments = ['nobody', 'least-busy', 'in-turn'] as const

/** A team, new or changed: its people, and who of them gets a new case. */
export function TeamForm({ team, onSaved }: { team: Team | null; onSaved: (id: string | null) => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const agents = useAgents()
  const { isBusy, act } = useAct()
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
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setUnnamed(name.trim() === '')
    if (name.trim() === '') return
    void act(async () => {
      const saved = await saveTeam(client, team?.id ?? null, { name: name.trim(), members, assignment, schedule })
      onSaved(saved.id)
    }, t('macros.saved'))
  }
  return (
    <form className={room.sheet} onSubmit={save} noValidate>
      <Link to="/routing" className={room.back}>
        {t('routing.back')}
      </Link>
      <h2 className={team === null ? undefined : room.heard}>
        {team === null ? t('teams.new') : <bdi>{team.name}</bdi>}
      </h2>
      <Field label={t('macros.name')} isRequired {...(isUnnamed ? { error: t('macros.name.missing') } : {})}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={deskLimits.DeskTeamRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Choices legend={t('teams.members')} choices={people} chosen={members} onChange={setMembers} />
      <Field label={t('teams.assignment')} hint={t('teams.assignment.hint')}>
        {(control) => (
          <Select
            {...control}
            value={assignment}
            onChange={(event) => setAssignment(event.target.value as Team['assignment'])}
            choices={assignments.map((value) => ({ value, label: t(`teams.assignment.${value}`) }))}
          />
        )}
      </Field>
      {(schedules.length > 0 || schedule !== null) && (
        <Field label={t('schedules')} hint={t('teams.schedule.hint')}>
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
      <SheetActions
        isBusy={isBusy}
        onRemove={
          team &&
          (() =>
            void act(
              async () => {
                await removeTeam(client, team.id)
                onSaved(null)
              },
              t('macros.removed'),
              t('teams.kept'),
            ))
        }
      />
    </form>
  )
}
