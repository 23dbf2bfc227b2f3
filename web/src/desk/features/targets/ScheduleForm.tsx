import { X } from 'lucide-react'
import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, FieldError } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, Pair, Part, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { dayNames, timeOf } from '../../shared/week-days.ts'
import type { Schedule } from '../../shared/schedules.ts'
import { datesOf, usualHours } from './hours.ts'
import { removeSchedule, saveSchedule, useAct } from './queries.ts'
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

/** Working hours, new or changed: a week in a time zone, and days on which nobody works. */
export function ScheduleForm({
  schedule,
  onSaved,
}: {
  schedule: Schedule | null
  onSaved: (id: string | null) => void
}) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useAct()
  const race = useRace()
  const [name, setName] = useState(schedule?.name ?? '')
  const [timeZone, setTimeZone] = useState(schedule?.timeZone ?? ownZone)
  const [hours, setHours] = useState(schedule?.hours ?? usualHours)
  const [typedDates, setTypedDates] = useState((schedule?.holidays ?? []).join('\n'))
  const [isAsked, setAsked] = useState(false)
  const days = dayNames(locale)
  const holidays = datesOf(typedDates)
  const read = hours.flatMap(({ day, from, to }) => {
    const [begins, ends] = [timeOf(from), timeOf(to)]
    return begins === null || ends === null ? [] : [{ day, from: begins, to: ends }]
  })
  const isWhole = hours.length > 0 && read.length === hours.length
  const change = (index: number, part: Partial<Schedule['hours'][number]>): void =>
    setHours(hours.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const save = (): void => {
    setAsked(true)
    if (name.trim() === '' || !isZone(timeZone.trim()) || !isWhole || 'wrong' in holidays) return
    void act(async () => {
      const request = { name: name.trim(), timeZone: timeZone.trim(), hours: read, holidays: holidays.dates }
      const saved = await race.save(request, (match) => saveSchedule(client, schedule?.id ?? null, request, match))
      onSaved(saved.id)
    }, t('macros.saved'))
  }
  return (
    <FormPage
      back={{ to: '/targets', name: t('targets.back') }}
      title={schedule?.name ?? t('schedules.new')}
      menu={
        schedule && (
          <RemoveItem
            onRemove={() =>
              void act(
                async () => {
                  await removeSchedule(client, schedule.id)
                  onSaved(null)
                },
                t('macros.removed'),
                t('schedules.kept'),
              )
            }
          />
        )
      }
      action={<SaveButton isBusy={isBusy} />}
      notice={
        <RaceNotice
          fields={[
            { name: 'name', label: t('macros.name') },
            { name: 'timeZone', label: t('schedules.zone') },
            {
              name: 'hours',
              label: t('schedules.hours'),
              show: (those: Schedule['hours']) =>
                those.map(({ day, from, to }) => `${days[day - 1]?.name ?? ''} ${from} – ${to}`).join('\n'),
            },
            { name: 'holidays', label: t('schedules.holidays') },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={save}
    >
      <Pair>
        <Field
          label={t('macros.name')}
          isRequired
          {...(isAsked && name.trim() === '' ? { error: t('macros.name.missing') } : {})}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={deskLimits.DeskScheduleRequest.name.maxLength}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('schedules.zone')}
          isRequired
          {...(isAsked && !isZone(timeZone.trim()) ? { error: t('schedules.zone.unknown') } : {})}
        >
          {(control) => (
            <>
              <Input
                {...control}
                dir="ltr"
                list="time-zones"
                value={timeZone}
                maxLength={deskLimits.DeskScheduleRequest.timeZone.maxLength}
                onChange={(event) => setTimeZone(event.target.value)}
              />
              <datalist id="time-zones">
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      </Pair>
      <Part title={t('schedules.hours')} hint={t('schedules.hours.hint')}>
        {isAsked && !isWhole && (
          <div role="alert" data-wrong>
            <FieldError text={t('schedules.missing')} />
          </div>
        )}
        <div className={styles.heads} aria-hidden="true">
          <span>{t('schedules.day')}</span>
          <span>{t('schedules.from')}</span>
          <span>{t('schedules.to')}</span>
        </div>
        <ul className={styles.hours}>
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
                  aria-invalid={(isAsked && timeOf(one[end]) === null) || undefined}
                  dir="ltr"
                  inputMode="numeric"
                  value={one[end]}
                  onChange={(event) => change(index, { [end]: event.target.value })}
                  onBlur={() => change(index, { [end]: timeOf(one[end]) ?? one[end] })}
                />
              ))}
              <button
                type="button"
                className={styles.less}
                aria-label={t('schedules.less', {
                  hours: `${days[one.day - 1]?.name ?? ''} ${one.from} – ${one.to}`,
                })}
                onClick={() => setHours(hours.filter((_, at) => at !== index))}
              >
                <Icon icon={X} size={18} />
              </button>
            </li>
          ))}
        </ul>
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
        <Field
          className={page.middle!}
          label={t('schedules.holidays')}
          footer={t('schedules.holidays.hint')}
          {...(isAsked && 'wrong' in holidays
            ? { error: t('schedules.holidays.wrong', { line: holidays.wrong }) }
            : {})}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              dir="ltr"
              value={typedDates}
              onChange={(event) => setTypedDates(event.target.value)}
            />
          )}
        </Field>
      </Part>
    </FormPage>
  )
}
