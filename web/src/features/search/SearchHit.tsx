import type { Schema } from '../../api/types.ts'
import { cx } from '../../lib/class-names.ts'
import { Text } from '../../shared/i18n/Text.tsx'
import { Time } from '../../shared/i18n/Time.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Link } from '../../ui/Link.tsx'
import { Highlighted } from './Highlighted.tsx'
import styles from './SearchPage.module.css'

/** One result: title, summary, number and address (SEARCH-06), and a tag where the content promotes it (SEARCH-07). */
export function SearchHit({ hit, query }: { hit: Schema<'SearchResult'>; query: string }) {
  const { t } = useMessages()
  const { articleNumber, title, summary, url, lastUpdated, promotedTag } = hit
  return (
    <li className={styles.hit}>
      <h2>
        <Link href={url}>
          <bdi>
            <Highlighted text={title} query={query} />
          </bdi>
        </Link>
        {promotedTag !== null && <span className={cx(styles.tag, styles[promotedTag.color])}>{promotedTag.title}</span>}
      </h2>
      <p>
        <bdi>
          <Highlighted text={summary} query={query} />
        </bdi>
      </p>
      <p className={styles.facts}>
        <span>{t('support.search.number', { id: articleNumber })}</span>
        <span>
          <Text k="support.search.updated" params={{ time: <Time at={lastUpdated} /> }} />
        </span>
      </p>
    </li>
  )
}
