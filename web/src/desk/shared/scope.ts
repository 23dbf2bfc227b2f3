// What somebody may choose from: nothing that lies outside their scope (CD-315, CD-365).
import { useDesk } from './desk-context.ts'
import { useGames } from './games.ts'
import { deskLocales } from './i18n.ts'

/** Of all there is, what a scope leaves; one that names nothing leaves everything. */
const within = <T>(all: readonly T[], scope: readonly string[], nameOf: (one: T) => string): readonly T[] =>
  scope.length === 0 ? all : all.filter((one) => scope.includes(nameOf(one)))

/** Games that can be chosen; `useGames` knows the names of all of them. */
export const useOwnGames = (): ReturnType<typeof useGames> => {
  const { me } = useDesk()
  const games = useGames()
  return [...within(games, me.scope.games, ({ game }) => game)]
}

export const useOwnLanguages = (): readonly string[] => {
  const { me } = useDesk()
  return within(deskLocales, me.scope.languages, (locale) => locale)
}

/** Whether it is of every game, and somebody sees some: they make and change no such thing for everybody (CD-361). */
export const useIsBeyond = (): ((game: string | null | undefined) => boolean) => {
  const { me } = useDesk()
  return (game) => me.scope.games.length > 0 && (game ?? '') === ''
}

/** Whether somebody sees but a part: what is everybody's they do not change (CD-361). */
export const isPart = ({ games, languages }: { games: readonly string[]; languages: readonly string[] }): boolean =>
  games.length > 0 || languages.length > 0
