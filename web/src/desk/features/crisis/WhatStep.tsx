import type { ReactNode, Ref } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Condition, Conditions } from '../../shared/Condition.tsx'
import { Part as FormPart } from '../../shared/FormPage.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { CardsField } from '../../shared/RadioCards.tsx'
import { type Draft, isAddress, lacking, type Part } from './draft.ts'
import { Missing } from './Languages.tsx'
import { severities } from './SeverityMark.tsx'
import { InputBox, TextareaBox } from '../../../kit/ui/Boxes.tsx'

/** What has happened and how bad it is, in each language. */
export function WhatStep({
  titleRef,
  languageField,
  draft,
  original,
  language,
  wrong,
  isAsked,
  onChange,
}: {
  titleRef: Ref<HTMLHeadingElement>
  /** In which language the texts are written just now. */
  languageField: ReactNode
  draft: Draft
  /** The portal's own: players read it where another is missing. */
  original: string
  language: string
  /** Parts the portal's own language lacks. */
  wrong: readonly Part[]
  /** Somebody wanted to go on. */
  isAsked: boolean
  onChange: (change: Partial<Draft>) => void
}) {
  const { t, locale } = useTexts()
  const write = (part: Part, text: string): void =>
    onChange({ texts: { ...draft.texts, [part]: { ...draft.texts[part], [language]: text } } })
  const errorOf = (part: Part) =>
    wrong.includes(part) && language === original
      ? { error: t('crisis.needed', { language: languageName(original, locale) }) }
      : {}
  return (
    <>
      <FormPart title={t('crisis.step.what')} titleRef={titleRef}>
        <CardsField
          label={t('crisis.severity')}
          value={draft.severity}
          choices={severities.map((value) => ({
            value,
            label: t(`crisis.severity.${value}`),
            hint: t(`crisis.severity.${value}.hint`),
          }))}
          onChange={(severity) => onChange({ severity })}
        />
      </FormPart>
      <FormPart title={t('crisis.texts')}>
        {languageField}
        <InputBox
          label={t('crisis.title')}
          isRequired={language === original}
          {...errorOf('title')}
          lang={language}
          dir="auto"
          value={draft.texts.title[language] ?? ''}
          onChange={(typed) => write('title', typed)}
        />
        <InputBox
          label={t('crisis.summary')}
          isRequired={language === original}
          {...errorOf('summary')}
          lang={language}
          dir="auto"
          value={draft.texts.summary[language] ?? ''}
          onChange={(typed) => write('summary', typed)}
        />
        <TextareaBox
          label={t('crisis.body')}
          footer={t('crisis.body.hint')}
          isRequired={language === original}
          {...errorOf('body')}
          rows={6}
          lang={language}
          dir="auto"
          value={draft.texts.body[language] ?? ''}
          onChange={(typed) => write('body', typed)}
        />
        {/* Until the portal's own language is whole, that alone is asked for. */}
        {lacking(draft, original).length === 0 && <Missing draft={draft} original={original} />}
        <Conditions>
          <Condition
            name={t('crisis.link')}
            words={draft.link.trim() || null}
            none={t('rules.macro.none')}
            isWrong={!isAddress(draft.link)}
          >
            <InputBox
              label={t('crisis.link')}
              {...(isAsked && !isAddress(draft.link) ? { error: t('crisis.link.wrong') } : {})}
              type="url"
              maxLength={deskLimits.CrisisMessageRequest.link.maxLength}
              value={draft.link}
              onChange={(typed) => onChange({ link: typed })}
            />
          </Condition>
        </Conditions>
      </FormPart>
    </>
  )
}
