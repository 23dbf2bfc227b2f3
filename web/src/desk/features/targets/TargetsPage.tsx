import { useNavigate, useParams } from 'react-router-dom'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { matchOf } from '../../shared/use-race.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { clockKinds } from './clock-kinds.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import { TargetForm } from './TargetForm.tsx'
import { useWrite } from '../../shared/use-write.ts'
import { useChosen } from '../../shared/use-chosen.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { RulesRoom } from '../../shared/frame/RulesRoom.tsx'
import styles from './Targets.module.css'

/** What players are promised, in the order it is asked, and the hours it is counted in. */
export function TargetsPage() {
  const { t, locale, call } = useDesk()
  const navigate = useNavigate()
  const { kind, id } = useParams()
  const read = useOperation('listTargets')
  const targets = read.data?.items
  const readSchedules = useOperation('listSchedules', {}, { revalidateOnFocus: false })
  const schedules = readSchedules.data?.items
  const { act } = useWrite('listTargets', 'listSchedules')
  const target = useChosen(kind === 'hours' ? [] : targets, id)
  const schedule = useChosen(kind === 'rules' || targets === undefined || target !== undefined ? [] : schedules, id)

  const isNew = id === 'new'
  const saved = (which: 'rules' | 'hours') => (savedId: string | null) =>
    void navigate(savedId === null ? '/targets' : `/targets/${which}/${savedId}`, { replace: true })
  return (
    <RulesRoom
      text={t('targets.choose.text')}
      reads={[read, readSchedules]}
      rules={{
        rows: targets,
        chosen: target,
        path: '/targets/rules',
        title: t('targets'),
        new: t('targets.new'),
        none: t('targets.none'),
        onOrder: (ids) => void act(() => call('orderTargets', { body: { ids }, header: matchOf(read.data) })),
        show: ({ minutes }) => (
          <Stack as="span" gap="0 2" wide className={styles.promised}>
            {clockKinds.map((kind) => {
              const promised = minutes[kind]
              return promised === null ? null : (
                <span key={kind}>
                  {t(`clock.${kind}`)} <b>{wholeTime(promised * 60, locale)}</b>
                </span>
              )
            })}
          </Stack>
        ),
      }}
      named={{
        rows: schedules,
        chosen: schedule,
        path: '/targets/hours',
        title: t('schedules'),
        new: t('schedules.new'),
        none: t('schedules.none'),
        show: ({ timeZone }) => <bdi>{timeZone}</bdi>,
      }}
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
    </RulesRoom>
  )
}
