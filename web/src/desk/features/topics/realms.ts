// Characters of a realm, written as lines of names. Pure.
import type { Realm } from './queries.ts'

type Character = Realm['characters'][number]

/**
 * Who has kept a name keeps the number, and with it what the pack says of the character; a line that is written over is the
 * same one under another name, and a new line gets a number that no realm of the field has.
 */
export const withNames = (
  realms: readonly Realm[],
  before: readonly Character[],
  names: readonly string[],
): Character[] => {
  const left = [...before]
  const take = (found: Character | undefined): Character | undefined => {
    if (found !== undefined) left.splice(left.indexOf(found), 1)
    return found
  }
  let next = Math.max(0, ...realms.flatMap(({ characters }) => characters.map(({ characterId }) => characterId)))
  const kept = names.map((name) => take(left.find((one) => one.characterName === name)))
  const isSameCount = names.length === before.length
  return names.map((name, at) => ({
    characterId: (kept[at] ?? (isSameCount ? take(left[0]) : undefined))?.characterId ?? ++next,
    characterName: name,
  }))
}
