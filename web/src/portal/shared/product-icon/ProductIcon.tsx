import { keep } from '../../../kit/api/cache-times.ts'
import { useApi } from '../../../kit/api/use-api.ts'
import { Surface } from '../../../kit/ui/Layout.tsx'
import styles from './ProductIcon.module.css'

/**
 * The small drawing of a product by its asset key; decoration beside its title. A missing one is the placeholder
 * (OD-38).
 */
export function ProductIcon({ baseUiName, size = 32 }: { baseUiName: string; size?: number }) {
  const own = useApi(
    '/services/bft/api/images/asset',
    { query: { asset: `${baseUiName}/icon.svg` } },
    { cacheFor: keep.default },
  )
  const placeholder = useApi(
    '/services/bft/api/images/asset',
    own.problem === null ? null : { query: { asset: 'placeholder.svg' } },
    { cacheFor: keep.default },
  )
  const src = own.data ?? placeholder.data
  if (src === undefined) return <Surface as="span" ground="sunken" className={styles.empty} aria-hidden="true" />
  return <img className={styles.icon} src={src} alt="" width={size} height={size} />
}
