import { Stack } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { Section } from '../../shared/discovery/Section.tsx'
import type { Category } from '../../shared/discovery/queries.ts'
import { useMessages } from '../../shared/i18n/context.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Card, cardLink } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import styles from './ProductHomePage.module.css'

/** The product's top-level categories; exactly four stand in two columns (CATEGORY-12). */
export function CategoryBrowser({ game, categories }: { game: string; categories: readonly Category[] | undefined }) {
  const { t } = useMessages()
  if (categories === undefined || categories.length === 0) return null
  return (
    <Section title={t('support.home.categories')}>
      <Stack
        as="ul"
        gap={4}
        className={cx(
          styles.categories,
          isTwoColumns(categories.length) && styles.two,
          categories.length === 5 && styles.five,
        )}
      >
        {categories.map(({ id, name, icon }) => (
          <Stack as="li" key={id}>
            <Card padding="small" isLink className={styles.category}>
              <CategoryIcon name={icon} size={26} className={styles.categoryIcon} />
              <Link className={cardLink} href={`/games/${game}/category/${id}`}>
                {name}
              </Link>
            </Card>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

export const isTwoColumns = (categories: number): boolean => categories === 4
