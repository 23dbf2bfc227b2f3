import type { FastifyInstance } from 'fastify'
import { newRowId } from '../lib/ids.ts'
import type { Clock } from '../lib/clock.ts'
import { bindOperations } from '../platform/contract/bind.ts'
import { problem } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { NoteKind, NoteStore } from './store.ts'
import { done } from '../platform/contract/answers.ts'

interface BugSuggestionDeps {
  store: NoteStore
  clock: Clock
}

/**
 * Two separate calls, one store (OD-52). The contract refuses what is empty, too long or white space alone before this
 * runs.
 */
export const registerBugSuggestionRoutes = (app: FastifyInstance, { store, clock }: BugSuggestionDeps): void => {
  const take = async (
    kind: NoteKind,
    visitor: Visitor,
    locale: string,
    description: string,
  ): Promise<{ status: 204 }> => {
    if (visitor.kind !== 'player') throw problem.unauthorized()
    const now = clock.now()
    await store.add({
      id: newRowId(now),
      kind,
      accountId: visitor.account.id,
      locale,
      description,
      createdAt: now.toISOString(),
    })
    return done
  }
  bindOperations(app, 'bug-suggestion', {
    reportBug: ({ body, locale, visitor }) => take('bug', visitor, locale, body.description),
    suggest: ({ body, locale, visitor }) => take('suggestion', visitor, locale, body.description),
  })
}
