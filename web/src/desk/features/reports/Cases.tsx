import type { DeskSchema } from '../../../kit/api/desk.ts'
import { type ReactNode, Suspense, lazy, useMemo } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Summary } from '../../shared/Summary.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { CaseGroups } from './CaseGroups.tsx'
import { coursePoints, keptShare, shareWithin } from './figures.ts'
import { useFigures } from './use-figures.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './Reports.module.css'

type CaseReport = DeskSchema<'CaseReport'>

const Chart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }))
const dayLength = 86_400
/** Fewer points are no course: a stroke at the edge of an empty chart says nothing. */
const fewestPoints = 5
const isCourse = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length >= fewestPoints

export function Cases({ report }: { report: CaseReport }) {
  const { t, locale } = useTexts()
  const { days } = report
  const shown = useMemo(
    () => ({
      days: days.map(({ day }) => day),
      flow: [
        { name: t('reports.filed'), color: '--accent' as const, values: days.map(({ figures }) => figures.filed) },
        {
          name: t('reports.resolved'),
          color: '--success' as const,
          values: days.map(({ figures }) => figures.resolved),
        },
      ],
      left: [
        {
          name: t('reports.backlog'),
          color: '--accent' as const,
          values: days.map(({ backlog }) => backlog),
          isFilled: true,
        },
      ],
    }),
    [days, t],
  )
  const isDrawn = isCourse(shown.left[0]!.values)
  return (
    <>
      <Summed report={report} />
      <Stack gap={4} className={cx(styles.panels, !isDrawn && styles.alone)}>
        <Panel title={t('reports.flow')}>
          <Chart
            label={t('reports.flow')}
            axis={t('reports.axis')}
            day={t('reports.day')}
            days={shown.days}
            lines={shown.flow}
            locale={locale}
          />
        </Panel>
        {isDrawn && (
          <Panel title={t('reports.left')}>
            <Chart
              label={t('reports.left')}
              axis={t('reports.axis')}
              day={t('reports.day')}
              days={shown.days}
              lines={shown.left}
              locale={locale}
            />
          </Panel>
        )}
        <Panel title={t('reports.first.within')}>
          <Bands bands={report.firstAnswerWithin} />
        </Panel>
        <Panel title={t('reports.resolved.within')}>
          <Bands bands={report.resolvedWithin} />
        </Panel>
        <Panel title={t('reports.ages')}>
          <Bands bands={report.backlogAges} />
        </Panel>
      </Stack>
      <CaseGroups report={report} />
      <Days report={report} />
    </>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" content="start" gap={3} pad={4} className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      {/* The file of the charts comes by itself; the figures beside it need not wait. */}
      <Suspense fallback={<div className={styles.chart} />}>{children}</Suspense>
    </Stack>
  )
}

/** What was promised at all, and how much of it was kept. */
const promised = (total: DeskSchema<'CaseFigures'>) =>
  (
    [
      { name: 'firstKept', kept: total.firstAnswersKept, missed: total.firstAnswersMissed },
      { name: 'nextKept', kept: total.nextAnswersKept, missed: total.nextAnswersMissed },
      { name: 'resolvedKept', kept: total.resolutionsKept, missed: total.resolutionsMissed },
    ] as const
  ).filter(({ kept, missed }) => kept + missed > 0)

/** What came in, what is left and what was done lead, each with its course over these days; how well is one small row. */
function Summed({ report: { total, days, firstAnswerWithin } }: { report: CaseReport }) {
  const { t } = useTexts()
  const { count, share, length, rating } = useFigures()
  const leading: Figure[] = [
    {
      name: t('reports.filed'),
      figure: count(total.filed),
      more: t('reports.answers', { count: total.answers }),
      course: days.map((day) => day.figures.filed),
    },
    {
      name: t('reports.backlog'),
      figure: count(days.findLast(({ backlog }) => backlog !== null)?.backlog ?? null),
      more: t('reports.backlog.why'),
      course: days.map(({ backlog }) => backlog),
    },
    {
      name: t('reports.resolved'),
      figure: count(total.resolved),
      more: t('reports.resolved.mean', { time: length(total.resolvedSeconds) }),
      course: days.map((day) => day.figures.resolved),
    },
  ]
  const others: Figure[] = [
    {
      name: t('reports.first'),
      figure: length(total.firstAnswerSeconds),
      more: t('reports.first.day', { share: share(shareWithin(firstAnswerWithin, dayLength)) }),
    },
    ...promised(total).map(({ name, kept, missed }) => ({
      name: t(`reports.${name}`),
      figure: share(keptShare(kept, missed)),
      more: t('reports.kept', { kept: count(kept), all: count(kept + missed) }),
    })),
    { name: t('reports.reopened'), figure: count(total.reopened) },
    // Nobody rated: no figure, and not a dash in its place.
    ...(total.rated === 0
      ? []
      : [
          { name: t('reports.rating'), figure: rating(total.rating), more: t('reports.rated', { count: total.rated }) },
        ]),
  ]
  return (
    <Surface line="all" radius={2} className={styles.summed}>
      <FigureList figures={leading} className={styles.leading!} />
      <FigureList figures={others} className={styles.others!} />
    </Surface>
  )
}

function FigureList({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={className}>
      {figures.map(({ name, figure, more, course }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
          {more !== undefined && <dd className={styles.more}>{more}</dd>}
          {course !== undefined && <Course values={course} />}
        </div>
      ))}
    </dl>
  )
}

interface Figure {
  name: string
  figure: string
  more?: string
  /** Day by day. */
  course?: readonly (number | null)[]
}

/** How a figure went, without a scale: the days stand in the table below. */
function Course({ values }: { values: readonly (number | null)[] }) {
  if (!isCourse(values)) return null
  const points = coursePoints(values)
  return (
    <dd className={styles.course} aria-hidden="true">
      <svg viewBox="0 0 100 24" preserveAspectRatio="none">
        <polyline points={points} vectorEffect="non-scaling-stroke" />
      </svg>
    </dd>
  )
}

function Bands({ bands }: { bands: readonly DeskSchema<'DurationBand'>[] }) {
  const { t } = useTexts()
  const { count, length, share } = useFigures()
  const all = bands.reduce((sum, { cases }) => sum + cases, 0)
  return (
    <Stack as="ul" gap={2} className={styles.bands}>
      {bands.map(({ upToSeconds, cases }, index) => (
        <li key={upToSeconds ?? 'longer'}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${all === 0 ? 0 : (cases / all) * 100}%` }} />
          </span>
          <span>
            {upToSeconds === null
              ? t('reports.longer', { time: length(bands[index - 1]?.upToSeconds ?? null) })
              : t('reports.within', { time: length(upToSeconds) })}
          </span>
          <span className={styles.number}>
            {count(cases)} <small>{share(all === 0 ? null : cases / all)}</small>
          </span>
        </li>
      ))}
    </Stack>
  )
}

const dayColumns = [
  'filed',
  'answered',
  'first',
  'firstKept',
  'resolved',
  'resolvedKept',
  'reopened',
  'backlog',
] as const

/** The charts' figures for those who read rather than see. */
function Days({ report }: { report: CaseReport }) {
  const { t } = useTexts()
  const { count, day: dayText, length, share } = useFigures()
  return (
    <details className={styles.details}>
      <Summary>{t('reports.days')}</Summary>
      <FigureTable
        title={t('reports.days')}
        side={t('reports.day')}
        heads={dayColumns.map((name) => t(`reports.${name}`))}
        rows={report.days.toReversed().map(({ day, figures, backlog }) => ({
          key: day,
          name: dayText(day),
          figures: [
            count(figures.filed),
            count(figures.answers),
            length(figures.firstAnswerSeconds),
            share(keptShare(figures.firstAnswersKept, figures.firstAnswersMissed)),
            count(figures.resolved),
            share(keptShare(figures.resolutionsKept, figures.resolutionsMissed)),
            count(figures.reopened),
            count(backlog),
          ],
        }))}
      />
    </details>
  )
}
