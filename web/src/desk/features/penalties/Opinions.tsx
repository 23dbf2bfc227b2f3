import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useState } from 'react'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField } from '../../../kit/form/fields.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { RadioList } from '../../../kit/ui/Radio.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'
import { Verdict } from './Verdict.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { Ago } from '../../shared/Ago.tsx'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

type Opinion = DeskSchema<'DeskAppealSheet'>['opinions'][number]

/** What colleagues were asked, and said; for who decides, and each for themselves (CD-321). */
export function Opinions({ opinions }: { opinions: readonly Opinion[] }) {
  const { t } = useTexts()
  const nameOf = useAgentName()
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
              {givenAt !== null && <Ago time={givenAt} />}
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
  const { t, call } = useDesk()
  const nameOf = useAgentName()
  const isGiven = opinion.givenAt !== null
  const [isOpen, setOpen] = useState(!isGiven)
  const form = useStepForm({
    unsent: `appeal ${appealId} opinion`,
    initial: { advice: (isGiven ? (opinion.advice ?? 'none') : '') as Chosen | '', words: opinion.words ?? '' },
    toBody: ({ advice, words }) => ({
      words: words.trim(),
      ...(advice !== '' && advice !== 'none' && { advice }),
    }),
    onSave: (body) => call('giveOpinion', { appealId, body }),
    onSaved: () => setOpen(false),
    done: t('appeal.yours.done'),
  })
  form.form.register('advice', { required: t('appeal.opinion.choose') })
  const wrong = form.form.formState.errors.advice?.message
  if (!isOpen)
    return (
      <div className={room.actions}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('appeal.yours.again')}
        </Button>
      </div>
    )
  return (
    <StepForm form={form} submit={t('appeal.yours.send')} className={styles.told}>
      <h3>
        {t('appeal.yours')} · <bdi>{nameOf(opinion.askedBy)}</bdi>
      </h3>
      <FieldGroup label={t('appeal.advice')} isRequired error={wrong}>
        <RadioList
          isInRow
          value={form.values.advice}
          controlProps={{
            name: `advice-${appealId}`,
            onChange: ({ target }) => form.change({ advice: advices.find((one) => one === target.value) ?? '' }),
          }}
          choices={choicesOf(advices, (value) => t(`appeal.advice.${value}`))}
        />
      </FieldGroup>
      <TextareaField
        name="words"
        label={t('appeal.yours.words')}
        hint={t('appeal.opinion.hint')}
        missing={t('appeal.words.missing')}
        rows={4}
        maxLength={deskLimits.GiveOpinionRequest.words.maxLength}
      />
    </StepForm>
  )
}
