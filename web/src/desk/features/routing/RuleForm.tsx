import { useRef, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { ChoiceCondition, Condition, Conditions as ConditionList, useAnyOf } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { Beside, FormPage, Part, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { TrialOnPast } from '../../shared/TrialOnPast.tsx'
import { GameChoices } from '../../shared/GameChoices.tsx'
import { type TextKey, useTexts } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { Switch } from '../../shared/Switch.tsx'
import { useTeams } from '../../shared/teams.ts'
import { linesOf } from '../../shared/moved.ts'
import { type Conditions, type Rule, type RuleRequest, removeRule, saveRule, type Trial, tryRule } from './queries.ts'
import { RuleSentence } from './RuleSentence.tsx'
import { useRuleFields } from './rule-fields.ts'
import { useAct } from './use-act.ts'
import page from '../../shared/FormPage.module.css'

const channels = ['TICKET', 'CHAT', 'PHONE_CALLBACK'] as const
const priorities = ['urgent', 'high', 'normal', 'low'] as const
const anyCase: Conditions = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const nothing: Rule['then'] = { team: null, priority: null, tags: [], macro: null, skill: null }
const tagPattern = new RegExp(deskLimits.CaseTag.pattern)

/** A rule, new or changed: when, then, and what it would have met. */
export function RuleForm({ rule, onSaved }: { rule: Rule | null; onSaved: (id: string | null) => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const teams = useTeams() ?? []
  const known = useMacros()
  const macros = known?.filter(({ shared }) => shared) ?? []
  // What nobody knows any more stays to be seen.
  const skills = [
    ...new Set([...useAgents().flatMap((agent) => agent.skills), ...(rule?.then.skill ? [rule.then.skill] : [])]),
  ]
  const anyOf = useAnyOf()
  const { isBusy, act } = useAct()
  const race = useRace()
  const [name, setName] = useState(rule?.name ?? '')
  const [isEnabled, setEnabled] = useState(rule?.enabled ?? false)
  const [when, setWhen] = useState<Conditions>(rule?.when ?? anyCase)
  const [then, setThen] = useState<Rule['then']>(rule?.then ?? nothing)
  const [typedWords, setTypedWords] = useState((rule?.when.words ?? []).join('\n'))
  const [typedTags, setTypedTags] = useState((rule?.then.tags ?? []).join(', '))
  const [trial, setTrial] = useState<Trial | null>(null)
  const [wrong, setWrong] = useState<'name' | 'then' | null>(null)
  const words = linesOf(typedWords)
  const tags = linesOf(typedTags)
    .map((tag) => tag.toLowerCase())
    .filter((tag) => tagPattern.test(tag))
  const conditions: Conditions = { ...when, words, atLeast: Math.max(1, Math.min(when.atLeast, words.length)) }
  const narrow = (change: Partial<Conditions>): void => {
    setWhen({ ...when, ...change })
    setTrial(null)
  }

  const raced = useRuleFields()
  const form = useRef<HTMLFormElement>(null)
  const edit = (part: TextKey): void => {
    const name = CSS.escape(t(part))
    const line = form.current?.querySelector<HTMLElement>(`[data-condition="${name}"] > button`)
    if (line?.getAttribute('aria-expanded') === 'false') line.click()
    line?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }

  const save = (): void => {
    const doesNothing =
      then.team === null && then.priority === null && then.macro === null && !then.skill && tags.length === 0
    const missing = name.trim() === '' ? 'name' : doesNothing ? 'then' : null
    setWrong(missing)
    if (missing !== null) return
    // A macro that was taken away since is offered to nobody, and would refuse the rule.
    const macro = known === undefined || macros.some(({ id }) => id === then.macro) ? then.macro : null
    const request: RuleRequest = {
      name: name.trim(),
      enabled: isEnabled,
      when: conditions,
      then: { ...then, macro, tags },
    }
    void act(async () => {
      const saved = await race.save(request, (match) => saveRule(client, rule?.id ?? null, request, match))
      onSaved(saved.id)
    }, t('macros.saved'))
  }

  return (
    <FormPage
      ref={form}
      back={{ to: '/routing', name: t('routing.back') }}
      title={rule?.name ?? t('rules.new')}
      state={
        <Switch label={t('rules.enabled')} checked={isEnabled} onChange={(event) => setEnabled(event.target.checked)} />
      }
      menu={
        rule && (
          <RemoveItem
            onRemove={() =>
              void act(async () => {
                await removeRule(client, rule.id)
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
          {!isEnabled && <p className={page.note}>{t('rules.enabled.hint')}</p>}
          <TrialOnPast
            trial={trial}
            isBusy={isBusy}
            onTry={() => void act(async () => setTrial(await tryRule(client, conditions)))}
          >
            {trial !== null && <p>{t('rules.tried', { met: trial.met, looked: trial.looked })}</p>}
          </TrialOnPast>
        </Beside>
      }
    >
      <Beside title={t('rules.sentence')}>
        <RuleSentence when={conditions} then={{ ...then, tags }} macros={macros} onEdit={edit} />
      </Beside>
      <Field
        className={page.middle!}
        label={t('macros.name')}
        isRequired
        {...(wrong === 'name' ? { error: t('macros.name.missing') } : {})}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={deskLimits.DeskRuleRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Part title={t('rules.when')}>
        <ConditionList add={t('condition.add')}>
          <GameChoices when={when} onChange={narrow}>
            <ChoiceCondition
              legend={t('filter.channel')}
              choices={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
              chosen={when.channels}
              onChange={(chosen) => narrow({ channels: chosen })}
            />
          </GameChoices>
          <Condition name={t('rules.words')} words={words.length === 0 ? null : anyOf(words)}>
            <Field label={t('rules.words')} footer={t('rules.words.hint')}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  dir="auto"
                  value={typedWords}
                  onChange={(event) => {
                    setTypedWords(event.target.value)
                    setTrial(null)
                  }}
                />
              )}
            </Field>
            {words.length > 1 && (
              <Field className={page.short!} label={t('rules.atLeast')}>
                {(control) => (
                  <Select
                    {...control}
                    value={String(conditions.atLeast)}
                    onChange={(event) => narrow({ atLeast: Number(event.target.value) })}
                    choices={words.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
                  />
                )}
              </Field>
            )}
          </Condition>
        </ConditionList>
      </Part>
      <Part title={t('rules.then')}>
        <ConditionList add={t('rules.add')}>
          <Condition
            name={t('team')}
            words={teams.find(({ id }) => id === then.team)?.name ?? null}
            none={t('rules.leave')}
            isWrong={wrong === 'then' && then.team === null}
          >
            <Field
              className={page.middle!}
              id="then-team"
              label={t('team')}
              {...(wrong === 'then' ? { error: t('rules.then.missing') } : {})}
            >
              {(control) => (
                <Select
                  {...control}
                  value={then.team ?? ''}
                  onChange={(event) => setThen({ ...then, team: event.target.value || null })}
                  choices={[
                    { value: '', label: t('rules.leave') },
                    ...teams.map(({ id, name: label }) => ({ value: id, label })),
                  ]}
                />
              )}
            </Field>
          </Condition>
          <Condition
            name={t('priority')}
            words={then.priority === null ? null : t(`priority.${then.priority}`)}
            none={t('rules.leave')}
          >
            <Field className={page.middle!} id="then-priority" label={t('priority')}>
              {(control) => (
                <Select
                  {...control}
                  value={then.priority ?? ''}
                  onChange={(event) =>
                    setThen({ ...then, priority: priorities.find((one) => one === event.target.value) ?? null })
                  }
                  choices={[
                    { value: '', label: t('rules.leave') },
                    ...priorities.map((value) => ({ value, label: t(`priority.${value}`) })),
                  ]}
                />
              )}
            </Field>
          </Condition>
          <Condition name={t('rules.skill')} words={then.skill || null} none={t('rules.skill.none')}>
            <Field
              className={page.middle!}
              id="then-rules.skill"
              label={t('rules.skill')}
              footer={t('rules.skill.hint')}
            >
              {(control) => (
                <Select
                  {...control}
                  value={then.skill ?? ''}
                  onChange={(event) => setThen({ ...then, skill: event.target.value || null })}
                  choices={[
                    { value: '', label: t('rules.skill.none') },
                    ...skills.map((value) => ({ value, label: value })),
                  ]}
                />
              )}
            </Field>
          </Condition>
          <Condition
            name={t('rules.tags')}
            words={tags.length === 0 ? null : tags.join(', ')}
            none={t('rules.macro.none')}
          >
            <Field id="then-rules.tags" label={t('rules.tags')} footer={t('rules.tags.hint')}>
              {(control) => (
                <Input {...control} value={typedTags} onChange={(event) => setTypedTags(event.target.value)} />
              )}
            </Field>
          </Condition>
          <Condition
            name={t('rules.macro')}
            words={macros.find(({ id }) => id === then.macro)?.name ?? null}
            none={t('rules.macro.none')}
          >
            <Field
              className={page.middle!}
              id="then-rules.macro"
              label={t('rules.macro')}
              footer={t('rules.macro.hint')}
            >
              {(control) => (
                <Select
                  {...control}
                  value={then.macro ?? ''}
                  onChange={(event) => setThen({ ...then, macro: event.target.value || null })}
                  choices={[
                    { value: '', label: t('rules.macro.none') },
                    ...macros.map(({ id, name: label }) => ({ value: id, label })),
                  ]}
                />
              )}
            </Field>
          </Condition>
        </ConditionList>
      </Part>
    </FormPage>
  )
}
