import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import type { Cell } from '#rules/csv.ts'
import { Downloads } from './Downloads.tsx'
import type { Span } from '../../shared/day-span.ts'
import { Shown } from './Shown.tsx'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

const counts = ['raised', 'standing', 'real', 'falseAlarms'] as const

export function SensitiveReport({ span }: { span: Span }) {
  return (
    <Shown of="getSensitiveReport" params={span}>
      {(report) => <Figures report={report} />}
    </Shown>
  )
}

/** How many cases were sensitive, what came of them, and which words misfire (CD-348). */
function Figures({ report }: { report: DeskSchema<'SensitiveReport'> }) {
  const { t, locale } = useTexts()
  const { count } = useFigures()
  const { from, to, total, categories, words } = report
  if (total.raised === 0) return <EmptyState icon={ChartLine} title={t('reports.sensitive.none')} />
  const cells = (figures: DeskSchema<'SensitiveFigures'>): Cell[] => counts.map((name) => figures[name])
  const rows = categories.map(({ category, figures }) => ({
    key: category,
    name: t(`sensitive.category.${category}`),
    figures,
  }))
  return (
    <>
      <dl className={styles.tiles}>
        {counts.map((name) => (
          <div key={name} className={styles.tile}>
            <dt>{t(`reports.sensitive.${name}`)}</dt>
            <dd>{count(total[name])}</dd>
          </div>
        ))}
      </dl>
      <Table
        title={t('reports.sensitive.categories')}
        name={`sensitive-${from}-${to}`}
        rows={rows}
        report={report}
        csv={() => [
          ['category', ...counts],
          ...categories.map(({ category, figures }) => [category, ...cells(figures)]),
        ]}
      />
      <Table
        title={t('reports.sensitive.words')}
        name={`sensitive-words-${from}-${to}`}
        rows={words.map(({ category, language, word, figures }) => ({
          key: `${category} ${language} ${word}`,
          name: word,
          more: `${t(`sensitive.category.${category}`)} · ${languageName(language, locale)}`,
          figures,
        }))}
        report={report}
        csv={() => [
          ['category', 'language', 'word', ...counts],
          ...words.map(({ category, language, word, figures }) => [category, language, word, ...cells(figures)]),
        ]}
      />
    </>
  )
}

function Table({
  title,
  name,
  rows,
  report,
  csv,
}: {
  title: string
  name: string
  rows: readonly { key: string; name: string; more?: string; figures: DeskSchema<'SensitiveFigures'> }[]
  report: DeskSchema<'SensitiveReport'>
  csv: () => Cell[][]
}) {
  const { t } = useTexts()
  const { count } = useFigures()
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
              <th scope="col">{title}</th>
              {counts.map((one) => (
                <th key={one} scope="col" className={styles.number}>
                  {t(`reports.sensitive.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name: label, more, figures }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{label}</bdi>
                  {more !== undefined && <div className={styles.more}>{more}</div>}
                </th>
                {counts.map((one) => (
                  <td key={one} className={styles.number}>
                    {count(figures[one])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
