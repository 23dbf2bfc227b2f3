import { useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Wrong } from '../../../kit/form/fields.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { ChoiceCondition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, NameField, Part } from '../../shared/FormPage.tsx'
import { Switch } from '../../shared/Switch.tsx'
import { TrialOnPast } from '../../shared/TrialOnPast.tsx'
import { GameChoices } from '../../shared/GameChoices.tsx'
import { choicesOf } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useSchedules } from '../../shared/schedules.ts'
import { useTeams } from '../../shared/teams.ts'
import { minutesOf, typedOf, type TypedTime, type Unit } from './hours.ts'
import { type ClockKind, clockKinds, type Target } from './clock-kinds.ts'
import { namedChoices } from '../../shared/moved.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
import page from '../../shared/FormPage.module.css'
import { useTargetFields } from './target-fields.ts'
import { TargetSentence } from './TargetSentence.tsx'
import styles from './Targets.module.css'

const priorities = deskLimits.CasePriority.enum.toReversed()
const units = ['minutes', 'hours'] as const
const again = ['listTargets', 'listSchedules'] as const
const anyCase: Target['when'] = { teams: [], games: [], topics: [], priorities: [], languages: [] }
const nothing: Target['minutes'] = { firstAnswer: null, nextAnswer: null, resolution: null }

const minutesIn = (typed: Record<ClockKind, TypedTime>): Target['minutes'] => ({
  firstAnswer: minutesOf(typed.firstAnswer),
  nextAnswer: minutesOf(typed.nextAnswer),
  resolution: minutesOf(typed.resolution),
})
const promisesNothing = (minutes: Target['minutes']): boolean => clockKinds.every((kind) => minutes[kind] === null)

/** A target, new or changed: for which cases, what is promised, and what past ones would have kept of it. */
export function TargetForm({ target, onSaved }: { target: Target | null; onSaved: (id: string | null) => void }) {
  const { t, locale, call } = useDesk()
  const teams = useTeams() ?? []
  const schedules = useSchedules() ?? []
  const promised = target?.minutes ?? nothing
  const form = useDeskForm({
    initial: {
      name: target?.name ?? '',
      enabled: target?.enabled ?? false,
      when: target?.when ?? anyCase,
      schedule: target?.schedule ?? '',
      typed: {
        firstAnswer: typedOf(promised.firstAnswer, locale),
        nextAnswer: typedOf(promised.nextAnswer, locale),
        resolution: typedOf(promised.resolution, locale),
      },
    },
    of: target,
    toBody: ({ name, enabled, when, schedule, typed }) => ({
      name: name.trim(),
      enabled,
      when,
      minutes: minutesIn(typed),
      schedule: schedule || null,
    }),
    onSave: (body, header) =>
      target === null ? call('createTarget', { body }) : call('replaceTarget', { targetId: target.id, body, header }),
    onSaved: ({ id }) => onSaved(id),
    again,
    done: t('macros.saved'),
  })
  const { isBusy, act, change } = form
  const { enabled: isEnabled, when, schedule, typed } = form.values
  const minutes = minutesIn(typed)
  const request = { when, minutes, schedule: schedule || null }
  const asked = JSON.stringify(request)
  const [tried, setTried] = useState<{ asked: string; trial: DeskSchema<'TargetTrial'> } | null>(null)
  // Of what stands there now.
  const trial = tried?.asked === asked ? tried.trial : null
  const narrow = (part: Partial<Target['when']>): void => change({ when: { ...when, ...part } })
  const promise = (kind: ClockKind, part: Partial<TypedTime>): void =>
    change({ typed: { ...typed, [kind]: { ...typed[kind], ...part } } })
  const tryOut = async (): Promise<void> => {
    if (await form.form.trigger('typed'))
      await act(async () => setTried({ asked, trial: await call('tryTarget', { body: request }) }))
  }
  const raced = useTargetFields()

  return (
    <FormPage
      form={form}
      back={{ to: '/targets', name: t('targets.back') }}
      title={target?.name ?? t('targets.new')}
      state={
        <Switch
          label={t('targets.enabled')}
          checked={isEnabled}
          onChange={({ target: { checked } }) => change({ enabled: checked })}
        />
      }
      removal={target && { work: () => call('deleteTarget', { targetId: target.id }), onRemoved: () => onSaved(null) }}
      raced={raced}
      aside={
        <Beside title={t('rules.trial')}>
          {!isEnabled && <p className={page.note}>{t('targets.enabled.hint')}</p>}
          <TrialOnPast trial={trial} isBusy={isBusy} onTry={() => void tryOut()}>
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
      <NameField maxLength={deskLimits.DeskTargetRequest.name.maxLength} />
      <Part title={t('targets.times')} hint={t('targets.times.hint')}>
        <Wrong<Record<ClockKind, TypedTime>>
          name="typed"
          check={(now) => (promisesNothing(minutesIn(now)) ? t('targets.times.missing') : undefined)}
        />
        <Stack gap={3}>
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
                    choices={choicesOf(units, (value) => t(`targets.${value}`))}
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
                  value={schedule}
                  onChange={({ target: { value } }) => change({ schedule: value })}
                  choices={[{ value: '', label: t('schedules.always') }, ...namedChoices(schedules)]}
                />
              </span>
            )}
          </Field>
        </Stack>
      </Part>
      <Part title={t('targets.when')}>
        <Conditions add={t('condition.add')}>
          {teams.length > 0 && (
            <ChoiceCondition
              legend={t('team')}
              choices={namedChoices(teams)}
              chosen={when.teams}
              onChange={(chosen) => narrow({ teams: chosen })}
            />
          )}
          <ChoiceCondition
            legend={t('priority')}
            choices={choicesOf(priorities, (value) => t(`priority.${value}`))}
            chosen={when.priorities}
            onChange={(chosen) => narrow({ priorities: chosen })}
          />
          <GameChoices when={when} onChange={narrow} />
        </Conditions>
      </Part>
    </FormPage>
  )
}
