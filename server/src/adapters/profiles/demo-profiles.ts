// What the demonstration's players own in the games (ground G31, T3). Classes and peoples come in the language asked
// for, as a game's own service would answer.
import type { OwnCharacter, OwnChoice, OwnRealm, PlayerProfile } from '#generated/server/schemas.ts'
import type { PlayerProfiles } from '../../catalogue/ports.ts'
import { words, type Words } from '../demo-words.ts'

interface Kind {
  id: number
  name: Words
}

const classes = {
  warden: {
    id: 1,
    name: words('Warden', 'Wächter', 'Gardien', '파수꾼', 'ウォーデン', 'Guardián', 'Guardião', '守卫', 'حارس'),
  },
  mage: { id: 2, name: words('Mage', 'Magier', 'Mage', '마법사', 'メイジ', 'Mago', 'Mago', '法师', 'ساحر') },
  ranger: {
    id: 3,
    name: words('Ranger', 'Waldläufer', 'Rôdeur', '순찰자', 'レンジャー', 'Explorador', 'Patrulheiro', '游侠', 'جوّال'),
  },
  mender: {
    id: 4,
    name: words('Mender', 'Heiler', 'Guérisseur', '치유사', 'メンダー', 'Sanador', 'Curandeiro', '治疗者', 'معالج'),
  },
  runesmith: {
    id: 5,
    name: words(
      'Runesmith',
      'Runenschmied',
      'Forgerune',
      '룬 대장장이',
      'ルーンスミス',
      'Herrero rúnico',
      'Ferreiro de runas',
      '符文铁匠',
      'حدّاد الرون',
    ),
  },
  shade: { id: 6, name: words('Shade', 'Schatten', 'Ombre', '그림자', 'シェイド', 'Sombra', 'Sombra', '暗影', 'ظل') },
} as const satisfies Record<string, Kind>

const peoples = {
  human: { id: 1, name: words('Human', 'Mensch', 'Humain', '인간', '人間', 'Humano', 'Humano', '人类', 'بشري') },
  fenn: { id: 2, name: words('Fenn', 'Fenn', 'Fenn', '펜족', 'フェン族', 'Fenn', 'Fenn', '芬族', 'فِن') },
  stoneborn: {
    id: 3,
    name: words(
      'Stoneborn',
      'Steingeborene',
      'Né-de-pierre',
      '바위족',
      '石の民',
      'Nacido de la piedra',
      'Nascido da pedra',
      '石裔',
      'وليد الحجر',
    ),
  },
  sylph: { id: 4, name: words('Sylph', 'Sylphe', 'Sylphe', '실프', 'シルフ', 'Sílfide', 'Sílfide', '风精', 'سيلف') },
} as const satisfies Record<string, Kind>

const games: Readonly<Record<string, string>> = {
  wow: 'Realms of Aether',
  immortal: 'Ashen Crown Mobile',
  diablo4: 'Ashen Crown IV',
  rumble: 'Tumble Legends',
  overwatch: 'Vanguard Rising',
  hearthstone: 'Tavern of Cards',
  warcraftstrategy: 'Banners of War',
}

const accountNames = {
  roa1: words(
    'ROA1 – Europe',
    'ROA1 – Europa',
    'ROA1 – Europe',
    'ROA1 – 유럽',
    'ROA1 – ヨーロッパ',
    'ROA1 – Europa',
    'ROA1 – Europa',
    'ROA1 – 欧洲',
    'ROA1 – أوروبا',
  ),
  roa2: words(
    'ROA2 – Americas',
    'ROA2 – Amerika',
    'ROA2 – Amériques',
    'ROA2 – 아메리카',
    'ROA2 – アメリカ',
    'ROA2 – América',
    'ROA2 – Américas',
    'ROA2 – 美洲',
    'ROA2 – الأمريكتان',
  ),
  trial: words(
    'ROA3 – Trial (ended)',
    'ROA3 – Testversion (beendet)',
    'ROA3 – Essai (terminé)',
    'ROA3 – 체험판(종료)',
    'ROA3 – 体験版（終了）',
    'ROA3 – Prueba (terminada)',
    'ROA3 – Teste (encerrada)',
    'ROA3 – 试玩（已结束）',
    'ROA3 – تجريبي (منتهٍ)',
  ),
} as const

/** name, class, people, level */
type Sketch = readonly [string, keyof typeof classes, keyof typeof peoples, number]
interface Player {
  accounts: readonly (keyof typeof accountNames)[]
  games: readonly string[]
  /** Characters by realm; numbers are made of the realm's and the place in it. */
  realms: Readonly<Record<number, readonly Sketch[]>>
}

const realmNames: Readonly<Record<number, string>> = { 1: 'Emberfall', 2: 'Tidewatch', 3: 'Aldermere' }

/** Mika's soft account owns games of the phone alone. */
const players: Readonly<Record<string, Player>> = {
  'demo-ada': {
    accounts: ['roa1', 'roa2', 'trial'],
    games: ['wow', 'diablo4', 'rumble', 'overwatch', 'hearthstone'],
    realms: {
      1: [
        ['Thessaly', 'mage', 'sylph', 70],
        ['Brannoch', 'runesmith', 'stoneborn', 64],
        ['Wrenna', 'ranger', 'fenn', 41],
      ],
      2: [
        ['Maristela', 'mender', 'human', 70],
        ['Oswin', 'warden', 'human', 58],
      ],
    },
  },
  'demo-mika': { accounts: [], games: ['immortal', 'rumble'], realms: {} },
  'demo-boris': {
    accounts: ['roa1'],
    games: ['wow', 'immortal', 'diablo4', 'rumble', 'overwatch', 'hearthstone'],
    realms: { 3: [['Vargrim', 'shade', 'stoneborn', 33]] },
  },
  'demo-nora': {
    accounts: ['roa2'],
    games: ['wow', 'warcraftstrategy', 'hearthstone'],
    realms: {
      2: [
        ['Nightjar', 'shade', 'fenn', 62],
        ['Adaeze', 'mender', 'sylph', 70],
      ],
    },
  },
}

/** Players of tests and of the desk own a little of everything. */
const anybody: Player = {
  accounts: ['roa1', 'roa2', 'trial'],
  games: Object.keys(games),
  realms: { 1: [['Pellam', 'ranger', 'human', 12]], 2: [['Quill', 'mage', 'fenn', 8]] },
}

export const createDemoProfiles = (): PlayerProfiles => ({
  of: ({ accountId, locale }): Promise<PlayerProfile> => {
    const player = players[accountId] ?? anybody
    // Ids of characters differ from player to player: nobody has two of the same.
    const owner = Object.keys(players).indexOf(accountId) + 1
    const say = (name: Words): string => name[locale] ?? name['en-US'] ?? ''
    const character = (realmId: number, [name, kind, people, level]: Sketch, index: number): OwnCharacter => ({
      characterId: realmId * 1000 + owner * 100 + index + 1,
      characterName: name,
      classId: classes[kind].id,
      className: say(classes[kind].name),
      raceId: peoples[people].id,
      raceName: say(peoples[people].name),
      level,
    })
    return Promise.resolve({
      accountId,
      accounts: player.accounts.map((id): OwnChoice => ({ id, name: say(accountNames[id]), closed: id === 'trial' })),
      games: player.games.map((id): OwnChoice => ({ id, name: games[id] ?? id })),
      realms: Object.entries(player.realms).map(
        ([id, sketches]): OwnRealm => ({
          realmId: Number(id),
          realmName: realmNames[Number(id)] ?? id,
          characters: sketches.map((sketch, index) => character(Number(id), sketch, index)),
        }),
      ),
    })
  },
})
