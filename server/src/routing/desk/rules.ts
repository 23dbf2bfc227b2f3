// Rules for new cases: made, put in order, tried on past ones before they are switched on (CD-259).
import type { DeskRuleRequest, FieldErrorCode, RuleConditions } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { createDeskList } from '../../platform/desk-list.ts'
import { meeting, type RoutedCase } from '../match.ts'
import type { RoutingStore } from '../store.ts'

export interface PastCase extends RoutedCase {
  id: string
  createdAt: string
}

interface RuleDeskDeps extends Transacting {
  store: RoutingStore
  isProduct: (shortName: string) => boolean
  isTopic: (topicId: number) => boolean
  /** Whether everybody may use this macro. */
  isSharedMacro: (id: string) => Promise<boolean>
  /** The newest, newest first. */
  pastCases: (most: number) => Promise<readonly PastCase[]>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const mostRules = 200
const mostTried = 1_000
const mostShown = 20

export const createRuleDesk = (deps: RuleDeskDeps) => {
  const { store, refuse } = deps

  const demandPossible = async ({ when, then }: DeskRuleRequest): Promise<void> => {
    if (!when.games.every(deps.isProduct)) throw refuse('when.games', 'unknown')
    if (!when.topics.every(deps.isTopic)) throw refuse('when.topics', 'unknown')
    if (when.words.length > 0 && when.atLeast > when.words.length) throw refuse('when.atLeast', 'max')
    const asksNothing = (then.skill ?? null) === null && then.tags.length === 0
    if (then.team === null && then.priority === null && then.macro === null && asksNothing)
      throw refuse('then', 'required')
    if (then.team !== null && (await store.team(then.team)) === undefined) throw refuse('then.team', 'unknown')
    if (then.macro !== null && !(await deps.isSharedMacro(then.macro))) throw refuse('then.macro', 'unknown')
  }

  return {
    ...createDeskList(deps, {
      most: mostRules,
      all: store.rules,
      find: store.rule,
      insert: store.insertRule,
      replace: store.replaceRule,
      remove: store.removeRule,
      order: store.order,
      demandPossible,
      read: ({ enabled, when, then }) => ({ enabled, when, then }),
    }),
    tried: async (conditions: RuleConditions) => {
      const cases = await deps.pastCases(mostTried)
      const met = cases.filter((one) => meeting(one)(conditions))
      return {
        looked: cases.length,
        met: met.length,
        items: met.slice(0, mostShown).map(({ id, subject, createdAt }) => ({ id, subject, createdAt })),
      }
    },
  }
}

export type RuleDesk = ReturnType<typeof createRuleDesk>
