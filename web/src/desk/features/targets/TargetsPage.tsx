import { Target as TargetIcon } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useAgain, useOperation } from '../../shared/operations.ts'
import { OrderedRows } from '../../shared/OrderedRows.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { matchOf } from '../../shared/use-race.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useSchedules } from '../../shared/schedules.ts'
import { clockKinds } from './clock-kinds.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { TargetForm } from './TargetForm.tsx'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { useChosen } from '../../shared/use-chosen.ts'
import room from '../../shared/Room.module.css'
import list from '../../shared/Rules.module.css'
import styles from './Targets.module.css'

/** What players are promised, in the order it is asked, and the hours it is counted in. */
export function TargetsPage() {
  const { t, locale } = useTexts()
  const { call } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const { data: read, hasFailed, again } = useOperation('listTargets')
  const targets = read?.items
  const schedules = useSchedules()
  const { act } = useWrite(useAgain('listTargets', 'listSchedules'))
  const target = useChosen(kind === 'hours' ? [] : targets, id)
  const schedule = useChosen(kind === 'rules' || targets === undefined || target !== undefined ? [] : schedules, id)

  const isNew = id === 'new'
  const saved = (which: 'rules' | 'hours') => (savedId: string | null) =>
    void navigate(savedId === null ? '/targets' : `/targets/${which}/${savedId}`, { replace: true })
  return (
    <ListRoom
      title={t('targets')}
      icon={TargetIcon}
      rows={targets === undefined || schedules === undefined ? undefined : [...targets, ...schedules]}
      again={hasFailed && again}
      begin={[
        { to: '/targets/rules/new', name: t('targets.new') },
        { to: '/targets/hours/new', name: t('schedules.new'), isInList: true },
      ]}
      isReading={id !== undefined}
      none={t('targets.none')}
      text={t('targets.choose.text')}
      list={
        <div className={list.lists}>
          <h3 className={list.group}>{t('targets')}</h3>
          <OrderedRows
            rows={targets ?? []}
            chosen={target?.id}
            hrefOf={(one) => `/targets/rules/${one}`}
            none={t('targets.none')}
            onOrder={(ids) => void act(() => call('orderTargets', { body: { ids }, header: matchOf(read) }))}
          >
            {({ minutes }) => (
              <span className={styles.promised}>
                {clockKinds.map((kind) => {
                  const promised = minutes[kind]
                  return promised === null ? null : (
                    <span key={kind}>
                      {t(`clock.${kind}`)} <b>{wholeTime(promised * 60, locale)}</b>
                    </span>
                  )
                })}
              </span>
            )}
          </OrderedRows>
          <header className={list.groupHead}>
            <h3 className={list.group}>{t('schedules')}</h3>
            <Link to="/targets/hours/new" className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {t('schedules.new')}
            </Link>
          </header>
          {schedules?.length === 0 ? (
            <p className={list.group}>{t('schedules.none')}</p>
          ) : (
            <ul>
              {schedules?.map((one) => (
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
      }
    >
      {target !== undefined || (kind === 'rules' && isNew) ? (
        <Raced key={`target ${target?.id}`} thing={target ?? null}>
          {(one) => <TargetForm target={one} onSaved={saved('rules')} />}
        </Raced>
      ) : (
        (schedule !== undefined || (kind === 'hours' && isNew)) && (
          <Raced key={`hours ${schedule?.id}`} thing={schedule ?? null}>
            {(one) => <ScheduleForm schedule={one} onSaved={saved('hours')} />}
          </Raced>
        )
      )}
    </ListRoom>
  )
}
