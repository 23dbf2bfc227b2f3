import { useState } from 'react'
import { deskLimits } from '../../api/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import form from './FormPage.module.css'

export interface Wish {
  note: string
  at: string | null
  until: string | null
}

const timeOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())

/** Why, and for a publication when; each may be left out. */
export function NoteDialog({
  title,
  done,
  has,
  text,
  isBusy,
  onClose,
  onDone,
}: {
  title: string
  done: string
  has: 'times' | 'note' | 'nothing'
  text: string | null
  isBusy: boolean
  onClose: () => void
  onDone: (wish: Wish) => void
}) {
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const [at, setAt] = useState('')
  const [until, setUntil] = useState('')
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => onDone({ note: note.trim(), at: timeOf(at), until: timeOf(until) })}>
            {done}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={5} shrinks className={form.part}>
        {text !== null && <p>{text}</p>}
        {has !== 'nothing' && (
          <Field label={t('studio.note')} hint={t('studio.note.hint')}>
            {(control) => (
              <Input
                {...control}
                value={note}
                maxLength={deskLimits.StudioNote.maxLength}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        )}
        {has === 'times' && (
          <>
            <Field label={t('studio.at')} hint={t('studio.at.hint')}>
              {(control) => (
                <Input {...control} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
              )}
            </Field>
            <Field label={t('studio.until')} hint={t('studio.until.hint')}>
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              )}
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
