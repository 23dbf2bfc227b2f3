import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import type { CrisisMessage } from '../../shared/crisis.ts'
import { useAgain } from '../../shared/operations.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { deskLocales, languageName, useTexts } from '../../shared/i18n.ts'
import { wholeTime } from '../../shared/remaining.ts'
import { useWrite } from '../../shared/use-write.ts'

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
  const { t, locale } = useTexts()
  const { call } = useDesk()
  const { isBusy, act } = useWrite(useAgain('listCrisisMessages'))
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [language, setLanguage] = useState(original)
  const [shown, setShown] = useState('120')
  const [isAsked, setAsked] = useState(false)
  const isWritten = (texts[original] ?? '').trim() !== ''
  const verb = t(isResolution ? 'crisis.resolve' : 'crisis.update')
  const send = (): void => {
    setAsked(true)
    if (!isWritten) return setLanguage(original)
    const text = Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''))
    void act(
      async () => {
        if (isResolution)
          await call('resolveCrisisMessage', { messageId: message.id, body: { text, shownMinutes: Number(shown) } })
        else await call('addCrisisUpdate', { messageId: message.id, body: { text } })
        onClose()
      },
      t(isResolution ? 'crisis.resolved' : 'crisis.updated'),
    )
  }
  return (
    <Dialog
      title={verb}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={send}>
            {verb}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Field label={t('crisis.language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            choices={deskLocales.map((value) => ({
              value,
              label: `${languageName(value, locale)}${(texts[value] ?? '').trim() === '' ? '' : ' ✓'}`,
            }))}
          />
        )}
      </Field>
      <Field
        label={t('crisis.update.text')}
        isRequired={language === original}
        {...(isAsked && !isWritten && language === original
          ? { error: t('crisis.needed', { language: languageName(original, locale) }) }
          : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            lang={language}
            dir="auto"
            value={texts[language] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
          />
        )}
      </Field>
      {isResolution && (
        <Field label={t('crisis.resolve.shown')}>
          {(control) => (
            <Select
              {...control}
              value={shown}
              onChange={({ target }) => setShown(target.value)}
              choices={shownMinutes.map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? t('crisis.resolve.not') : wholeTime(minutes * 60, locale),
              }))}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
