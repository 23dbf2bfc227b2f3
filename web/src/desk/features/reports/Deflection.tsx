import type { DeskSchema } from '../../../kit/api/desk.ts'
import { useGameTitle } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { SavedTable, Tiles } from './FigureTable.tsx'
import { NoneYet } from './Shown.tsx'
import { useFigures } from './use-figures.ts'

const shownRows = 100

/** What articles solved: helped, and nothing was filed on the topic for 72 hours (CD-69). */
export function Deflection({ report }: { report: DeskSchema<'DeflectionReport'> }) {
  const { t, locale } = useTexts()
  const { count, share } = useFigures()
  const titleOf = useGameTitle()
  const { articles, from, to } = report
  const sum = (what: 'solved' | 'filed'): number => articles.reduce((total, one) => total + one[what], 0)
  const [solved, filed] = [sum('solved'), sum('filed')]
  if (articles.length === 0) return <NoneYet title={t('reports.deflection.none')} />
  return (
    <>
      <Tiles
        tiles={[
          { name: t('reports.solved'), figure: count(solved) },
          {
            name: t('reports.solved.share'),
            figure: share(solved / (solved + filed)),
            more: t('reports.solved.why'),
          },
        ]}
      />
      <SavedTable
        title={t('reports.articles')}
        side={t('reports.article')}
        words={[t('reports.side.game'), t('reports.side.language')]}
        heads={[t('reports.solved'), t('reports.filed.after')]}
        rows={articles.slice(0, shownRows).map((one) => ({
          key: `${one.articleId} ${one.categoryId} ${one.product} ${one.locale}`,
          name: one.articleId,
          words: [titleOf(one.product), languageName(one.locale, locale)],
          figures: [count(one.solved), count(one.filed)],
        }))}
        file={{
          name: `deflection-${from}-${to}`,
          rows: () => [
            ['articleId', 'categoryId', 'product', 'locale', 'solved', 'filed'],
            ...articles.map((one) => [one.articleId, one.categoryId, one.product, one.locale, one.solved, one.filed]),
          ],
          document: report,
        }}
      />
    </>
  )
}
