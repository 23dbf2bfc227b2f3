import { type FormEvent, useState } from 'react'
import { keptWriteKey } from '../../../api/kept-write-key.ts'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Stack, Text } from '../../../ui/Layout.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { failureWords } from '../../shared/failure-words.ts'
import { useTexts } from '../../shared/i18n.ts'
import { addNote, editNote, type PlayerNote, removeNote, useNotesAgain } from './queries.ts'
import { mayLead } from '../../shared/roles.ts'
import { underKey } from '../../shared/under-key.ts'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Players.module.css'

/** What the desk notes about a player: one's own are changed, a lead takes them away (CD-326). */
export function Notes({ accountId, notes }: { accountId: string; notes: readonly PlayerNote[] }) {
  const { t, locale } = useTexts()
  const { client, me, say } = useDesk()
  const agents = useAgents()
  const again = useNotesAgain(accountId)
  const isLead = mayLead(me.roles)
  const [changing, setChanging] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      say(failureWords(error, t))
      return false
    } finally {
      setBusy(false)
    }
  }
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
                isBusy={isBusy}
                onCancel={() => setChanging(null)}
                onSave={(text) =>
                  act(async () => {
                    const next = await editNote(client, accountId, note.id, text)
                    await again((all) => all.map((one) => (one.id === next.id ? next : one)))
                    setChanging(null)
                  })
                }
              />
            </li>
          ) : (
            <Stack as="li" gap={1} pad="3 4" radius={1} ground="warning" key={note.id} className={styles.note}>
              <Text breaks lines="kept" dir="auto">
                {note.text}
              </Text>
              <Text as="small" tone="quiet" size={1} className={styles.small}>
                <bdi>{agents.find(({ id }) => id === note.author)?.displayName ?? note.author}</bdi>{' '}
                <RelativeTime time={note.writtenAt} locale={locale} />
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
                        await removeNote(client, accountId, note.id)
                        await again((all) => all.filter((one) => one.id !== note.id))
                        say(t('players.notes.removed'))
                      })
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
        isBusy={isBusy}
        onSave={(text) =>
          act(async () => {
            const once = keptWriteKey(`desk-player-note-${accountId}`, text)
            const note = await underKey(once, (key) => addNote(client, accountId, text, key))
            await again((all) => [note, ...all])
            say(t('note.added'))
          })
        }
      />
    </Stack>
  )
}

function NoteForm({
  label,
  hint,
  start,
  submit,
  isBusy,
  onSave,
  onCancel,
}: {
  label: string
  hint?: string
  start: string
  submit: string
  isBusy: boolean
  onSave: (text: string) => Promise<boolean>
  onCancel?: () => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState(start)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '' && !isBusy) void onSave(text.trim())
  }
  return (
    <form className={styles.noteForm} onSubmit={save} noValidate>
      <Field label={label} {...(hint === undefined ? {} : { hint })}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            value={text}
            maxLength={deskLimits.AddNoteRequest.text.maxLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
