import { hasOptions } from '#rules/field-kinds.ts'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack } from '../../../kit/ui/Layout.tsx'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { at } from './findings.ts'
import { fieldTypes, firstRender, typeName } from './kinds.ts'
import type { Field, Finding } from './queries.ts'
import { keyFor, wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import { OpenRow, RowMenu, useOpenRows } from './OpenRows.tsx'
import styles from './Topics.module.css'

const newField = (type: Field['type'], words: string, locale: string, taken: readonly string[]): Field => ({
  key: keyFor(words, taken, 'field'),
  label: { [locale]: words },
  tooltip: {},
  content: type === 'instructions' ? { [locale]: words } : {},
  footer: {},
  placeholder: {},
  required: false,
  loginRequired: false,
  secure: false,
  type,
  renderMethod: firstRender(type),
  choices: null,
  options: hasOptions({ type }) ? [{ id: 'a', label: { [locale]: 'A' }, selected: false, disabled: false }] : [],
  secretQuestions: [],
  minLength: null,
  maxLength: null,
  shownWhen: null,
})

/** The questions of a form, in their order; one is open at a time. */
export function FieldList({
  fields,
  findings,
  onChange,
}: {
  fields: readonly Field[]
  findings: readonly Finding[]
  onChange: (fields: Field[]) => void
}) {
  const { t, locale } = useTexts()
  const { defaultLocale, mayShape } = useWriting()
  const [type, setType] = useState<Field['type']>('string')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const nameOf = (field: Field): string => wordsIn(field.label, locale, defaultLocale) || field.key
  const on = useOpenRows({ rows: fields, nameOf, removed: 'topics.field.removed', onChange })
  const add = (): void => {
    const words = t(typeName(type))
    on.add(
      newField(
        type,
        words,
        defaultLocale,
        fields.map(({ key }) => key),
      ),
    )
  }
  return (
    <div className={styles.boxes}>
      {fields.length === 0 && <p className={styles.hint}>{t('topics.form.none')}</p>}
      <Grid as="ol" columns={1} gap={2} ref={on.list}>
        {fields.map((field, index) => {
          const own = at(findings, { field: index })
          const mistakes = own.filter(({ isBlocking }) => isBlocking).length
          return (
            <li
              key={index}
              data-row={index}
              className={cx(styles.field, dragged === index && styles.dragged)}
              data-drop={
                dragged !== null && over === index && dragged !== index
                  ? dragged < index
                    ? 'after'
                    : 'before'
                  : undefined
              }
              onDragOverCapture={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(index)
              }}
              onDropCapture={(event) => {
                event.preventDefault()
                if (dragged !== null) on.move(dragged, index, true)
                setDragged(null)
              }}
            >
              {mayShape && (
                <Stack
                  as="span"
                  centre
                  tone="quiet"
                  className={styles.handle}
                  draggable
                  aria-hidden="true"
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', field.key)
                    setDragged(index)
                  }}
                  onDragEnd={() => setDragged(null)}
                >
                  <Icon icon={GripVertical} size={16} />
                </Stack>
              )}
              <OpenRow
                {...on.rowOf(index)}
                title={<span dir="auto">{nameOf(field)}</span>}
                facts={
                  <span>
                    {[
                      // A field named as its kind says it once.
                      ...(t(typeName(field.type)) === nameOf(field) ? [] : [t(typeName(field.type))]),
                      t(field.required ? 'topics.required' : 'topics.optional'),
                      ...(field.shownWhen === null ? [] : [t('topics.conditional')]),
                    ].join(' · ')}
                  </span>
                }
                mistakes={mistakes}
              >
                <FieldEditor
                  fields={fields}
                  index={index}
                  findings={own}
                  onChange={(next) => onChange(fields.with(index, next))}
                />
              </OpenRow>
              {mayShape && (
                <RowMenu name={nameOf(field)} remove={t('topics.field.remove')} index={index} rows={fields} on={on} />
              )}
            </li>
          )
        })}
      </Grid>
      {mayShape && (
        <Row wrap align="end" gap={3}>
          <SelectBox
            label={t('topics.field.new')}
            value={type}
            onChange={(chosen) => setType(chosen as Field['type'])}
            choices={choicesOf(fieldTypes, (one) => t(typeName(one)))}
          />
          <Button variant="secondary" onClick={add}>
            {t('topics.field.add')}
          </Button>
        </Row>
      )}
    </div>
  )
}
