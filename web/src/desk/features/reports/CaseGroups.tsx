import type { DeskSchema } from '../../../kit/api/desk.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { Downloads } from './Downloads.tsx'
import type { Cell } from '#rules/csv.ts'
import { keptShare } from './figures.ts'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

type CaseReport = DeskSchema<'CaseReport'>

type Group = CaseReport['groups'][number]

const useNames = (by: CaseReport['by']) => {
  const { t, locale } = useTexts()
  return ({ key, name }: Group): string => {
    if (key === null) return t(by === 'agent' ? 'reports.nobody' : by === 'team' ? 'reports.noteam' : 'reports.unknown')
    if (by === 'language') return languageName(key, locale)
    if (by === 'channel' && (key === 'TICKET' || key === 'CHAT' || key === 'PHONE_CALLBACK')) return t(`channel.${key}`)
    return name ?? key
  }
}

/** The same figures side by side: each game, topic, language, channel or representative. */
export function CaseGroups({ report }: { report: CaseReport }) {
  const { t } = useTexts()
  const { count, length, rating, share } = useFigures()
  const nameOf = useNames(report.by)
  const { by, from, to, groups, total } = report
  const backlog = groups.reduce((sum, one) => sum + one.backlog, 0)
  const cells = (figures: DeskSchema<'CaseFigures'>, left: number): Record<Column, string> => ({
    filed: count(figures.filed),
    answered: count(figures.answers),
    first: length(figures.firstAnswerSeconds),
    firstKept: share(keptShare(figures.firstAnswersKept, figures.firstAnswersMissed)),
    resolved: count(figures.resolved),
    resolvedKept: share(keptShare(figures.resolutionsKept, figures.resolutionsMissed)),
    reopened: count(figures.reopened),
    rating: rating(figures.rating),
    backlog: count(left),
  })
  const rows = (): Cell[][] => [
    [t(`reports.by.${by}`), 'key', ...Object.keys(total), 'backlog'],
    ...groups.map((group) => [nameOf(group), group.key, ...Object.values(group.figures), group.backlog]),
  ]
  return (
    <div className={styles.groups}>
      <header>
        <h3>{t(`reports.by.${by}`)}</h3>
        <Downloads name={`cases-by-${by}-${from}-${to}`} rows={rows} document={report} />
      </header>
      <div className={styles.wideTable} role="region" aria-label={t(`reports.by.${by}`)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(`reports.side.${by}`)}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={styles.number}>
                  {t(`reports.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group.key ?? ''} name={nameOf(group)} cells={cells(group.figures, group.backlog)} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t('reports.total')} cells={cells(total, backlog)} />
          </tfoot>
        </table>
      </div>
    </div>
  )
}

const columns = [
  'filed',
  'answered',
  'first',
  'firstKept',
  'resolved',
  'resolvedKept',
  'reopened',
  'rating',
  'backlog',
] as const
type Column = (typeof columns)[number]

function Row({ name, cells }: { name: string; cells: Record<Column, string> }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}
