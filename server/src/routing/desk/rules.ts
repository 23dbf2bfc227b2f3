// Rules for new cases: made, put in order, tried on past ones before they are switched on (CD-259).
import type { DeskRuleRequest, FieldErrorCode, RuleConditions } from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { problem } from '../../platform/problems.ts'
import { meeting, type RoutedCase } from '../match.ts'
import type { RoutingStore, Rule } from '../store.ts'

export interface PastCase extends RoutedCase {
  id: string
  createdAt: string
}

export interface RuleDeskDeps extends Transacting {
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
  const { store, withTransaction, clock, refuse } = deps

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
  const made = (by: string, id: string, { name, enabled, when, then }: DeskRuleRequest): Rule => ({
    id,
    name: name.trim(),
    enabled,
    when,
    then,
    changedAt: clock.now().toISOString(),
    changedBy: by,
  })
  const demandThere = async (id: string): Promise<void> => {
    if ((await store.rule(id)) === undefined) throw problem.notFound()
  }

  return {
    list: store.rules,
    /** @throws 422 for what is not there, a rule that does nothing, one rule too many */
    create: (by: string, request: DeskRuleRequest) =>
      withTransaction(async () => {
        await demandPossible(request)
        if ((await store.rules()).length >= mostRules) throw refuse('name', 'max')
        const rule = made(by, newRowId(clock.now()), request)
        await store.insertRule(rule)
        return rule
      }),
    /** @throws 404, and 422 as `create` */
    replace: (by: string, id: string, request: DeskRuleRequest) =>
      withTransaction(async () => {
        await demandThere(id)
        await demandPossible(request)
        const rule = made(by, id, request)
        await store.replaceRule(rule)
        return rule
      }),
    /** @throws 404 */
    remove: (id: string) =>
      withTransaction(async () => {
        await demandThere(id)
        await store.removeRule(id)
      }),
    /** @throws 409 when the ids are not those of all rules */
    order: (ids: readonly string[]) =>
      withTransaction(async () => {
        const there = new Set((await store.rules()).map(({ id }) => id))
        if (there.size !== ids.length || !ids.every((id) => there.has(id))) throw problem.changed({})
        await store.order(ids)
        return store.rules()
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
