import { deskLimits } from '../../kit/api/limits.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { Stack } from '../../kit/ui/Layout.tsx'
import { FormDialog } from './DeskFrame.tsx'
import { useTexts } from './i18n.ts'
import { useDeskForm } from './use-desk-form.ts'
import page from './FormPage.module.css'

export interface Wish {
  note: string
  at: string | null
  until: string | null
}

/** As the field for it has it. */
const localOf = (time: string | null): string => {
  if (time === null) return ''
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const timeOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())

/** Why, and for a publication when; each may be left out. */
export function NoteDialog({
  title,
  done,
  has,
  until = null,
  text,
  isBusy,
  onClose,
  onDone,
}: {
  title: string
  done: string
  has: 'times' | 'end' | 'note' | 'nothing'
  /** The end that was asked for. */
  until?: string | null
  text: string | null
  isBusy: boolean
  onClose: () => void
  onDone: (wish: Wish) => void
}) {
  const { t } = useTexts()
  const form = useDeskForm({
    initial: { note: '', at: '', until: localOf(until) },
    toBody: (typed): Wish => ({ note: typed.note.trim(), at: timeOf(typed.at), until: timeOf(typed.until) }),
    onSave: async (wish) => onDone(wish),
  })
  return (
    <FormDialog form={{ ...form, isBusy }} title={title} submit={done} onClose={onClose}>
      <Stack gap={5} shrinks className={page.part}>
        {text !== null && <p>{text}</p>}
        {has !== 'nothing' && (
          <TextField
            name="note"
            label={t('studio.note')}
            hint={t('studio.note.hint')}
            maxLength={deskLimits.StudioNote.maxLength}
          />
        )}
        {has === 'times' && (
          <TextField name="at" label={t('studio.at')} hint={t('studio.at.hint')} type="datetime-local" />
        )}
        {(has === 'times' || has === 'end') && (
          <TextField name="until" label={t('studio.until')} hint={t('studio.until.hint')} type="datetime-local" />
        )}
      </Stack>
    </FormDialog>
  )
}
