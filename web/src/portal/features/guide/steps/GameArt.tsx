import { Art } from '../../../../kit/ui/templates/Template.tsx'
import { useChosenProduct } from '../guide-context.ts'

/** The chosen game's picture, beside what is asked about it. */
export function GameArt() {
  const product = useChosenProduct()
  return product === undefined ? null : <Art src={product.tileUrl} />
}
