import { Target as TargetIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { OrderedRows } from '../../shared/OrderedRows.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useSchedules } from '../../shared/schedules.ts'
import { clockKinds, orderTargets, useAct, useTargets } from './queries.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { TargetForm } from './TargetForm.tsx'
import { mayLead } from '../../shared/roles.ts'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'

/** What players are promised, in the order it is asked, and the hours it is counted in. */
export function TargetsPage() {
  const { t, locale } = useTexts()
  const { me, client } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const { data: targets, error, mutate } = useTargets()
  const schedules = useSchedules()
  const { act } = useAct()
  useEffect(() => {
    document.title = `${t('targets')} · ${t('title')}`
  }, [t])
  if (!mayLead(me.roles)) return <Navigate to="/cases" replace />

  const isNew = id === 'new'
  const target = kind === 'rules' ? targets?.find((one) => one.id === id) : undefined
  const schedule = kind === 'hours' ? schedules?.find((one) => one.id === id) : undefined
  const saved = (which: 'rules' | 'hours') => (savedId: string | null) =>
    void navigate(savedId === null ? '/targets' : `/targets/${which}/${savedId}`, { replace: true })
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined} hasList>
      <section className={room.list} aria-label={t('targets')}>
        <header className={room.head}>
          <h2>{t('targets')}</h2>
          <span className={room.actions}>
            <Link to="/targets/rules/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('targets.new')}
            </Link>
            <Link to="/targets/hours/new" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('schedules.new')}
            </Link>
          </span>
        </header>
        {error !== undefined && targets === undefined ? (
          <EmptyState
            icon={TargetIcon}
            title={t('failed')}
            isAlert
            actions={
              <Button variant="secondary" onClick={() => void mutate()}>
                {t('retry')}
              </Button>
            }
          />
        ) : targets === undefined || schedules === undefined ? (
          <div className={parts.skeletons} role="status" aria-label={t('loading')}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <div className={list.lists}>
            <h3 className={list.group}>{t('targets')}</h3>
            <OrderedRows
              rows={targets}
              chosen={target?.id}
              hrefOf={(one) => `/targets/rules/${one}`}
              none={t('targets.none')}
              onOrder={(ids) => void act(() => orderTargets(client, ids))}
            >
              {({ minutes }) =>
                clockKinds.map((kind) => {
                  const promised = minutes[kind]
                  return promised === null ? null : (
                    <span key={kind}>
                      {t(`clock.${kind}`)}: {wholeTime(promised * 60, locale)}
                    </span>
                  )
                })
              }
            </OrderedRows>
            <h3 className={list.group}>{t('schedules')}</h3>
            {schedules.length === 0 ? (
              <p className={list.group}>{t('schedules.none')}</p>
            ) : (
              <ul>
                {schedules.map((one) => (
                  <li key={one.id}>
                    <Link
                      to={`/targets/hours/${one.id}`}
                      className={room.row}
                      aria-current={one.id === schedule?.id ? 'true' : undefined}
                    >
                      <strong dir="auto">{one.name}</strong>
                      <span className={room.small}>
                        <bdi>{one.timeZone}</bdi>
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
        {kind === 'rules' && (target !== undefined || isNew) ? (
          <TargetForm key={`target ${id}`} target={target ?? null} onSaved={saved('rules')} />
        ) : kind === 'hours' && (schedule !== undefined || isNew) ? (
          <ScheduleForm key={`hours ${id}`} schedule={schedule ?? null} onSaved={saved('hours')} />
        ) : (
          <EmptyState icon={TargetIcon} title={t('targets.choose')}>
            {t('targets.choose.text')}
          </EmptyState>
        )}
      </main>
    </Frame>
  )
}
