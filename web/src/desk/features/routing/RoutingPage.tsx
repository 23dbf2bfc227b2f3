import { useNavigate, useParams } from 'react-router-dom'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { matchOf } from '../../shared/use-race.ts'
import { RuleForm } from './RuleForm.tsx'
import { useConditionParts } from './RuleSentence.tsx'
import { TeamForm } from './TeamForm.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { useChosen } from '../../shared/use-chosen.ts'
import { RulesRoom } from '../../shared/frame/RulesRoom.tsx'

/** Where new cases go: the rules, in the order they are tried, and the teams they name. */
export function RoutingPage() {
  const { t, call } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const read = useOperation('listRules')
  const rules = read.data?.items
  const readTeams = useOperation('listTeams', {}, { revalidateOnFocus: false })
  const teams = readTeams.data?.items
  const { act } = useWrite('listRules', 'listTeams')
  const partsOf = useConditionParts()
  const rule = useChosen(kind === 'teams' ? [] : rules, id)
  const team = useChosen(kind === 'rules' || rules === undefined || rule !== undefined ? [] : teams, id)

  const isNew = id === 'new'
  const saved = (which: 'rules' | 'teams') => (savedId: string | null) =>
    void navigate(savedId === null ? '/routing' : `/routing/${which}/${savedId}`, { replace: true })
  return (
    <RulesRoom
      text={t('routing.choose.text')}
      reads={[read, readTeams]}
      rules={{
        rows: rules,
        chosen: rule,
        path: '/routing/rules',
        title: t('rules'),
        new: t('rules.new'),
        none: t('rules.none'),
        onOrder: (ids) => void act(() => call('orderRules', { body: { ids }, header: matchOf(read.data) })),
        show: ({ when }) => {
          const asked = partsOf(when).flatMap(([, values]) => values)
          return (
            <bdi>
              {asked.length === 0 ? t('rules.any') : `${asked.slice(0, 3).join(' · ')}${asked.length > 3 ? ' …' : ''}`}
            </bdi>
          )
        },
      }}
      named={{
        rows: teams,
        chosen: team,
        path: '/routing/teams',
        title: t('teams'),
        new: t('teams.new'),
        none: t('teams.none'),
        show: ({ members, assignment }) => (
          <>
            <span>{t('teams.count', { count: members.length })}</span>
            {assignment !== 'nobody' && <span>{t(`teams.assignment.${assignment}`)}</span>}
          </>
        ),
      }}
    >
      {rule !== undefined || (kind === 'rules' && isNew) ? (
        <Raced key={`rule ${rule?.id}`} thing={rule ?? null}>
          {(one) => <RuleForm rule={one} onSaved={saved('rules')} />}
        </Raced>
      ) : (
        (team !== undefined || (kind === 'teams' && isNew)) && (
          <Raced key={`team ${team?.id}`} thing={team ?? null}>
            {(one) => <TeamForm team={one} onSaved={saved('teams')} />}
          </Raced>
        )
      )}
    </RulesRoom>
  )
}
