import { ClipboardCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, NavLink, useParams } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAgents } from '../../shared/agents.ts'
import { useDesk } from '../../shared/desk-context.ts'
import { Frame } from '../../shared/frame/Frame.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Review, useReview, useReviews, useReviewSettings, type Which } from './queries.ts'
import { ReviewSheet } from './ReviewSheet.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import frame from '../../shared/frame/Frame.module.css'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import page from '../../shared/Page.module.css'
import styles from './Reviews.module.css'

const kinds: readonly Which[] = ['open', 'done', 'own']

/** Answers that were drawn by lot: a lead scores them, everybody reads what was said of their own. */
export function ReviewsPage() {
  const { t } = useTexts()
  const { me } = useDesk()
  const { kind, id } = useParams()
  const isLead = me.roles.some((role) => role !== 'agent')
  useEffect(() => {
    document.title = `${t('reviews')} · ${t('title')}`
  }, [t])
  const which = kinds.find((one) => one === kind)
  const isSettings = kind === 'settings' && isLead
  if (which === undefined && !isSettings) return <Navigate to={isLead ? '/reviews/open' : '/reviews/own'} replace />
  if (!isLead && which !== 'own') return <Navigate to="/reviews/own" replace />
  return (
    <Frame view={null} commands={[]} isReading={id !== undefined || isSettings} hasList>
      <ReviewList which={which ?? 'open'} id={id} isLead={isLead} />
      <main className={cx(frame.place, room.scroll)}>
        {isSettings ? <Settings /> : <Shown which={which ?? 'open'} id={id} />}
      </main>
    </Frame>
  )
}

function ReviewList({ which, id, isLead }: { which: Which; id: string | undefined; isLead: boolean }) {
  const { t } = useTexts()
  const { rows, isLoading, hasFailed, hasMore, more, again } = useReviews(which)
  return (
    <section className={room.list} aria-label={t('reviews')}>
      <header className={room.head}>
        <h2>{t('reviews')}</h2>
        {isLead && (
          <>
            <Link to="/reviews/settings" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('reviews.settings')}
            </Link>
            <nav aria-label={t('reviews.kinds')} className={styles.tabs}>
              {kinds.map((one) => (
                <NavLink key={one} to={`/reviews/${one}`} className={page.tab!}>
                  {t(`reviews.${one}`)}
                </NavLink>
              ))}
            </nav>
          </>
        )}
      </header>
      {isLoading ? (
        <div className={parts.skeletons} role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </div>
      ) : hasFailed ? (
        <EmptyState
          icon={ClipboardCheck}
          title={t('failed')}
          isAlert
          actions={
            <Button variant="secondary" onClick={() => void again()}>
              {t('retry')}
            </Button>
          }
        />
      ) : rows.length === 0 ? (
        <EmptyState icon={ClipboardCheck} title={t(`reviews.none.${which}`)} />
      ) : (
        <ul className={room.rows}>
          {rows.map((review) => (
            <li key={review.id}>
              <Row review={review} which={which} isChosen={review.id === id} />
            </li>
          ))}
          {hasMore && (
            <li className={styles.more}>
              <Button variant="quiet" size="small" onClick={more}>
                {t('reviews.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Row({ review, which, isChosen }: { review: Review; which: Which; isChosen: boolean }) {
  const { t, locale } = useTexts()
  const agents = useAgents()
  const { id, agent, average, drawnAt, reviewedAt } = review
  return (
    <Link to={`/reviews/${which}/${id}`} className={room.row} aria-current={isChosen ? 'true' : undefined}>
      <strong dir="auto">{review.case?.subject ?? t('reviews.erased')}</strong>
      <span className={room.small}>
        <bdi>{agents.find((one) => one.id === agent)?.displayName ?? agent}</bdi>
        {average !== null && (
          <span>
            {t('reviews.average', {
              average: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average),
            })}
          </span>
        )}
        <RelativeTime time={reviewedAt ?? drawnAt} locale={locale} />
      </span>
    </Link>
  )
}

function Shown({ which, id }: { which: Which; id: string | undefined }) {
  const { t } = useTexts()
  const { data, error } = useReview(id)
  const { again } = useReviews(which)
  if (id === undefined)
    return (
      <EmptyState icon={ClipboardCheck} title={t('reviews.choose')}>
        {t('reviews.choose.text')}
      </EmptyState>
    )
  if (error !== undefined) return <EmptyState icon={ClipboardCheck} title={t('reviews.gone')} isAlert />
  if (data === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  return <ReviewSheet key={`${id} ${data.reviewedAt} ${data.repliedAt}`} review={data} which={which} again={again} />
}

function Settings() {
  const { t } = useTexts()
  const settings = useReviewSettings(true)
  if (settings === undefined)
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={6} />
      </div>
    )
  return <SettingsForm key={settings.changedAt} settings={settings} />
}
