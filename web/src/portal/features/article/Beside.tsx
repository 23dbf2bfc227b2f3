import { useEffect, useRef } from 'react'
import { useApiClient } from '../../../kit/api/context.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { Section } from '../../shared/discovery/Section.tsx'
import { ArticleList } from '../../shared/discovery/TrendingArticles.tsx'
import { useTrendingArticles } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { RichText } from '../../shared/rich-text/RichText.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import styles from './ArticlePage.module.css'
import type { ArticlePart } from './article-parts.ts'
import { markPart } from './mark-part.ts'
import type { Article } from './queries.ts'

/** Fewer parts are seen at a glance. */
const fewestParts = 3
const mostArticles = 4

/** Beside an article: its parts, and those related to it, or where there are none what others of the game read. */
export function Beside({
  article,
  game,
  parts,
  help,
}: {
  article: Article
  game: string
  parts: readonly ArticlePart[]
  /** Where help from people begins. */
  help: string
}) {
  const { t } = useMessages()
  const { page } = useApiClient()
  const popular = useTrendingArticles(game)
  const popularOnes = popular.data?.filter(({ id }) => String(id) !== String(article.id)).slice(0, mostArticles) ?? []
  const isRelated = article.related.length > 0
  const others = isRelated ? article.related : popularOnes
  const here = `${page.basePath}/article/${article.id}`
  const contents = useRef<HTMLElement>(null)
  useEffect(() => markPart(contents.current), [parts])
  return (
    <Stack content="start" gap={8} className={styles.beside}>
      {parts.length >= fewestParts && (
        <nav ref={contents} className={styles.contents} aria-label={t('support.article.contents')}>
          <Text weight={600} className={styles.label}>
            {t('support.article.contents')}
          </Text>
          <RichText
            lang={article.locale}
            html={`<ul>${parts.map(({ id, html }) => `<li><a href="${here}#${id}">${html}</a></li>`).join('')}</ul>`}
          />
        </nav>
      )}
      {others.length > 0 && (
        <Section title={t(isRelated ? 'support.article.related' : 'support.search.empty.popular')}>
          <ArticleList articles={others} />
        </Section>
      )}
      <GetHelp href={help} isQuiet />
    </Stack>
  )
}
