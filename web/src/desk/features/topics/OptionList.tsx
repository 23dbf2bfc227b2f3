import { Button } from '../../../kit/ui/Button.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import type { Field } from './queries.ts'
import { keyFor, withWords, wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { RowButtons } from '../../shared/IconButton.tsx'
import { moved } from '../../shared/moved.ts'
import styles from './Topics.module.css'

type Words = Field['label']

/** Lines of words that are moved, removed and added. */
function Lines<T extends { id: string }>({
  label,
  error,
  lines,
  wordsOf,
  onChange,
  onWords,
  onAdd,
}: {
  label: string
  error?: string | undefined
  lines: readonly T[]
  wordsOf: (line: T) => Words
  onChange: (lines: T[]) => void
  onWords: (line: T, words: Words) => T
  onAdd: () => T
}) {
  const { t, locale: shownIn } = useTexts()
  const { locale, defaultLocale, mayWrite, mayShape } = useWriting()
  return (
    <FieldGroup label={label} error={error}>
      <Stack as="ol" gap={2} className={styles.options}>
        {lines.map((line, index) => {
          const name = wordsIn(wordsOf(line), shownIn, defaultLocale) || line.id
          return (
            <li key={index}>
              <Input
                aria-label={t('topics.option', { number: String(index + 1) })}
                lang={locale}
                dir={directionOf(locale)}
                readOnly={!mayWrite}
                placeholder={locale === defaultLocale ? undefined : wordsOf(line)[defaultLocale]}
                value={wordsOf(line)[locale] ?? ''}
                onChange={({ target }) =>
                  onChange(lines.with(index, onWords(line, withWords(wordsOf(line), locale, target.value))))
                }
              />
              {mayShape && (
                <RowButtons
                  name={name}
                  index={index}
                  count={lines.length}
                  className={styles.moves}
                  onMove={(to) => onChange(moved(lines, index, to))}
                  onRemove={() => onChange(lines.toSpliced(index, 1))}
                />
              )}
            </li>
          )
        })}
      </Stack>
      {mayShape && (
        <Button size="small" variant="secondary" onClick={() => onChange([...lines, onAdd()])}>
          {t('topics.option.add')}
        </Button>
      )}
    </FieldGroup>
  )
}

/** What a player chooses from. An answer keeps its name within the case, whatever its words become. */
export function OptionList({
  options,
  error,
  onChange,
}: {
  options: Field['options']
  error?: string
  onChange: (options: Field['options']) => void
}) {
  const { t } = useTexts()
  const { defaultLocale } = useWriting()
  const taken = options.map(({ id }) => id)
  return (
    <Lines
      label={t('topics.options')}
      error={error}
      lines={options}
      wordsOf={({ label }) => label}
      onWords={(option, label) => ({ ...option, label })}
      onChange={onChange}
      onAdd={() => {
        const words = t('topics.option', { number: String(options.length + 1) })
        return { id: keyFor('', taken, 'option'), label: { [defaultLocale]: words }, selected: false, disabled: false }
      }}
    />
  )
}

export function QuestionList({
  questions,
  error,
  onChange,
}: {
  questions: Field['secretQuestions']
  error?: string
  onChange: (questions: Field['secretQuestions']) => void
}) {
  const { t } = useTexts()
  const { defaultLocale } = useWriting()
  const taken = questions.map(({ id }) => id)
  return (
    <Lines
      label={t('topics.questions')}
      error={error}
      lines={questions}
      wordsOf={({ question }) => question}
      onWords={(one, question) => ({ ...one, question })}
      onChange={onChange}
      onAdd={() => ({ id: keyFor('', taken, 'question'), question: { [defaultLocale]: '?' } })}
    />
  )
}
