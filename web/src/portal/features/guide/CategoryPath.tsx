import { ChevronRight } from 'lucide-react'
import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import styles from './CategoryPath.module.css'

/**
 * A category with its ancestors; undefined while it is on its way, empty when it cannot be read. `id` 0 asks nothing.
 */
export const useCategoryPath = (product: string, id: number) =>
  useApi(
    '/services/bft/api/category/path/{lang}/{product}/{categoryId}',
    id === 0 || product === '' ? null : { path: { product, categoryId: id } },
    { cacheFor: keep.default, whenFailed: { fallback: [] } },
  ).data

/** The summary path of a topic: A > B > C (PICKER-06), in one weight: below it the topic is the title of its page. */
export function CategoryPath({ product, categoryId }: { product: string; categoryId: number }) {
  const path = useCategoryPath(product, categoryId)
  if (path === undefined) return <Skeleton className={styles.waiting ?? ''} />
  return (
    <Row as="span" wrap gap="0 1" align="stretch" className={styles.path}>
      {path.map(({ id, name }, index) => (
        <Row as="span" gap={1} inline key={id}>
          {index > 0 && <Icon icon={ChevronRight} size={16} flip label=">" />}
          {name}
        </Row>
      ))}
    </Row>
  )
}
