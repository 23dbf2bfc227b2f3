import type { ReactNode } from 'react'
import { cx } from '../../../kit/lib/class-names.ts'
import { sharedProduct } from '#rules/shared-product.ts'
import { GetHelp } from '../../shared/discovery/GetHelp.tsx'
import { useHelpTarget } from '../../shared/discovery/help-target.ts'
import { Section } from '../../shared/discovery/Section.tsx'
import { ArticleList } from '../../shared/discovery/TrendingArticles.tsx'
import { useTrendingArticles } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { searchAddress } from '../../shared/search-box/search-term.ts'
import { Row, Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import nothingHere from '../../../kit/ui/pictures/empty.svg'
import styles from './SearchPage.module.css'

/** A search in vain goes on: other words, everywhere, what others read, people. */
export function NothingFound({ game, query, code }: { game: string | null; query: string; code: ReactNode }) {
  const { t } = useMessages()
  const popular = useTrendingArticles(game ?? sharedProduct)
  const help = useHelpTarget(game === null ? [] : [game], game === null ? '/' : `/product/${game}`)
  return (
    <Stack gap={6} className={cx(styles.nothing, styles.beside)}>
      {code}
      <Row gap={6} className={styles.nothingHead}>
        <img src={nothingHere} alt="" width={240} height={160} className={styles.drawing} />
        <Text as="div" shrinks>
          <ul className={styles.advice}>
            <li>{t('support.search.empty.spelling')}</li>
            {code === null && <li>{t('support.search.empty.words')}</li>}
            {game !== null && (
              <li>
                <Link href={searchAddress(null, query)}>{t('support.search.empty.everywhere')}</Link>
              </li>
            )}
          </ul>
        </Text>
      </Row>
      {code === null && <GetHelp href={help} />}
      {popular.data !== undefined && popular.data.length > 0 && (
        <Section title={t('support.search.empty.popular')}>
          <ArticleList articles={popular.data.slice(0, 5)} />
        </Section>
      )}
    </Stack>
  )
}
