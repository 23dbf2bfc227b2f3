import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { ForeignLanguage } from '../answers/ForeignLanguage.tsx'
import { useMessages } from '../i18n/context.ts'
import styles from './Discovery.module.css'
import { Section } from './Section.tsx'
import type { ArticleSummary } from './queries.ts'

/** Most read articles. This block stays when it is empty and says so (OD-32); nothing is said of what failed. */
export function TrendingArticles({
  articles,
  hasFailed,
  title,
}: {
  articles: readonly ArticleSummary[] | undefined
  hasFailed: boolean
  /** Where they are not only what is read most. */
  title?: string
}) {
  const { t } = useMessages()
  if (articles === undefined && hasFailed) return null
  return (
    <Section title={title ?? t('support.common.trending.articles')}>
      {articles === undefined ? <Skeleton lines={5} /> : <ArticleList articles={articles} />}
    </Section>
  )
}

export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useMessages()
  if (articles.length === 0) return <Text tone="quiet">{t('support.common.trending.articles.empty')}</Text>
  return (
    <Stack as="ul">
      {articles.map(({ id, title, summary, language }) => (
        <Surface as="li" padY={3} line="start" key={id} className={styles.plainRow}>
          <Link href={`/article/${id}`}>
            <bdi lang={language}>{title}</bdi>
          </Link>
          <p>
            <bdi lang={language}>{summary}</bdi>
          </p>
          {language !== undefined && (
            <p>
              <ForeignLanguage language={language} />
            </p>
          )}
        </Surface>
      ))}
    </Stack>
  )
}
