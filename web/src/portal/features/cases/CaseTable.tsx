import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { CaseNumber } from '../../../kit/ui/CaseNumber.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { LinkButton } from '../../../kit/ui/LinkButton.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { CaseStatus } from './CaseStatus.tsx'
import styles from './CaseTable.module.css'
import { hasActionsColumn, hasExcerpt, ticketNumber, waysOf } from './case-view.ts'
import type { CaseSummary } from './queries.ts'

/** One page of cases: a table, or cards where its columns have no room (CASELIST-21, amendment T29). */
export function CaseTable({ cases, title }: { cases: readonly CaseSummary[]; title: string }) {
  const { t } = useMessages()
  const hasActions = hasActionsColumn(cases)
  const columns = [
    t('support.case.column.issue'),
    t('support.case.column.product'),
    t('support.case.column.status'),
    t('support.case.column.updated'),
    ...(hasActions ? [t('support.case.column.actions')] : []),
  ]
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <tr key={row.id} data-unread={row.unread || undefined}>
              <th scope="row">
                <Text as={Link} weight={650} breaks href={`/case/detail/${row.id}`} className={styles.subject}>
                  <bdi>{row.subject}</bdi>
                </Text>
                <Row as="span" wrap align="baseline" gap="0 3">
                  <Text as="bdi" tone="quiet" size={1} breaks>
                    <CaseNumber number={ticketNumber(row)} />
                  </Text>
                  {row.filedBySupport === true && <span>{t('support.case.filed.by.support')}</span>}
                  {hasExcerpt(row) && (
                    <Text as="bdi" shrinks tone="text" lines="one" className={styles.excerpt} dir="auto">
                      {row.excerpt}
                    </Text>
                  )}
                </Row>
              </th>
              <Text as="td" tone="quiet" className={styles.whose}>
                <Row as="span" gap={2} className={styles.game}>
                  <ProductIcon baseUiName={row.baseUiName} size={24} /> {row.gameTitle}
                </Row>
              </Text>
              <td>
                <CaseStatus of={row} />
                {row.unread && <VisuallyHidden>{t('support.case.unread')}</VisuallyHidden>}
              </td>
              <Text as="td" tone="quiet" size={1} data-label={columns[3]} className={styles.when}>
                <Time at={row.relativeTimestamp} />
              </Text>
              {hasActions && (
                <td className={styles.ways}>
                  <Row wrap justify="end" gap={2} className={styles.actions}>
                    {waysOf(row).map(({ key, href, variant }) => (
                      <LinkButton
                        key={key}
                        size="small"
                        variant={variant}
                        href={href}
                        aria-label={`${t(key)} ${row.subject}`}
                      >
                        {t(key)}
                      </LinkButton>
                    ))}
                  </Row>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
