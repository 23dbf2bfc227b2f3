import { useEffect } from 'react'
import { keep } from '../../../api/cache-times.ts'
import { useApi } from '../../../api/use-api.ts'
import { CategoryIcon } from '../../../shared/category-icon/CategoryIcon.tsx'
import { type ProductItem, categoryTile } from '../../../shared/discovery/product-views.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useGuide } from '../guide-context.ts'
import styles from './CategoryTiles.module.css'

/** The top-level categories of an expanded product, and one tile for anything else (PRODUCT-06, PRODUCT-07, OD-68). */
export function CategoryTiles({
  product,
  onSelect,
}: {
  product: ProductItem
  onSelect: (productName: string, categoryId: number) => void
}) {
  const { t } = useMessages()
  const { catalogue } = useGuide()
  const { data } = useApi(
    '/services/bft/api/categories/{lang}/{product}',
    { path: { product: product.shortName }, query: { visibility: 'visibleGuidedEntry' } },
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  useEffect(() => catalogue.addCategories(data ?? []), [catalogue, data])
  return (
    <section aria-label={t('support.bft.product.categories', { product: product.name })} className={styles.section}>
      <ul className={styles.list}>
        {data === undefined && (
          <li role="status">
            <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
            <Skeleton lines={2} />
          </li>
        )}
        {data?.map(categoryTile).map(({ categoryId, glyphName, categoryName, name }) => (
          <li key={categoryId}>
            <button type="button" className={styles.tile} onClick={() => onSelect(name, categoryId)}>
              <CategoryIcon name={glyphName} size={26} className={styles.icon ?? ''} />
              <span>{categoryName}</span>
            </button>
          </li>
        ))}
        {data !== undefined && (
          <li>
            <button type="button" className={styles.tile} onClick={() => onSelect(product.shortName, 0)}>
              <CategoryIcon name="life-buoy" size={26} className={styles.icon ?? ''} />
              <span>{t('support.bft.product.anything', { product: product.name })}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
