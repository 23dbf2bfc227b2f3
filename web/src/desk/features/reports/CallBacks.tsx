import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import type { Span } from '../../shared/day-span.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { Downloads } from './Downloads.tsx'
import type { Cell } from '#rules/csv.ts'
import { Shown } from './Shown.tsx'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

const counts = ['asked', 'reached', 'unreached', 'open', 'otherwise'] as const

export function CallBacks({ span }: { span: Span }) {
  return (
    <Shown of="getCallBackReport" params={span}>
      {(report) => <Report report={report} />}
    </Shown>
  )
}

/** How many asked to be called, and were reached; by team and by day (CD-324). */
function Report({ report }: { report: DeskSchema<'CallBackReport'> }) {
  const { t } = useTexts()
  const { count, length, day: dayText } = useFigures()
  const teams = useTeams() ?? []
  const { from, to, total, days } = report
  const nameOf = (id: string | null): string =>
    id === null ? t('reports.noteam') : (teams.find((team) => team.id === id)?.name ?? id)
  if (total.asked === 0) return <EmptyState icon={ChartLine} title={t('reports.callbacks.none')} />
  const cells = (figures: DeskSchema<'CallBackFigures'>): Cell[] => [
    ...counts.map((name) => figures[name]),
    figures.waitSeconds,
  ]
  const head = [...counts, 'waitSeconds']
  return (
    <>
      <dl className={styles.tiles}>
        {counts.map((name) => (
          <div key={name} className={styles.tile}>
            <dt>{t(`reports.callbacks.${name}`)}</dt>
            <dd>{count(total[name])}</dd>
          </div>
        ))}
        <div className={styles.tile}>
          <dt>{t('reports.callbacks.wait')}</dt>
          <dd>{length(total.waitSeconds)}</dd>
          <dd className={styles.more}>{t('reports.callbacks.wait.why')}</dd>
        </div>
      </dl>
      <Table
        title={t('reports.by.team')}
        side={t('reports.side.team')}
        name={`callbacks-by-team-${from}-${to}`}
        report={report}
        rows={report.teams.map(({ team, figures }) => ({ key: team ?? '', name: nameOf(team), figures }))}
        csv={() => [
          [t('reports.side.team'), 'team', ...head],
          ...report.teams.map(({ team, figures }) => [nameOf(team), team, ...cells(figures)]),
        ]}
      />
      <Table
        title={t('reports.days')}
        side={t('reports.day')}
        name={`callbacks-by-day-${from}-${to}`}
        report={report}
        rows={days
          .filter(({ figures }) => figures.asked > 0)
          .toReversed()
          .map(({ day, figures }) => ({ key: day, name: dayText(day), figures }))}
        csv={() => [['day', ...head], ...days.map(({ day, figures }) => [day, ...cells(figures)])]}
      />
    </>
  )
}

function Table({
  title,
  side,
  name,
  report,
  rows,
  csv,
}: {
  title: string
  side: string
  name: string
  report: DeskSchema<'CallBackReport'>
  rows: readonly { key: string; name: string; figures: DeskSchema<'CallBackFigures'> }[]
  csv: () => Cell[][]
}) {
  const { t } = useTexts()
  const { count, length } = useFigures()
  return (
    <div className={styles.groups}>
      <header>
        <h3>{title}</h3>
        <Downloads name={name} rows={csv} document={report} />
      </header>
      <div className={styles.wideTable} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{side}</th>
              {counts.map((one) => (
                <th key={one} scope="col" className={styles.number}>
                  {t(`reports.callbacks.${one}`)}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {t('reports.callbacks.wait')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name: label, figures }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {counts.map((one) => (
                  <td key={one} className={styles.number}>
                    {count(figures[one])}
                  </td>
                ))}
                <td className={styles.number}>{length(figures.waitSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
