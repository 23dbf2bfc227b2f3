import { useState } from 'react'
import { SelectField } from '../../../kit/form/fields.tsx'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { FormDialog } from '../../shared/DeskFrame.tsx'
import { deskLocales, languageName } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { SelectBox, TextareaBox } from '../../../kit/ui/Boxes.tsx'

type Texts = Record<string, string>

const shownMinutes = [0, 30, 120, 720, 1440] as const

/** What has become known since, or that it is over: in the portal's own language, and in others. */
export function SayDialog({
  message,
  isResolution,
  original,
  onClose,
}: {
  message: CrisisMessage
  isResolution: boolean
  original: string
  onClose: () => void
}) {
  const { t, locale, call } = useDesk()
  const [language, setLanguage] = useState(original)
  const [isAsked, setAsked] = useState(false)
  const isWritten = (texts: Texts): boolean => (texts[original] ?? '').trim() !== ''
  const verb = t(isResolution ? 'crisis.resolve' : 'crisis.update')
  const form = useDeskForm({
    initial: { texts: {} as Texts, shown: '120' },
    toBody: (typed) => {
      setAsked(true)
      if (!isWritten(typed.texts)) setLanguage(original)
      return isWritten(typed.texts)
        ? { text: Object.fromEntries(Object.entries(typed.texts).filter(([, words]) => words.trim() !== '')) }
        : null
    },
    onSave: (body, _match, { shown }) => {
      const messageId = message.id
      return isResolution
        ? call('resolveCrisisMessage', { messageId, body: { ...body, shownMinutes: Number(shown) } })
        : call('addCrisisUpdate', { messageId, body })
    },
    onSaved: onClose,
    again: ['listCrisisMessages'],
    done: t(isResolution ? 'crisis.resolved' : 'crisis.updated'),
  })
  const { texts } = form.values
  return (
    <FormDialog form={form} title={verb} submit={verb} size="medium" onClose={onClose}>
      <SelectBox
        label={t('crisis.language')}
        value={language}
        onChange={setLanguage}
        choices={deskLocales.map((value) => ({
          value,
          label: `${languageName(value, locale)}${(texts[value] ?? '').trim() === '' ? '' : ' ✓'}`,
        }))}
      />
      <TextareaBox
        label={t('crisis.update.text')}
        isRequired={language === original}
        {...(isAsked && !isWritten(texts) && language === original
          ? { error: t('crisis.needed', { language: languageName(original, locale) }) }
          : {})}
        rows={4}
        lang={language}
        dir="auto"
        value={texts[language] ?? ''}
        onChange={(typed) => form.change({ texts: { ...texts, [language]: typed } })}
      />
      {isResolution && (
        <SelectField
          name="shown"
          label={t('crisis.resolve.shown')}
          choices={shownMinutes.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('crisis.resolve.not') : wholeTime(minutes * 60, locale),
          }))}
        />
      )}
    </FormDialog>
  )
}
