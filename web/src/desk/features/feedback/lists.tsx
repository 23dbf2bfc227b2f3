import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cx } from '../../../lib/class-names.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RelativeTime } from '../../../ui/RelativeTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { spanOf } from '../../shared/day-span.ts'
import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { icons, type Kind, usageName } from './kinds.ts'
import {
  type Narrowed,
  type Pages,
  useArticleFeedback,
  usePlayerNotes,
  useSearchMisses,
  useSurveyAnswers,
  useUsage,
  useVerifications,
} from './queries.ts'
import parts from '../../shared/Parts.module.css'
import styles from './Feedback.module.css'

/** Loading, nothing, failed, or the rows with a button for more. */
function Listed<T>({ kind, pages, children }: { kind: Kind; pages: Pages<T>; children: ReactNode }) {
  const { t } = useTexts()
  const isNarrowed = useLocation().search !== ''
  if (pages.state === 'loading')
    return (
      <div className={parts.skeletons} role="status" aria-label={t('loading')}>
        <Skeleton lines={8} />
      </div>
    )
  if (pages.state === 'failed') return <LoadFailed icon={icons[kind]} again={pages.again} />
  if (pages.items.length === 0 && !pages.hasMore)
    return isNarrowed ? (
      <EmptyState
        icon={icons[kind]}
        title={t('feedback.none.filtered')}
        actions={
          <Link to={`/feedback/${kind}`} className={buttonClass({ variant: 'secondary' })}>
            {t('feedback.none.all')}
          </Link>
        }
      />
    ) : (
      <EmptyState icon={icons[kind]} title={t(`feedback.none.${kind}`)}>
        {t(`feedback.none.${kind}.text`)}
      </EmptyState>
    )
  return (
    // A list without a link in it is scrolled by keys as well.
    <div className={styles.scroll} role="region" aria-label={t(`feedback.${kind}`)} tabIndex={0}>
      {children}
      {pages.hasMore && (
        <Button variant="secondary" isBusy={pages.isBusy} className={styles.more!} onClick={pages.more}>
          {t('feedback.more')}
        </Button>
      )}
    </div>
  )
}

function Account({ id, kind }: { id: string | null; kind?: 'bugs' | 'suggestions' | 'proofs' }) {
  const { t } = useTexts()
  if (id === null) return <span>{t('player.anonymous')}</span>
  if (kind === undefined) return <bdi>{id}</bdi>
  return (
    <Link to={`/feedback/${kind}?account=${encodeURIComponent(id)}`}>
      <bdi>{id}</bdi>
    </Link>
  )
}

export function Notes({ kind, query }: { kind: 'bug' | 'suggestion'; query: Narrowed }) {
  const { locale } = useTexts()
  const pages = usePlayerNotes(kind, query)
  const room = kind === 'bug' ? 'bugs' : 'suggestions'
  return (
    <Listed kind={room} pages={pages}>
      <ul className={styles.entries}>
        {pages.items.map((note) => (
          <li key={note.id} className={styles.entry}>
            <p className={styles.words} dir="auto" lang={note.language}>
              {note.text}
            </p>
            <p className={styles.facts}>
              <Account id={note.accountId} kind={room} />
              <span>{languageName(note.language, locale)}</span>
              <RelativeTime time={note.createdAt} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Listed>
  )
}

const ratings = ['find', 'understand', 'need', 'translation'] as const

export function Articles({ query }: { query: Narrowed }) {
  const { t, locale } = useTexts()
  const pages = useArticleFeedback(query)
  return (
    <Listed kind="articles" pages={pages}>
      <ul className={styles.entries}>
        {pages.items.map((one, index) => (
          <li key={index} className={styles.entry}>
            <p className={styles.title}>
              <span className={cx(styles.mark, one.helpful ? styles.good : styles.bad)}>
                <Icon icon={one.helpful ? ThumbsUp : ThumbsDown} size={15} />
                {t(one.helpful ? 'feedback.helpful.yes' : 'feedback.helpful.no')}
              </span>
              {one.url === null ? (
                t('feedback.gone', { id: one.articleId })
              ) : (
                <a href={one.url} target="_blank" rel="noreferrer" dir="auto">
                  {one.title}
                </a>
              )}
            </p>
            {one.words !== null && (
              <p className={styles.words} dir="auto" lang={one.language}>
                {one.words}
              </p>
            )}
            {one.reasons.length > 0 && (
              <ul className={styles.reasons}>
                {one.reasons.map((reason) => (
                  <li key={reason}>{t(`reason.${reason}`)}</li>
                ))}
              </ul>
            )}
            <p className={styles.facts}>
              {ratings.map(
                (name) =>
                  one.ratings[name] !== null && (
                    <span key={name}>
                      {t(`rating.${name}`)}: {t('rating.of', { rating: one.ratings[name] })}
                    </span>
                  ),
              )}
              <Account id={one.accountId} />
              <span>{languageName(one.language, locale)}</span>
              <RelativeTime time={one.createdAt} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Listed>
  )
}

export function Searches({ query }: { query: Narrowed }) {
  const { t, locale } = useTexts()
  const games = useGames()
  const pages = useSearchMisses(query)
  return (
    <Listed kind="searches" pages={pages}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('searches.words')}</th>
            <th scope="col" className={styles.number}>
              {t('searches.times')}
            </th>
            <th scope="col">{t('searches.last')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.items.map((one) => (
            <tr key={`${one.words} ${one.game ?? ''} ${one.language}`}>
              <td>
                <strong dir="auto" lang={one.language}>
                  {one.words}
                </strong>
                <small>
                  {one.game !== null && <span>{games.find(({ game }) => game === one.game)?.title ?? one.game}</span>}
                  <span>{languageName(one.language, locale)}</span>
                </small>
              </td>
              <td className={styles.number}>{new Intl.NumberFormat(locale).format(one.times)}</td>
              <td>
                <RelativeTime time={one.lastAt} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Listed>
  )
}

export function Surveys({ query }: { query: Narrowed }) {
  const { t, locale } = useTexts()
  const pages = useSurveyAnswers(query)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Listed kind="surveys" pages={pages}>
      <ul className={styles.entries}>
        {pages.items.map((one) => {
          const mean = one.ratings.reduce((sum, rating) => sum + rating, 0) / one.ratings.length
          return (
            <li key={one.caseId} className={styles.entry}>
              <p className={styles.title}>
                <span className={cx(styles.mark, mean >= 4 ? styles.good : mean < 3 ? styles.bad : styles.fair)}>
                  {t('rating.of', { rating: number.format(mean) })}
                </span>
                <Link to={`/cases/${one.caseId}`}>{t('feedback.case', { id: one.caseId })}</Link>
              </p>
              {one.words !== null && (
                <p className={styles.words} dir="auto">
                  {one.words}
                </p>
              )}
              <p className={styles.facts}>
                {one.ratings.map((rating, index) => (
                  <span key={index}>
                    {t('feedback.question', { number: index + 1 })}: {number.format(rating)}
                  </span>
                ))}
                <RelativeTime time={one.answeredAt} locale={locale} />
              </p>
            </li>
          )
        })}
      </ul>
    </Listed>
  )
}

export function Usage({ query }: { query: Narrowed }) {
  const { t, locale } = useTexts()
  const games = useGames()
  const [now] = useState(() => Date.now())
  const pages = useUsage(spanOf(Number(query['days'] ?? 30) || 30, now), query)
  const most = pages.items[0]?.times ?? 1
  return (
    <Listed kind="usage" pages={pages}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('usage.event')}</th>
            <th scope="col" className={styles.number}>
              {t('searches.times')}
            </th>
            <th scope="col" className={styles.wide}>
              <VisuallyHidden>{t('usage.share')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.items.map((one) => {
            const name = usageName(one.event)
            return (
              <tr key={`${one.event} ${one.game ?? ''} ${one.subject ?? ''}`}>
                <td>
                  <strong>{name === null ? one.event : t(name)}</strong>
                  <small>
                    {one.game !== null && <span>{games.find(({ game }) => game === one.game)?.title ?? one.game}</span>}
                    {one.subject !== null && <bdi>{one.subject}</bdi>}
                  </small>
                </td>
                <td className={styles.number}>{new Intl.NumberFormat(locale).format(one.times)}</td>
                <td className={styles.wide}>
                  <meter min={0} max={most} value={one.times} aria-label={t('usage.share')} className={styles.bar} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Listed>
  )
}

export function Proofs({ query }: { query: Narrowed }) {
  const { t, locale } = useTexts()
  const pages = useVerifications(query)
  return (
    <Listed kind="proofs" pages={pages}>
      <ul className={styles.entries}>
        {pages.items.map((one, index) => (
          <li key={index} className={styles.entry}>
            <p className={styles.title}>
              <span
                className={cx(
                  styles.mark,
                  one.outcome === 'passed' && styles.good,
                  (one.outcome === 'failed' || one.outcome === 'locked') && styles.bad,
                )}
              >
                {t(`proof.${one.outcome}`)}
              </span>
              {one.accountId === null ? t('proof.link') : <Account id={one.accountId} kind="proofs" />}
            </p>
            <p className={styles.facts}>
              {one.categoryId !== null && <span>{t('proof.topic', { id: String(one.categoryId) })}</span>}
              {one.by !== null && <span>{t('proof.by', { name: one.by })}</span>}
              <RelativeTime time={one.at} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Listed>
  )
}
