import { type ReactNode, useState } from 'react'
import { askedFields } from '#rules/asked-fields.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Field as Box, FieldGroup } from '../../../kit/ui/Field.tsx'
import { FileDrop } from '../../../kit/ui/FileDrop.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { RadioList } from '../../../kit/ui/Radio.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Textarea } from '../../../kit/ui/Textarea.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import type { Channel, Field, Sheet, Topic } from './queries.ts'
import { wordsIn } from './words.ts'
import styles from './Topics.module.css'

/**
 * The form as players will find it, in the language that is written in, with its conditions at work: what is typed here goes
 * nowhere.
 */
export function LiveForm({
  sheet,
  topic,
  language,
  defaultLocale,
}: {
  sheet: Sheet
  topic: Topic
  language: string
  defaultLocale: string
}) {
  const { t } = useTexts()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  // Conditions of a draft may name what is not there: such a question is asked of nobody, as it would be.
  const fields = topic.fields.map(({ shownWhen, ...field }) => ({
    ...field,
    ...(shownWhen === null ? {} : { shownWhen }),
  }))
  const asked = new Set(askedFields(fields, values).map(({ key }) => key))
  const hidden = topic.fields.length - topic.fields.filter(({ key }) => asked.has(key)).length
  const say = (words: Field['label']): string => wordsIn(words, language, defaultLocale)
  /** Without words of its own players read those of its hours, as they were saved. */
  const openTimeOf = ({ channelType, openTime, hours }: Channel): string => {
    const told = sheet.openings.find((one) => one.channelType === channelType)
    return say(openTime) || (hours && told ? say(told.openTime) : '')
  }
  const open = topic.channels.filter(({ enabled }) => enabled).sort((one, other) => one.order - other.order)
  const [first] = open
  return (
    <Live title={t('topics.live')}>
      <div className={styles.page} lang={language} dir={directionOf(language)}>
        <Text size={4} weight={700}>
          {say(sheet.name)}
        </Text>
        {first !== undefined && say(first.warningTitle) + say(first.warningMessage) !== '' && (
          <Banner tone="warning" isQuiet title={say(first.warningTitle) || undefined}>
            {say(first.warningMessage)}
          </Banner>
        )}
        {open.length > 0 && (
          <Row as="ul" wrap gap={2} align="stretch" className={styles.ways}>
            {open.map((channel) => (
              <li key={channel.channelType}>
                <strong>{say(channel.description)}</strong>
                {openTimeOf(channel) !== '' && (
                  <Text as="span" tone="quiet">
                    {openTimeOf(channel)}
                  </Text>
                )}
              </li>
            ))}
          </Row>
        )}
        {topic.hasForm ? (
          topic.fields
            .filter(({ key, renderMethod }) => asked.has(key) && !['hidden', 'submit', 'reset'].includes(renderMethod))
            .map((field) => (
              <LiveField
                key={field.key}
                field={field}
                say={say}
                value={values[field.key]}
                onChange={(value) => setValues({ ...values, [field.key]: value })}
              />
            ))
        ) : (
          <p>{t('topics.live.noForm')}</p>
        )}
      </div>
      {hidden > 0 && (
        <p className={styles.hint} role="status">
          {t('topics.live.hidden', { count: hidden })}
        </p>
      )}
      <p className={styles.hint}>{t('topics.live.hint')}</p>
    </Live>
  )
}

const plainText = (markdown: string): string => markdown.replace(/[*_`#]|\[([^\]]*)\]\([^)]*\)/g, '$1')

function LiveField({
  field,
  say,
  value,
  onChange,
}: {
  field: Field
  say: (words: Field['label']) => string
  value: unknown
  onChange: (value: unknown) => void
}) {
  const { t } = useTexts()
  const label = say(field.label) || field.key
  const tooltip = say(field.tooltip)
  const footer = say(field.footer)
  const more = {
    ...(tooltip === '' ? {} : { hint: tooltip }),
    ...(footer === '' ? {} : { footer: plainText(footer) }),
    isRequired: field.required,
    ...(field.required ? {} : { optionalLabel: t('topics.optional') }),
  }
  const text = typeof value === 'string' ? value : ''
  if (field.type === 'na') return null
  if (field.type === 'instructions') return <p>{plainText(say(field.content))}</p>
  if (field.type === 'checkbox')
    return (
      <Checkbox
        label={label}
        hint={tooltip}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (field.options.length > 0 && field.renderMethod === 'radio')
    return (
      <FieldGroup label={label} {...more}>
        <RadioList
          controlProps={{ name: `live-${field.key}`, onChange: ({ target }) => onChange(target.value) }}
          value={text}
          choices={field.options.map((option) => ({
            value: option.id,
            label: say(option.label) || option.id,
            isDisabled: option.disabled,
          }))}
        />
      </FieldGroup>
    )
  return (
    <Box label={label} {...more}>
      {(control) =>
        field.options.length > 0 ? (
          <Select
            {...control}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            choices={[
              { value: '', label: t('filing.choose') },
              ...field.options.map((option) => ({
                value: option.id,
                label: say(option.label) || option.id,
                isDisabled: option.disabled,
              })),
            ]}
          />
        ) : field.renderMethod === 'textarea' ? (
          <Textarea
            {...control}
            rows={4}
            placeholder={say(field.placeholder)}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : field.type === 'file' ? (
          // What is chosen goes nowhere: its name alone is shown.
          <FileDrop
            control={control}
            prompt={text === '' ? t('topics.live.file') : text}
            onFiles={([file]) => onChange(file?.name ?? '')}
          />
        ) : (
          <Input
            {...control}
            type={native.has(field.renderMethod) ? field.renderMethod : 'text'}
            placeholder={say(field.placeholder)}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Box>
  )
}

const native = new Set([
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'number',
  'range',
  'email',
  'url',
  'tel',
  'password',
])

/** Beside what is written: what players will see. */
export function Live({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.live} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </aside>
  )
}
