import { useEffect, useRef } from 'react'
import { keep } from '../../../../kit/api/cache-times.ts'
import { useApi } from '../../../../kit/api/use-api.ts'
import { media } from '../../../../kit/lib/breakpoints.ts'
import { cx } from '../../../../kit/lib/class-names.ts'
import { Row, Stack, Surface } from '../../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../../kit/ui/category-icon/CategoryIcon.tsx'
import { type ProductItem, categoryTile } from '../../../shared/discovery/product-views.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../../kit/ui/VisuallyHidden.tsx'
import { useGuide } from '../guide-context.ts'
import styles from './CategoryTiles.module.css'

/**
 * The top-level categories of an expanded product, and one tile for anything else (PRODUCT-06, PRODUCT-07, OD-68).
 * Comes into sight once they are there. Escape in it asks to close; `onClosed` hears when that can no longer be seen.
 */
export function CategoryTiles({
  id,
  product,
  isClosing,
  onSelect,
  onClose,
  onClosed,
}: {
  id: string
  product: ProductItem
  isClosing: boolean
  onSelect: (productName: string, categoryId: number) => void
  onClose: () => void
  onClosed: () => void
}) {
  const { t } = useMessages()
  const { catalogue } = useGuide()
  const { data } = useApi(
    '/services/bft/api/categories/{lang}/{product}',
    { path: { product: product.shortName }, query: { visibility: 'visibleGuidedEntry' } },
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  )
  const section = useRef<HTMLElement>(null)
  useEffect(() => catalogue.addCategories(data ?? []), [catalogue, data])
  useEffect(() => {
    const behavior = window.matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth'
    // After the press has put its game back where it was: that would end this scroll.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'nearest', behavior }))
    return () => cancelAnimationFrame(frame)
  }, [data])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && section.current?.contains(document.activeElement) === true) onClose()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onClose])
  return (
    <Surface
      as="section"
      pad={4}
      radius={2}
      ground="sunken"
      ref={section}
      id={id}
      aria-label={t('support.bft.product.categories', { product: product.name })}
      className={cx(styles.section, isClosing && styles.closing)}
      onAnimationEnd={() => isClosing && onClosed()}
    >
      <Stack as="ul" gap={3} pad={0} className={styles.list}>
        {data === undefined && (
          <li role="status">
            <VisuallyHidden>{t('support.common.loading')}</VisuallyHidden>
            <Skeleton lines={2} />
          </li>
        )}
        {data?.map(categoryTile).map(({ categoryId, glyphName, categoryName, name }) => (
          <li key={categoryId}>
            <Row
              as="button"
              gap={3}
              wide
              pad="2 4"
              radius={1}
              ground="raised"
              textAlign="start"
              type="button"
              className={styles.tile}
              onClick={() => onSelect(name, categoryId)}
            >
              <CategoryIcon name={glyphName} size={26} className={styles.icon ?? ''} />
              <span>{categoryName}</span>
            </Row>
          </li>
        ))}
        {data !== undefined && (
          <li>
            <Row
              as="button"
              gap={3}
              wide
              pad="2 4"
              radius={1}
              ground="raised"
              textAlign="start"
              type="button"
              className={styles.tile}
              onClick={() => onSelect(product.shortName, 0)}
            >
              <CategoryIcon name="life-buoy" size={26} className={styles.icon ?? ''} />
              <span>{t('support.bft.product.anything', { product: product.name })}</span>
            </Row>
          </li>
        )}
      </Stack>
    </Surface>
  )
}
