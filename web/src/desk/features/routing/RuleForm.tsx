import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { Choices } from '../../shared/Choices.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useGames } from '../../shared/games.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { useMacros } from '../../shared/macros.ts'
import { useTeams } from '../../shared/teams.ts'
import { linesOf } from '../../shared/moved.ts'
import { type Conditions, type Rule, type RuleRequest, removeRule, saveRule, type Trial, tryRule } from './queries.ts'
import { useAct } from './use-act.ts'
import room from '../../shared/Room.module.css'
import styles from './Routing.module.css'

const channels = ['TICKET', 'CHAT', 'PHONE_CALLBACK'] as const
const priorities = ['urgent', 'high', 'normal', 'low'] as const
const anyCase: Conditions = { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 }
const nothing: Rule['then'] = { team: null, priority: null, tags: [], macro: null }
const tagPattern = new RegExp(deskLimits.CaseTag.pattern)

/** A rule, new or changed: when, then, and what it would have met. */
export function RuleForm({ rule, onSaved }: { rule: Rule | null; onSaved: (id: string | null) => void }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const games = useGames()
  const teams = useTeams() ?? []
  const known = useMacros()
  const macros = known?.filter(({ shared }) => shared) ?? []
  const { isBusy, act } = useAct()
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
  // A topic that was chosen stays to be seen, whatever games are.
  const topics = games
    .filter(({ game, topics: its }) =>
      when.games.length === 0
        ? its.some(({ categoryId }) => when.topics.includes(categoryId))
        : when.games.includes(game),
    )
    .flatMap(({ topics: its }) => its.map(({ categoryId, name: label }) => ({ value: categoryId, label })))

  const save = (event: FormEvent): void => {
    event.preventDefault()
    const doesNothing = then.team === null && then.priority === null && then.macro === null && tags.length === 0
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
      const saved = await saveRule(client, rule?.id ?? null, request)
      onSaved(saved.id)
    }, t('macros.saved'))
  }

  return (
    <form className={room.sheet} onSubmit={save} noValidate>
      <Link to="/routing" className={room.back}>
        {t('routing.back')}
      </Link>
      <h2>{rule === null ? t('rules.new') : <bdi>{rule.name}</bdi>}</h2>
      <Field label={t('macros.name')} isRequired {...(wrong === 'name' ? { error: t('macros.name.missing') } : {})}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={deskLimits.DeskRuleRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <section className={styles.block} aria-labelledby="rule-when">
        <h3 id="rule-when">{t('rules.when')}</h3>
        <Choices
          legend={t('filter.game')}
          choices={games.map(({ game, title }) => ({ value: game, label: title }))}
          chosen={when.games}
          onChange={(chosen) => narrow({ games: chosen })}
        />
        {topics.length > 0 && (
          <Choices
            legend={t('rules.topics')}
            choices={topics}
            chosen={when.topics}
            onChange={(chosen) => narrow({ topics: chosen })}
          />
        )}
        <Choices
          legend={t('filter.channel')}
          choices={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
          chosen={when.channels}
          onChange={(chosen) => narrow({ channels: chosen })}
        />
        <Choices
          legend={t('filter.language')}
          choices={[...new Set([...deskLocales, ...when.languages])].map((value) => ({
            value,
            label: languageName(value, locale),
          }))}
          chosen={when.languages}
          onChange={(chosen) => narrow({ languages: chosen })}
        />
        <Field label={t('rules.words')} hint={t('rules.words.hint')}>
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
          <Field label={t('rules.atLeast')}>
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
        <div className={styles.trial}>
          <span>
            <Button
              variant="secondary"
              size="small"
              isBusy={isBusy}
              onClick={() => void act(async () => setTrial(await tryRule(client, conditions)))}
            >
              {t('rules.try')}
            </Button>
          </span>
          <div role="status">
            {trial !== null && <p>{t('rules.tried', { met: trial.met, looked: trial.looked })}</p>}
          </div>
          {trial !== null && trial.items.length > 0 && (
            <ul>
              {trial.items.map(({ id, subject }) => (
                <li key={id}>
                  <Link to={`/cases/${id}`}>{id}</Link> <bdi>{subject}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className={styles.block} aria-labelledby="rule-then">
        <h3 id="rule-then">{t('rules.then')}</h3>
        <div className={room.pair}>
          <Field label={t('team')} {...(wrong === 'then' ? { error: t('rules.then.missing') } : {})}>
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
          <Field label={t('priority')}>
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
          <Field label={t('rules.tags')} hint={t('rules.tags.hint')}>
            {(control) => (
              <Input {...control} value={typedTags} onChange={(event) => setTypedTags(event.target.value)} />
            )}
          </Field>
          <Field label={t('rules.macro')} hint={t('rules.macro.hint')}>
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
        </div>
      </section>
      <Checkbox
        label={t('rules.enabled')}
        hint={t('rules.enabled.hint')}
        checked={isEnabled}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('macros.save')}
        </Button>
        {rule !== null && (
          <span className={room.last}>
            <Button
              variant="quiet"
              onClick={() =>
                void act(async () => {
                  await removeRule(client, rule.id)
                  onSaved(null)
                }, t('macros.removed'))
              }
            >
              {t('macros.remove')}
            </Button>
          </span>
        )}
      </div>
    </form>
  )
}
