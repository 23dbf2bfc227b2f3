import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { ValueField } from '../../../kit/form/fields.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, NameField, SaveButton } from '../../shared/FormPage.tsx'
import { gameChoices, useGames, useGameTitle } from '../../shared/games.ts'
import { useIsBeyond, useOwnGames } from '../../shared/scope.ts'
import { choicesOf, deskLocales, languageName } from '../../shared/i18n.ts'
import type { Macro } from '../../shared/macros.ts'
import { mayLead } from '../../shared/roles.ts'
import { answerHtml } from '../../shared/answer-html.ts'
import { macroText } from '../../shared/macro-text.ts'
import { RichText } from '../../shared/RichText.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import styles from './Macros.module.css'

const statuses = ['ANSWERED', 'INFO', 'RESOLVED'] as const
/** What is filled in once it is used. */
const words = ['player', 'case', 'game', 'me'] as const

const writtenOf = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))

/** One macro, new or changed; a representative may read what only a lead changes. */
export function MacroForm({ macro, onSaved }: { macro: Macro | null; onSaved: (id: string | null) => void }) {
  const { t, locale, call, me } = useDesk()
  const own = useOwnGames()
  // One that is for a game outside the scope says so.
  const titleOf = useGameTitle()
  const games = useGames().filter((one) => own.includes(one) || one.game === macro?.game)
  const isLead = mayLead(me.roles)
  const isBeyond = useIsBeyond()
  const isOthers = macro?.shared === true && isBeyond(macro.game)
  const mayChange = macro === null || !macro.shared || (isLead && !isOthers)
  /** What everybody's is for first, where it cannot be for every game. */
  const firstGame = me.scope.games[0] ?? ''
  const [language, setLanguage] = useState(() => {
    const known = Object.keys(macro?.texts ?? {})
    // The reader's own first, where it is written.
    return known.includes(locale) ? locale : (known[0] ?? locale)
  })
  const form = useDeskForm({
    initial: {
      name: macro?.name ?? '',
      texts: macro?.texts ?? {},
      game: macro === null && isLead ? firstGame : (macro?.game ?? ''),
      status: (macro?.status ?? '') as (typeof statuses)[number] | '',
      shared: macro?.shared ?? isLead,
    },
    of: macro,
    toBody: (typed) => ({
      name: typed.name.trim(),
      texts: writtenOf(typed.texts),
      game: typed.game || null,
      status: typed.status || null,
      shared: typed.shared,
    }),
    onSave: (body, header) =>
      macro === null ? call('createMacro', { body }) : call('replaceMacro', { macroId: macro.id, body, header }),
    onSaved: ({ id }) => onSaved(id),
    again: ['listMacros'],
    isReadOnly: !mayChange,
    done: t('macros.saved'),
  })
  const { texts, game, status, shared: isShared } = form.values
  const box = useRef<HTMLTextAreaElement>(null)
  const readsId = useId()
  const written = writtenOf(texts)

  /** Where the caret is, which then stands behind it. */
  const insert = (word: string): void => {
    const text = texts[language] ?? ''
    const { selectionStart: from, selectionEnd: to } = box.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    }
    flushSync(() => form.change({ texts: { ...texts, [language]: text.slice(0, from) + word + text.slice(to) } }))
    box.current?.focus()
    box.current?.setSelectionRange(from + word.length, from + word.length)
  }
  /** Somebody and something the words are filled in with, to see how they read. */
  const sample = {
    player: 'Ada',
    case: 'EU104233871',
    game: game === '' ? (games[0]?.title ?? '') : titleOf(game),
    me: me.displayName,
  }
  return (
    <FormPage
      form={form}
      back={{ to: '/macros', name: t('macros.back') }}
      title={macro?.name ?? t('macros.new')}
      removal={
        mayChange &&
        macro !== null && { work: () => call('deleteMacro', { macroId: macro.id }), onRemoved: () => onSaved(null) }
      }
      action={mayChange ? <SaveButton /> : null}
      raced={[
        { name: 'name', label: t('macros.name') },
        { name: 'texts', label: t('macros.words.title'), parts: (one) => languageName(one, locale) },
        {
          name: 'game',
          label: t('macros.game'),
          show: titleOf,
        },
        {
          name: 'status',
          label: t('answer.then'),
          show: (value: (typeof statuses)[number]) => t(`status.${value}`),
        },
        { name: 'shared', label: t('macros.everybody') },
      ]}
    >
      {!mayChange && <p>{t(isLead ? 'macros.beyond' : 'macros.lead')}</p>}
      <div className={styles.sides}>
        <NameField className={undefined} readOnly={!mayChange} maxLength={deskLimits.DeskMacroRequest.name.maxLength} />
        <SelectBox
          label={t('macros.language')}
          value={language}
          onChange={setLanguage}
          choices={[...new Set([...deskLocales, ...Object.keys(texts)])].map((value) => ({
            value,
            label: `${languageName(value, locale)}${value in written ? ' ✓' : ''}`,
          }))}
        />
      </div>
      <div className={styles.sides}>
        <Stack gap={2}>
          <ValueField<Record<string, string>>
            name="texts"
            label={t('macros.text', { language: languageName(language, locale) })}
            check={(all) => (Object.keys(writtenOf(all)).length === 0 ? t('macros.text.missing') : undefined)}
          >
            {(control, { value, onChange }) => (
              <Textarea
                {...control}
                ref={box}
                rows={10}
                className={styles.text}
                lang={language}
                value={value[language] ?? ''}
                readOnly={!mayChange}
                onChange={({ target }) => onChange({ ...value, [language]: target.value })}
              />
            )}
          </ValueField>
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
        </Stack>
        <Stack as="section" gap={2} shrinks className={styles.reads} aria-labelledby={readsId}>
          <h3 id={readsId}>{t('preview')}</h3>
          <Surface pad="2 4" radius={1} ground="page" breaks className={styles.sheet} lang={language} dir="auto">
            {(texts[language] ?? '').trim() === '' ? (
              <Text tone="quiet" lang={locale}>
                {t('filing.preview.none')}
              </Text>
            ) : (
              <RichText
                html={answerHtml(macroText({ texts: { [language]: texts[language]! } }, language, sample))}
                className={styles.words}
              />
            )}
          </Surface>
        </Stack>
      </div>
      <section aria-label={t('macros.use')}>
        <Conditions>
          <Condition name={t('macros.game')} words={game === '' ? null : titleOf(game)} none={t('macros.game.all')}>
            <Select
              aria-label={t('macros.game')}
              value={game}
              disabled={!mayChange}
              onChange={({ target }) => form.change({ game: target.value })}
              choices={[
                ...(isShared && mayChange && isBeyond('') ? [] : [{ value: '', label: t('macros.game.all') }]),
                ...gameChoices(games),
              ]}
            />
          </Condition>
          <Condition
            name={t('answer.then')}
            words={status === '' ? null : t(`status.${status}`)}
            none={t('macros.status.any')}
          >
            <Select
              aria-label={t('answer.then')}
              value={status}
              disabled={!mayChange}
              onChange={({ target }) => form.change({ status: statuses.find((one) => one === target.value) ?? '' })}
              choices={[
                { value: '', label: t('macros.status.any') },
                ...choicesOf(statuses, (value) => t(`status.${value}`)),
              ]}
            />
          </Condition>
        </Conditions>
        {isLead && (
          <Checkbox
            label={t('macros.everybody')}
            checked={isShared}
            disabled={!mayChange}
            onChange={({ target: { checked } }) =>
              form.change({ shared: checked, ...(checked && isBeyond(game) ? { game: firstGame } : {}) })
            }
          />
        )}
      </section>
    </FormPage>
  )
}
