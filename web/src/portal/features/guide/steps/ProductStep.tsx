import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../../../../kit/lib/breakpoints.ts'
import type { ProductItem } from '../../../shared/discovery/product-views.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { later } from '../../../shared/late/later.tsx'
import { AccordionSection } from '../../../../kit/ui/Accordion.tsx'
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx'
import { useGuide } from '../guide-context.ts'
import { productPanels } from '../panels.ts'
import { StartSearch } from '../StartSearch.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { ProductTile } from './ProductTile.tsx'
import { TileList } from './TileList.tsx'

/** Comes with the first press (T26). */
const CategoryTiles = later(async () => (await import('./CategoryTiles.tsx')).CategoryTiles, <Skeleton lines={2} />)

const panelId = (header: string | null): string => header ?? ''

/** Product select: panels by header of which one is open, tiles inside (PRODUCT-01 … PRODUCT-14). */
export function ProductStep() {
  const { t } = useMessages()
  const { products, headers, facts } = useGuide()
  const panels = productPanels(products, headers)
  const [open, setOpen] = useState<string | null>(panelId(panels[0]?.header?.name ?? null))
  return (
    <>
      {facts.hasSearchLink && <StartSearch />}
      <StepHeading>{t('support.bft.product.question')}</StepHeading>
      <div>
        {panels.map(({ header, products: members }) => {
          const id = panelId(header?.name ?? null)
          return (
            <AccordionSection
              key={id}
              title={header?.title ?? t('support.bft.product.other')}
              summary={[header?.subtitle, t('support.bft.product.count', { count: members.length })]
                .filter(Boolean)
                .join(' · ')}
              isOpen={open === id}
              onToggle={() => setOpen(open === id ? null : id)}
            >
              <ProductTiles products={members} />
            </AccordionSection>
          )
        })}
      </div>
    </>
  )
}

interface Expanded {
  shortName: string
  isClosing: boolean
}

/** The tiles of one panel, and below the row of the one that has been expanded its categories (CD-449). */
function ProductTiles({ products }: { products: readonly ProductItem[] }) {
  const { send } = useGuide()
  const [expanded, setExpanded] = useState<Expanded | null>(null)
  const id = useId()
  const at = products.findIndex(({ shortName }) => shortName === expanded?.shortName)
  const shown = products[at]
  const select = (productName: string, categoryId: number): void =>
    send({ type: 'PRODUCT_SELECTED', productName, categoryId })
  const toggle = (shortName: string): void => {
    const isOpen = expanded?.shortName === shortName && !expanded.isClosing
    if (isOpen && window.matchMedia(media.reducedMotion).matches) return setExpanded(null)
    setExpanded({ shortName, isClosing: isOpen })
  }
  const tileOf = (): HTMLElement | null => document.querySelector(`[aria-controls="${id}"]`)
  return (
    <TileList
      opened={
        shown === undefined || expanded === null
          ? null
          : {
              at,
              panel: (
                <CategoryTiles
                  key={shown.shortName}
                  id={id}
                  product={shown}
                  isClosing={expanded.isClosing}
                  onSelect={select}
                  onClose={() => {
                    tileOf()?.focus()
                    toggle(shown.shortName)
                  }}
                  onClosed={() => setExpanded(null)}
                />
              ),
            }
      }
    >
      {products.map((product) => {
        const isExpanded = expanded?.shortName === product.shortName && !expanded.isClosing
        return (
          <ProductTile
            key={product.shortName}
            product={product}
            isExpanded={product.showCategories ? isExpanded : null}
            controls={isExpanded ? id : undefined}
            onPress={(tile) => {
              if (!product.showCategories) return select(product.shortName, 0)
              // A panel that closes above it would move what has just been pressed.
              const { top } = tile.getBoundingClientRect()
              flushSync(() => toggle(product.shortName))
              window.scrollBy({ top: tile.getBoundingClientRect().top - top, behavior: 'instant' })
            }}
          />
        )
      })}
    </TileList>
  )
}
