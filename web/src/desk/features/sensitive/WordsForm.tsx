import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField } from '../../../kit/form/fields.tsx'
import { textLength } from '#rules/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { FormPage } from '../../shared/FormPage.tsx'
import { languageName } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { linesOf } from '../../shared/moved.ts'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Sensitive.module.css'

const { minLength, maxLength } = deskLimits.SensitiveWord
const mostWords = deskLimits.SensitiveWordsRequest.words.maxItems
const fits = (word: string): boolean =>
  textLength(word) >= minLength && textLength(word) <= maxLength && /[^\s*]/.test(word)

/** The words of one category and language: tried on past cases before they count. */
export function WordsForm({ list }: { list: DeskSchema<'SensitiveWords'> }) {
  const { t, locale, call, number } = useDesk()
  const [trial, setTrial] = useState<DeskSchema<'SensitiveTrial'> | null>(null)
  const at = { category: list.category, language: list.language }
  const form = useDeskForm({
    initial: { typed: list.words.join('\n') },
    of: list,
    toBody: ({ typed }) => ({ words: linesOf(typed) }),
    onSave: (body, header) => call('replaceSensitiveWords', { ...at, body, header }),
    again: ['listSensitiveWords', 'listSensitiveGuidance'],
    done: t('sensitive.saved'),
  })
  const { isBusy, act } = form
  const language = languageName(list.language, locale)

  const faultOf = (typed: string): string | undefined => {
    const words = linesOf(typed)
    const odd = words.find((word) => !fits(word))
    if (odd !== undefined) return t('sensitive.words.wrong', { word: odd })
    return words.length > mostWords ? t('sensitive.words.many', { count: mostWords }) : undefined
  }
  const tryOut = async (): Promise<void> => {
    if (!(await form.form.trigger('typed'))) return
    const body = { words: linesOf(form.form.getValues('typed')) }
    await act(async () => setTrial(await call('trySensitiveWords', { body })))
  }
  const reset = (): void =>
    void act(async () => form.begin(await call('resetSensitiveWords', at)), t('sensitive.reset.done'))
  return (
    <FormPage
      form={form}
      back={{ to: '/sensitive', name: t('sensitive.back') }}
      title={`${t(`sensitive.category.${list.category}`)} · ${language}`}
      raced={[{ name: 'words', label: t('sensitive.words') }]}
    >
      <Stack gap={6} className={styles.words}>
        <TextareaField
          name="typed"
          label={t('sensitive.words')}
          hint={t('sensitive.words.hint')}
          check={faultOf}
          rows={16}
          dir="auto"
          lang={list.language}
          onInput={() => {
            setTrial(null)
            form.form.clearErrors('typed')
          }}
        />
        <Stack content="start" gap={4} shrinks>
          <Stack content="start" gap={2} className={styles.trial}>
            <h3>{t('rules.trial')}</h3>
            <p>{t('sensitive.try.text')}</p>
            <span>
              <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void tryOut()}>
                {t('rules.try')}
              </Button>
            </span>
            <div role="status">
              {trial !== null && <p>{t('sensitive.tried', { met: trial.met, looked: trial.looked })}</p>}
            </div>
            {trial !== null && trial.items.length > 0 && (
              <>
                <Row as="p" wrap gap="1 4" align="stretch" className={styles.counted}>
                  {trial.words.map(({ word, cases }) => (
                    <span key={word}>
                      <bdi>{word}</bdi> {number(cases)}
                    </span>
                  ))}
                </Row>
                <ul>
                  {trial.items.map(({ id, subject, words: found }) => (
                    <li key={id}>
                      <Link to={`/cases/${id}`}>{id}</Link> <bdi>{subject}</bdi> <bdi>{found.join(', ')}</bdi>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Stack>
          {!list.isShipped && (
            <Row as="p" wrap justify="between" gap={2} tone="quiet">
              {t('sensitive.changed')}
              <Button size="small" variant="secondary" isBusy={isBusy} onClick={reset}>
                {t('sensitive.reset')}
              </Button>
            </Row>
          )}
        </Stack>
      </Stack>
    </FormPage>
  )
}
