import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ClipboardCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useOperation } from '../../shared/operations.ts'
import { choicesOf, useTexts } from '../../shared/i18n.ts'
import { Raced } from '../../shared/Raced.tsx'
import { mayLead } from '../../shared/roles.ts'
import { isPart } from '../../shared/scope.ts'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useFirst } from '../../shared/use-first.ts'
import { markReviewOpened, useUnreadReviews } from '../../shared/own-reviews.ts'
import { useReviews, type Which } from './use-reviews.ts'
import { ReviewSheet } from './ReviewSheet.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useAgentName } from '../../shared/agents.ts'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import { Ago } from '../../shared/Ago.tsx'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Reviews.module.css'

const kinds: readonly Which[] = ['open', 'done', 'own']

/** Answers that were drawn by lot: a lead scores them, everybody reads what was said of their own. */
export function ReviewsPage() {
  const { t, me } = useDesk()
  const { kind, id } = useParams()
  const isLead = mayLead(me.roles)
  const navigate = useNavigate()
  const which = kinds.find((one) => one === kind)
  // What is drawn is drawn for everybody (CD-361).
  const maySet = isLead && !isPart(me.scope)
  const isSettings = kind === 'settings' && maySet
  const { items: rows, state, hasMore, more, again } = useReviews(which ?? 'open', isLead || which === 'own')
  // One's own is opened by hand: it counts as read then.
  const isOffered = id === undefined && (which === 'open' || which === 'done') && isLead
  useFirst(isOffered && rows[0] ? `/reviews/${which}/${rows[0].id}` : undefined)
  if (which === undefined && !isSettings) return <Navigate to={isLead ? '/reviews/open' : '/reviews/own'} replace />
  if (!isLead && which !== 'own') return <Navigate to="/reviews/own" replace />
  const list = which ?? 'open'
  return (
    <ListRoom
      rows={state === 'here' ? rows : undefined}
      hasMore={hasMore}
      reads={[{ hasFailed: state === 'failed', again }]}
      tools={
        isLead && (
          <>
            {maySet && (
              <Link to="/reviews/settings" className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {t('reviews.settings')}
              </Link>
            )}
            <span className={styles.which}>
              <Select
                aria-label={t('reviews.kinds')}
                value={list}
                onChange={({ target }) => void navigate(`/reviews/${target.value}`)}
                choices={choicesOf(kinds, (value) => t(`reviews.${value}`))}
              />
            </span>
          </>
        )
      }
      isReading={id !== undefined || isSettings}
      none={t(`reviews.none.${list}`)}
      text={t('reviews.choose.text')}
      first={list === 'own' && rows[0] ? { to: `/reviews/own/${rows[0].id}`, name: t('reviews.first') } : undefined}
      list={
        <ul className={room.rows}>
          {rows.map((review) => (
            <li key={review.id}>
              <Row review={review} which={list} isChosen={review.id === id} />
            </li>
          ))}
          {hasMore && (
            <Surface as="li" pad="2 4">
              <Button variant="quiet" size="small" onClick={more}>
                {t('reviews.more')}
              </Button>
            </Surface>
          )}
        </ul>
      }
    >
      {isSettings ? <Settings /> : id !== undefined && <Shown which={list} id={id} />}
    </ListRoom>
  )
}

function Row({ review, which, isChosen }: { review: DeskSchema<'DeskReview'>; which: Which; isChosen: boolean }) {
  const { t, locale } = useTexts()
  const nameOf = useAgentName()
  const { id, agent, average, drawnAt, reviewedAt } = review
  const isUnread = useUnreadReviews().includes(id) && which === 'own'
  return (
    <RoomRow to={`/reviews/${which}/${id}`} isChosen={isChosen} name={review.case?.subject ?? t('reviews.erased')}>
      {isUnread && <span className={cx(parts.status, parts.open)}>{t('reviews.new')}</span>}
      <bdi>{nameOf(agent)}</bdi>
      {average !== null && (
        <span>
          {t('reviews.average', {
            average: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average),
          })}
        </span>
      )}
      <Ago time={reviewedAt ?? drawnAt} />
    </RoomRow>
  )
}

function Shown({ which, id }: { which: Which; id: string }) {
  const { data, error } = useOperation('getReview', { reviewId: id }, { shouldRetryOnError: false })
  const { t, me } = useDesk()
  const own = data?.agent === me.id ? data : undefined
  useEffect(() => {
    if (own !== undefined) markReviewOpened(own)
  }, [own])
  if (error !== undefined) return <EmptyState icon={ClipboardCheck} title={t('reviews.gone')} isAlert />
  if (data === undefined) return <Loading lines={8} />
  return <ReviewSheet key={data.id} review={data} which={which} />
}

function Settings() {
  const { data: settings } = useOperation('getReviewSettings')
  if (settings === undefined) return <Loading lines={6} />
  return <Raced thing={settings}>{(read) => read && <SettingsForm settings={read} />}</Raced>
}
