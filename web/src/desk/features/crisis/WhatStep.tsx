import { deskLimits } from '../../../api/limits.ts'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { RadioList } from '../../../ui/Radio.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { type Draft, type Part, unwritten } from './draft.ts'
import { Missing } from './Languages.tsx'

const severities = ['notice', 'degraded', 'outage'] as const

/** What has happened and how bad it is, in each language. */
export function WhatStep({
  draft,
  original,
  language,
  wrong,
  onLanguage,
  onChange,
}: {
  draft: Draft
  /** The portal's own: players read it where another is missing. */
  original: string
  language: string
  /** Parts the portal's own language lacks. */
  wrong: readonly Part[]
  onLanguage: (language: string) => void
  onChange: (change: Partial<Draft>) => void
}) {
  const { t, locale } = useTexts()
  const open = unwritten(draft, deskLocales)
  const write = (part: Part, text: string): void =>
    onChange({ texts: { ...draft.texts, [part]: { ...draft.texts[part], [language]: text } } })
  const errorOf = (part: Part) =>
    wrong.includes(part) && language === original
      ? { error: t('crisis.needed', { language: languageName(original, locale) }) }
      : {}
  return (
    <>
      <FieldGroup label={t('crisis.severity')} isRequired>
        <RadioList
          value={draft.severity}
          choices={severities.map((value) => ({
            value,
            label: t(`crisis.severity.${value}`),
            hint: t(`crisis.severity.${value}.hint`),
          }))}
          controlProps={{
            name: 'severity',
            onChange: ({ target }) => onChange({ severity: target.value as Draft['severity'] }),
          }}
        />
      </FieldGroup>
      <Field label={t('crisis.language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => onLanguage(target.value)}
            choices={deskLocales.map((value) => ({
              value,
              label: `${languageName(value, locale)}${open.includes(value) ? '' : ' ✓'}`,
            }))}
          />
        )}
      </Field>
      <Missing draft={draft} original={original} />
      <Field label={t('crisis.title')} isRequired={language === original} {...errorOf('title')}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            dir="auto"
            value={draft.texts.title[language] ?? ''}
            onChange={({ target }) => write('title', target.value)}
          />
        )}
      </Field>
      <Field label={t('crisis.summary')} isRequired={language === original} {...errorOf('summary')}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            dir="auto"
            value={draft.texts.summary[language] ?? ''}
            onChange={({ target }) => write('summary', target.value)}
          />
        )}
      </Field>
      <Field
        label={t('crisis.body')}
        hint={t('crisis.body.hint')}
        isRequired={language === original}
        {...errorOf('body')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            lang={language}
            dir="auto"
            value={draft.texts.body[language] ?? ''}
            onChange={({ target }) => write('body', target.value)}
          />
        )}
      </Field>
      <Field label={t('crisis.link')}>
        {(control) => (
          <Input
            {...control}
            type="url"
            maxLength={deskLimits.CrisisMessageRequest.link.maxLength}
            value={draft.link}
            onChange={({ target }) => onChange({ link: target.value })}
          />
        )}
      </Field>
    </>
  )
}
