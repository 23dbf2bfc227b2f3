// What the demonstration's players own in the games, from server/content/demo-profiles.yaml. Classes and peoples come in
// the language asked for, as a game's own service would answer.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OwnCharacter, OwnChoice, OwnRealm, PlayerProfile } from '#generated/server/schemas.ts'
import type { PlayerProfiles } from '../../catalogue/ports.ts'

type Words = Record<string, string>
interface Kind {
  id: number
  name: Words
}
type Sketch = readonly [name: string, kind: string, people: string, level: number]
interface Player {
  accounts: readonly string[]
  games: readonly string[]
  realms: Readonly<Record<string, readonly Sketch[]>>
}
interface DemoFile {
  classes: Record<string, Kind>
  peoples: Record<string, Kind>
  games: Record<string, string>
  accounts: Record<string, Words>
  realms: Record<string, string>
  players: Record<string, Player>
  anybody: Player
}

const file = new URL('../../../content/demo-profiles.yaml', import.meta.url)

export const createDemoProfiles = (): PlayerProfiles => {
  const { classes, peoples, games, accounts, realms, players, anybody } = parse(readFileSync(file, 'utf8')) as DemoFile
  return {
    of: ({ accountId, locale }): Promise<PlayerProfile> => {
      const player = players[accountId] ?? anybody
      // Ids of characters differ from player to player: nobody has two of the same.
      const owner = Object.keys(players).indexOf(accountId) + 1
      const say = (name: Words): string => name[locale] ?? name['en-US'] ?? ''
      const character = (realmId: number, [name, kind, people, level]: Sketch, index: number): OwnCharacter => ({
        characterId: realmId * 1000 + owner * 100 + index + 1,
        characterName: name,
        classId: classes[kind]!.id,
        className: say(classes[kind]!.name),
        raceId: peoples[people]!.id,
        raceName: say(peoples[people]!.name),
        level,
      })
      return Promise.resolve({
        accountId,
        accounts: player.accounts.map((id): OwnChoice => ({ id, name: say(accounts[id]!), closed: id === 'trial' })),
        games: player.games.map((id): OwnChoice => ({ id, name: games[id] ?? id })),
        realms: Object.entries(player.realms).map(
          ([id, sketches]): OwnRealm => ({
            realmId: Number(id),
            realmName: realms[id] ?? id,
            characters: sketches.map((sketch, index) => character(Number(id), sketch, index)),
          }),
        ),
      })
    },
  }
}
