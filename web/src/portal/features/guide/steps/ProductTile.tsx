import { ChevronDown, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../../kit/lib/class-names.ts'
import { useAccount } from '../../../shared/account/use-account.ts'
import type { ProductItem } from '../../../shared/discovery/product-views.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Row, Stack, Surface } from '../../../../kit/ui/Layout.tsx'
import { useGuide } from '../guide-context.ts'
import { isRestricted } from '../panels.ts'
import styles from './ProductTile.module.css'

/**
 * A product: picture, name and text, and for a restricted account a banner with its tooltip (PRODUCT-03 … PRODUCT-05).
 * `isExpanded` null: the tile selects; otherwise it opens and closes its categories.
 */
export function ProductTile({
  product,
  isExpanded,
  controls,
  onPress,
}: {
  product: ProductItem
  isExpanded: boolean | null
  /** Id of what it has opened. */
  controls: string | undefined
  onPress: (tile: HTMLElement) => void
}) {
  const { t } = useMessages()
  const { hasRestrictions } = useGuide()
  const { state } = useAccount()
  const tooltipId = useId()
  const [isTooltipOpen, setTooltipOpen] = useState(false)
  const hasBanner = isRestricted(product, { isSignedIn: state === 'in', hasRestrictions })
  const open = (): void => setTooltipOpen(true)
  const close = (): void => setTooltipOpen(false)
  return (
    <li className={cx(styles.item, isExpanded === true && styles.above)} onPointerEnter={open} onPointerLeave={close}>
      <Stack
        as="button"
        wide
        pad={0}
        radius={2}
        ground="raised"
        textAlign="start"
        type="button"
        className={cx(styles.tile, isExpanded === true && styles.expanded)}
        aria-expanded={isExpanded ?? undefined}
        aria-controls={controls}
        aria-describedby={hasBanner ? tooltipId : undefined}
        onClick={({ currentTarget }) => onPress(currentTarget)}
        onFocus={open}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <img src={product.tileImagePath} alt="" width={240} height={160} loading="lazy" className={styles.picture} />
        {hasBanner && (
          <Row
            as="span"
            gap={1}
            pad="1 3"
            ground="warning"
            tone="warning"
            size={1}
            weight={600}
            className={styles.banner}
          >
            <Icon icon={ShieldAlert} size={16} />
            {t('support.bft.product.restricted')}
          </Row>
        )}
        <Row as="span" justify="between" gap={2} align="stretch" className={styles.text}>
          <span>
            <strong>{product.name}</strong>
            {product.tileText !== product.name && <small>{product.tileText}</small>}
          </span>
          {isExpanded !== null && (
            <Icon icon={ChevronDown} size={18} className={cx(styles.caret, isExpanded && styles.turned)} />
          )}
        </Row>
      </Stack>
      {hasBanner && (
        <Surface
          as="span"
          pad="2 3"
          radius={1}
          size={1}
          role="tooltip"
          id={tooltipId}
          className={cx(styles.tooltip, isTooltipOpen && styles.open)}
        >
          {t('support.account.restrictions.product.alert', { product: product.name })}
        </Surface>
      )}
    </li>
  )
}
