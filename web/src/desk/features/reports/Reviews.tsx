import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useAgentName } from '../../shared/agents.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useTeamName } from '../../shared/teams.ts'
import { SavedTable, Tiles } from './FigureTable.tsx'
import { NoneYet } from './Shown.tsx'
import { useFigures } from './use-figures.ts'

/** How answers were reviewed: by representative, team and criterion, with the count beside every average (CD-350). */
export function Reviews({ report }: { report: DeskSchema<'ReviewReport'> }) {
  const { t } = useTexts()
  const { count, rating } = useFigures()
  const agentOf = useAgentName()
  const teamOf = useTeamName()
  const { total, agents, teams, criteria, from, to } = report
  const heads = [t('reports.reviews.count'), t('reports.reviews.average')]
  const shown = ({ reviews, average }: DeskSchema<'ReviewFigures'>) => [count(reviews), rating(average)]
  if (total.reviews === 0) return <NoneYet title={t('reports.reviews.none')} />
  return (
    <>
      <Tiles tiles={shown(total).map((figure, at) => ({ name: heads[at]!, figure }))} />
      {[
        {
          by: 'agent',
          title: t('reports.agent'),
          rows: agents.map(({ agent, figures }) => ({ key: agent, name: agentOf(agent), figures })),
        },
        {
          by: 'team',
          title: t('reports.side.team'),
          rows: teams.map(({ team, figures }) => ({
            key: team ?? '',
            name: team === null ? t('reports.noteam') : teamOf(team),
            figures,
          })),
        },
        {
          by: 'criterion',
          title: t('reports.reviews.criterion'),
          rows: criteria.map(({ name, figures }) => ({ key: name, name, figures })),
        },
      ].map(({ by, title, rows }) => (
        <SavedTable
          key={by}
          title={title}
          heads={heads}
          rows={rows.map(({ figures, ...row }) => ({ ...row, figures: shown(figures) }))}
          file={{
            name: `reviews-by-${by}-${from}-${to}`,
            rows: () => [
              [title, by, 'reviews', 'average'],
              ...rows.map(({ key, name, figures }) => [name, key, figures.reviews, figures.average]),
            ],
            document: report,
          }}
        />
      ))}
    </>
  )
}
