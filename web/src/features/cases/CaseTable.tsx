import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { Row, Text } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import styles from './CaseTable.module.css'
import { type RowWay, hasActionsColumn, hasExcerpt, ticketNumber, waysOf } from './case-view.ts'
import type { CaseSummary } from './queries.ts'

/**
 * One page of cases: a table where its columns have room, else a list of rows of two lines; under 767 px of three
 * (CASELIST-21, CD-274).
 */
export function CaseTable({ cases, title }: { cases: readonly CaseSummary[]; title: string }) {
  const { t } = useMessages()
  const hasActions = hasActionsColumn(cases)
  const columns = [
    t('support.case.column.issue'),
    t('support.case.column.product'),
    t('support.case.column.status'),
    t('support.case.column.updated'),
  ] as const
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasActions && <th scope="col">{t('support.case.column.actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {cases.map((row) => (
          <tr key={row.id} data-unread={row.unread || undefined} data-excerpt={hasExcerpt(row) || undefined}>
            <th scope="row">
              <Text as={Link} weight={650} breaks href={`/case/detail/${row.id}`} className={styles.subject}>
                <bdi>{row.subject}</bdi>
              </Text>
              <span className={styles.about}>
                <span className={styles.number}>{ticketNumber(row)}</span>
                {row.filedBySupport === true && <span>{t('support.case.filed.by.support')}</span>}
                {hasExcerpt(row) && (
                  <Text as="bdi" shrinks tone="quiet" lines="one" className={styles.excerpt} dir="auto">
                    {row.excerpt}
                  </Text>
                )}
              </span>
            </th>
            <Text as="td" tone="quiet" data-label={columns[1]} className={styles.whose}>
              <Row as="span" gap={2} className={styles.game}>
                <ProductIcon baseUiName={row.baseUiName} size={24} />{' '}
                <span className={styles.gameName}>{row.gameTitle}</span>
              </Row>
            </Text>
            <td data-label={columns[2]} className={styles.how}>
              <CaseStatus of={row} />
              {row.unread && <span className={styles.unread}>{t('support.case.unread')}</span>}
            </td>
            <Text as="td" tone="quiet" size={1} data-label={columns[3]} className={styles.when}>
              <Time at={row.relativeTimestamp} />
            </Text>
            {hasActions && (
              <td className={styles.ways}>
                <Row justify="end" gap={1} className={styles.actions}>
                  <Actions row={row} />
                </Row>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One way stands in the row; a second one behind its dots, and in the case itself (CD-274). */
function Actions({ row }: { row: CaseSummary }) {
  const { t } = useMessages()
  const [first, ...others] = waysOf(row)
  if (first === undefined) return null
  const way = ({ key, href, variant }: RowWay) => (
    <LinkButton
      key={key}
      size="small"
      variant={variant}
      href={href}
      aria-label={`${t(key)} ${row.subject}`}
      className={styles.way}
    >
      {t(key)}
    </LinkButton>
  )
  return (
    <>
      {way(first)}
      {others.length > 0 && (
        <Menu label={`${t('support.case.action.more')} ${row.subject}`}>
          {others.map((other) => way({ ...other, variant: 'quiet' }))}
        </Menu>
      )}
    </>
  )
}
