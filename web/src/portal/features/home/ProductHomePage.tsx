import { useApiClient } from '../../../kit/api/context.ts'
import { useHydrated } from '../../../kit/lib/use-hydrated.ts'
import { useRestricted } from '../../shared/account/use-restricted.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { Resources } from '../../shared/discovery/Resources.tsx'
import { SelfServices } from '../../shared/discovery/SelfServices.tsx'
import { TrendingArticles } from '../../shared/discovery/TrendingArticles.tsx'
import { TrendingTopics } from '../../shared/discovery/TrendingTopics.tsx'
import { useGame } from '../../shared/discovery/game.ts'
import { genericProduct } from '../../shared/discovery/generic-product.ts'
import {
  useProduct,
  useResources,
  useSelfServices,
  useTrendingArticles,
  useTrendingTopics,
} from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { LoadFailed } from '../../shared/page/LoadFailed.tsx'
import { usePageHead } from '../../shared/page/page-head.ts'
import { Redirect } from '../../shared/routing/Redirect.tsx'
import { SearchBox } from '../../shared/search-box/SearchBox.tsx'
import { useConfig, useInGame } from '../../shared/settings/config.ts'
import { StructuredData, breadcrumbList } from '../../shared/structured-data/StructuredData.tsx'
import { useProductView } from '../../shared/telemetry/telemetry.ts'
import { Grid, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { CategoryBrowser } from './CategoryBrowser.tsx'
import styles from './ProductHomePage.module.css'
import { homeTitle } from './home-title.ts'
import { useBrowsedCategories, useHero, useLogo } from './queries.ts'

/**
 * The home of a product, under `games/{game}` and, inside a game, `home` (HOME-13). Blocks without items are not drawn
 * (OD-32).
 */
export function ProductHomePage() {
  const messages = useMessages()
  const { t } = messages
  const { page } = useApiClient()
  const config = useConfig()
  const { isInGame } = useInGame()
  const game = useGame()
  const product = useProduct(game)
  const shown = product.data === undefined ? undefined : genericProduct(product.data)
  const title = shown === undefined ? undefined : homeTitle(shown, messages)
  const topics = useTrendingTopics(game)
  const articles = useTrendingArticles(game)
  const categories = useBrowsedCategories(game)
  const services = useSelfServices(game)
  const isRestricted = useRestricted()
  const isFlagship = config?.flagshipGames.includes(game) === true
  const hydrated = useHydrated()
  const resources = useResources(game)
  const logo = useLogo(shown?.id)
  const hero = useHero(shown?.baseUiName)
  usePageHead({
    title,
    ...(shown === undefined ? {} : { description: t('support.home.description', { product: shown.title }) }),
  })
  useProductView(product.data?.shortName)

  if (product.problem?.status === 404) return <Redirect to="/" />
  if (product.problem !== null) return <LoadFailed problem={product.problem} onRetry={() => void product.reload()} />
  return (
    <Stack gap={12} className={styles.page}>
      <Stack as="header" radius={2} tone="brand" className={styles.hero}>
        {hero.data !== undefined && <img className={styles.drawing} src={hero.data} alt="" width={1600} height={480} />}
        <Stack items="start" gap={3} className={styles.words}>
          {logo.data !== undefined && <img className={styles.logo} src={logo.data} alt="" height={64} />}
          {title === undefined ? <Skeleton shape="title" /> : <h1 tabIndex={-1}>{title}</h1>}
          {/* A blank keeps the line's place. */}
          <Text tone="brand-quiet" size={3} className={styles.lead}>
            {shown === undefined ? '\u00a0' : t(shown.subtextKey)}
          </Text>
          {(!isInGame || config?.hasSearchLink === true) && <SearchBox game={game} />}
          <Link href={`/product/${game}`} className={styles.help}>
            {t('support.home.help.button')}
          </Link>
        </Stack>
      </Stack>
      <TrendingTopics topics={topics.data} />
      <CategoryBrowser game={game} categories={categories.data} />
      <Grid
        columns={2}
        gap="8 12"
        className={styles.lists}
        data-known={isFlagship || (isRestricted !== undefined && hydrated) || undefined}
      >
        <TrendingArticles articles={articles.data} hasFailed={articles.problem !== null} />
        {/* decisions-cases J19: hidden for a restricted account, but for a flagship game; unseen until that is known. */}
        {(isRestricted !== true || isFlagship) && <SelfServices links={services.data} />}
      </Grid>
      <Resources resources={resources.data} />
      <GetHelp href={`/product/${game}`} />
      {title !== undefined && (
        <StructuredData
          items={[
            breadcrumbList([
              { name: t('support.crumb.home'), url: page.origin + page.basePath },
              { name: title, url: `${page.origin}${page.basePath}/games/${game}` },
            ]),
          ]}
        />
      )}
    </Stack>
  )
}
