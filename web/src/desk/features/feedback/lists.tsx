import { Fragment, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { spanOf } from '../../shared/day-span.ts'
import { Count } from '../../shared/frame/Count.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { icons, type Kind, usageName } from './kinds.ts'
import {
  type ArticleFeedback,
  type Narrowed,
  type Pages,
  type SurveyAnswer,
  useArticleFeedback,
  usePlayerNotes,
  useSearchMisses,
  useSurveyAnswers,
  useUsage,
  useVerifications,
} from './queries.ts'
import { useGameTitle } from '../../shared/games.ts'
import { Ago } from '../../shared/Ago.tsx'
import styles from './Feedback.module.css'

interface Group {
  pages: Pages<unknown>
  /** Above its rows, where there are other groups. */
  title?: string
  rows: ReactNode
}

/** Loading, nothing, failed, or the rows with a button for more. */
function Listed<T>({ kind, pages, children }: { kind: Kind; pages: Pages<T>; children: ReactNode }) {
  return <Grouped kind={kind} groups={[{ pages, rows: children }]} />
}

/** The same in groups, what somebody has to look at first. */
function Grouped({ kind, groups }: { kind: Kind; groups: readonly Group[] }) {
  const { t } = useTexts()
  const isNarrowed = useLocation().search !== ''
  const asked = groups.filter(({ pages }) => !pages.isLeftOut)
  if (asked.some(({ pages }) => pages.state === 'loading')) return <Loading lines={8} />
  if (asked.some(({ pages }) => pages.state === 'failed'))
    return (
      <LoadFailed
        icon={icons[kind]}
        again={() => {
          for (const { pages } of asked) pages.again()
        }}
      />
    )
  const shown = asked.filter(({ pages }) => pages.items.length > 0 || pages.hasMore)
  if (shown.length === 0)
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
    <Stack
      content="start"
      gap={4}
      className={styles.scroll}
      role="region"
      aria-label={t(`feedback.${kind}`)}
      tabIndex={0}
    >
      {shown.map(({ pages, title, rows }, index) => (
        <Fragment key={title ?? index}>
          {title !== undefined && (
            <Row align="baseline" gap={2} className={styles.group}>
              <h3>{title}</h3>
              <Count count={pages.items.length} hasMore={pages.hasMore} />
            </Row>
          )}
          {rows}
          {pages.hasMore && (
            <Button variant="secondary" isBusy={pages.isBusy} className={styles.more!} onClick={pages.more}>
              {t('feedback.more')}
            </Button>
          )}
        </Fragment>
      ))}
    </Stack>
  )
}

function Account({ id, kind }: { id: string | null; kind: 'bugs' | 'suggestions' | 'proofs' }) {
  const { t } = useTexts()
  if (id === null) return <span>{t('player.anonymous')}</span>
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
              <Ago time={note.createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Listed>
  )
}

const ratings = ['find', 'understand', 'need', 'translation'] as const
/** A mark that says something is amiss; the others need no words. */
const isLow = (rating: number | null): rating is number => rating !== null && rating <= 3

export function Articles({ query }: { query: Narrowed }) {
  const { t } = useTexts()
  const [lacking, helpful] = [useArticleFeedback(false, query), useArticleFeedback(true, query)]
  const rows = ({ items }: Pages<ArticleFeedback>) => (
    <ul className={styles.entries}>
      {items.map((one, index) => (
        <ArticleEntry key={index} one={one} />
      ))}
    </ul>
  )
  return (
    <Grouped
      kind="articles"
      groups={[
        { pages: lacking, title: t('feedback.helpful.no'), rows: rows(lacking) },
        { pages: helpful, title: t('feedback.helpful.yes'), rows: rows(helpful) },
      ]}
    />
  )
}

/** What was said, then of which article; marks, account and language where they tell something. */
function ArticleEntry({ one }: { one: ArticleFeedback }) {
  const { t, locale } = useTexts()
  return (
    <li className={styles.entry} data-tone={one.helpful ? 'good' : 'bad'}>
      {one.words !== null && (
        <p className={styles.words} dir="auto" lang={one.language}>
          {one.words}
        </p>
      )}
      <Row wrap align="baseline" justify="between" gap="1 5">
        <Row as="p" wrap gap="1 3" weight={600} breaks className={styles.title}>
          {one.url === null ? (
            t('feedback.gone', { id: one.articleId })
          ) : (
            <a href={one.url} target="_blank" rel="noreferrer" dir="auto">
              {one.title}
            </a>
          )}
        </Row>
        <p className={styles.facts}>
          {one.reasons.map((reason) => (
            <span key={reason} className={styles.amiss}>
              {t(`reason.${reason}`)}
            </span>
          ))}
          {ratings.map((name) => {
            const rating = one.ratings[name]
            return isLow(rating) ? (
              <span key={name}>
                {t(`rating.${name}`)}: {t('rating.of', { rating })}
              </span>
            ) : null
          })}
          {one.accountId !== null && <bdi>{one.accountId}</bdi>}
          {one.language !== locale && <span>{languageName(one.language, locale)}</span>}
          <Ago time={one.createdAt} />
        </p>
      </Row>
    </li>
  )
}

export function Searches({ query }: { query: Narrowed }) {
  const { t, locale, number } = useTexts()
  const titleOf = useGameTitle()
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
                <Row as="small" wrap gap="0 3" tone="quiet" size={1} align="stretch">
                  {one.game !== null && <span>{titleOf(one.game)}</span>}
                  <span>{languageName(one.language, locale)}</span>
                </Row>
              </td>
              <td className={styles.number}>{number(one.times)}</td>
              <td>
                <Ago time={one.lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Listed>
  )
}

/** The survey's questions in their order: the first mark answers the first (decisions-cases H1). */
const asked = ['satisfaction', 'easiness', 'firstContact', 'agreement', 'likelihood'] as const

export function Surveys({ query }: { query: Narrowed }) {
  const { t } = useTexts()
  const [unhappy, everybody] = [useSurveyAnswers(true, query), useSurveyAnswers(false, query)]
  const low = new Set(unhappy.items.map(({ caseId }) => caseId))
  // Who stands above already.
  const others = { ...everybody, items: everybody.items.filter(({ caseId }) => !low.has(caseId)) }
  const rows = ({ items }: Pages<SurveyAnswer>) => (
    <ul className={styles.entries}>
      {items.map((one) => (
        <SurveyEntry key={one.caseId} one={one} />
      ))}
    </ul>
  )
  return (
    <Grouped
      kind="surveys"
      groups={[
        { pages: unhappy, title: t('feedback.mood.low'), rows: rows(unhappy) },
        { pages: others, title: t('feedback.mood.others'), rows: rows(others) },
      ]}
    />
  )
}

function SurveyEntry({ one }: { one: SurveyAnswer }) {
  const { t, locale } = useTexts()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const mean = one.ratings.reduce((sum, rating) => sum + rating, 0) / one.ratings.length
  const tone = mean >= 4 ? 'good' : mean < 3 ? 'bad' : 'fair'
  return (
    <li className={styles.entry} data-tone={tone}>
      {one.words !== null && (
        <p className={styles.words} dir="auto">
          {one.words}
        </p>
      )}
      <Row wrap align="baseline" justify="between" gap="1 5">
        <Row as="p" wrap gap="1 3" weight={600} breaks className={styles.title}>
          <span className={cx(styles.mark, styles[tone])}>{t('rating.of', { rating: number.format(mean) })}</span>
          <Link to={`/cases/${one.caseId}`}>{t('feedback.case', { id: one.caseId })}</Link>
          <Text as="span" tone="quiet" size={1} weight={400} className={styles.when}>
            <Ago time={one.answeredAt} />
          </Text>
        </Row>
        <p className={styles.facts}>
          {one.ratings.map((rating, index) => (
            <span key={asked[index]} className={rating <= 2 ? styles.amiss : undefined}>
              {t(`feedback.question.${asked[index]!}`)}: {number.format(rating)}
            </span>
          ))}
        </p>
      </Row>
    </li>
  )
}

export function Usage({ query }: { query: Narrowed }) {
  const { t, number } = useTexts()
  const titleOf = useGameTitle()
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
                  <Row as="small" wrap gap="0 3" tone="quiet" size={1} align="stretch">
                    {one.game !== null && <span>{titleOf(one.game)}</span>}
                    {one.subject !== null && <bdi>{one.subject}</bdi>}
                  </Row>
                </td>
                <td className={styles.number}>{number(one.times)}</td>
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
  const { t } = useTexts()
  const pages = useVerifications(query)
  return (
    <Listed kind="proofs" pages={pages}>
      <ul className={styles.entries}>
        {pages.items.map((one, index) => (
          <li key={index} className={styles.entry}>
            <Row as="p" wrap gap="1 3" weight={600} breaks className={styles.title}>
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
            </Row>
            <p className={styles.facts}>
              {one.categoryId !== null && <span>{t('proof.topic', { id: String(one.categoryId) })}</span>}
              {one.by !== null && <span>{t('proof.by', { name: one.by })}</span>}
              <Ago time={one.at} />
            </p>
          </li>
        ))}
      </ul>
    </Listed>
  )
}
