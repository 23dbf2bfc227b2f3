import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../kit/lib/class-names.ts'
import { Grid, Stack, Surface } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import { moved } from './moved.ts'
import { Moves } from './IconButton.tsx'
import room from './Room.module.css'
import styles from './Rules.module.css'

export interface OrderedRow {
  id: string
  name: string
  enabled: boolean
}

interface OrderedRowsProps<Row extends OrderedRow> {
  rows: readonly Row[]
  chosen: string | undefined
  hrefOf: (id: string) => string
  /** Said where there are none. */
  none: string
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void
  /** What a row says of itself beside whether it is on. */
  children?: (row: Row) => ReactNode
}

/** What is asked in an order, moved up and down by a press. */
export function OrderedRows<Row extends OrderedRow>(props: OrderedRowsProps<Row>) {
  const { rows, chosen, hrefOf, none, onOrder, children } = props
  const { t } = useTexts()
  if (rows.length === 0) return <p className={styles.group}>{none}</p>
  const ids = rows.map(({ id }) => id)
  return (
    <ol>
      {rows.map((row, index) => {
        const { id, name, enabled } = row
        return (
          <Grid as="li" columns="1-auto" align="stretch" line="end" key={id} className={styles.rule}>
            <Link
              to={hrefOf(id)}
              className={cx(room.row, !enabled && styles.off)}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <strong dir="auto">{name}</strong>
              <span className={room.small}>
                {!enabled && (
                  <Surface as="span" pad="0 2" radius="pill" ground="sunken" weight={650}>
                    {t('rules.off')}
                  </Surface>
                )}
                {children?.(row)}
              </span>
            </Link>
            <Stack as="span" className={styles.moves}>
              <Moves
                name={name}
                index={index}
                count={rows.length}
                className={styles.move}
                onMove={(to) => onOrder(moved(ids, index, to))}
              />
            </Stack>
          </Grid>
        )
      })}
    </ol>
  )
}
