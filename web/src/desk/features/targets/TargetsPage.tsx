import { ChevronDown, ChevronUp, Target as TargetIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { cx } from '../../../lib/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { moved } from '../../shared/moved.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useSchedules } from '../../shared/schedules.ts'
import { clockKinds, orderTargets, type Target, useAct, useTargets } from './queries.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { TargetForm } from './TargetForm.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Targets.module.css'

/** What players are promised, in the order it is asked, and the hours it is counted in. */
export function TargetsPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const { data: targets, error, mutate } = useTargets()
  const schedules = useSchedules()
  useEffect(() => {
    document.title = `${t('targets')} · ${t('title')}`
  }, [t])
  if (me.roles.every((role) => role === 'agent')) return <Navigate to="/cases" replace />

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
          <div className={styles.lists}>
            <h3 className={styles.group}>{t('targets')}</h3>
            <TargetList targets={targets} chosen={target?.id} />
            <h3 className={styles.group}>{t('schedules')}</h3>
            {schedules.length === 0 ? (
              <p className={styles.group}>{t('schedules.none')}</p>
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

function TargetList({ targets, chosen }: { targets: readonly Target[]; chosen: string | undefined }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useAct()
  if (targets.length === 0) return <p className={styles.group}>{t('targets.none')}</p>
  const ids = targets.map(({ id }) => id)
  const move = (id: string, step: 1 | -1): void => {
    const next = moved(ids, id, step)
    if (next.join() !== ids.join() && !isBusy) void act(() => orderTargets(client, next))
  }
  return (
    <ol>
      {targets.map(({ id, name, enabled, minutes }, index) => (
        <li key={id} className={styles.target}>
          <Link
            to={`/targets/rules/${id}`}
            className={cx(room.row, !enabled && styles.off)}
            aria-current={id === chosen ? 'true' : undefined}
          >
            <strong dir="auto">{name}</strong>
            <span className={room.small}>
              <span>{t(enabled ? 'rules.on' : 'rules.off')}</span>
              {clockKinds.map((kind) => {
                const promised = minutes[kind]
                return promised === null ? null : (
                  <span key={kind}>
                    {t(`clock.${kind}`)}: {wholeTime(promised * 60, locale)}
                  </span>
                )
              })}
            </span>
          </Link>
          <span className={styles.moves}>
            <button
              type="button"
              className={styles.move}
              aria-label={t('rules.up', { name })}
              aria-disabled={index === 0 || undefined}
              onClick={() => move(id, -1)}
            >
              <Icon icon={ChevronUp} size={16} />
            </button>
            <button
              type="button"
              className={styles.move}
              aria-label={t('rules.down', { name })}
              aria-disabled={index === targets.length - 1 || undefined}
              onClick={() => move(id, 1)}
            >
              <Icon icon={ChevronDown} size={16} />
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}
