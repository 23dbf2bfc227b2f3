import { useRef, useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField, TextField } from '../../../kit/form/fields.tsx'
import { useAgents } from '../../shared/agents.ts'
import { ChoiceCondition, Condition, Conditions as ConditionList, useAnyOf } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, NameField, Part } from '../../shared/FormPage.tsx'
import { TrialOnPast } from '../../shared/TrialOnPast.tsx'
import { GameChoices } from '../../shared/GameChoices.tsx'
import { choicesOf, type TextKey } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { Switch } from '../../shared/Switch.tsx'
import { useTeams } from '../../shared/teams.ts'
import { linesOf, namedChoices, nameIn } from '../../shared/moved.ts'
import { RuleSentence } from './RuleSentence.tsx'
import { useRuleFields } from './rule-fields.ts'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import page from '../../shared/FormPage.module.css'

type Rule = DeskSchema<'DeskRule'>
type Conditions = DeskSchema<'RuleConditions'>

const channels = deskLimits.ContactChannelType.enum
const priorities = deskLimits.CasePriority.enum.toReversed()
const anyCase: Conditions = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const nothing: Rule['then'] = { team: null, priority: null, tags: [], macro: null, skill: null }
const tagPattern = new RegExp(deskLimits.CaseTag.pattern)

const tagsIn = (typed: string): string[] => linesOf(typed.toLowerCase()).filter((tag) => tagPattern.test(tag))

/** A rule, new or changed: when, then, and what it would have met. */
export function RuleForm({ rule, onSaved }: { rule: Rule | null; onSaved: (id: string | null) => void }) {
  const { t, call } = useDesk()
  const teams = useTeams() ?? []
  const known = useMacros()
  const macros = known?.filter(({ shared }) => shared) ?? []
  // What nobody knows any more stays to be seen.
  const skills = [
    ...new Set([...useAgents().flatMap((agent) => agent.skills), ...(rule?.then.skill ? [rule.then.skill] : [])]),
  ]
  const anyOf = useAnyOf()
  const conditionsOf = (when: Conditions, typed: string): Conditions => {
    const words = linesOf(typed)
    return { ...when, words, atLeast: Math.max(1, Math.min(when.atLeast, words.length)) }
  }
  const rules = useDeskForm({
    initial: {
      name: rule?.name ?? '',
      enabled: rule?.enabled ?? false,
      when: rule?.when ?? anyCase,
      then: rule?.then ?? nothing,
      words: (rule?.when.words ?? []).join('\n'),
      tags: (rule?.then.tags ?? []).join(', '),
    },
    of: rule,
    toBody: (typed) => ({
      name: typed.name.trim(),
      enabled: typed.enabled,
      when: conditionsOf(typed.when, typed.words),
      then: {
        ...typed.then,
        // A macro that was taken away since is offered to nobody, and would refuse the rule.
        macro: known === undefined || macros.some(({ id }) => id === typed.then.macro) ? typed.then.macro : null,
        tags: tagsIn(typed.tags),
      },
    }),
    onSave: (body, header) =>
      rule === null ? call('createRule', { body }) : call('replaceRule', { ruleId: rule.id, body, header }),
    onSaved: ({ id }) => onSaved(id),
    again: ['listRules', 'listTeams'],
    done: t('macros.saved'),
  })
  const { isBusy, act, change } = rules
  const { enabled: isEnabled, when, then } = rules.values
  rules.form.register('then', {
    validate: ({ team, priority, macro, skill }, typed) =>
      team !== null || priority !== null || macro !== null || Boolean(skill) || tagsIn(typed.tags).length > 0
        ? true
        : t('rules.then.missing'),
  })
  const doesNothing = rules.form.formState.errors.then !== undefined
  const conditions = conditionsOf(when, rules.values.words)
  const { words } = conditions
  const tags = tagsIn(rules.values.tags)
  const asked = JSON.stringify(conditions)
  const [tried, setTried] = useState<{ asked: string; trial: DeskSchema<'RuleTrial'> } | null>(null)
  // Of what stands there now.
  const trial = tried?.asked === asked ? tried.trial : null
  const narrow = (part: Partial<Conditions>): void => change({ when: { ...when, ...part } })
  const setThen = (next: Rule['then']): void => change({ then: next })

  const raced = useRuleFields()
  const form = useRef<HTMLFormElement>(null)
  const edit = (part: TextKey): void => {
    const name = CSS.escape(t(part))
    const line = form.current?.querySelector<HTMLElement>(`[data-condition="${name}"] > button`)
    if (line?.getAttribute('aria-expanded') === 'false') line.click()
    line?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <FormPage
      form={rules}
      ref={form}
      back={{ to: '/routing', name: t('routing.back') }}
      title={rule?.name ?? t('rules.new')}
      state={
        <Switch
          label={t('rules.enabled')}
          checked={isEnabled}
          onChange={({ target: { checked } }) => change({ enabled: checked })}
        />
      }
      removal={rule && { work: () => call('deleteRule', { ruleId: rule.id }), onRemoved: () => onSaved(null) }}
      raced={raced}
      aside={
        <Beside title={t('rules.trial')}>
          {!isEnabled && <p className={page.note}>{t('rules.enabled.hint')}</p>}
          <TrialOnPast
            trial={trial}
            isBusy={isBusy}
            onTry={() => void act(async () => setTried({ asked, trial: await call('tryRule', { body: conditions }) }))}
          >
            {trial !== null && <p>{t('rules.tried', { met: trial.met, looked: trial.looked })}</p>}
          </TrialOnPast>
        </Beside>
      }
    >
      <Beside title={t('rules.sentence')}>
        <RuleSentence when={conditions} then={{ ...then, tags }} macros={macros} onEdit={edit} />
      </Beside>
      <NameField maxLength={deskLimits.DeskRuleRequest.name.maxLength} />
      <Part title={t('rules.when')}>
        <ConditionList add={t('condition.add')}>
          <GameChoices when={when} onChange={narrow}>
            <ChoiceCondition
              legend={t('filter.channel')}
              choices={choicesOf(channels, (value) => t(`channel.${value}`))}
              chosen={when.channels}
              onChange={(chosen) => narrow({ channels: chosen })}
            />
          </GameChoices>
          <Condition name={t('rules.words')} words={words.length === 0 ? null : anyOf(words)}>
            <TextareaField name="words" label={t('rules.words')} footer={t('rules.words.hint')} rows={3} dir="auto" />
            {words.length > 1 && (
              <SelectBox
                className={page.short!}
                label={t('rules.atLeast')}
                value={String(conditions.atLeast)}
                onChange={(value) => narrow({ atLeast: Number(value) })}
                choices={words.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
              />
            )}
          </Condition>
        </ConditionList>
      </Part>
      <Part title={t('rules.then')}>
        <ConditionList add={t('rules.add')}>
          <Then
            name={t('team')}
            words={nameIn(teams, then.team)}
            none={t('rules.leave')}
            value={then.team}
            choices={namedChoices(teams)}
            isWrong={doesNothing && then.team === null}
            error={doesNothing ? t('rules.then.missing') : undefined}
            onChange={(team) => setThen({ ...then, team })}
          />
          <Then
            name={t('priority')}
            words={then.priority === null ? undefined : t(`priority.${then.priority}`)}
            none={t('rules.leave')}
            value={then.priority}
            choices={choicesOf(priorities, (value) => t(`priority.${value}`))}
            onChange={(value) => setThen({ ...then, priority: priorities.find((one) => one === value) ?? null })}
          />
          <Then
            name={t('rules.skill')}
            words={then.skill || undefined}
            none={t('rules.skill.none')}
            footer={t('rules.skill.hint')}
            value={then.skill ?? null}
            choices={choicesOf(skills, String)}
            onChange={(skill) => setThen({ ...then, skill })}
          />
          <Condition
            name={t('rules.tags')}
            words={tags.length === 0 ? null : tags.join(', ')}
            none={t('rules.macro.none')}
          >
            <TextField name="tags" label={t('rules.tags')} footer={t('rules.tags.hint')} />
          </Condition>
          <Then
            name={t('rules.macro')}
            words={nameIn(macros, then.macro)}
            none={t('rules.macro.none')}
            footer={t('rules.macro.hint')}
            value={then.macro}
            choices={namedChoices(macros)}
            onChange={(macro) => setThen({ ...then, macro })}
          />
        </ConditionList>
      </Part>
    </FormPage>
  )
}

/** One thing a rule does: none, or one of these. */
function Then({
  name,
  words,
  none,
  value,
  choices,
  isWrong = false,
  onChange,
  ...texts
}: {
  name: string
  words: string | undefined
  none: string
  value: string | null
  choices: readonly { value: string; label: string }[]
  isWrong?: boolean
  error?: string | undefined
  footer?: string
  onChange: (value: string | null) => void
}) {
  return (
    <Condition name={name} words={words ?? null} none={none} isWrong={isWrong}>
      <SelectBox
        {...texts}
        className={page.middle}
        label={name}
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen || null)}
        choices={[{ value: '', label: none }, ...choices]}
      />
    </Condition>
  )
}
