import type { DeskSchema } from '../../../kit/api/desk.ts'
import { ChartLine } from 'lucide-react'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { useGames } from '../../shared/games.ts'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { Downloads } from './Downloads.tsx'
import type { Span } from '../../shared/day-span.ts'
import { Shown } from './Shown.tsx'
import { useFigures } from './use-figures.ts'
import styles from './Reports.module.css'

const shownRows = 100

export function Deflection({ span }: { span: Span }) {
  return (
    <Shown of="getDeflectionReport" params={span}>
      {(report) => <Report report={report} />}
    </Shown>
  )
}

/** What articles solved: helped, and nothing was filed on the topic for 72 hours (CD-69). */
function Report({ report }: { report: DeskSchema<'DeflectionReport'> }) {
  const { t, locale } = useTexts()
  const { count, share } = useFigures()
  const games = useGames()
  const { articles, from, to } = report
  const sum = (what: 'solved' | 'filed'): number => articles.reduce((total, one) => total + one[what], 0)
  const [solved, filed] = [sum('solved'), sum('filed')]
  const gameOf = (product: string): string => games.find(({ game }) => game === product)?.title ?? product
  if (articles.length === 0) return <EmptyState icon={ChartLine} title={t('reports.deflection.none')} />
  return (
    <>
      <dl className={styles.tiles}>
        <div className={styles.tile}>
          <dt>{t('reports.solved')}</dt>
          <dd>{count(solved)}</dd>
        </div>
        <div className={styles.tile}>
          <dt>{t('reports.solved.share')}</dt>
          <dd>{share(solved / (solved + filed))}</dd>
          <dd className={styles.more}>{t('reports.solved.why')}</dd>
        </div>
      </dl>
      <div className={styles.groups}>
        <header>
          <h3>{t('reports.articles')}</h3>
          <Downloads
            name={`deflection-${from}-${to}`}
            rows={() => [
              ['articleId', 'categoryId', 'product', 'locale', 'solved', 'filed'],
              ...articles.map((one) => [one.articleId, one.categoryId, one.product, one.locale, one.solved, one.filed]),
            ]}
            document={report}
          />
        </header>
        <div className={styles.wideTable} role="region" aria-label={t('reports.articles')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('reports.article')}</th>
                <th scope="col">{t('reports.side.game')}</th>
                <th scope="col">{t('reports.side.language')}</th>
                <th scope="col" className={styles.number}>
                  {t('reports.solved')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('reports.filed.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {articles.slice(0, shownRows).map((one) => (
                <tr key={`${one.articleId} ${one.categoryId} ${one.product} ${one.locale}`}>
                  <th scope="row">{one.articleId}</th>
                  <td>{gameOf(one.product)}</td>
                  <td>{languageName(one.locale, locale)}</td>
                  <td className={styles.number}>{count(one.solved)}</td>
                  <td className={styles.number}>{count(one.filed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  )
}
