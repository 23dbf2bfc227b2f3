// Pictures of what a game's page offers, as the pack names them.
import type { GamePage, PageEntry } from './queries.ts'

const bare = (path: string): string => path.replace(/^\/?assets\//, '')

/** Where a picture is shown from; undefined for the name of a sign, and for a file that is not there. */
export const addressOf = (name: string | null, pictures: GamePage['pictures']): string | undefined => {
  if (name === null) return undefined
  if (name.startsWith('https://')) return name
  return pictures.find(({ path }) => bare(path) === bare(name))?.url
}

export const pictureNameOf = (entry: PageEntry): string | null =>
  ('imageUrl' in entry ? entry.imageUrl : null) ?? ('imageName' in entry ? entry.imageName : null)

export const pictureOf = (entry: PageEntry, pictures: GamePage['pictures']): string | undefined =>
  addressOf(pictureNameOf(entry), pictures)

/** A sign is a name without a folder and without an ending. */
export const isSign = (name: string | null): name is string => name !== null && /^[a-z0-9-]+$/.test(name)

/** Those of the same folder as what is chosen come first: a list's pictures are drawn alike. */
export const inOrderFor = (chosen: string | null, pictures: GamePage['pictures']): GamePage['pictures'] => {
  const folder = (path: string): string => bare(path).split('/').slice(0, -1).join('/')
  const own = chosen === null || isSign(chosen) ? undefined : folder(chosen)
  if (own === undefined) return pictures
  return [
    ...pictures.filter(({ path }) => folder(path) === own),
    ...pictures.filter(({ path }) => folder(path) !== own),
  ]
}
