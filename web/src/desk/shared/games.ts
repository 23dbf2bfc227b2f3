import { useOperation } from './operations.ts'

/** The games cases can be about, by title. */
export const useGames = () => useOperation('listGames', {}, { revalidateOnFocus: false }).data?.items ?? []

/** A game's title; its name where nobody knows. */
export const useGameTitle = () => {
  const games = useGames()
  return <Game extends string | null>(game: Game): string | Game =>
    games.find((one) => one.game === game)?.title ?? game
}

export const gameChoices = (games: readonly { game: string; title: string }[]): { value: string; label: string }[] =>
  games.map(({ game, title }) => ({ value: game, label: title }))
