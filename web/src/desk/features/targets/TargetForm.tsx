import { useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Field, FieldError } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ChoiceCondition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Part, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { Switch } from '../../shared/Switch.tsx'
import { TrialOnPast } from '../../shared/TrialOnPast.tsx'
import { GameChoices } from '../../shared/GameChoices.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useSchedules } from '../../shared/schedules.ts'
import { useTeams } from '../../shared/teams.ts'
import { minutesOf, typedOf, type TypedTime, type Unit } from './hours.ts'
import {
  type ClockKind,
  clockKinds,
  removeTarget,
  saveTarget,
  type Target,
  type Trial,
  type TrialRequest,
  tryTarget,
  useAct,
} from './queries.ts'
import page from '../../shared/FormPage.module.css'
import { useTargetFields } from './target-fields.ts'
import { TargetSentence } from './TargetSentence.tsx'
import styles from './Targets.module.css'

const priorities = ['urgent', 'high', 'normal', 'low'] as const
const units = ['minutes', 'hours'] as const
const anyCase: Target['when'] = { teams: [], games: [], topics: [], priorities: [], languages: [] }
const nothing: Target['minutes'] = { firstAnswer: null, nextAnswer: null, resolution: null }

/** A target, new or changed: for which cases, what is promised, and what past ones would have kept of it. */
export function TargetForm({ target, onSaved }: { target: Target | null; onSaved: (id: string | null) => void }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const teams = useTeams() ?? []
  const schedules = useSchedules() ?? []
  const { isBusy, act } = useAct()
  const race = useRace()
  const [name, setName] = useState(target?.name ?? '')
  const [isEnabled, setEnabled] = useState(target?.enabled ?? false)
  const [when, setWhen] = useState(target?.when ?? anyCase)
  const [schedule, setSchedule] = useState(target?.schedule ?? null)
  const promised = target?.minutes ?? nothing
  const [typed, setTyped] = useState<Record<ClockKind, TypedTime>>({
    firstAnswer: typedOf(promised.firstAnswer, locale),
    nextAnswer: typedOf(promised.nextAnswer, locale),
    resolution: typedOf(promised.resolution, locale),
  })
  const [trial, setTrial] = useState<Trial | null>(null)
  const [isAsked, setAsked] = useState(false)
  const minutes: Target['minutes'] = {
    firstAnswer: minutesOf(typed.firstAnswer),
    nextAnswer: minutesOf(typed.nextAnswer),
    resolution: minutesOf(typed.resolution),
  }
  const promisesNothing = clockKinds.every((kind) => minutes[kind] === null)
  const request: TrialRequest = { when, minutes, schedule }
  const narrow = (change: Partial<Target['when']>): void => {
    setWhen({ ...when, ...change })
    setTrial(null)
  }
  const promise = (kind: ClockKind, change: Partial<TypedTime>): void => {
    setTyped({ ...typed, [kind]: { ...typed[kind], ...change } })
    setTrial(null)
  }

  const raced = useTargetFields()
  const save = (): void => {
    setAsked(true)
    if (name.trim() === '' || promisesNothing) return
    void act(async () => {
      const body = { name: name.trim(), enabled: isEnabled, ...request }
      const saved = await race.save(body, (match) => saveTarget(client, target?.id ?? null, body, match))
      onSaved(saved.id)
    }, t('macros.saved'))
  }

  return (
    <FormPage
      back={{ to: '/targets', name: t('targets.back') }}
      title={target?.name ?? t('targets.new')}
      state={
        <Switch
          label={t('targets.enabled')}
          checked={isEnabled}
          onChange={(event) => setEnabled(event.target.checked)}
        />
      }
      menu={
        target && (
          <RemoveItem
            onRemove={() =>
              void act(async () => {
                await removeTarget(client, target.id)
                onSaved(null)
              }, t('macros.removed'))
            }
          />
        )
      }
      action={<SaveButton isBusy={isBusy} />}
      notice={<RaceNotice fields={raced} />}
      isBusy={isBusy}
      onSubmit={save}
      aside={
        <Beside title={t('rules.trial')}>
          {!isEnabled && <p className={page.note}>{t('targets.enabled.hint')}</p>}
          <TrialOnPast
            trial={trial}
            isBusy={isBusy}
            onTry={() => {
              setAsked(promisesNothing)
              if (!promisesNothing) void act(async () => setTrial(await tryTarget(client, request)))
            }}
          >
            {trial !== null && (
              <>
                <p>{t('targets.tried', { met: trial.met, looked: trial.looked })}</p>
                {clockKinds
                  .filter((kind) => minutes[kind] !== null)
                  .map((kind) => (
                    <p key={kind}>{t('targets.tally', { name: t(`clock.${kind}`), ...trial[kind] })}</p>
                  ))}
              </>
            )}
          </TrialOnPast>
        </Beside>
      }
    >
      <Beside title={t('rules.sentence')}>
        <TargetSentence when={when} minutes={minutes} />
      </Beside>
      <Field
        className={page.middle!}
        label={t('macros.name')}
        isRequired
        {...(isAsked && name.trim() === '' ? { error: t('macros.name.missing') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={deskLimits.DeskTargetRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Part title={t('targets.times')} hint={t('targets.times.hint')}>
        {isAsked && promisesNothing && (
          <div role="alert" data-wrong>
            <FieldError text={t('targets.times.missing')} />
          </div>
        )}
        <div className={styles.times}>
          {clockKinds.map((kind) => (
            <Field key={kind} className={styles.promise!} label={t(`clock.${kind}`)}>
              {(control) => (
                <span className={styles.time}>
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={typed[kind].amount}
                    onChange={(event) => promise(kind, { amount: event.target.value })}
                  />
                  <Select
                    aria-label={t('targets.unit', { name: t(`clock.${kind}`) })}
                    value={typed[kind].unit}
                    onChange={(event) => promise(kind, { unit: event.target.value as Unit })}
                    choices={units.map((value) => ({ value, label: t(`targets.${value}`) }))}
                  />
                </span>
              )}
            </Field>
          ))}
          <Field className={styles.promise!} label={t('schedules')}>
            {(control) => (
              <span className={styles.schedule}>
                <Select
                  {...control}
                  value={schedule ?? ''}
                  onChange={(event) => {
                    setSchedule(event.target.value || null)
                    setTrial(null)
                  }}
                  choices={[
                    { value: '', label: t('schedules.always') },
                    ...schedules.map(({ id, name: label }) => ({ value: id, label })),
                  ]}
                />
              </span>
            )}
          </Field>
        </div>
      </Part>
      <Part title={t('targets.when')}>
        <Conditions add={t('condition.add')}>
          {teams.length > 0 && (
            <ChoiceCondition
              legend={t('team')}
              choices={teams.map(({ id, name: label }) => ({ value: id, label }))}
              chosen={when.teams}
              onChange={(chosen) => narrow({ teams: chosen })}
            />
          )}
          <ChoiceCondition
            legend={t('priority')}
            choices={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
            chosen={when.priorities}
            onChange={(chosen) => narrow({ priorities: chosen })}
          />
          <GameChoices when={when} onChange={narrow} />
        </Conditions>
      </Part>
    </FormPage>
  )
}
