// Who gets to a case: its owner by its id, and whoever has its link.
import type { Clock } from '../lib/clock.ts'
import { isTokenStyle, sha256 } from '../lib/ids.ts'
import { networksOf } from '../lib/networks.ts'
import { existing, problem, ProblemError } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { CaseLimits } from './ports.ts'
import { isTokenLive, type CasePeriods } from './rules.ts'
import type { CaseStore } from './store.ts'
import type { CaseAccess, CaseRecord } from './types.ts'

/** Who asks for a case, by id or by token. */
export interface Asker {
  visitor: Visitor
  address: string
  locale: string
}

export interface Found {
  record: CaseRecord
  access: CaseAccess
}

interface CaseEntryDeps {
  store: Pick<CaseStore, 'findByTokenHash' | 'findOf'>
  clock: Clock
  periods: () => CasePeriods
  limits: CaseLimits
}

const tokenLookups = { max: 30, perSeconds: 60 }
/** A thread of a hundred pictures is a hundred of them; the token itself cannot be guessed at that rate either. */
const fileLookups = { max: 300, perSeconds: 60 }

export const createCaseEntry = ({ store, clock, periods, limits }: CaseEntryDeps) => {
  /** By token for everyone who holds it (ground G41), by id for the owner alone. */
  const find = async ({ visitor }: Asker, idOrToken: string): Promise<Found> => {
    if (isTokenStyle(idOrToken)) {
      const record = await store.findByTokenHash(sha256(idOrToken))
      if (!record || !isTokenLive(record, clock.now().toISOString(), periods())) throw problem.notFound()
      return { record, access: 'token' }
    }
    const record = existing(visitor.kind === 'player' ? await store.findOf(visitor.account.id, idOrToken) : undefined)
    return { record, access: 'owner' }
  }

  /** Look-ups by token are counted, whether it opens anything or not (decisions-cases B3). */
  const demand = async (asker: Asker, idOrToken: string, key: string, rule: typeof tokenLookups): Promise<Found> => {
    if (isTokenStyle(idOrToken)) {
      for (const { name, factor } of networksOf(asker.address)) {
        const taken = await limits.take(`${key}:${name}`, { ...rule, max: rule.max * factor })
        if (!taken.isAllowed) throw problem.tooManyRequests(taken.retryAfterSeconds)
      }
    }
    return find(asker, idOrToken)
  }

  return {
    find,

    /** @throws 404; 429 beyond 30 look-ups by token a minute and address (decisions-cases B3) */
    demandAccess: async (asker: Asker, idOrToken: string) => {
      await demand(asker, idOrToken, 'case-token', tokenLookups)
    },
    /** Before a file is opened. @throws as `demandAccess`, beyond 300 look-ups by token (CD-175) */
    demandFileAccess: async (asker: Asker, idOrToken: string) => {
      await demand(asker, idOrToken, 'case-file-token', fileLookups)
    },

    /**
     * A case somebody wants to hear of, and whether they still may. @throws as `demandAccess`
     */
    watch: async (asker: Asker, idOrToken: string) => {
      const { record } = await demand(asker, idOrToken, 'case-token', tokenLookups)
      return {
        caseId: record.id,
        isStillOpen: () =>
          find(asker, idOrToken).then(
            () => true,
            (error: unknown) => {
              if (error instanceof ProblemError) return false
              throw error
            },
          ),
      }
    },
  }
}

export type CaseEntry = ReturnType<typeof createCaseEntry>
