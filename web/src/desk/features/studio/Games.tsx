import { useGames } from '../../shared/games.ts'

/** The games an article is about, by title where one is known. */
export function Games({ products }: { products: readonly string[] }) {
  const games = useGames()
  if (products.length === 0) return null
  return <bdi>{products.map((one) => games.find(({ game }) => game === one)?.title ?? one).join(', ')}</bdi>
}
