import { expect, test } from 'vitest'
import type { Realm } from './queries.ts'
import { withNames } from './realms.ts'

const of = (...names: [number, string][]): Realm['characters'] =>
  names.map(([characterId, characterName]) => ({ characterId, characterName }))
const alpha: Realm = { realmId: 1, realmName: 'Alpha', characters: of([3, 'Mira'], [4, 'Tove']) }
const beta: Realm = { realmId: 2, realmName: 'Beta', characters: of([9, 'Orin']) }
const after = (...names: string[]) => withNames([alpha, beta], alpha.characters, names)

test('a name keeps its number wherever its line stands', () => {
  expect(after('Tove', 'Mira')).toEqual(of([4, 'Tove'], [3, 'Mira']))
  expect(after('Tove')).toEqual(of([4, 'Tove']))
})

test('a line that is written over is the same character, a new one gets a number nobody has', () => {
  expect(after('Mira', 'Tov')).toEqual(of([3, 'Mira'], [4, 'Tov']))
  expect(after('Mira', 'Tove', 'Ina', 'Ulf')).toEqual(of([3, 'Mira'], [4, 'Tove'], [10, 'Ina'], [11, 'Ulf']))
})
