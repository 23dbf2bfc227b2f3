import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { useHelpTarget } from '../../shared/discovery/help-target.ts'
import { Section } from '../../shared/discovery/Section.tsx'
import { ArticleList } from '../../shared/discovery/TrendingArticles.tsx'
import { useTrendingArticles } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { ProductIcon } from '../../shared/product-icon/ProductIcon.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './SearchPage.module.css'

/** Every game's own home; nothing where they cannot be had. */
function Games() {
  const { t } = useMessages()
  const { data: games } = useApi(
    '/services/bft/api/product/{lang}',
    {},
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  if (games === undefined) return <Skeleton lines={2} />
  if (games.length === 0) return null
  return (
    <Section title={t('support.search.start.games')}>
      <Stack as="ul" gap={3} className={styles.games}>
        {games.map(({ shortName, name, baseUiName }) => (
          <Stack as="li" key={shortName}>
            <Row
              as={Link}
              gap={3}
              pad="2 4"
              radius={2}
              ground="raised"
              tone="text"
              weight={600}
              href={`/games/${shortName}`}
              className={styles.game}
            >
              <ProductIcon baseUiName={baseUiName} size={36} /> {name}
            </Row>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

/** Before the first word: what others read, so that many need not search at all, and the way to people. */
export function SearchStart({ game }: { game: string | null }) {
  const { t } = useMessages()
  const popular = useTrendingArticles(game ?? sharedProduct)
  const help = useHelpTarget(game === null ? [] : [game], game === null ? '/' : `/product/${game}`)
  return (
    <Stack className={cx(styles.start, styles.beside)}>
      {game === null && <Games />}
      {(popular.data === undefined ? popular.problem === null : popular.data.length > 0) && (
        <Section title={t('support.search.empty.popular')}>
          {popular.data === undefined ? <Skeleton lines={8} /> : <ArticleList articles={popular.data} />}
        </Section>
      )}
      <GetHelp href={help} isQuiet />
    </Stack>
  )
}
