// Places of the source → a tree as a pack has it: three levels, without circles, every place with a name.
import { order, type FindingKind, type OldPlace } from './library.ts'

const levels = 3

export interface PlacedTree {
  /** Parents before their children, each list in its order. */
  ordered: OldPlace[]
  /** The place above, within three levels. */
  parentOf: ReadonlyMap<string, string | null>
  /** Where articles of a place stand: itself, or what it was taken into. */
  standsAt: ReadonlyMap<string, string>
}

export const plantTree = (
  places: readonly OldPlace[],
  note: (place: OldPlace, what: FindingKind, detail: string) => void,
): PlacedTree => {
  const byKey = new Map(places.map((place) => [place.key, place]))
  /** What goes round in a circle, or is below nothing there is, stands at the top. */
  const above = (place: OldPlace): OldPlace | undefined =>
    place.parent === null || isInCircle(place, byKey) ? undefined : byKey.get(place.parent)
  for (const place of places)
    if (place.parent !== null && above(place) === undefined)
      note(
        place,
        'place',
        byKey.has(place.parent)
          ? 'stands at the top: the places above it go round in a circle'
          : `stands at the top: there is no ${place.parent}`,
      )
  /** Keys from the top down to the place. */
  const pathTo = (place: OldPlace): string[] => {
    const path: string[] = []
    for (let one: OldPlace | undefined = place; one !== undefined; one = above(one)) path.unshift(one.key)
    return path
  }
  const parentOf = new Map<string, string | null>()
  const standsAt = new Map<string, string>()
  const depth = new Map<string, number>()
  for (const place of places) {
    const path = pathTo(place)
    depth.set(place.key, path.length)
    if (path.length > levels) {
      const target = path[levels - 1]!
      note(place, 'place', `is deeper than ${levels} levels: its articles stand in the one above`)
      standsAt.set(place.key, target)
    } else {
      standsAt.set(place.key, place.key)
      parentOf.set(place.key, path.at(-2) ?? null)
    }
  }
  const ordered = places
    .filter(({ key }) => parentOf.has(key))
    .sort((a, b) => depth.get(a.key)! - depth.get(b.key)! || a.order - b.order || order(a.key, b.key))
  return { ordered, parentOf, standsAt }
}

const isInCircle = (place: OldPlace, byKey: ReadonlyMap<string, OldPlace>): boolean => {
  const seen = new Set<string>()
  let above = place.parent
  while (above !== null && !seen.has(above)) {
    if (above === place.key) return true
    seen.add(above)
    above = byKey.get(above)?.parent ?? null
  }
  return false
}
