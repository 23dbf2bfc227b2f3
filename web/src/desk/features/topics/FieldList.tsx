import { hasOptions } from '#rules/field-kinds.ts'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { AccordionSection } from '../../../kit/ui/Accordion.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Grid, Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { at } from './findings.ts'
import { fieldTypes, firstRender, typeName } from './kinds.ts'
import type { Field, Finding } from './queries.ts'
import { keyFor, wordsIn } from './words.ts'
import { useWriting } from './Words.tsx'
import { SelectBox } from '../../../kit/ui/Boxes.tsx'
import form from '../../shared/FormPage.module.css'
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

/** Behind which a question is moved and removed. */
const menuOpener = '[aria-expanded]:not(h3 *)'

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
  const { say } = useDesk()
  const { defaultLocale, mayShape } = useWriting()
  const [open, setOpen] = useState<number | null>(null)
  const [type, setType] = useState<Field['type']>('string')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    if (focused === null) return
    list.current?.querySelector<HTMLElement>(focused)?.focus()
    setFocused(null)
  }, [focused])

  const nameOf = (field: Field): string => wordsIn(field.label, locale, defaultLocale) || field.key
  const move = (from: number, to: number, focus?: string): void => {
    if (to < 0 || to >= fields.length || from === to) return
    const rest = fields.filter((_, index) => index !== from)
    onChange([...rest.slice(0, to), fields[from]!, ...rest.slice(to)])
    if (open === from) setOpen(to)
    else setOpen(null)
    if (focus !== undefined) setFocused(`[data-field="${to}"] ${focus}`)
    say(t('topics.field.moved', { name: nameOf(fields[from]!), place: String(to + 1), of: String(fields.length) }))
  }
  const add = (): void => {
    const words = t(typeName(type))
    onChange([
      ...fields,
      newField(
        type,
        words,
        defaultLocale,
        fields.map(({ key }) => key),
      ),
    ])
    setOpen(fields.length)
    setFocused(`[data-field="${fields.length}"] input`)
  }
  const remove = (index: number): void => {
    onChange(fields.filter((_, one) => one !== index))
    setOpen(null)
    setFocused(fields.length === 1 ? null : `[data-field="${Math.max(0, index - 1)}"] button`)
    say(t('topics.field.removed', { name: nameOf(fields[index]!) }))
  }

  return (
    <div className={styles.boxes}>
      {fields.length === 0 && <p className={styles.hint}>{t('topics.form.none')}</p>}
      <Grid as="ol" columns={1} gap={2} ref={list}>
        {fields.map((field, index) => {
          const own = at(findings, { field: index })
          const mistakes = own.filter(({ isBlocking }) => isBlocking).length
          return (
            <li
              key={index}
              data-field={index}
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
                if (dragged !== null) move(dragged, index)
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
              <AccordionSection
                className={styles.section!}
                title={<span dir="auto">{nameOf(field)}</span>}
                summary={
                  <span className={styles.facts}>
                    <span>
                      {[
                        // A field named as its kind says it once.
                        ...(t(typeName(field.type)) === nameOf(field) ? [] : [t(typeName(field.type))]),
                        t(field.required ? 'topics.required' : 'topics.optional'),
                        ...(field.shownWhen === null ? [] : [t('topics.conditional')]),
                      ].join(' · ')}
                    </span>
                    {mistakes > 0 && <span className={styles.wrong}>{t('topics.mistakes', { count: mistakes })}</span>}
                  </span>
                }
                isOpen={open === index}
                onToggle={() => setOpen(open === index ? null : index)}
              >
                {open === index && (
                  <div className={styles.opened}>
                    <FieldEditor
                      fields={fields}
                      index={index}
                      findings={own}
                      onChange={(next) => onChange(fields.map((one, each) => (each === index ? next : one)))}
                    />
                  </div>
                )}
              </AccordionSection>
              {mayShape && (
                <span className={styles.more}>
                  <Menu label={t('topics.actions', { name: nameOf(field) })}>
                    {index > 0 && (
                      <Button size="small" variant="quiet" onClick={() => move(index, index - 1, menuOpener)}>
                        {t('topics.up')}
                      </Button>
                    )}
                    {index < fields.length - 1 && (
                      <Button size="small" variant="quiet" onClick={() => move(index, index + 1, menuOpener)}>
                        {t('topics.down')}
                      </Button>
                    )}
                    <Button size="small" variant="quiet" className={form.remove!} onClick={() => remove(index)}>
                      {t('topics.field.remove')}
                    </Button>
                  </Menu>
                </span>
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
