import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { problemOfFailure } from '../../../api/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import { type Appeal, decideAppeal, usePenaltiesAgain } from './queries.ts'
import { Statement } from './Statement.tsx'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** The player's words above what they were told, and the decision: a lead's, never of who imposed it (DC-L). */
export function AppealView({ appeal }: { appeal: Appeal }) {
  const { t, locale } = useTexts()
  const { me } = useDesk()
  const isMine = appeal.penalty.imposedBy === me.id
  const isLead = me.roles.some((role) => role !== 'agent')
  return (
    <article className={room.sheet} aria-labelledby="appeal-title">
      <Link to="/appeals" className={room.back}>
        {t('appeals.back')}
      </Link>
      <h2 id="appeal-title" dir="auto">
        {variantOf({ texts: appeal.penalty.penalty }, locale)}
      </h2>
      <section className={styles.told}>
        <h3>{t('appeal.words')}</h3>
        <p dir="auto">{appeal.description ?? t('appeal.wordless')}</p>
      </section>
      <Statement penalty={appeal.penalty} />
      {appeal.state !== 'PENDING' ? (
        <section className={styles.told}>
          <h3>
            {t(`appeal.${appeal.state}`)} · {appeal.repName}
          </h3>
          <p dir="auto">{appeal.repResponse}</p>
        </section>
      ) : isMine ? (
        <p className={styles.hint}>{t('appeal.own')}</p>
      ) : isLead ? (
        <Decision appeal={appeal} />
      ) : (
        <p className={styles.hint}>{t('appeal.lead')}</p>
      )}
    </article>
  )
}

function Decision({ appeal }: { appeal: Appeal }) {
  const { t } = useTexts()
  const { client, say } = useDesk()
  const again = usePenaltiesAgain()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asked, setAsked] = useState<'UPHELD' | 'OVERTURNED' | null>(null)
  const ask = (decision: 'UPHELD' | 'OVERTURNED'): void => {
    setMissing(words.trim() === '')
    if (words.trim() !== '') setAsked(decision)
  }
  const decide = async (decision: 'UPHELD' | 'OVERTURNED'): Promise<void> => {
    setAsked(null)
    try {
      await decideAppeal(client, appeal.id, { decision, repResponse: words.trim() })
      say(t(`appeal.${decision}`))
    } catch (error) {
      const { slug, kind } = problemOfFailure(error)
      say(t(slug === 'changed' ? 'race.title' : kind === 'offline' ? 'failed.offline' : 'failed'))
    }
    await again()
  }
  return (
    <>
      <Field
        label={t('appeal.answer')}
        hint={t('appeal.answer.hint')}
        isRequired
        {...(isMissing ? { error: t('answer.empty') } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={words}
            maxLength={deskLimits.DecideAppealRequest.repResponse.maxLength}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button variant="secondary" onClick={() => ask('UPHELD')}>
          {t('appeal.uphold')}
        </Button>
        <Button onClick={() => ask('OVERTURNED')}>{t('appeal.overturn')}</Button>
      </div>
      {asked !== null && (
        <Dialog
          title={t(asked === 'UPHELD' ? 'appeal.uphold' : 'appeal.overturn')}
          closeLabel={t('close')}
          onClose={() => setAsked(null)}
          size="small"
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                {t('cancel')}
              </Button>
              <Button onClick={() => void decide(asked)}>{t('appeal.tell')}</Button>
            </>
          }
        >
          {t(asked === 'UPHELD' ? 'appeal.uphold.text' : 'appeal.overturn.text')}
        </Dialog>
      )}
    </>
  )
}
