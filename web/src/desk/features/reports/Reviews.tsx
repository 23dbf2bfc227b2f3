import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { useAgents } from '../../shared/agents.ts'
import type { Span } from '../../shared/day-span.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useTeams } from '../../shared/teams.ts'
import { Downloads } from './Downloads.tsx'
import { Shown } from './Shown.tsx'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

export function Reviews({ span }: { span: Span }) {
  return (
    <Shown of="getReviewReport" params={span}>
      {(report) => <Figures report={report} />}
    </Shown>
  )
}

interface Row {
  key: string
  name: string
  figures: DeskSchema<'ReviewFigures'>
}

/** How answers were reviewed: by representative, team and criterion, with the count beside every average (CD-350). */
function Figures({ report }: { report: DeskSchema<'ReviewReport'> }) {
  const { t } = useTexts()
  const { count, rating } = useFigures()
  const agents = useAgents()
  const teams = useTeams() ?? []
  const { total } = report
  if (total.reviews === 0) return <EmptyState icon={ChartLine} title={t('reports.reviews.none')} />
  return (
    <>
      <dl className={styles.tiles}>
        <div className={styles.tile}>
          <dt>{t('reports.reviews.count')}</dt>
          <dd>{count(total.reviews)}</dd>
        </div>
        <div className={styles.tile}>
          <dt>{t('reports.reviews.average')}</dt>
          <dd>{rating(total.average)}</dd>
        </div>
      </dl>
      <Table
        title={t('reports.agent')}
        name="agent"
        report={report}
        rows={report.agents.map(({ agent, figures }) => ({
          key: agent,
          name: agents.find(({ id }) => id === agent)?.displayName ?? agent,
          figures,
        }))}
      />
      <Table
        title={t('reports.side.team')}
        name="team"
        report={report}
        rows={report.teams.map(({ team, figures }) => ({
          key: team ?? '',
          name: team === null ? t('reports.noteam') : (teams.find(({ id }) => id === team)?.name ?? team),
          figures,
        }))}
      />
      <Table
        title={t('reports.reviews.criterion')}
        name="criterion"
        report={report}
        rows={report.criteria.map(({ name, figures }) => ({ key: name, name, figures }))}
      />
    </>
  )
}

function Table({
  title,
  name,
  report,
  rows,
}: {
  title: string
  name: string
  report: DeskSchema<'ReviewReport'>
  rows: readonly Row[]
}) {
  const { t } = useTexts()
  const { count, rating } = useFigures()
  return (
    <div className={styles.groups}>
      <header>
        <h3>{title}</h3>
        <Downloads
          name={`reviews-by-${name}-${report.from}-${report.to}`}
          rows={() => [
            [title, name, 'reviews', 'average'],
            ...rows.map(({ key, name: label, figures }) => [label, key, figures.reviews, figures.average]),
          ]}
          document={report}
        />
      </header>
      <div className={styles.wideTable} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" className={styles.number}>
                {t('reports.reviews.count')}
              </th>
              <th scope="col" className={styles.number}>
                {t('reports.reviews.average')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name: label, figures }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td className={styles.number}>{count(figures.reviews)}</td>
                <td className={styles.number}>{rating(figures.average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
