import { sharedProduct } from '../../lib/shared-product.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { useHelpTarget } from '../../shared/discovery/help-target.ts'
import { Section } from '../../shared/discovery/Section.tsx'
import { ArticleList } from '../../shared/discovery/TrendingArticles.tsx'
import { useTrendingArticles } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SearchPage.module.css'

/** Before the first word: what others read, so that many need not search at all, and the way to people. */
export function SearchStart({ game }: { game: string | null }) {
  const { t } = useMessages()
  const popular = useTrendingArticles(game ?? sharedProduct)
  const help = useHelpTarget(game === null ? [] : [game], game === null ? '/' : `/product/${game}`)
  return (
    <div className={styles.beside}>
      <p className={styles.quiet}>{t('support.search.start')}</p>
      {(popular.data === undefined || popular.data.length > 0) && (
        <Section title={t('support.search.empty.popular')}>
          {popular.data === undefined ? <Skeleton lines={8} /> : <ArticleList articles={popular.data} />}
        </Section>
      )}
      <GetHelp href={help} />
    </div>
  )
}
