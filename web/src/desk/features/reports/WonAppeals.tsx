import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { useAgents } from '../../shared/agents.ts'
import type { Span } from '../../shared/day-span.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Downloads } from './Downloads.tsx'
import { Shown } from './Shown.tsx'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

const sums = ['imposed', 'appealed', 'decided', 'overturned'] as const

export function WonAppeals({ span }: { span: Span }) {
  return (
    <Shown of="getImposerReport" params={span}>
      {(report) => <Report report={report} span={span} />}
    </Shown>
  )
}

/** How often the appeal was right against who imposed a restriction (CD-322). */
function Report({ report, span }: { report: DeskSchema<'ImposerReport'>; span: Span }) {
  const { t } = useTexts()
  const { count, share } = useFigures()
  const agents = useAgents()
  const { items } = report
  const total = Object.fromEntries(
    sums.map((name) => [name, items.reduce((sum, one) => sum + one[name], 0)]),
  ) as Record<(typeof sums)[number], number>
  const nameOf = (id: string | null): string =>
    id === null ? t('penalty.imported') : (agents.find((agent) => agent.id === id)?.displayName ?? id)
  if (items.length === 0) return <EmptyState icon={ChartLine} title={t('reports.appeals.none')} />
  const wonOf = ({ decided, overturned }: { decided: number; overturned: number }): number | null =>
    decided === 0 ? null : overturned / decided
  return (
    <>
      <dl className={styles.tiles}>
        {sums.map((name) => (
          <div key={name} className={styles.tile}>
            <dt>{t(`reports.${name}`)}</dt>
            <dd>{count(total[name])}</dd>
          </div>
        ))}
        <div className={styles.tile}>
          <dt>{t('reports.overturned.share')}</dt>
          <dd>{share(wonOf(total))}</dd>
          <dd className={styles.more}>{t('reports.appeals.why')}</dd>
        </div>
      </dl>
      <div className={styles.groups}>
        <header>
          <h3>{t('reports.imposedBy')}</h3>
          <Downloads
            name={`appeals-${span.from}-${span.to}`}
            rows={() => [
              [t('reports.imposedBy'), 'imposedBy', ...sums, 'overturnedShare'],
              ...items.map((one) => [
                nameOf(one.imposedBy),
                one.imposedBy,
                ...sums.map((name) => one[name]),
                one.overturnedShare,
              ]),
            ]}
            document={report}
          />
        </header>
        <div className={styles.wideTable} role="region" aria-label={t('reports.imposedBy')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('reports.imposedBy')}</th>
                {sums.map((name) => (
                  <th key={name} scope="col" className={styles.number}>
                    {t(`reports.${name}`)}
                  </th>
                ))}
                <th scope="col" className={styles.number}>
                  {t('reports.overturned.share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <tr key={one.imposedBy ?? ''}>
                  <th scope="row">
                    <bdi>{nameOf(one.imposedBy)}</bdi>
                  </th>
                  {sums.map((name) => (
                    <td key={name} className={styles.number}>
                      {count(one[name])}
                    </td>
                  ))}
                  <td className={styles.number}>{share(one.overturnedShare)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  )
}
