import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../kit/lib/class-names.ts'
import { Icon } from '../../kit/ui/Icon.tsx'
import { Grid, Stack, Surface } from '../../kit/ui/Layout.tsx'
import { useTexts } from './i18n.ts'
import { moved } from './moved.ts'
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
  /** The ids in their new order; a press on the first or the last changes nothing and is not told. */
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
  const move = (id: string, step: 1 | -1): void => {
    const next = moved(ids, id, step)
    if (next.join() !== ids.join()) onOrder(next)
  }
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
              <Stack
                as="button"
                centre
                radius={1}
                tone="quiet"
                type="button"
                className={styles.move}
                aria-label={t('rules.up', { name })}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(id, -1)}
              >
                <Icon icon={ChevronUp} size={16} />
              </Stack>
              <Stack
                as="button"
                centre
                radius={1}
                tone="quiet"
                type="button"
                className={styles.move}
                aria-label={t('rules.down', { name })}
                aria-disabled={index === rows.length - 1 || undefined}
                onClick={() => move(id, 1)}
              >
                <Icon icon={ChevronDown} size={16} />
              </Stack>
            </Stack>
          </Grid>
        )
      })}
    </ol>
  )
}
