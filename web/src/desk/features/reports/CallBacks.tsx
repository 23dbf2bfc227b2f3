import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useTeamName } from '../../shared/teams.ts'
import { SavedTable, Tiles } from './FigureTable.tsx'
import type { Cell } from '#rules/csv.ts'
import { NoneYet } from './Shown.tsx'
import { useFigures } from './use-figures.ts'

const counts = ['asked', 'reached', 'unreached', 'open', 'otherwise'] as const
const head = [...counts, 'waitSeconds']

/** How many asked to be called, and were reached; by team and by day (CD-324). */
export function CallBacks({ report }: { report: DeskSchema<'CallBackReport'> }) {
  const { t } = useTexts()
  const { count, length, day: dayText } = useFigures()
  const teamOf = useTeamName()
  const { from, to, total, days, teams } = report
  const nameOf = (id: string | null): string => (id === null ? t('reports.noteam') : teamOf(id))
  if (total.asked === 0) return <NoneYet title={t('reports.callbacks.none')} />
  const heads = [...counts.map((name) => t(`reports.callbacks.${name}`)), t('reports.callbacks.wait')]
  const cells = (figures: DeskSchema<'CallBackFigures'>): Cell[] => [
    ...counts.map((name) => figures[name]),
    figures.waitSeconds,
  ]
  const shown = (figures: DeskSchema<'CallBackFigures'>): string[] => [
    ...counts.map((name) => count(figures[name])),
    length(figures.waitSeconds),
  ]
  return (
    <>
      <Tiles
        tiles={shown(total).map((figure, at) => ({
          name: heads[at]!,
          figure,
          ...(at === counts.length && { more: t('reports.callbacks.wait.why') }),
        }))}
      />
      <SavedTable
        title={t('reports.by.team')}
        side={t('reports.side.team')}
        heads={heads}
        rows={teams.map(({ team, figures }) => ({ key: team ?? '', name: nameOf(team), figures: shown(figures) }))}
        file={{
          name: `callbacks-by-team-${from}-${to}`,
          rows: () => [
            [t('reports.side.team'), 'team', ...head],
            ...teams.map(({ team, figures }) => [nameOf(team), team, ...cells(figures)]),
          ],
          document: report,
        }}
      />
      <SavedTable
        title={t('reports.days')}
        side={t('reports.day')}
        heads={heads}
        rows={days
          .filter(({ figures }) => figures.asked > 0)
          .toReversed()
          .map(({ day, figures }) => ({ key: day, name: dayText(day), figures: shown(figures) }))}
        file={{
          name: `callbacks-by-day-${from}-${to}`,
          rows: () => [['day', ...head], ...days.map(({ day, figures }) => [day, ...cells(figures)])],
          document: report,
        }}
      />
    </>
  )
}
