import { type FormEvent, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type Appeal, assignAppeal, usePenaltiesAgain } from './queries.ts'
import { useTyped } from './use-typed.ts'
import { mayLead } from '../../shared/roles.ts'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

const nobody = 'nobody'

/** To another lead, who did not impose the restriction either, with the reason why (CD-323). */
export function HandOver({ appeal, onDone }: { appeal: Appeal; onDone: () => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(usePenaltiesAgain())
  const [who, setWho] = useState('')
  const [wrong, setWrong] = useState<readonly ('who' | 'note')[]>([])
  const { text, type, forget } = useTyped(`appeal:${appeal.id}:note`)
  const leads = useAgents().filter(
    ({ id, role }) => mayLead([role]) && id !== appeal.penalty.imposedBy && id !== appeal.assignee,
  )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const note = text.trim()
    const faults = [...(who === '' ? ['who' as const] : []), ...(note === '' ? ['note' as const] : [])]
    setWrong(faults)
    if (faults.length > 0) return
    void act(
      async () => {
        await assignAppeal(client, appeal.id, { assignee: who === nobody ? null : who, note })
        forget()
        onDone()
      },
      t('appeal.give.done'),
      t('appeal.changed'),
    )
  }
  return (
    <form className={styles.step} onSubmit={send} noValidate>
      <Field
        label={t('appeal.give.who')}
        isRequired
        {...(wrong.includes('who') ? { error: t('appeal.give.same') } : {})}
      >
        {(control) => (
          <Select
            {...control}
            value={who}
            placeholder={t('appeal.opinion.choose')}
            onChange={(event) => setWho(event.target.value)}
            choices={[
              ...leads.map(({ id, displayName }) => ({ value: id, label: displayName })),
              ...(appeal.assignee === null ? [] : [{ value: nobody, label: t('appeal.give.nobody') }]),
            ]}
          />
        )}
      </Field>
      <Field
        label={t('appeal.give.note')}
        hint={t('appeal.give.hint')}
        isRequired
        {...(wrong.includes('note') ? { error: t('appeal.words.missing') } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={text}
            maxLength={deskLimits.AssignAppealRequest.note.maxLength}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('appeal.give')}
        </Button>
      </div>
    </form>
  )
}
