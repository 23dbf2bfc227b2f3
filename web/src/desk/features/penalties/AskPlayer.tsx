import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { askAppellant, usePenaltiesAgain } from './queries.ts'
import { useTyped } from './use-typed.ts'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** A question to the player; the appeal then waits for them (CD-320). */
export function AskPlayer({ appealId, onDone }: { appealId: string; onDone: () => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useWrite(usePenaltiesAgain())
  const { text, type, forget } = useTyped(`appeal:${appealId}:question`)
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const question = text.trim()
    setMissing(question === '')
    if (question === '') return
    void act(
      async () => {
        await askAppellant(client, appealId, question)
        forget()
        onDone()
      },
      t('appeal.ask.done'),
      t('appeal.changed'),
    )
  }
  return (
    <form className={styles.step} onSubmit={send} noValidate>
      <Field
        label={t('appeal.ask.label')}
        hint={t('appeal.ask.hint')}
        isRequired
        {...(isMissing ? { error: t('appeal.words.missing') } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            maxLength={deskLimits.AskAppellantRequest.question.maxLength}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" icon={<Icon icon={Send} size={17} flip />} isBusy={isBusy}>
          {t('appeal.ask.send')}
        </Button>
      </div>
    </form>
  )
}
