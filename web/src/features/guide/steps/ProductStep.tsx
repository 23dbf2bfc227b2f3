import { useState } from 'react'
import type { ProductItem } from '../../../shared/discovery/product-views.ts'
import { useMessages } from '../../../shared/i18n/context.ts'
import { later } from '../../../shared/late/later.tsx'
import { AccordionSection } from '../../../ui/Accordion.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
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

/** The tiles of one panel, and below them the categories of the one that has been expanded. */
function ProductTiles({ products }: { products: readonly ProductItem[] }) {
  const { send } = useGuide()
  const [expanded, setExpanded] = useState<string | null>(null)
  const shown = products.find(({ shortName }) => shortName === expanded)
  const select = (productName: string, categoryId: number): void =>
    send({ type: 'PRODUCT_SELECTED', productName, categoryId })
  return (
    <>
      <TileList>
        {products.map((product) => (
          <ProductTile
            key={product.shortName}
            product={product}
            isExpanded={product.showCategories ? expanded === product.shortName : null}
            onPress={() => {
              if (product.showCategories) return setExpanded(expanded === product.shortName ? null : product.shortName)
              select(product.shortName, 0)
            }}
          />
        ))}
      </TileList>
      {shown !== undefined && <CategoryTiles key={shown.shortName} product={shown} onSelect={select} />}
    </>
  )
}
