import type { DeskSchema } from '../../../kit/api/desk.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import type { Cell } from '#rules/csv.ts'
import { SavedTable, Tiles } from './FigureTable.tsx'
import { NoneYet } from './Shown.tsx'
import { useFigures } from './use-figures.ts'

const counts = ['raised', 'standing', 'real', 'falseAlarms'] as const
const cells = (figures: DeskSchema<'SensitiveFigures'>): Cell[] => counts.map((name) => figures[name])

/** How many cases were sensitive, what came of them, and which words misfire (CD-348). */
export function SensitiveReport({ report }: { report: DeskSchema<'SensitiveReport'> }) {
  const { t, locale } = useTexts()
  const { count } = useFigures()
  const { from, to, total, categories, words } = report
  if (total.raised === 0) return <NoneYet title={t('reports.sensitive.none')} />
  const heads = counts.map((name) => t(`reports.sensitive.${name}`))
  const shown = (figures: DeskSchema<'SensitiveFigures'>): string[] => counts.map((name) => count(figures[name]))
  return (
    <>
      <Tiles tiles={shown(total).map((figure, at) => ({ name: heads[at]!, figure }))} />
      <SavedTable
        title={t('reports.sensitive.categories')}
        heads={heads}
        rows={categories.map(({ category, figures }) => ({
          key: category,
          name: t(`sensitive.category.${category}`),
          figures: shown(figures),
        }))}
        file={{
          name: `sensitive-${from}-${to}`,
          rows: () => [
            ['category', ...counts],
            ...categories.map(({ category, figures }) => [category, ...cells(figures)]),
          ],
          document: report,
        }}
      />
      <SavedTable
        title={t('reports.sensitive.words')}
        heads={heads}
        rows={words.map(({ category, language, word, figures }) => ({
          key: `${category} ${language} ${word}`,
          name: word,
          more: `${t(`sensitive.category.${category}`)} · ${languageName(language, locale)}`,
          figures: shown(figures),
        }))}
        file={{
          name: `sensitive-words-${from}-${to}`,
          rows: () => [
            ['category', 'language', 'word', ...counts],
            ...words.map(({ category, language, word, figures }) => [category, language, word, ...cells(figures)]),
          ],
          document: report,
        }}
      />
    </>
  )
}
