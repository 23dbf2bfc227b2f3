import { ChevronRight } from 'lucide-react'
import { useNavigationType, useParams } from 'react-router-dom'
import { useApiClient } from '../../../kit/api/context.ts'
import { Grid, Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { Resources } from '../../shared/discovery/Resources.tsx'
import { Section } from '../../shared/discovery/Section.tsx'
import { SelfServices } from '../../shared/discovery/SelfServices.tsx'
import { TrendingArticles } from '../../shared/discovery/TrendingArticles.tsx'
import { TrendingTopics } from '../../shared/discovery/TrendingTopics.tsx'
import { useGame } from '../../shared/discovery/game.ts'
import {
  type ArticleSummary,
  type Category,
  useCategory,
  useProduct,
  useResourcesOf,
  useSelfServicesOf,
  useTrendingArticlesOf,
  useTrendingTopicsOf,
} from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { useHomePath } from '../../shared/settings/config.ts'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { SearchBox } from '../../shared/search-box/SearchBox.tsx'
import { searchAddress } from '../../shared/search-box/search-term.ts'
import { StructuredData, breadcrumbList } from '../../shared/structured-data/StructuredData.tsx'
import { useProductView } from '../../shared/telemetry/telemetry.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './CategoryPage.module.css'
import { useTopics } from './queries.ts'

/** One category of a game: what is asked most in it, and every way on. */
export function CategoryPage() {
  const { t } = useMessages()
  const { page } = useApiClient()
  const game = useGame()
  const categoryId = Number(useParams()['categoryId'])
  const category = useCategory(game, categoryId)
  const product = useProduct(game)
  // Our own links lead to categories there are; of a typed address nothing else is asked before that is known (CD-452).
  const isThere = useNavigationType() === 'PUSH' || category.data !== undefined
  const of = isThere ? categoryId : null
  const topics = useTopics(game, of)
  const trending = useTrendingTopicsOf(game, of)
  const articles = useTrendingArticlesOf(game, of)
  const home = useHomePath()
  const services = useSelfServicesOf(game, of)
  const resources = useResourcesOf(game, of)
  const name = category.data?.name
  const gameTitle = product.data?.titleText || product.data?.name || ''
  usePageHead({
    title: name === undefined || gameTitle === '' ? name : `${name} - ${gameTitle}`,
    crumb: name,
    ...(name === undefined
      ? {}
      : { description: t('support.category.description', { category: name, product: gameTitle }) }),
  })
  useProductView(category.data?.product)

  if (category.problem?.status === 404) return <Redirect to={home} />
  if (category.problem !== null) return <LoadFailed problem={category.problem} onRetry={() => void category.reload()} />
  return (
    <Stack gap={10}>
      <Stack as="header" gap={5} className={styles.head}>
        <Row gap={4}>
          {category.data === undefined ? (
            <Skeleton shape="title" />
          ) : (
            <>
              <Stack as="span" place="center" radius={2} ground="accent" tone="soft" className={styles.icon}>
                <CategoryIcon name={category.data.icon} size={30} />
              </Stack>
              <h1 tabIndex={-1}>{category.data.name}</h1>
            </>
          )}
        </Row>
        <SearchBox game={game} />
      </Stack>
      <TopicList game={game} topics={topics} />
      <TrendingTopics topics={trending.data} />
      <Grid columns={2} gap="8 12" className={styles.lists}>
        <TrendingArticles
          title={t('support.category.articles')}
          hasFailed={articles.problem !== null}
          articles={articles.data && withoutLinked(articles.data, trending.data)}
        />
        <SelfServices links={services.data} />
      </Grid>
      <GetHelp href={`/product/${game}/${categoryId}`} />
      <Resources resources={resources.data} />
      {name !== undefined && (
        <StructuredData
          items={[
            breadcrumbList([
              { name: t('support.crumb.home'), url: page.origin + page.basePath },
              { name: gameTitle, url: `${page.origin}${page.basePath}/games/${game}` },
              { name, url: `${page.origin}${page.basePath}/games/${game}/category/${categoryId}` },
            ]),
          ]}
        />
      )}
    </Stack>
  )
}

/** What a topic's link searches for: its keywords, or its name when it has none (CATEGORY-07). */
export const topicQuery = ({ keywords, name }: Pick<Category, 'keywords' | 'name'>): string => keywords?.trim() || name

/** A category without articles that stand out shows all it has: those of the pictures above it are not offered twice. */
export const withoutLinked = <Entry extends Pick<ArticleSummary, 'id'>>(
  articles: readonly Entry[],
  topics: readonly { url: string }[] = [],
): readonly Entry[] => {
  const linked = new Set(topics.map(({ url }) => /(?:^|\/)article\/(\d+)$/.exec(url)?.[1]))
  const others = articles.filter(({ id }) => !linked.has(id))
  return others.length === 0 ? articles : others
}

function TopicList({ game, topics }: { game: string; topics: readonly Category[] | undefined }) {
  const { t } = useMessages()
  if (topics === undefined) return <Skeleton lines={3} />
  if (topics.length === 0) return null
  return (
    <Section title={t('support.category.topics')}>
      <Stack as="ul" gap={3} className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Row
              as={Link}
              gap={3}
              pad="3 5"
              radius={2}
              ground="raised"
              tone="text"
              size={3}
              weight={650}
              className={styles.topic}
              href={searchAddress(game, topicQuery(topic))}
            >
              <CategoryIcon name={topic.icon} size={20} className={styles.topicIcon} />
              <Text as="span" flex={1}>
                {topic.name}
              </Text>
              <Icon icon={ChevronRight} size={18} flip className={styles.go} />
            </Row>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
