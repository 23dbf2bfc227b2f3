import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { nextTime } from '../../../kit/lib/next-time.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FieldError, FieldGroup } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { CardsField } from '../../shared/RadioCards.tsx'
import { useNow } from '../../shared/use-now.ts'
import { dayNames, timeOf } from '../../shared/week-days.ts'
import type { Hours, Opening, Span } from './queries.ts'
import {
  areWeekdaysAlike,
  copiedToWeekdays,
  type Exception,
  freeDate,
  inOrder,
  type Kind,
  kindOf,
  nextSpan,
  spansFor,
  spansOf,
  usualHours,
  withSpans,
  zonesFor,
} from './week-hours.ts'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { IconButton } from '../../shared/IconButton.tsx'
import styles from './HoursEditor.module.css'

const zones = Intl.supportedValuesOf('timeZone')
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const mostSpans = deskLimits.HoursException.hours.maxItems

/** When a channel is open: whenever it is switched on, or by a week and the dates that are otherwise (CD-427). */
export function HoursEditor({
  hours,
  told,
  isSwitchedOn,
  onChange,
}: {
  hours: Hours | null
  /** What players read of what was saved; undefined while there is none. */
  told: Opening | undefined
  isSwitchedOn: boolean
  onChange: (hours: Hours | null) => void
}) {
  const { t } = useTexts()
  // Who looks what the other choice is finds the week as it was.
  const [left, setLeft] = useState<Hours | null>(null)
  const choose = (kind: 'always' | 'week'): void => {
    if (kind === 'always') setLeft(hours)
    onChange(kind === 'always' ? null : (left ?? usualHours(ownZone)))
  }
  return (
    <Stack gap={4} className={styles.editor}>
      <CardsField
        label={t('topics.channel.hours')}
        isRequired={false}
        areShort
        value={hours === null ? 'always' : 'week'}
        choices={[
          { value: 'always', label: t('topics.hours.always') },
          { value: 'week', label: t('topics.hours.week') },
        ]}
        onChange={choose}
      />
      {hours !== null && (
        <>
          <Told told={told} timeZone={hours.timeZone} isSwitchedOn={isSwitchedOn} />
          <SelectBox
            label={t('schedules.zone')}
            className={styles.zone!}
            value={hours.timeZone}
            onChange={(chosen) => onChange({ ...hours, timeZone: chosen })}
            choices={zonesFor(hours.timeZone, ownZone, zones).map((zone) => ({
              value: zone,
              label: zone.replaceAll('_', ' '),
            }))}
          />
          <WeekEditor hours={hours} onChange={onChange} />
          <Exceptions hours={hours} onChange={onChange} />
        </>
      )}
    </Stack>
  )
}

/** As the server's rule has it: it came with what was saved. */
function Told({
  told,
  timeZone,
  isSwitchedOn,
}: {
  told: Opening | undefined
  timeZone: string
  isSwitchedOn: boolean
}) {
  const { t, locale } = useTexts()
  const now = useNow()
  if (!isSwitchedOn)
    return (
      <p className={styles.told} role="status">
        {t('topics.hours.off')}
      </p>
    )
  if (told === undefined) return null
  const { isOpen, until } = told
  const time = until === null ? null : nextTime(until, now, locale, timeZone)
  return (
    <p className={styles.told} data-open={isOpen} role="status">
      {time === null
        ? t(isOpen ? 'topics.hours.now.open' : 'topics.hours.now.closed')
        : t(isOpen ? 'topics.hours.now.open.until' : 'topics.hours.now.closed.until', { time })}
    </p>
  )
}

function WeekEditor({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t, locale } = useTexts()
  const { week } = hours
  const canCopy = !areWeekdaysAlike(week)
  return (
    <FieldGroup label={t('schedules.hours')} hint={t('schedules.hours.hint')}>
      <ul className={styles.days}>
        {dayNames(locale).map(({ day, name }) => {
          const spans = spansOf(week, day)
          return (
            <Stack as="li" align="start" gap="2 3" padY={2} key={day} className={styles.day} aria-label={name}>
              <span className={styles.dayName}>{name}</span>
              <Day
                name={name}
                spans={spans}
                onChange={(changed) => onChange({ ...hours, week: withSpans(week, day, changed) })}
              />
              {day === 1 && (
                <span className={styles.copy}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-disabled={!canCopy || undefined}
                    onClick={() => canCopy && onChange({ ...hours, week: copiedToWeekdays(week, day) })}
                  >
                    {t('topics.hours.copy')}
                  </Button>
                </span>
              )}
            </Stack>
          )
        })}
      </ul>
    </FieldGroup>
  )
}

/** Closed, round the clock, or from when to when. */
function Day({ name, spans, onChange }: { name: string; spans: readonly Span[]; onChange: (spans: Span[]) => void }) {
  const { t } = useTexts()
  const kind = kindOf(spans)
  return (
    <>
      <Select
        aria-label={t('topics.hours.of', { day: name })}
        value={kind}
        onChange={({ target }) => onChange(spansFor(target.value as Kind, spans))}
        choices={choicesOf(['spans', 'whole', 'closed'] as const, (value) => t(`topics.hours.${value}`))}
      />
      {kind === 'spans' && (
        <Stack gap={2} className={styles.spans}>
          {spans.map((span, index) => (
            // Hours have no name of their own: their place tells them apart.
            <Row gap={2} key={index} className={styles.span}>
              {(['from', 'to'] as const).map((end) => (
                <TimeBox
                  key={end}
                  label={`${name}: ${t(`schedules.${end}`)}`}
                  time={span[end]}
                  onChange={(time) => onChange(spans.with(index, { ...span, [end]: time }))}
                />
              ))}
              <IconButton
                icon={X}
                isLarge
                label={t('schedules.less', { hours: `${name} ${span.from} – ${span.to}` })}
                onClick={() => onChange(spans.toSpliced(index, 1))}
              />
              {index === spans.length - 1 && spans.length < mostSpans && (
                <IconButton
                  icon={Plus}
                  isLarge
                  label={`${name}: ${t('schedules.more')}`}
                  onClick={() => onChange([...spans, nextSpan(spans)])}
                />
              )}
            </Row>
          ))}
        </Stack>
      )}
    </>
  )
}

/** However it is typed; only a time that is one goes further. */
function TimeBox({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Input
      aria-label={label}
      aria-invalid={(typed !== null && timeOf(typed) === null) || undefined}
      dir="ltr"
      inputMode="numeric"
      className={styles.time!}
      value={typed ?? time}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = timeOf(target.value)
        if (read !== null && read !== time) onChange(read)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Today in a zone, as YYYY-MM-DD. */
const todayIn = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(Date.now())
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}

function Exceptions({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTexts()
  const { exceptions } = hours
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLInputElement>(`[data-date="${added}"] input`)?.focus()
  }, [added])
  const set = (changed: readonly Exception[]): void => onChange({ ...hours, exceptions: inOrder(changed) })
  const add = (): void => {
    const date = freeDate(todayIn(hours.timeZone), exceptions)
    set([...exceptions, { date, name: '', hours: [] }])
    setAdded(date)
  }
  return (
    <FieldGroup label={t('topics.hours.dates')} hint={t('topics.hours.dates.hint')}>
      {exceptions.length > 0 && (
        <ul ref={list} className={styles.dates}>
          {exceptions.map((exception, index) => (
            // Its date is being typed: by its place it keeps the focus.
            <Stack
              as="li"
              align="start"
              gap="2 3"
              padY={3}
              key={index}
              className={styles.date}
              data-date={exception.date}
            >
              <ExceptionRow
                exception={exception}
                isTaken={(date) => exceptions.some((one, at) => at !== index && one.date === date)}
                onChange={(part) =>
                  // Put in order when one comes or goes: while it is typed it would go from under the hand.
                  onChange({
                    ...hours,
                    exceptions: exceptions.with(index, { ...exception, ...part }),
                  })
                }
                onRemove={() => set(exceptions.toSpliced(index, 1))}
              />
            </Stack>
          ))}
        </ul>
      )}
      {exceptions.length < deskLimits.ChannelHours.exceptions.maxItems && (
        <span>
          <Button size="small" variant="secondary" onClick={add}>
            {t('topics.hours.dates.add')}
          </Button>
        </span>
      )}
    </FieldGroup>
  )
}

function ExceptionRow({
  exception: { date, name, hours },
  isTaken,
  onChange,
  onRemove,
}: {
  exception: Exception
  isTaken: (date: string) => boolean
  onChange: (part: Partial<Exception>) => void
  onRemove: () => void
}) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed !== '' && isTaken(typed)
  return (
    <>
      <Input
        type="date"
        aria-label={t('topics.hours.date')}
        aria-invalid={isWrong || undefined}
        value={typed ?? date}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value !== '' && !isTaken(target.value)) onChange({ date: target.value })
        }}
        onBlur={() => setTyped(null)}
      />
      <Input
        aria-label={t('topics.hours.date.name')}
        placeholder={t('topics.hours.date.name')}
        dir="auto"
        maxLength={deskLimits.HoursException.name.maxLength}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Day name={name === '' ? date : name} spans={hours} onChange={(spans) => onChange({ hours: spans })} />
      <IconButton
        icon={X}
        isLarge
        label={t('topics.hours.date.remove', { date: name === '' ? date : `${name} (${date})` })}
        onClick={onRemove}
      />
      {isWrong && (
        <div role="alert" className={styles.wrong}>
          <FieldError text={t('topics.hours.date.taken')} />
        </div>
      )}
    </>
  )
}
