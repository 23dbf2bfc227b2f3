import { useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { keptWriteKey } from '../../../kit/api/kept-write-key.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField } from '../../../kit/form/fields.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { DeskFrame } from '../../shared/DeskFrame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { mayLead } from '../../shared/roles.ts'
import { underKey } from '../../shared/under-key.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Players.module.css'

type PlayerNote = DeskSchema<'DeskPlayerNote'>
export type ChangeNotes = (change: (notes: readonly PlayerNote[]) => PlayerNote[]) => void

/** What the desk notes about a player: one's own are changed, a lead takes them away (CD-326). */
export function Notes({
  accountId,
  notes,
  onChange,
}: {
  accountId: string
  notes: readonly PlayerNote[]
  onChange: ChangeNotes
}) {
  const { t, call, me } = useDesk()
  const nameOf = useAgentName()
  const isLead = mayLead(me.roles)
  const [changing, setChanging] = useState<string | null>(null)
  const { isBusy, act } = useWrite()
  return (
    <Stack as="section" content="start" gap={3} shrinks className={styles.section} aria-labelledby="player-notes">
      <h3 id="player-notes">{t('players.notes')}</h3>
      {notes.length === 0 && <p className={parts.quiet}>{t('players.notes.none')}</p>}
      <Text as="ul" gap={2} className={styles.notes}>
        {notes.map((note) =>
          changing === note.id ? (
            <li key={note.id}>
              <NoteForm
                label={t('players.notes.edit')}
                start={note.text}
                submit={t('players.notes.save')}
                onCancel={() => setChanging(null)}
                onSave={(body) => call('editPlayerNote', { accountId, noteId: note.id, body })}
                onSaved={(next) => {
                  onChange((all) => all.map((one) => (one.id === next.id ? next : one)))
                  setChanging(null)
                }}
              />
            </li>
          ) : (
            <Stack as="li" gap={1} pad="3 4" radius={1} ground="warning" key={note.id} className={styles.note}>
              <Text breaks lines="kept" dir="auto">
                {note.text}
              </Text>
              <Text as="small" tone="quiet" size={1} className={styles.small}>
                <bdi>{nameOf(note.author)}</bdi> <Ago time={note.writtenAt} />
                {note.editedAt !== null && ` · ${t('players.notes.edited')}`}
              </Text>
              <span className={room.actions}>
                {note.author === me.id && (
                  <Button variant="quiet" size="small" onClick={() => setChanging(note.id)}>
                    {t('players.notes.edit')}
                  </Button>
                )}
                {isLead && (
                  <Button
                    variant="quiet"
                    size="small"
                    isBusy={isBusy}
                    onClick={() =>
                      void act(async () => {
                        await call('deletePlayerNote', { accountId, noteId: note.id })
                        onChange((all) => all.filter((one) => one.id !== note.id))
                      }, t('players.notes.removed'))
                    }
                  >
                    {t('players.notes.remove')}
                  </Button>
                )}
              </span>
            </Stack>
          ),
        )}
      </Text>
      <NoteForm
        // Emptied by being made anew.
        key={notes.length}
        label={t('players.notes.new')}
        hint={t('players.notes.hint')}
        start=""
        submit={t('note.add')}
        onSave={(body) =>
          underKey(keptWriteKey(`desk-player-note-${accountId}`, body.text), (key) =>
            call('addPlayerNote', { accountId, body, header: { 'Idempotency-Key': key } }),
          )
        }
        onSaved={(note) => onChange((all) => [note, ...all])}
        done={t('note.added')}
      />
    </Stack>
  )
}

function NoteForm<Saved>({
  start,
  submit,
  onSave,
  onSaved,
  done,
  onCancel,
  ...texts
}: {
  label: string
  hint?: string
  start: string
  submit: string
  onSave: (body: { text: string }) => Promise<Saved>
  onSaved: (saved: Saved) => void
  done?: string
  onCancel?: () => void
}) {
  const { t } = useTexts()
  const form = useDeskForm({
    initial: { text: start },
    toBody: ({ text }) => (text.trim() === '' ? null : { text: text.trim() }),
    onSave,
    onSaved,
    ...(done !== undefined && { done }),
  })
  return (
    <DeskFrame className={styles.noteForm!} form={form}>
      <TextareaField name="text" rows={3} dir="auto" maxLength={deskLimits.AddNoteRequest.text.maxLength} {...texts} />
      <div className={room.actions}>
        <Button type="submit" variant="secondary" size="small" isBusy={form.isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </DeskFrame>
  )
}
