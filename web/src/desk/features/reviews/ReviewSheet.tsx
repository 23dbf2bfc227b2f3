import type { DeskSchema } from '../../../kit/api/desk.ts'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { TextareaField, Wrong } from '../../../kit/form/fields.tsx'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { DeskFrame } from '../../shared/DeskFrame.tsx'
import { FormHead, FormPage, Part, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { reviewReads, type Which } from './use-reviews.ts'
import { useAgentName } from '../../shared/agents.ts'
import { useTeamName } from '../../shared/teams.ts'
import { Ago } from '../../shared/Ago.tsx'
import { Initial } from '../../shared/Parts.tsx'
import page from '../../shared/FormPage.module.css'
import room from '../../shared/Room.module.css'
import styles from './Reviews.module.css'

type Review = DeskSchema<'DeskReview'>

const steps = [1, 2, 3, 4, 5] as const

interface Props {
  review: Review
  which: Which
}

/** One answered case: scored by a lead, read by whoever answered, who may say a word to it. */
export function ReviewSheet({ review, which }: Props) {
  const { t, me } = useDesk()
  const nameOf = useAgentName()
  const isOwn = review.agent === me.id
  // Once somebody scores, the form stays until they have sent it, whoever else has meanwhile.
  const [isScoring, setScoring] = useState(!isOwn && review.reviewedAt === null)
  const head = { back: { to: `/reviews/${which}`, name: t('reviews.back') }, title: <Title review={review} /> }
  if (isScoring)
    return (
      <Raced key={review.id} thing={review}>
        {(one) => one && <ScoreForm review={one} head={head} onDone={() => setScoring(false)} />}
      </Raced>
    )
  return (
    <article className={page.form}>
      <FormHead {...head}>
        {!isOwn && review.repliedAt === null && (
          <Button variant="secondary" onClick={() => setScoring(true)}>
            {t('reviews.correct')}
          </Button>
        )}
      </FormHead>
      <div className={page.body}>
        <Stack gap="8 10" className={page.columns}>
          <div className={page.column}>
            <About review={review} />
            <dl className={styles.scores}>
              {review.criteria.map(({ id, name }) => (
                <div key={id}>
                  <dt dir="auto">{name}</dt>
                  <dd>
                    {t('reviews.of', { score: review.scores.find(({ criterion }) => criterion === id)?.score ?? 0 })}
                  </dd>
                </div>
              ))}
            </dl>
            {review.words !== null && (
              <Stack as="blockquote" gap={1} pad="3 4" radius={1} ground="page" className={styles.words}>
                <p dir="auto">{review.words}</p>
                <Text as="footer" tone="quiet" size={1}>
                  <bdi>{nameOf(review.reviewer ?? '')}</bdi>
                  {review.reviewedAt !== null && (
                    <>
                      {' '}
                      · <Ago time={review.reviewedAt} />
                    </>
                  )}
                </Text>
              </Stack>
            )}
            {review.reply !== null && (
              <Stack as="blockquote" gap={1} pad="3 4" radius={1} ground="page" className={styles.words}>
                <p dir="auto">{review.reply}</p>
                <Text as="footer" tone="quiet" size={1}>
                  <bdi>{nameOf(review.agent)}</bdi>
                </Text>
              </Stack>
            )}
            {isOwn && review.repliedAt === null && <ReplyForm review={review} />}
          </div>
        </Stack>
      </div>
    </article>
  )
}

function Title({ review: { case: reviewed } }: { review: Review }) {
  const { t } = useTexts()
  return <bdi>{reviewed?.subject ?? t('reviews.erased')}</bdi>
}

/** Whose answer it is, of which week, and the way to the case. */
function About({ review: { case: reviewed, agent, week, team } }: { review: Review }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  const teamOf = useTeamName()
  const name = nameOf(agent)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(week))
  return (
    <Row wrap gap="2 3" className={styles.about}>
      <Initial of={name} />
      <p>
        <strong>{t('reviews.by', { name })}</strong>
        <span className={room.small}>
          <span>{t('reviews.week', { day })}</span>
          {team !== null && <bdi>{teamOf(team)}</bdi>}
        </span>
      </p>
      {reviewed === null ? (
        <span className={room.small}>{t('reviews.erased.text')}</span>
      ) : (
        <Link
          to={`/cases/${reviewed.continuedIn ?? reviewed.id}`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t(reviewed.continuedIn === null ? 'reviews.open.case' : 'reviews.open.merged')}
        </Link>
      )}
    </Row>
  )
}

function ScoreForm({
  review,
  head,
  onDone,
}: {
  review: Review
  head: Pick<ComponentProps<typeof FormPage>, 'back' | 'title'>
  onDone: () => void
}) {
  const { t, call } = useDesk()
  const form = useDeskForm({
    initial: {
      scores: Object.fromEntries(review.scores.map(({ criterion, score }) => [criterion, score])),
      words: review.words ?? '',
    },
    of: review,
    toBody: ({ scores, words }) => ({
      scores: review.criteria.flatMap(({ id: criterion }) =>
        scores[criterion] === undefined ? [] : [{ criterion, score: scores[criterion] }],
      ),
      words: words.trim(),
    }),
    onSave: (body, header) => call('reviewAnswer', { reviewId: review.id, body, header }),
    onSaved: onDone,
    again: reviewReads,
    done: t('reviews.given'),
    refused: t('reviews.late'),
  })
  const { scores } = form.values
  const isMissing = form.form.formState.errors.scores !== undefined
  return (
    <FormPage
      {...head}
      form={form}
      action={<SaveButton>{t('reviews.give')}</SaveButton>}
      raced={[
        {
          name: 'scores',
          label: t('reviews.criteria'),
          show: (those: Review['scores']) =>
            those
              .map(
                ({ criterion, score }) =>
                  `${review.criteria.find(({ id }) => id === criterion)?.name ?? criterion}: ${score}`,
              )
              .join('\n'),
        },
        { name: 'words', label: t('reviews.words') },
      ]}
    >
      <About review={review} />
      <Part title={t('reviews.criteria')} hint={t('reviews.scale')}>
        <Stack gap={2}>
          {review.criteria.map(({ id, name }) => (
            <Row
              as="fieldset"
              wrap
              justify="between"
              gap="2 6"
              shrinks
              pad="2 0"
              key={id}
              className={styles.criterion}
              data-wrong={(isMissing && scores[id] === undefined) || undefined}
            >
              <legend dir="auto">{name}</legend>
              <Row as="span" inline align="stretch" className={styles.steps}>
                {steps.map((step) => (
                  <Stack as="label" line="strong" centre tabular weight={600} key={step} className={styles.step}>
                    <input
                      type="radio"
                      name={`score-${id}`}
                      value={step}
                      checked={scores[id] === step}
                      onChange={() => form.change({ scores: { ...scores, [id]: step } })}
                    />
                    <span>{step}</span>
                  </Stack>
                ))}
              </Row>
            </Row>
          ))}
          <Wrong<typeof scores>
            name="scores"
            check={(given) =>
              review.criteria.some(({ id }) => given[id] === undefined) ? t('reviews.missing') : undefined
            }
          />
        </Stack>
      </Part>
      <TextareaField
        name="words"
        label={t('reviews.words')}
        footer={t('reviews.words.hint')}
        rows={5}
        dir="auto"
        maxLength={deskLimits.ReviewRequest.words.maxLength}
      />
    </FormPage>
  )
}

function ReplyForm({ review }: { review: Review }) {
  const { t, call } = useDesk()
  const form = useDeskForm({
    initial: { text: '' },
    toBody: ({ text }) => ({ text: text.trim() }),
    onSave: (body) => call('replyToReview', { reviewId: review.id, body }),
    again: reviewReads,
    done: t('reviews.replied'),
    refused: t('reviews.late'),
  })
  return (
    <DeskFrame form={form} className={styles.form!}>
      <TextareaField
        name="text"
        label={t('reviews.reply')}
        hint={t('reviews.reply.hint')}
        missing={t('reviews.reply.missing')}
        isRequired={false}
        rows={3}
        dir="auto"
        maxLength={deskLimits.ReviewReplyRequest.text.maxLength}
      />
      <div className={room.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('reviews.reply.send')}
        </Button>
      </div>
    </DeskFrame>
  )
}
