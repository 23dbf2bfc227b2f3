import { hasOptions, ownChoices } from '#rules/field-kinds.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { fieldTypes, firstRender, hasLengths, renderName, rendersOf, typeName } from './kinds.ts'
import { OptionList, QuestionList } from './OptionList.tsx'
import { RealmList } from './RealmList.tsx'
import type { Field, Finding } from './queries.ts'
import { wordsIn } from './words.ts'
import { useWriting, Words, WordsLine } from './Words.tsx'
import { InputBox, SelectBox } from '../../../kit/ui/Boxes.tsx'
import { Mistakes, useMistakes } from './use-mistakes.tsx'
import styles from './Topics.module.css'

const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : Math.max(0, Math.round(Number(text)) || 0)

/** One question of a form. */
export function FieldEditor({
  fields,
  index,
  findings,
  onChange,
}: {
  fields: readonly Field[]
  index: number
  findings: readonly Finding[]
  onChange: (field: Field) => void
}) {
  const { t, locale } = useTexts()
  const { mayShape, defaultLocale } = useWriting()
  const field = fields[index]!
  const change = (part: Partial<Field>): void => onChange({ ...field, ...part })
  const { errorOf, others } = useMistakes(findings, fields)
  const own = ownChoices[field.type]
  const hasFixed = field.choices === 'everyone' || (field.choices === null && own === undefined)

  return (
    <div className={styles.boxes}>
      <Mistakes
        texts={others([
          'label',
          'key',
          'options',
          'secretQuestions',
          'realms',
          'minLength',
          'shownWhen',
          'content',
          'tooltip',
          'placeholder',
          'footer',
        ])}
      />
      <Words
        label={t('topics.field.label')}
        isRequired
        words={field.label}
        error={errorOf('label')}
        onChange={(label) => change({ label })}
      />
      {field.type === 'instructions' && (
        <Words
          label={t('topics.field.content')}
          hint={t('topics.markdown')}
          rows={5}
          words={field.content}
          error={errorOf('content')}
          onChange={(content) => change({ content })}
        />
      )}
      {mayShape && (
        <>
          <div className={styles.pair}>
            <SelectBox
              label={t('topics.field.type')}
              value={field.type}
              onChange={(chosen) => {
                const type = chosen as Field['type']
                change({ type, renderMethod: firstRender(type), choices: null })
              }}
              choices={choicesOf(fieldTypes, (one) => t(typeName(one)))}
            />
            <SelectBox
              label={t('topics.field.render')}
              value={field.renderMethod}
              onChange={(chosen) => change({ renderMethod: chosen as Field['renderMethod'] })}
              choices={rendersOf(field).map((one) => ({ value: one, label: t(renderName(one)) }))}
            />
          </div>
          {own !== undefined && (
            <Checkbox
              label={t('topics.field.own')}
              checked={!hasFixed}
              onChange={({ target }) => change({ choices: target.checked ? null : 'everyone' })}
            />
          )}
          <Checkbox
            label={t('topics.field.required')}
            checked={field.required}
            onChange={({ target }) => change({ required: target.checked })}
          />
        </>
      )}
      {hasOptions(field) && (
        <OptionList options={field.options} error={errorOf('options')} onChange={(options) => change({ options })} />
      )}
      {field.type === 'sqa' && (
        <QuestionList
          questions={field.secretQuestions}
          error={errorOf('secretQuestions')}
          onChange={(secretQuestions) => change({ secretQuestions })}
        />
      )}
      {mayShape && field.type === 'character' && (
        <RealmList realms={field.realms ?? []} error={errorOf('realms')} onChange={(realms) => change({ realms })} />
      )}
      <Conditions>
        {mayShape && (
          <Condition
            name={t('topics.shown')}
            words={
              field.shownWhen === null
                ? null
                : t('topics.shown.when', {
                    name: wordsIn(
                      fields.find(({ key }) => key === field.shownWhen?.field)?.label ?? {},
                      locale,
                      defaultLocale,
                    ),
                  })
            }
            none={t('topics.shown.always')}
            isWrong={errorOf('shownWhen') !== undefined}
          >
            <ConditionEditor fields={fields} index={index} error={errorOf('shownWhen')} onChange={change} />
          </Condition>
        )}
        {(['tooltip', 'placeholder', 'footer'] as const).map((name) => (
          <WordsLine
            key={name}
            label={t(`topics.field.${name}`)}
            words={field[name]}
            error={errorOf(name)}
            onChange={(words) => change({ [name]: words })}
          />
        ))}
        {mayShape && (
          <Condition
            name={t('topics.field.access')}
            words={
              [
                ...(field.loginRequired ? [t('topics.field.login')] : []),
                ...(field.secure ? [t('topics.field.secure')] : []),
              ].join(' · ') || null
            }
            none={t('topics.field.access.all')}
          >
            <Stack gap={1}>
              <Checkbox
                label={t('topics.field.login')}
                checked={field.loginRequired}
                onChange={({ target }) => change({ loginRequired: target.checked })}
              />
              <Checkbox
                label={t('topics.field.secure')}
                hint={t('topics.field.secure.hint')}
                checked={field.secure}
                onChange={({ target }) => change({ secure: target.checked })}
              />
            </Stack>
          </Condition>
        )}
        {mayShape && hasLengths(field) && (
          <Condition
            name={t('topics.field.length')}
            words={
              field.minLength === null && field.maxLength === null
                ? null
                : `${field.minLength ?? 0} – ${field.maxLength ?? '…'}`
            }
            isWrong={errorOf('minLength') !== undefined}
          >
            <div className={styles.pair}>
              {(['minLength', 'maxLength'] as const).map((name) => (
                <InputBox
                  key={name}
                  label={t(`topics.field.${name}`)}
                  error={errorOf(name)}
                  type="number"
                  min={name === 'minLength' ? 0 : 1}
                  max={20_000}
                  value={field[name] ?? ''}
                  onChange={(typed) => change({ [name]: numberIn(typed) })}
                />
              ))}
            </div>
          </Condition>
        )}
        {mayShape && (
          <Condition name={t('topics.field.key')} words={field.key} isWrong={errorOf('key') !== undefined}>
            <InputBox
              label={t('topics.field.key')}
              footer={t('topics.field.key.hint')}
              error={errorOf('key')}
              dir="ltr"
              value={field.key}
              onChange={(typed) => {
                const key = typed.replace(/[^A-Za-z0-9_-]/g, '')
                if (key !== '') change({ key })
              }}
            />
          </Condition>
        )}
      </Conditions>
    </div>
  )
}
