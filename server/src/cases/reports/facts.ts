// What happens to cases, noted where it happens (CD-290): inside the transaction, so that what is counted is what is stored.
import { newRowId } from '../../lib/ids.ts'
import type { Database } from '../../storage/database.ts'
import type { CasesTables } from '../tables.ts'
import type { WholeRow } from '../../storage/tables.ts'
import type { EndedClock } from '../ports.ts'
import type { CaseEvent, CaseRecord, CaseStatus } from '../types.ts'
import { bandOf } from './bands.ts'
import type { CaseFactTable, FactKind, FactSides } from './tables.ts'

export interface CaseFacts {
  filed: (record: CaseRecord) => Promise<void>
  /**
   * Call with the case as it was before `events` were appended and its status changed to `status`; `agentId` for what a
   * representative did.
   */
  changed: (
    before: CaseRecord,
    events: readonly Pick<CaseEvent, 'eventType' | 'isCompany' | 'createdAt'>[],
    status: CaseStatus | undefined,
    agentId: string | null,
  ) => Promise<void>
  /** Clocks of it have ended; `agentId` for what a representative did. */
  promised: (record: CaseRecord, ended: readonly EndedClock[], at: string, agentId: string | null) => Promise<void>
  /** How content its player was with who answered last, 1 to 5. */
  rated: (record: CaseRecord, rating: number, at: string) => Promise<void>
}

/** The day of a time in UTC. */
export const dayOf = (time: string): string => time.slice(0, 10)

const sidesOf = (
  { product, topicId, locale, contactChannel, team }: CaseRecord,
  agentId: string | null = null,
): FactSides => ({
  product,
  category_id: topicId,
  locale,
  channel: contactChannel,
  agent: agentId ?? '',
  team: team ?? '',
})

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))

export const createCaseFacts = (database: Database<CasesTables>): CaseFacts => {
  const factOf = (kind: FactKind, sides: FactSides, at: string, seconds: number | null = null) =>
    ({
      id: newRowId(new Date(at)),
      day: dayOf(at),
      kind,
      ...sides,
      band: seconds === null ? 0 : bandOf(seconds),
      amount: seconds ?? 0,
    }) satisfies WholeRow<CaseFactTable>
  const note = async (...rows: CaseFactTable[]): Promise<void> => {
    await database.insert('case_fact', rows)
  }
  return {
    filed: (record) => note(factOf('filed', sidesOf(record), record.createdAt)),

    changed: async (before, events, status, agentId) => {
      const sides = sidesOf(before, agentId)
      const answers = events.filter(({ eventType, isCompany }) => isCompany && eventType === 'CONTACT')
      const facts = answers.map(({ createdAt }) => factOf('answer', sides, createdAt))
      const [first] = answers
      if (first !== undefined && !before.hasCompanyResponse)
        facts.push(factOf('firstAnswer', sides, first.createdAt, secondsBetween(before.createdAt, first.createdAt)))
      const at = events.at(-1)?.createdAt
      if (at !== undefined && status !== undefined && (status === 'RESOLVED') !== (before.status === 'RESOLVED'))
        facts.push(
          status === 'RESOLVED'
            ? factOf('resolved', sides, at, secondsBetween(before.createdAt, at))
            : factOf('reopened', sides, at),
        )
      await note(...facts)
    },

    promised: (record, ended, at, agentId) =>
      note(
        ...ended.map(({ kind, isKept }) =>
          factOf(`${kind}${isKept ? 'Kept' : 'Missed'}`, sidesOf(record, agentId), at),
        ),
      ),

    rated: (record, rating, at) =>
      note({ ...factOf('rated', sidesOf(record, record.answeredBy ?? record.assignee), at), amount: rating }),
  }
}
