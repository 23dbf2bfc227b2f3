import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { textLength } from '../../../lib/text-length.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage, SaveButton } from '../../shared/FormPage.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { linesOf } from '../../shared/moved.ts'
import { resetWords, saveWords, type Trial, tryWords, useSensitiveAct, type WordList } from './queries.ts'
import styles from './Sensitive.module.css'

const { minLength, maxLength } = deskLimits.SensitiveWord
const mostWords = deskLimits.SensitiveWordsRequest.words.maxItems
const fits = (word: string): boolean =>
  textLength(word) >= minLength && textLength(word) <= maxLength && /[^\s*]/.test(word)

/** The words of one category and language: tried on past cases before they count. */
export function WordsForm({ list }: { list: WordList }) {
  const { t, locale } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useSensitiveAct()
  const race = useRace()
  const [typed, setTyped] = useState(list.words.join('\n'))
  const [trial, setTrial] = useState<Trial | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const words = linesOf(typed)
  const language = languageName(list.language, locale)

  const demand = (): boolean => {
    const odd = words.find((word) => !fits(word))
    const error =
      odd !== undefined
        ? t('sensitive.words.wrong', { word: odd })
        : words.length > mostWords
          ? t('sensitive.words.many', { count: mostWords })
          : null
    setWrong(error)
    return error === null
  }
  const save = (): void => {
    if (demand())
      void act(async () => {
        await race.save({ words }, (match) => saveWords(client, list.category, list.language, words, match))
      }, t('sensitive.saved'))
  }
  const reset = (): void =>
    void act(async () => race.begin(await resetWords(client, list.category, list.language)), t('sensitive.reset.done'))
  return (
    <FormPage
      back={{ to: '/sensitive', name: t('sensitive.back') }}
      title={`${t(`sensitive.category.${list.category}`)} · ${language}`}
      action={<SaveButton isBusy={isBusy} />}
      notice={<RaceNotice fields={[{ name: 'words', label: t('sensitive.words') }]} />}
      isBusy={isBusy}
      onSubmit={save}
    >
      <div className={styles.words}>
        <Field
          label={t('sensitive.words')}
          hint={t('sensitive.words.hint')}
          {...(wrong === null ? {} : { error: wrong })}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={16}
              dir="auto"
              lang={list.language}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setTrial(null)
                setWrong(null)
              }}
            />
          )}
        </Field>
        <div className={styles.besideWords}>
          <div className={styles.trial}>
            <h3>{t('rules.trial')}</h3>
            <p>{t('sensitive.try.text')}</p>
            <span>
              <Button
                variant="secondary"
                size="small"
                isBusy={isBusy}
                onClick={() => {
                  if (demand()) void act(async () => setTrial(await tryWords(client, words)))
                }}
              >
                {t('rules.try')}
              </Button>
            </span>
            <div role="status">
              {trial !== null && <p>{t('sensitive.tried', { met: trial.met, looked: trial.looked })}</p>}
            </div>
            {trial !== null && trial.items.length > 0 && (
              <>
                <p className={styles.counted}>
                  {trial.words.map(({ word, cases }) => (
                    <span key={word}>
                      <bdi>{word}</bdi> {new Intl.NumberFormat(locale).format(cases)}
                    </span>
                  ))}
                </p>
                <ul>
                  {trial.items.map(({ id, subject, words: found }) => (
                    <li key={id}>
                      <Link to={`/cases/${id}`}>{id}</Link> <bdi>{subject}</bdi> <bdi>{found.join(', ')}</bdi>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          {!list.isShipped && (
            <p className={styles.changed}>
              {t('sensitive.changed')}
              <Button size="small" variant="secondary" isBusy={isBusy} onClick={reset}>
                {t('sensitive.reset')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </FormPage>
  )
}
