import { deskLimits } from '../../../kit/api/limits.ts'
import { SelectField } from '../../../kit/form/fields.tsx'
import { agentChoices, useAgents } from '../../shared/agents.ts'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, NameField, Part } from '../../shared/FormPage.tsx'
import { choicesOf } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { CardsField } from '../../shared/RadioCards.tsx'
import { useSchedules } from '../../shared/schedules.ts'
import type { Team } from '../../shared/teams.ts'
import { namedChoices, nameIn } from '../../shared/moved.ts'
import page from '../../shared/FormPage.module.css'

const assignments = ['nobody', 'least-busy', 'in-turn'] as const

/** A team, new or changed: its people, and who of them gets a new case. */
export function TeamForm({ team, onSaved }: { team: Team | null; onSaved: (id: string | null) => void }) {
  const { t, call } = useDesk()
  const agents = useAgents()
  const schedules = useSchedules() ?? []
  const form = useDeskForm({
    initial: {
      name: team?.name ?? '',
      members: team?.members ?? [],
      assignment: team?.assignment ?? 'nobody',
      schedule: team?.schedule ?? '',
    },
    of: team,
    toBody: ({ name, schedule, ...rest }) => ({ ...rest, name: name.trim(), schedule: schedule || null }),
    onSave: (body, header) =>
      team === null ? call('createTeam', { body }) : call('replaceTeam', { teamId: team.id, body, header }),
    onSaved: ({ id }) => onSaved(id),
    again: ['listRules', 'listTeams'],
    done: t('macros.saved'),
  })
  const { members, assignment, schedule } = form.values
  const people = [
    ...agentChoices(agents),
    // Who has not been here for long is a member all the same.
    ...members.filter((id) => agents.every((agent) => agent.id !== id)).map((id) => ({ value: id, label: id })),
  ]
  return (
    <FormPage
      form={form}
      back={{ to: '/routing', name: t('routing.back') }}
      title={team?.name ?? t('teams.new')}
      removal={
        team && {
          work: () => call('deleteTeam', { teamId: team.id }),
          onRemoved: () => onSaved(null),
          kept: t('teams.kept'),
        }
      }
      raced={[
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
          show: (value: string) => nameIn(schedules, value) ?? value,
        },
      ]}
    >
      <NameField maxLength={deskLimits.DeskTeamRequest.name.maxLength} />
      <Part title={t('teams.members')}>
        <Choices
          isLegendHidden
          legend={t('teams.members')}
          choices={people}
          chosen={members}
          onChange={(chosen) => form.change({ members: chosen })}
        />
      </Part>
      <Part title={t('teams.assignment')} hint={t('teams.assignment.hint')}>
        <CardsField
          label={t('teams.assignment')}
          isLabelHidden
          value={assignment}
          choices={choicesOf(assignments, (value) => t(`teams.assignment.${value}`))}
          onChange={(value) => form.change({ assignment: value })}
        />
        {(schedules.length > 0 || schedule !== '') && (
          <SelectField
            name="schedule"
            className={page.middle}
            label={t('schedules')}
            footer={t('teams.schedule.hint')}
            choices={[{ value: '', label: t('schedules.always') }, ...namedChoices(schedules)]}
          />
        )}
      </Part>
    </FormPage>
  )
}
