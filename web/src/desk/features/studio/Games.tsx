import { useGameTitle } from '../../shared/games.ts'

/** The games an article is about, by title where one is known. */
export function Games({ products }: { products: readonly string[] }) {
  const titleOf = useGameTitle()
  if (products.length === 0) return null
  return <bdi>{products.map(titleOf).join(', ')}</bdi>
}
