import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../api/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Textarea } from '../../../ui/Textarea.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Raced, RaceNotice } from '../../shared/Raced.tsx'
import { useRace } from '../../shared/use-race.ts'
import { useTeams } from '../../shared/teams.ts'
import { giveReview, replyToReview, type Review, useReviewAct, type Which } from './queries.ts'
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
  const teams = useTeams() ?? []
  const nameOf = (id: string): string => agents.find((one) => one.id === id)?.displayName ?? id
  const isOwn = review.agent === me.id
  // Once somebody scores, the form stays until they have sent it, whoever else has meanwhile.
  const [isScoring, setScoring] = useState(!isOwn && review.reviewedAt === null)
  const { case: reviewed } = review
  return (
    <div className={room.sheet}>
      <Link to={`/reviews/${which}`} className={room.back}>
        {t('reviews.back')}
      </Link>
      <h2>
        <bdi>{reviewed?.subject ?? t('reviews.erased')}</bdi>
      </h2>
      <p className={room.small}>
        <span>{t('reviews.by', { name: nameOf(review.agent) })}</span>
        <span>
          {t('reviews.week', {
            day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
              Date.parse(review.week),
            ),
          })}
        </span>
        {review.team !== null && <bdi>{teams.find(({ id }) => id === review.team)?.name ?? review.team}</bdi>}
      </p>
      {reviewed === null ? (
        <p>{t('reviews.erased.text')}</p>
      ) : (
        <p>
          <Link to={`/cases/${reviewed.continuedIn ?? reviewed.id}`}>
            {t(reviewed.continuedIn === null ? 'reviews.open.case' : 'reviews.open.merged')}
          </Link>
        </p>
      )}
      {isScoring ? (
        <Raced key={review.id} thing={review}>
          {(one) => one && <ScoreForm review={one} again={again} onDone={() => setScoring(false)} />}
        </Raced>
      ) : (
        <>
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
            <blockquote className={styles.words}>
              <p dir="auto">{review.words}</p>
              <footer>
                <bdi>{nameOf(review.reviewer ?? '')}</bdi>
                {review.reviewedAt !== null && (
                  <>
                    {' '}
                    · <RelativeTime time={review.reviewedAt} locale={locale} />
                  </>
                )}
              </footer>
            </blockquote>
          )}
          {review.reply !== null && (
            <blockquote className={styles.words}>
              <p dir="auto">{review.reply}</p>
              <footer>
                <bdi>{nameOf(review.agent)}</bdi>
              </footer>
            </blockquote>
          )}
          {isOwn && review.repliedAt === null && <ReplyForm review={review} again={again} />}
          {!isOwn && review.repliedAt === null && (
            <p>
              <Button variant="secondary" onClick={() => setScoring(true)}>
                {t('reviews.correct')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function ScoreForm({ review, again, onDone }: { review: Review; again: Props['again']; onDone: () => void }) {
  const { t } = useTexts()
  const { client } = useDesk()
  const { isBusy, act } = useReviewAct(again)
  const race = useRace()
  const [scores, setScores] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(review.scores.map(({ criterion, score }) => [criterion, score])),
  )
  const [words, setWords] = useState(review.words ?? '')
  const [isMissing, setMissing] = useState(false)
  const save = (event: FormEvent): void => {
    event.preventDefault()
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
    <form className={styles.form} onSubmit={save} noValidate>
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
      {review.criteria.map(({ id, name }) => (
        <fieldset key={id} className={styles.criterion}>
          <legend dir="auto">{name}</legend>
          {steps.map((step) => (
            <label key={step} className={styles.step}>
              <input
                type="radio"
                name={`score-${id}`}
                value={step}
                checked={scores[id] === step}
                onChange={() => setScores({ ...scores, [id]: step })}
              />
              <span>{step}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className={room.small}>{t('reviews.scale')}</p>
      <div role="alert" className={room.problem}>
        {isMissing && t('reviews.missing')}
      </div>
      <Field label={t('reviews.words')} hint={t('reviews.words.hint')}>
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
      <div className={room.actions}>
        <Button type="submit" isBusy={isBusy}>
          {t('reviews.give')}
        </Button>
      </div>
    </form>
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
