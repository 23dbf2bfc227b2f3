// Penalties of the demonstration's player Boris: every state a restriction can be in, and enough past ones that the
// list has pages.
import type { Penalised } from '../../penalties/ports.ts'
import { grounds, howToComplain, penaltyNames } from './demo-texts.ts'

const accountId = 'demo-boris'
const gameAccount = 'Boris#2411'
const dayMilliseconds = 86_400_000

interface Sketch {
  id: string
  name: keyof typeof penaltyNames
  ground: keyof typeof grounds
  game: string
  /** Days since it was imposed. */
  since: number
  /** Days it lasts; null: permanent. */
  lasts: number | null
  evidence?: string[]
  decidedBy?: 'person' | 'machine'
  imposedBy?: string
  appealable?: boolean
  overturned?: boolean
  /** Imported without a statement of reasons. */
  bare?: boolean
  appeal?: {
    since: number
    reason: string
    description: string | null
    state: 'PENDING' | 'UPHELD' | 'OVERTURNED'
    by?: { id: string; name: string }
    response?: string
  }
}

const kim = { id: 'demo-lead-kim', name: 'Kim' }
const lee = { id: 'demo-lead-lee', name: 'Lee' }

const sketches: readonly Sketch[] = [
  // Active: may be appealed · pending · upheld, a second appeal is possible · of a kind that cannot be appealed ·
  // permanent and too long ago.
  {
    id: 'pen-7f21',
    name: 'suspension',
    ground: 'software',
    game: 'overwatch',
    since: 3,
    lasts: 30,
    decidedBy: 'machine',
    evidence: ['match 88213 · 20:14 UTC · aim assistance found', 'match 88219 · 21:02 UTC · aim assistance found'],
  },
  {
    id: 'pen-a4c0',
    name: 'silenced',
    ground: 'language',
    game: 'rumble',
    since: 5,
    lasts: 14,
    decidedBy: 'person',
    imposedBy: lee.id,
    evidence: ['match 70114 · 18:40 UTC · "[removed]"', 'match 70114 · 18:41 UTC · "[removed]"'],
    appeal: { since: 1, reason: 'shared.account', description: 'My brother used my account.', state: 'PENDING' },
  },
  {
    id: 'pen-51be',
    name: 'ranked',
    ground: 'leaving',
    game: 'diablo4',
    since: 20,
    lasts: 60,
    decidedBy: 'machine',
    evidence: Array.from({ length: 6 }, (_, index) => `match ${61_200 + index * 7} · left after ${4 + index} min`),
    appeal: {
      since: 15,
      reason: 'mistake',
      description: 'My connection broke down that evening.',
      state: 'UPHELD',
      by: kim,
      response: 'We looked at all six matches again. Five were left from the menu. The finding stands.',
    },
  },
  {
    id: 'pen-0d93',
    name: 'name',
    ground: 'name',
    game: 'hearthstone',
    since: 2,
    lasts: 30,
    decidedBy: 'person',
    imposedBy: kim.id,
    appealable: false,
  },
  {
    id: 'pen-90ab',
    name: 'closed',
    ground: 'money',
    game: 'wow',
    since: 230,
    lasts: null,
    decidedBy: 'person',
    imposedBy: lee.id,
    evidence: ['14 transfers of gold to one account · payment seen on a market site'],
  },
  // Past: overturned, then expired ones.
  {
    id: 'pen-2b70',
    name: 'trade',
    ground: 'money',
    game: 'immortal',
    since: 44,
    lasts: 90,
    decidedBy: 'machine',
    overturned: true,
    evidence: ['3 trades far below the usual price'],
    appeal: {
      since: 40,
      reason: 'false.positive',
      description: null,
      state: 'OVERTURNED',
      by: lee,
      response: 'These were presents to your guild. We are sorry.',
    },
  },
  {
    id: 'pen-3c77',
    name: 'silenced',
    ground: 'language',
    game: 'hearthstone',
    since: 48,
    lasts: 7,
    decidedBy: 'person',
    imposedBy: lee.id,
    evidence: ['match 51377 · 11:58 UTC · "[removed]"'],
  },
  { id: 'pen-6e18', name: 'ranked', ground: 'leaving', game: 'overwatch', since: 75, lasts: 7, decidedBy: 'machine' },
  {
    id: 'pen-11f0',
    name: 'name',
    ground: 'name',
    game: 'overwatch',
    since: 90,
    lasts: 9,
    appealable: false,
    bare: true,
  },
  {
    id: 'pen-8a52',
    name: 'silenced',
    ground: 'language',
    game: 'wow',
    since: 120,
    lasts: 3,
    decidedBy: 'person',
    imposedBy: kim.id,
  },
  { id: 'pen-c6d4', name: 'ranked', ground: 'leaving', game: 'rumble', since: 150, lasts: 3, decidedBy: 'machine' },
  {
    id: 'pen-f03e',
    name: 'silenced',
    ground: 'language',
    game: 'rumble',
    since: 210,
    lasts: 1,
    decidedBy: 'person',
    imposedBy: lee.id,
  },
  { id: 'pen-4471', name: 'suspension', ground: 'leaving', game: 'warcraftstrategy', since: 260, lasts: 2, bare: true },
  { id: 'pen-be29', name: 'silenced', ground: 'language', game: 'warcraftstrategy', since: 330, lasts: 1, bare: true },
]

/** As of `now`, newest first. */
export const demoPenalties = (now: Date): Penalised[] => {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMilliseconds).toISOString()
  return sketches.map((sketch) => {
    const { id, name, ground, game, since, lasts, appeal } = sketch
    const { reason, ruleBroken, facts } = grounds[ground]
    return {
      id,
      externalId: sketch.imposedBy === undefined ? `game-${id}` : null,
      accountId,
      game,
      gameAccount,
      penalty: penaltyNames[name],
      reason,
      end: lasts === null ? null : daysAgo(since - lasts),
      active: sketch.overturned !== true,
      evidence: sketch.evidence ?? [],
      appealable: sketch.appealable ?? true,
      imposedAt: daysAgo(since),
      imposedBy: sketch.imposedBy ?? null,
      decidedBy: sketch.decidedBy ?? null,
      ruleBroken: sketch.bare ? null : ruleBroken,
      facts: sketch.bare ? null : facts,
      howToComplain: sketch.bare ? null : howToComplain,
      newsAt: null,
      seenAt: null,
      appeals:
        appeal === undefined
          ? []
          : [
              {
                id: id.replace('pen-', 'app-'),
                penaltyId: id,
                accountId,
                reasonId: `support.penalty.appeal.reason.${appeal.reason}`,
                description: appeal.description,
                submittedAt: daysAgo(appeal.since),
                state: appeal.state,
                repName: appeal.by?.name ?? null,
                repResponse: appeal.response ?? null,
                decidedBy: appeal.by?.id ?? null,
                decidedAt: appeal.by === undefined ? null : daysAgo(appeal.since - 1),
                game,
                dueAt: daysAgo(appeal.since - 7),
                isWaiting: false,
                assignee: appeal.by?.id ?? null,
                questions: [],
              },
            ],
    }
  })
}
