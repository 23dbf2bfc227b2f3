// Penalties of the demonstration, from server/content/demo-penalties.yaml.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Penalised } from '../../penalties/ports.ts'

const dayMilliseconds = 86_400_000

type Words = Record<string, string>
interface Sketch {
  id: string
  name: string
  ground: string
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

interface DemoFile {
  accountId: string
  gameAccount: string
  howToComplain: Words
  names: Record<string, Words>
  grounds: Record<string, { reason: Words; ruleBroken: Words; facts: Words }>
  penalties: Sketch[]
}

const file = new URL('../../../content/demo-penalties.yaml', import.meta.url)

/** As of `now`, newest first. */
export const demoPenalties = (now: Date): Penalised[] => {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * dayMilliseconds).toISOString()
  const { accountId, gameAccount, howToComplain, names, grounds, penalties } = parse(
    readFileSync(file, 'utf8'),
  ) as DemoFile
  return penalties.map((sketch) => {
    const { id, name, ground, game, since, lasts, appeal } = sketch
    const { reason, ruleBroken, facts } = grounds[ground]!
    return {
      id,
      externalId: sketch.imposedBy === undefined ? `game-${id}` : null,
      accountId,
      game,
      gameAccount,
      penalty: names[name]!,
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
