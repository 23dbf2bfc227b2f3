import { type ComponentProps, type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack, Text } from '../../../ui/Layout.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { FormHead, FormPage, Part, SaveButton } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Raced, RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useTeams } from '../../shared/teams.ts'
import { giveReview, replyToReview, type Review, useReviewAct, type Which } from './queries.ts'
import page from '../../shared/FormPage.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Reviews.module.css'

const steps = [1, 2, 3, 4, 5] as const

interface Props {
  review: Review
  which: Which
  again: () => Promise<unknown>
}

/** One answered case: scored by a lead, read by whoever answered, who may say a word to it. */
export function ReviewSheet({ review, which, again }: Props) {
  const { t, locale } = useTexts()
  const { me } = useDesk()
  const agents = useAgents()
  const nameOf = (id: string): string => agents.find((one) => one.id === id)?.displayName ?? id
  const isOwn = review.agent === me.id
  // Once somebody scores, the form stays until they have sent it, whoever else has meanwhile.
  const [isScoring, setScoring] = useState(!isOwn && review.reviewedAt === null)
  const head = { back: { to: `/reviews/${which}`, name: t('reviews.back') }, title: <Title review={review} /> }
  if (isScoring)
    return (
      <Raced key={review.id} thing={review}>
        {(one) => one && <ScoreForm review={one} head={head} again={again} onDone={() => setScoring(false)} />}
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
                      · <RelativeTime time={review.reviewedAt} locale={locale} />
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
            {isOwn && review.repliedAt === null && <ReplyForm review={review} again={again} />}
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
  const agents = useAgents()
  const teams = useTeams() ?? []
  const name = agents.find((one) => one.id === agent)?.displayName ?? agent
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(week))
  return (
    <Row wrap gap="2 3" className={styles.about}>
      <span className={parts.initial} aria-hidden>
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <p>
        <strong>{t('reviews.by', { name })}</strong>
        <span className={room.small}>
          <span>{t('reviews.week', { day })}</span>
          {team !== null && <bdi>{teams.find(({ id }) => id === team)?.name ?? team}</bdi>}
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
  again,
  onDone,
}: {
  review: Review
  head: Pick<ComponentProps<typeof FormPage>, 'back' | 'title'>
  again: Props['again']
  onDone: () => void
}) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useReviewAct(again)
  const race = useRace()
  const [scores, setScores] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(review.scores.map(({ criterion, score }) => [criterion, score])),
  )
  const [words, setWords] = useState(review.words ?? '')
  const [isMissing, setMissing] = useState(false)
  const save = (): void => {
    const given = review.criteria.flatMap(({ id: criterion }) =>
      scores[criterion] === undefined ? [] : [{ criterion, score: scores[criterion] }],
    )
    const lacks = given.length < review.criteria.length
    setMissing(lacks)
    if (lacks) return
    void act(
      async () => {
        const request = { scores: given, words: words.trim() }
        await race.save(request, (match) => giveReview(client, review.id, request, match))
        onDone()
      },
      t('reviews.given'),
      t('reviews.late'),
    )
  }
  return (
    <FormPage
      {...head}
      action={<SaveButton isBusy={isBusy}>{t('reviews.give')}</SaveButton>}
      notice={
        <RaceNotice
          fields={[
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
        />
      }
      isBusy={isBusy}
      onSubmit={save}
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
                  <Stack as="label" centre tabular weight={600} key={step} className={styles.step}>
                    <input
                      type="radio"
                      name={`score-${id}`}
                      value={step}
                      checked={scores[id] === step}
                      onChange={() => setScores({ ...scores, [id]: step })}
                    />
                    <span>{step}</span>
                  </Stack>
                ))}
              </Row>
            </Row>
          ))}
          <div role="alert" className={room.problem}>
            {isMissing && t('reviews.missing')}
          </div>
        </Stack>
      </Part>
      <Field label={t('reviews.words')} footer={t('reviews.words.hint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            dir="auto"
            maxLength={deskLimits.ReviewRequest.words.maxLength}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
    </FormPage>
  )
}

function ReplyForm({ review, again }: { review: Review; again: Props['again'] }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useReviewAct(again)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '')
      void act(() => replyToReview(client, review.id, text.trim()), t('reviews.replied'), t('reviews.late'))
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        label={t('reviews.reply')}
        hint={t('reviews.reply.hint')}
        {...(isMissing ? { error: t('reviews.reply.missing') } : {})}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={deskLimits.ReviewReplyRequest.text.maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('reviews.reply.send')}
        </Button>
      </div>
    </form>
  )
}
