import { Route as RouteIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { OrderedRows } from '../../shared/OrderedRows.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { orderRules, useRules } from './queries.ts'
import { RuleForm } from './RuleForm.tsx'
import { TeamForm } from './TeamForm.tsx'
import { useAct } from './use-act.ts'
import { mayLead } from '../../shared/roles.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'

/** Where new cases go: the rules, in the order they are tried, and the teams they name. */
export function RoutingPage() {
  const { t } = useTexts()
  const { me, client } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const rules = useRules()
  const teams = useTeams()
  const { act } = useAct()
  useEffect(() => {
    document.title = `${t('routing')} · ${t('title')}`
  }, [t])
  if (!mayLead(me.roles)) return <Navigate to="/cases" replace />

  const isNew = id === 'new'
  const rule = kind === 'rules' ? rules?.find((one) => one.id === id) : undefined
  const team = kind === 'teams' ? teams?.find((one) => one.id === id) : undefined
  const saved = (which: 'rules' | 'teams') => (savedId: string | null) =>
    void navigate(savedId === null ? '/routing' : `/routing/${which}/${savedId}`, { replace: true })
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('routing')}>
        <header className={room.head}>
          <h2>{t('routing')}</h2>
          <span className={room.actions}>
            <Link to="/routing/rules/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('rules.new')}
            </Link>
            <Link to="/routing/teams/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('teams.new')}
            </Link>
          </span>
        </header>
        {rules === undefined || teams === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <div className={list.lists}>
            <h3 className={list.group}>{t('rules')}</h3>
            <OrderedRows
              rows={rules}
              chosen={rule?.id}
              hrefOf={(one) => `/routing/rules/${one}`}
              none={t('rules.none')}
              onOrder={(ids) => void act(() => orderRules(client, ids))}
            />
            <h3 className={list.group}>{t('teams')}</h3>
            {teams.length === 0 ? (
              <p className={list.group}>{t('teams.none')}</p>
            ) : (
              <ul>
                {teams.map((one) => (
                  <li key={one.id}>
                    <Link
                      to={`/routing/teams/${one.id}`}
                      className={room.row}
                      aria-current={one.id === team?.id ? 'true' : undefined}
                    >
                      <strong dir="auto">{one.name}</strong>
                      <span className={room.small}>
                        <span>{t('teams.count', { count: one.members.length })}</span>
                        <span>{t(`teams.assignment.${one.assignment}`)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </section>
      <main className={cx(frame.place, room.scroll)}>
        {kind === 'rules' && (rule !== undefined || isNew) ? (
          <RuleForm key={`rule ${id}`} rule={rule ?? null} onSaved={saved('rules')} />
        ) : kind === 'teams' && (team !== undefined || isNew) ? (
          <TeamForm key={`team ${id}`} team={team ?? null} onSaved={saved('teams')} />
        ) : (
          <EmptyState icon={RouteIcon} title={t('routing.choose')}>
            {t('routing.choose.text')}
          </EmptyState>
        )}
      </main>
    </Frame>
  )
}
