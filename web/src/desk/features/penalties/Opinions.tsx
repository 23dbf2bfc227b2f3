import { type FormEvent, useState } from 'react'
import { deskLimits } from '../../../api/limits.ts'
import { cx } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, FieldGroup } from '../../../ui/Field.tsx'
import { RadioList } from '../../../ui/Radio.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useWrite } from '../../shared/use-write.ts'
import { type AppealSheet, giveOpinion, usePenaltiesAgain } from './queries.ts'
import { useNames } from './use-names.ts'
import { useTyped } from './use-typed.ts'
import { Verdict } from './Verdict.tsx'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

type Opinion = AppealSheet['opinions'][number]

/** What colleagues were asked, and said; for who decides, and each for themselves (CD-321). */
export function Opinions({ opinions }: { opinions: readonly Opinion[] }) {
  const { t, locale } = useTexts()
  const nameOf = useNames()
  if (opinions.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="appeal-opinions">
      <h3 id="appeal-opinions">{t('appeal.opinions')}</h3>
      <ul className={styles.said}>
        {opinions.map(({ colleague, question, advice, words, givenAt }) => (
          <li key={colleague}>
            <p className={styles.who}>
              <strong>
                <bdi>{nameOf(colleague)}</bdi>
              </strong>
              {advice !== null && <Verdict verdict={advice} label={t(`appeal.advice.${advice}`)} />}
              {givenAt !== null && <RelativeTime time={givenAt} locale={locale} />}
            </p>
            {question !== null && (
              <p className={cx(styles.plain, styles.over)} dir="auto">
                {question}
              </p>
            )}
            {words === null ? (
              <p className={styles.over}>{t('appeal.opinion.waiting')}</p>
            ) : (
              <p className={styles.plain} dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const advices = ['UPHELD', 'OVERTURNED', 'none'] as const
type Chosen = (typeof advices)[number]

/** Whoever was asked says how they would decide, and why; anew until it is decided. */
export function OwnOpinion({ appealId, opinion }: { appealId: string; opinion: Opinion }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const nameOf = useNames()
  const { isBusy, act } = useWrite(usePenaltiesAgain())
  const isGiven = opinion.givenAt !== null
  const [isOpen, setOpen] = useState(!isGiven)
  const [chosen, setChosen] = useState<Chosen | null>(isGiven ? (opinion.advice ?? 'none') : null)
  const [wrong, setWrong] = useState<readonly ('advice' | 'words')[]>([])
  const { text, type, forget } = useTyped(`appeal:${appealId}:opinion`)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const words = text.trim()
    const faults = [...(chosen === null ? ['advice' as const] : []), ...(words === '' ? ['words' as const] : [])]
    setWrong(faults)
    if (faults.length > 0) return
    void act(
      async () => {
        await giveOpinion(client, appealId, {
          words,
          ...(chosen === null || chosen === 'none' ? {} : { advice: chosen }),
        })
        forget()
        setOpen(false)
      },
      t('appeal.yours.done'),
      t('appeal.changed'),
    )
  }
  if (!isOpen)
    return (
      <div className={room.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            if (text === '') type(opinion.words ?? '')
            setOpen(true)
          }}
        >
          {t('appeal.yours.again')}
        </Button>
      </div>
    )
  return (
    <form className={cx(styles.told, styles.step)} onSubmit={send} noValidate>
      <h3>
        {t('appeal.yours')} · <bdi>{nameOf(opinion.askedBy)}</bdi>
      </h3>
      <FieldGroup
        label={t('appeal.advice')}
        isRequired
        {...(wrong.includes('advice') ? { error: t('appeal.opinion.choose') } : {})}
      >
        <RadioList
          isInRow
          value={chosen ?? ''}
          controlProps={{
            name: `advice-${appealId}`,
            onChange: ({ target }) => setChosen(advices.find((one) => one === target.value) ?? null),
          }}
          choices={advices.map((value) => ({ value, label: t(`appeal.advice.${value}`) }))}
        />
      </FieldGroup>
      <Field
        label={t('appeal.yours.words')}
        hint={t('appeal.opinion.hint')}
        isRequired
        {...(wrong.includes('words') ? { error: t('appeal.words.missing') } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            maxLength={deskLimits.GiveOpinionRequest.words.maxLength}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('appeal.yours.send')}
        </Button>
      </div>
    </form>
  )
}
