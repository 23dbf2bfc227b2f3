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
import { type AppealSheet, askOpinion, usePenaltiesAgain } from './queries.ts'
import { useTyped } from './use-typed.ts'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** A second opinion of anybody but who imposed the restriction, each once (CD-321). */
export function AskColleague({ sheet: { appeal, opinions }, onDone }: { sheet: AppealSheet; onDone: () => void }) {
  const { t } = useTexts()
  const { client, me } = useDesk()
  const { isBusy, act } = useWrite(usePenaltiesAgain())
  const [colleague, setColleague] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { text, type, forget } = useTyped(`appeal:${appeal.id}:opinion-question`)
  const out = new Set([me.id, appeal.penalty.imposedBy, ...opinions.map((one) => one.colleague)])
  const choices = useAgents().filter(({ id }) => !out.has(id))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(colleague === '')
    if (colleague === '') return
    const question = text.trim()
    void act(
      async () => {
        await askOpinion(client, appeal.id, { colleague, ...(question === '' ? {} : { question }) })
        forget()
        onDone()
      },
      t('appeal.opinion.done'),
      t('appeal.changed'),
    )
  }
  return (
    <form className={styles.step} onSubmit={send} noValidate>
      <Field label={t('appeal.opinion.who')} isRequired {...(isMissing ? { error: t('appeal.opinion.choose') } : {})}>
        {(control) => (
          <Select
            {...control}
            value={colleague}
            placeholder={t('appeal.opinion.choose')}
            onChange={(event) => setColleague(event.target.value)}
            choices={choices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          />
        )}
      </Field>
      <Field label={t('appeal.opinion.question')} hint={t('appeal.opinion.hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            maxLength={deskLimits.AskOpinionRequest.question.maxLength}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('appeal.opinion.send')}
        </Button>
      </div>
    </form>
  )
}
