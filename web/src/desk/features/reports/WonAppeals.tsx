import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useAgentName } from '../../shared/agents.ts'
import type { Span } from '../../shared/day-span.ts'
import { useTexts } from '../../shared/i18n.ts'
import { SavedTable, Tiles } from './FigureTable.tsx'
import { NoneYet } from './Shown.tsx'
import { useFigures } from './use-figures.ts'

const sums = ['imposed', 'appealed', 'decided', 'overturned'] as const
const wonOf = ({ decided, overturned }: { decided: number; overturned: number }): number | null =>
  decided === 0 ? null : overturned / decided

/** How often the appeal was right against who imposed a restriction (CD-322). */
export function WonAppeals({ report, span }: { report: DeskSchema<'ImposerReport'>; span: Span }) {
  const { t } = useTexts()
  const { count, share } = useFigures()
  const agentOf = useAgentName()
  const { items } = report
  const total = Object.fromEntries(
    sums.map((name) => [name, items.reduce((sum, one) => sum + one[name], 0)]),
  ) as Record<(typeof sums)[number], number>
  const nameOf = (id: string | null): string => agentOf(id) ?? t('penalty.imported')
  if (items.length === 0) return <NoneYet title={t('reports.appeals.none')} />
  return (
    <>
      <Tiles
        tiles={[
          ...sums.map((name) => ({ name: t(`reports.${name}`), figure: count(total[name]) })),
          { name: t('reports.overturned.share'), figure: share(wonOf(total)), more: t('reports.appeals.why') },
        ]}
      />
      <SavedTable
        title={t('reports.imposedBy')}
        heads={[...sums, 'overturned.share' as const].map((name) => t(`reports.${name}`))}
        rows={items.map((one) => ({
          key: one.imposedBy ?? '',
          name: nameOf(one.imposedBy),
          figures: [...sums.map((name) => count(one[name])), share(one.overturnedShare)],
        }))}
        file={{
          name: `appeals-${span.from}-${span.to}`,
          rows: () => [
            [t('reports.imposedBy'), 'imposedBy', ...sums, 'overturnedShare'],
            ...items.map((one) => [
              nameOf(one.imposedBy),
              one.imposedBy,
              ...sums.map((name) => one[name]),
              one.overturnedShare,
            ]),
          ],
          document: report,
        }}
      />
    </>
  )
}
