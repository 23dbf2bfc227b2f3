import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, RemoveItem, SaveButton } from '../../shared/FormPage.tsx'
import { useGames } from '../../shared/games.ts'
import { useIsBeyond, useOwnGames } from '../../shared/scope.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { LostRace, useRace } from '../../shared/use-race.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import type { Macro } from '../../shared/macros.ts'
import { type MacroRequest, removeMacro, saveMacro, useMacrosAgain } from './queries.ts'
import { mayLead } from '../../shared/roles.ts'
import { answerHtml } from '../../shared/answer-html.ts'
import { macroText } from '../../shared/macro-text.ts'
import { RichText } from '../../shared/RichText.tsx'
import styles from './Macros.module.css'

const statuses = ['ANSWERED', 'INFO', 'RESOLVED'] as const
/** What is filled in once it is used. */
const words = ['player', 'case', 'game', 'me'] as const

/** One macro, new or changed; a representative may read what only a lead changes. */
export function MacroForm({ macro, onSaved }: { macro: Macro | null; onSaved: (id: string | null) => void }) {
  const { t, locale } = useTexts()
  const { client, me, say } = useDesk()
  const again = useMacrosAgain()
  const race = useRace()
  const own = useOwnGames()
  // One that is for a game outside the scope says so.
  const games = useGames().filter((one) => own.includes(one) || one.game === macro?.game)
  const isLead = mayLead(me.roles)
  const isBeyond = useIsBeyond()
  const isOthers = macro?.shared === true && isBeyond(macro.game)
  const mayChange = macro === null || !macro.shared || (isLead && !isOthers)
  /** What everybody's is for first, where it cannot be for every game. */
  const firstGame = me.scope.games[0] ?? ''
  const [name, setName] = useState(macro?.name ?? '')
  const [texts, setTexts] = useState<Record<string, string>>(macro?.texts ?? {})
  const [language, setLanguage] = useState(() => {
    const known = Object.keys(macro?.texts ?? {})
    // The reader's own first, where it is written.
    return known.includes(locale) ? locale : (known[0] ?? locale)
  })
  const [game, setGame] = useState(macro === null && isLead ? firstGame : (macro?.game ?? ''))
  const [status, setStatus] = useState<string>(macro?.status ?? '')
  const [isShared, setShared] = useState(macro?.shared ?? isLead)
  const [wrong, setWrong] = useState<'name' | 'text' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const readsId = useId()
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))

  const act = async (work: () => Promise<string | null>, done: string): Promise<void> => {
    setBusy(true)
    try {
      const id = await work()
      await again()
      say(done)
      onSaved(id)
    } catch (error) {
      if (error instanceof LostRace) void again()
      else say(failureWords(error, t))
    } finally {
      setBusy(false)
    }
  }
  const save = (): void => {
    const missing = name.trim() === '' ? 'name' : Object.keys(written).length === 0 ? 'text' : null
    setWrong(missing)
    if (missing !== null || isBusy) return
    const request: MacroRequest = {
      name: name.trim(),
      texts: written,
      game: game === '' ? null : game,
      status: status === '' ? null : (status as (typeof statuses)[number]),
      shared: isShared,
    }
    void act(
      async () => (await race.save(request, (match) => saveMacro(client, macro?.id ?? null, request, match))).id,
      t('macros.saved'),
    )
  }

  /** Where the caret is, which then stands behind it. */
  const insert = (word: string): void => {
    const text = texts[language] ?? ''
    const { selectionStart: from, selectionEnd: to } = box.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    }
    flushSync(() => setTexts({ ...texts, [language]: text.slice(0, from) + word + text.slice(to) }))
    box.current?.focus()
    box.current?.setSelectionRange(from + word.length, from + word.length)
  }
  /** Somebody and something the words are filled in with, to see how they read. */
  const sample = {
    player: 'Ada',
    case: 'EU104233871',
    game: games.find((one) => one.game === game)?.title ?? games[0]?.title ?? '',
    me: me.displayName,
  }
  return (
    <FormPage
      back={{ to: '/macros', name: t('macros.back') }}
      title={macro?.name ?? t('macros.new')}
      menu={
        mayChange &&
        macro !== null && (
          <RemoveItem
            onRemove={() =>
              void act(async () => {
                await removeMacro(client, macro.id)
                return null
              }, t('macros.removed'))
            }
          />
        )
      }
      action={mayChange ? <SaveButton isBusy={isBusy} /> : null}
      notice={
        <RaceNotice
          fields={[
            { name: 'name', label: t('macros.name') },
            { name: 'texts', label: t('macros.words.title'), parts: (one) => languageName(one, locale) },
            {
              name: 'game',
              label: t('macros.game'),
              show: (value: string) => games.find((one) => one.game === value)?.title ?? value,
            },
            {
              name: 'status',
              label: t('answer.then'),
              show: (value: (typeof statuses)[number]) => t(`status.${value}`),
            },
            { name: 'shared', label: t('macros.everybody') },
          ]}
        />
      }
      isBusy={isBusy}
      onSubmit={() => mayChange && save()}
    >
      {!mayChange && <p>{t(isLead ? 'macros.beyond' : 'macros.lead')}</p>}
      <div className={styles.sides}>
        <Field label={t('macros.name')} isRequired {...(wrong === 'name' ? { error: t('macros.name.missing') } : {})}>
          {(control) => (
            <Input
              {...control}
              value={name}
              readOnly={!mayChange}
              maxLength={deskLimits.DeskMacroRequest.name.maxLength}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('macros.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
              choices={[...new Set([...deskLocales, ...Object.keys(texts)])].map((value) => ({
                value,
                label: `${languageName(value, locale)}${value in written ? ' ✓' : ''}`,
              }))}
            />
          )}
        </Field>
      </div>
      <div className={styles.sides}>
        <div className={styles.writing}>
          <Field
            label={t('macros.text', { language: languageName(language, locale) })}
            {...(wrong === 'text' ? { error: t('macros.text.missing') } : {})}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={box}
                rows={10}
                className={styles.text}
                lang={language}
                value={texts[language] ?? ''}
                readOnly={!mayChange}
                onChange={(event) => setTexts({ ...texts, [language]: event.target.value })}
              />
            )}
          </Field>
          {mayChange && (
            <div className={styles.chips} role="group" aria-label={t('macros.insert')}>
              {words.map((word) => (
                <button key={word} type="button" onClick={() => insert(`{{${word}}}`)}>
                  <Icon icon={Plus} size={14} />
                  {t(`macros.word.${word}`)}
                </button>
              ))}
            </div>
          )}
        </div>
        <section className={styles.reads} aria-labelledby={readsId}>
          <h3 id={readsId}>{t('preview')}</h3>
          <div className={styles.sheet} lang={language} dir="auto">
            {(texts[language] ?? '').trim() === '' ? (
              <p className={styles.none} lang={locale}>
                {t('filing.preview.none')}
              </p>
            ) : (
              <RichText
                html={answerHtml(macroText({ texts: { [language]: texts[language]! } }, language, sample))}
                className={styles.words}
              />
            )}
          </div>
        </section>
      </div>
      <section aria-label={t('macros.use')}>
        <Conditions>
          <Condition
            name={t('macros.game')}
            words={games.find((one) => one.game === game)?.title ?? null}
            none={t('macros.game.all')}
          >
            <Select
              aria-label={t('macros.game')}
              value={game}
              disabled={!mayChange}
              onChange={(event) => setGame(event.target.value)}
              choices={[
                ...(isShared && mayChange && isBeyond('') ? [] : [{ value: '', label: t('macros.game.all') }]),
                ...games.map((one) => ({ value: one.game, label: one.title })),
              ]}
            />
          </Condition>
          <Condition
            name={t('answer.then')}
            words={status === '' ? null : t(`status.${status as (typeof statuses)[number]}`)}
            none={t('macros.status.any')}
          >
            <Select
              aria-label={t('answer.then')}
              value={status}
              disabled={!mayChange}
              onChange={(event) => setStatus(event.target.value)}
              choices={[
                { value: '', label: t('macros.status.any') },
                ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
              ]}
            />
          </Condition>
        </Conditions>
        {isLead && (
          <Checkbox
            label={t('macros.everybody')}
            checked={isShared}
            disabled={!mayChange}
            onChange={({ target }) => {
              setShared(target.checked)
              if (target.checked && isBeyond(game)) setGame(firstGame)
            }}
          />
        )}
      </section>
    </FormPage>
  )
}
