import { Route as RouteIcon } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAgain, useOperation } from '../../shared/operations.ts'
import { OrderedRows } from '../../shared/OrderedRows.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useTeams } from '../../shared/teams.ts'
import { matchOf } from '../../shared/use-race.ts'
import { RuleForm } from './RuleForm.tsx'
import { useConditionParts } from './RuleSentence.tsx'
import { TeamForm } from './TeamForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { useChosen } from '../../shared/use-chosen.ts'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'

/** Where new cases go: the rules, in the order they are tried, and the teams they name. */
export function RoutingPage() {
  const { t } = useTexts()
  const { call } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const read = useOperation('listRules').data
  const rules = read?.items
  const teams = useTeams()
  const { act } = useWrite(useAgain('listRules', 'listTeams'))
  const partsOf = useConditionParts()
  const rule = useChosen(kind === 'teams' ? [] : rules, id)
  const team = useChosen(kind === 'rules' || rules === undefined || rule !== undefined ? [] : teams, id)

  const isNew = id === 'new'
  const saved = (which: 'rules' | 'teams') => (savedId: string | null) =>
    void navigate(savedId === null ? '/routing' : `/routing/${which}/${savedId}`, { replace: true })
  return (
    <ListRoom
      title={t('routing')}
      icon={RouteIcon}
      rows={rules === undefined || teams === undefined ? undefined : [...rules, ...teams]}
      begin={[
        { to: '/routing/rules/new', name: t('rules.new') },
        { to: '/routing/teams/new', name: t('teams.new'), isInList: true },
      ]}
      isReading={id !== undefined}
      none={t('rules.none')}
      text={t('routing.choose.text')}
      list={
        <div className={list.lists}>
          <h3 className={list.group}>{t('rules')}</h3>
          <OrderedRows
            rows={rules ?? []}
            chosen={rule?.id}
            hrefOf={(one) => `/routing/rules/${one}`}
            none={t('rules.none')}
            onOrder={(ids) => void act(() => call('orderRules', { body: { ids }, header: matchOf(read) }))}
          >
            {({ when }) => {
              const asked = partsOf(when).flatMap(([, values]) => values)
              return (
                <bdi>
                  {asked.length === 0
                    ? t('rules.any')
                    : `${asked.slice(0, 3).join(' · ')}${asked.length > 3 ? ' …' : ''}`}
                </bdi>
              )
            }}
          </OrderedRows>
          <header className={list.groupHead}>
            <h3 className={list.group}>{t('teams')}</h3>
            <Link to="/routing/teams/new" className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('teams.new')}
            </Link>
          </header>
          {teams?.length === 0 ? (
            <p className={list.group}>{t('teams.none')}</p>
          ) : (
            <ul>
              {teams?.map((one) => (
                <li key={one.id}>
                  <Link
                    to={`/routing/teams/${one.id}`}
                    className={room.row}
                    aria-current={one.id === team?.id ? 'true' : undefined}
                  >
                    <strong dir="auto">{one.name}</strong>
                    <span className={room.small}>
                      <span>{t('teams.count', { count: one.members.length })}</span>
                      {one.assignment !== 'nobody' && <span>{t(`teams.assignment.${one.assignment}`)}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      }
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
    </ListRoom>
  )
}
