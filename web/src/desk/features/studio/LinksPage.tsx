import { CircleCheck, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Row, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { languageName, useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { LoadFailed } from '../../shared/LoadFailed.tsx'
import { Games } from './Games.tsx'
import type { LinkedDocument } from './queries.ts'
import { TablePage } from './TablePage.tsx'
import { Ago } from '../../shared/Ago.tsx'
import { ScopeFilter } from './ScopeFilter.tsx'
import parts from '../../shared/Parts.module.css'
import languages from './Languages.module.css'
import gaps from './Gaps.module.css'
import styles from './Links.module.css'

/** Links of published help that lead nowhere by now (CD-410). */
export function LinksPage() {
  const { t, number } = useTexts()
  const [narrowed, setNarrowed] = useState({ game: '', language: '' })
  const { data: lost, hasFailed, again } = useOperation('listStudioLostLinks', narrowed, { keepPreviousData: true })
  const count = lost?.items.reduce((sum, { links }) => sum + links.length, 0) ?? 0

  return (
    <TablePage
      title={t('studio.links.title')}
      open={count > 0 && t('studio.gaps.open', { count: number(count) })}
      head={
        <>
          {lost !== undefined && (
            <p className={gaps.lead}>
              {lost.isChecking
                ? t('studio.links.checked', { checked: number(lost.checked), sites: number(lost.sites) })
                : t('studio.links.off')}
            </p>
          )}
          {/* Where there is none at all, there is nothing to narrow. */}
          {(count > 0 || narrowed.game !== '' || narrowed.language !== '') && (
            <ScopeFilter value={narrowed} onChange={(part) => setNarrowed({ ...narrowed, ...part })} />
          )}
        </>
      }
    >
      {hasFailed ? (
        <LoadFailed icon={Link2Off} again={again} />
      ) : lost === undefined ? (
        <Loading lines={10} />
      ) : lost.items.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('studio.links.none')}>
          {t('studio.links.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.documents}>
          {lost.items.map((one) => (
            <Entry key={one.id} document={one} />
          ))}
        </ul>
      )}
      {lost?.isMore === true && (
        <Surface as="p" pad="6 5" tone="quiet">
          {t('studio.links.more')}
        </Surface>
      )}
    </TablePage>
  )
}

function Entry({ document: { id, title, locale: its, products, links } }: { document: LinkedDocument }) {
  const { t, locale } = useTexts()
  return (
    <li>
      <Link to={`/studio/${id}`} state={{ tab: 'checks' }} className={languages.article} dir="auto" lang={its}>
        {title}
      </Link>
      <small className={languages.about}>
        <bdi dir="ltr">{id.split('~')[1]}</bdi>
        <span>{languageName(its.split('-')[0]!, locale)}</span>
        <Games products={products} />
      </small>
      <ul className={styles.links}>
        {links.map(({ target, fault, status, since, isExternal }) => (
          <li key={target}>
            <bdi dir="ltr" className={styles.target}>
              {isExternal ? (
                <a href={target} target="_blank" rel="noreferrer">
                  {target}
                </a>
              ) : (
                target
              )}
            </bdi>
            <Row as="span" wrap gap="1 3">
              <Surface as="span" ground="danger" tone="danger" className={parts.status}>
                {t(`studio.links.${fault}`)}
                {status !== null && ` · ${status}`}
              </Surface>
              {since !== null && (
                <Text as="span" tone="quiet" size={1}>
                  {t('studio.links.since')} <Ago time={since} />
                </Text>
              )}
            </Row>
          </li>
        ))}
      </ul>
    </li>
  )
}
