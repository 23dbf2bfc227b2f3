import type { Schema } from '../../../kit/api/types.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { ForeignLanguage } from '../../shared/answers/ForeignLanguage.tsx'
import { GamesLabel } from '../../shared/answers/GamesLabel.tsx'
import { Marked } from '../../shared/answers/Marked.tsx'
import { Sentence } from '../../shared/i18n/Sentence.tsx'
import { Time } from '../../shared/i18n/Time.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import styles from './SearchPage.module.css'
import { saysMore } from './says-more.ts'

/**
 * One result: title, summary, the line that answers, whose it is, number and address (SEARCH-06, amendment T5), and a
 * tag where the content promotes it (SEARCH-07).
 */
export function SearchHit({ hit }: { hit: Schema<'SearchResult'> }) {
  const { t } = useMessages()
  const { articleNumber, markedTitle, summary, excerpt, games, url, lastUpdated, promotedTag, language } = hit
  return (
    <Stack as="li" gap={1} padY={4} line="start" className={styles.hit}>
      <h2>
        <Link href={url}>
          <bdi lang={language}>
            <Marked parts={markedTitle} />
          </bdi>
        </Link>
        {promotedTag !== null && (
          <Surface
            as="span"
            radius="pill"
            ground="accent"
            weight={600}
            className={cx(styles.tag, styles[promotedTag.color])}
          >
            {promotedTag.title}
          </Surface>
        )}
      </h2>
      {/* An element of its own carries the direction of the words: the line keeps the page's edge. */}
      <p className={styles.summary}>
        <bdi lang={language}>{summary}</bdi>
      </p>
      {/* A line that answers with what stands above it already is one line too many. */}
      {saysMore(hit) && (
        <p className={styles.excerpt}>
          <bdi lang={language}>
            <Marked parts={excerpt} />
          </bdi>
        </p>
      )}
      <Row as="p" wrap tone="quiet" size={1} align="stretch" className={styles.facts}>
        {language !== undefined && (
          <span>
            <ForeignLanguage language={language} />
          </span>
        )}
        <span>
          <GamesLabel games={games} />
        </span>
        <span>{t('support.search.number', { id: articleNumber })}</span>
        <span>
          <Sentence k="support.search.updated" params={{ time: <Time at={lastUpdated} /> }} />
        </span>
      </Row>
    </Stack>
  )
}
