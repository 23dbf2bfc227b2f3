import { useTexts } from '../../shared/i18n.ts'
import { Downloads } from './Downloads.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import styles from './Reports.module.css'

interface Told {
  name: string
  /** Below its name. */
  more?: string
  /** Before the figures. */
  words?: readonly string[]
  figures: readonly string[]
}
interface FigureTableProps {
  title: string
  /** What its rows are. */
  side: string
  words?: readonly string[]
  heads: readonly string[]
  rows: readonly (Told & { key: string })[]
  total?: Told['figures']
}

/** The same figures of each thing side by side. */
export function FigureTable({ title, side, words = [], heads, rows, total }: FigureTableProps) {
  const { t } = useTexts()
  const cells = ({ name, more, words: its = [], figures }: Told) => (
    <>
      <th scope="row">
        <bdi>{name}</bdi>
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </th>
      {its.map((word, at) => (
        <td key={words[at]}>{word}</td>
      ))}
      {figures.map((figure, at) => (
        <td key={heads[at]} className={styles.number}>
          {figure}
        </td>
      ))}
    </>
  )
  return (
    <div className={styles.wideTable} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[side, ...words].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>{cells(row)}</tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>{cells({ name: t('reports.total'), figures: total })}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The same under its title, to be saved as a file. */
export function SavedTable({
  side,
  file,
  ...table
}: Omit<FigureTableProps, 'side'> & { side?: string; file: Parameters<typeof Downloads>[0] }) {
  return (
    <Stack gap={3} shrinks className={styles.groups}>
      <header>
        <h3>{table.title}</h3>
        <Downloads {...file} />
      </header>
      <FigureTable {...table} side={side ?? table.title} />
    </Stack>
  )
}

/** What leads: one figure a tile. */
export function Tiles({ tiles }: { tiles: readonly { name: string; figure: string; more?: string }[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, figure, more }) => (
        <Stack content="start" gap={1} pad={4} key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
          {more !== undefined && <dd className={styles.more}>{more}</dd>}
        </Stack>
      ))}
    </dl>
  )
}
