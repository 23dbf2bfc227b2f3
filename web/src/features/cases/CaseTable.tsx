import { useMessages } from '../../shared/i18n/context.ts'
import { Time } from '../../shared/i18n/Time.tsx'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Cases.module.css'
import { hasActionsColumn, hasExcerpt, rowActions, ticketNumber } from './case-view.ts'
import type { CaseSummary } from './queries.ts'

/** One page of cases. Under 767 px each row becomes a card by its labels (CASELIST-21). */
export function CaseTable({ cases, title }: { cases: readonly CaseSummary[]; title: string }) {
  const { t, tKey } = useMessages()
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
          <tr key={row.id} data-unread={row.unread || undefined}>
            <th scope="row">
              <Link href={`/case/detail/${row.id}`} className={styles.subject}>
                <bdi>{row.subject}</bdi>
              </Link>
              <span className={styles.about}>
                <span className={styles.number}>{ticketNumber(row)}</span>
                {hasExcerpt(row) && (
                  <bdi className={styles.excerpt} dir="auto">
                    {row.excerpt}
                  </bdi>
                )}
              </span>
            </th>
            <td data-label={columns[1]} className={styles.whose}>
              <span className={styles.game}>
                <ProductIcon baseUiName={row.baseUiName} size={24} /> {row.gameTitle}
              </span>
            </td>
            <td data-label={columns[2]} className={styles.how}>
              <span className={styles.status} data-status={row.status.toLowerCase()}>
                {tKey(row.statusKey)}
              </span>
              {row.unread && <span className={styles.unread}>{t('support.case.unread')}</span>}
            </td>
            <td data-label={columns[3]} className={styles.when}>
              <Time at={row.relativeTimestamp} />
            </td>
            {hasActions && (
              <td className={styles.ways}>
                <div className={styles.actions}>
                  <Actions row={row} />
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Actions({ row }: { row: CaseSummary }) {
  const { t } = useMessages()
  const { read, survey, reply, reopen, isAwaited } = rowActions(row)
  const about = ` ${row.subject}`
  return (
    <>
      {read && (
        <LinkButton size="small" href={`/case/detail/${row.id}`} aria-label={t('support.case.action.read') + about}>
          {t('support.case.action.read')}
        </LinkButton>
      )}
      {reply && (
        <LinkButton
          size="small"
          variant="secondary"
          href={`/case/detail/${row.id}#respond`}
          aria-label={t('support.case.action.reply') + about}
        >
          {t('support.case.action.reply')}
        </LinkButton>
      )}
      {reopen !== null && (
        <LinkButton
          size="small"
          variant={isAwaited ? 'primary' : 'secondary'}
          href={`/case/detail/${row.id}#reopen`}
          aria-label={t(reopen) + about}
        >
          {t(reopen)}
        </LinkButton>
      )}
      {survey && (
        <LinkButton
          size="small"
          variant="quiet"
          href={`/survey/${row.id}`}
          aria-label={t('support.case.action.survey') + about}
        >
          {t('support.case.action.survey')}
        </LinkButton>
      )}
    </>
  )
}
