import { X } from 'lucide-react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextareaField, TextField, Wrong } from '../../../kit/form/fields.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, NameField, Pair, Part } from '../../shared/FormPage.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { dayNames, timeOf } from '../../shared/week-days.ts'
import type { Schedule } from '../../shared/schedules.ts'
import { datesOf, usualHours } from './hours.ts'
import { IconButton } from '../../shared/IconButton.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import page from '../../shared/FormPage.module.css'
import styles from './Targets.module.css'

const zones = Intl.supportedValuesOf('timeZone')
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const isZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone })
    return timeZone !== ''
  } catch {
    return false
  }
}

type Hours = Schedule['hours']
/** Those that are times of a day, as they are kept. */
const readOf = (hours: Hours): Hours =>
  hours.flatMap(({ day, from, to }) => {
    const [begins, ends] = [timeOf(from), timeOf(to)]
    return begins === null || ends === null ? [] : [{ day, from: begins, to: ends }]
  })

/** Working hours, new or changed: a week in a time zone, and days on which nobody works. */
export function ScheduleForm({
  schedule,
  onSaved,
}: {
  schedule: Schedule | null
  onSaved: (id: string | null) => void
}) {
  const { t, locale, call } = useDesk()
  const days = dayNames(locale)
  const form = useDeskForm({
    initial: {
      name: schedule?.name ?? '',
      timeZone: schedule?.timeZone ?? ownZone,
      hours: schedule?.hours ?? usualHours,
      dates: (schedule?.holidays ?? []).join('\n'),
    },
    of: schedule,
    toBody: ({ name, timeZone, hours, dates }) => {
      const holidays = datesOf(dates)
      return {
        name: name.trim(),
        timeZone: timeZone.trim(),
        hours: readOf(hours),
        holidays: 'wrong' in holidays ? [] : holidays.dates,
      }
    },
    onSave: (body, header) =>
      schedule === null
        ? call('createSchedule', { body })
        : call('replaceSchedule', { scheduleId: schedule.id, body, header }),
    onSaved: ({ id }) => onSaved(id),
    again: ['listTargets', 'listSchedules'],
    done: t('macros.saved'),
  })
  const { hours } = form.values
  const { isSubmitted } = form.form.formState
  const setHours = (next: Hours): void => form.change({ hours: next })
  const change = (index: number, part: Partial<Hours[number]>): void =>
    setHours(hours.with(index, { ...hours[index]!, ...part }))
  return (
    <FormPage
      form={form}
      back={{ to: '/targets', name: t('targets.back') }}
      title={schedule?.name ?? t('schedules.new')}
      removal={
        schedule && {
          work: () => call('deleteSchedule', { scheduleId: schedule.id }),
          onRemoved: () => onSaved(null),
          kept: t('schedules.kept'),
        }
      }
      raced={[
        { name: 'name', label: t('macros.name') },
        { name: 'timeZone', label: t('schedules.zone') },
        {
          name: 'hours',
          label: t('schedules.hours'),
          show: (those: Hours) =>
            those.map(({ day, from, to }) => `${days[day - 1]?.name ?? ''} ${from} – ${to}`).join('\n'),
        },
        { name: 'holidays', label: t('schedules.holidays') },
      ]}
    >
      <Pair>
        <NameField className={undefined} maxLength={deskLimits.DeskScheduleRequest.name.maxLength} />
        <TextField
          name="timeZone"
          label={t('schedules.zone')}
          isRequired
          check={(typed) => (isZone(typed.trim()) ? undefined : t('schedules.zone.unknown'))}
          dir="ltr"
          list="time-zones"
          maxLength={deskLimits.DeskScheduleRequest.timeZone.maxLength}
        />
        <datalist id="time-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      </Pair>
      <Part title={t('schedules.hours')} hint={t('schedules.hours.hint')}>
        <Wrong<Hours>
          name="hours"
          check={(now) => (now.length > 0 && readOf(now).length === now.length ? undefined : t('schedules.missing'))}
        />
        <Stack align="center" gap={2} className={styles.heads} aria-hidden="true">
          <span>{t('schedules.day')}</span>
          <span>{t('schedules.from')}</span>
          <span>{t('schedules.to')}</span>
        </Stack>
        <Stack as="ul" gap={2} className={styles.hours}>
          {hours.map((one, index) => (
            // Hours have no name of their own: their place tells them apart.
            <li key={index}>
              <Select
                aria-label={t('schedules.day')}
                value={String(one.day)}
                onChange={(event) => change(index, { day: Number(event.target.value) })}
                choices={days.map(({ day, name: label }) => ({ value: String(day), label }))}
              />
              {(['from', 'to'] as const).map((end) => (
                <Input
                  key={end}
                  aria-label={t(`schedules.${end}`)}
                  aria-invalid={(isSubmitted && timeOf(one[end]) === null) || undefined}
                  dir="ltr"
                  inputMode="numeric"
                  value={one[end]}
                  onChange={(event) => change(index, { [end]: event.target.value })}
                  onBlur={() => change(index, { [end]: timeOf(one[end]) ?? one[end] })}
                />
              ))}
              <IconButton
                icon={X}
                isLarge
                label={t('schedules.less', {
                  hours: `${days[one.day - 1]?.name ?? ''} ${one.from} – ${one.to}`,
                })}
                onClick={() => setHours(hours.toSpliced(index, 1))}
              />
            </li>
          ))}
        </Stack>
        {hours.length < deskLimits.DeskScheduleRequest.hours.maxItems && (
          <span>
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                setHours([...hours, { ...(hours.at(-1) ?? usualHours[0]!), day: ((hours.at(-1)?.day ?? 0) % 7) + 1 }])
              }
            >
              {t('schedules.more')}
            </Button>
          </span>
        )}
      </Part>
      <Part title={t('schedules.holidays')}>
        <TextareaField
          name="dates"
          className={page.middle}
          label={t('schedules.holidays')}
          footer={t('schedules.holidays.hint')}
          check={(typed) => {
            const read = datesOf(typed)
            return 'wrong' in read ? t('schedules.holidays.wrong', { line: read.wrong }) : undefined
          }}
          rows={4}
          dir="ltr"
        />
      </Part>
    </FormPage>
  )
}
