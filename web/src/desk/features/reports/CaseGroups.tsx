import type { DeskSchema } from '../../../kit/api/desk.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import type { Cell } from '#rules/csv.ts'
import { keptShare } from './figures.ts'
import { useFigures } from './use-figures.ts'
import { SavedTable } from './FigureTable.tsx'

type CaseReport = DeskSchema<'CaseReport'>

type Group = CaseReport['groups'][number]

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
  const cells = (figures: DeskSchema<'CaseFigures'>, left: number): string[] => [
    count(figures.filed),
    count(figures.answers),
    length(figures.firstAnswerSeconds),
    share(keptShare(figures.firstAnswersKept, figures.firstAnswersMissed)),
    count(figures.resolved),
    share(keptShare(figures.resolutionsKept, figures.resolutionsMissed)),
    count(figures.reopened),
    rating(figures.rating),
    count(left),
  ]
  const rows = (): Cell[][] => [
    [t(`reports.by.${by}`), 'key', ...Object.keys(total), 'backlog'],
    ...groups.map((group) => [nameOf(group), group.key, ...Object.values(group.figures), group.backlog]),
  ]
  return (
    <SavedTable
      title={t(`reports.by.${by}`)}
      side={t(`reports.side.${by}`)}
      heads={columns.map((name) => t(`reports.${name}`))}
      rows={groups.map((group) => ({
        key: group.key ?? '',
        name: nameOf(group),
        figures: cells(group.figures, group.backlog),
      }))}
      total={cells(total, backlog)}
      file={{ name: `cases-by-${by}-${from}-${to}`, rows, document: report }}
    />
  )
}
