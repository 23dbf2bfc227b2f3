// Penalties as their player meets them: the list, the limit, the appeal (decisions-cases J).
import type {
  AnswerAppealRequest,
  AppealPenaltyRequest,
  FieldError,
  MarkPenaltiesReadRequest,
} from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { newRowId } from '../lib/ids.ts'
import { existing, problem } from '../platform/problems.ts'
import { appealView, penaltyView } from './penalty-view.ts'
import type { CodeText, OnAppeal, PenaltyContent } from './ports.ts'
import { canAppeal, daysAfter, daysBefore, dueAgain, nextAppealAt, type AppealRules } from './rules.ts'
import type { PenaltyStore } from './store.ts'
import type { AppealRecord } from './types.ts'

interface PenaltyServiceDeps extends Transacting {
  store: PenaltyStore
  content: PenaltyContent
  text: CodeText
  /** A visit of the restrictions pages (decisions-cases J6). */
  countVisit: () => void
  rules: () => AppealRules
  onAppeal: OnAppeal
}

export const createPenaltyService = (deps: PenaltyServiceDeps) => {
  const { store, content, clock, text, withTransaction, countVisit, rules, onAppeal } = deps

  const demandOwn = async (accountId: string, penaltyId: string) => {
    if ((await store.find(penaltyId))?.accountId !== accountId) throw problem.notFound()
  }
  const nextAppeal = async (accountId: string): Promise<string | null> =>
    nextAppealAt(await store.countedAppeals(accountId, daysBefore(clock.now(), rules().accountDays)), rules())
  const isLimitReached = async (accountId: string): Promise<boolean> => (await nextAppeal(accountId)) !== null

  const mistakes = ({ reasonId, description }: AppealPenaltyRequest): FieldError[] => [
    ...(content.appealReasons().includes(reasonId) ? [] : [{ field: 'reasonId', code: 'unknown' as const }]),
    // Nothing is trimmed silently (decisions-cases J17).
    ...(description !== undefined && description.trim() === ''
      ? [{ field: 'description', code: 'required' as const }]
      : []),
  ]

  const refuse = (fieldErrors: FieldError[], locale: string): Error =>
    problem.validation({
      fieldErrors,
      errorCodes: Object.fromEntries(
        fieldErrors.map(({ code }) => [code, text(locale, code === 'unknown' ? 'support.penalty.error.reason' : code)]),
      ),
    })

  return {
    /** Active and past ones, newest first. */
    async list(accountId: string, locale: string) {
      const now = clock.now()
      const penalties = await store.ofAccount(accountId)
      const appealFrom = penalties.length === 0 ? null : await nextAppeal(accountId)
      return penalties.map((penalty) => penaltyView(penalty, locale, { now, content, rules: rules(), appealFrom }))
    },
    reasons: () => [...content.appealReasons()],
    /** Whether the account may appeal no more for now. */
    isLimitReached,
    /** Whether the account has an active penalty (decisions-cases J4). */
    isAdvertised: async (accountId: string) => (await store.activeGames(accountId, clock.now())).length > 0,

    /** @throws 404 for another account's penalty, and for none */
    demandOwn,

    /**
     * @throws 404 for another account's penalty, 422 when the appeal cannot be taken; of any number at once no more than
     * the limits allow
     */
    appeal: (accountId: string, request: AppealPenaltyRequest, locale: string) =>
      withTransaction(async () => {
        const penalty = await store.find(request.penaltyId)
        if (penalty?.accountId !== accountId) throw problem.notFound()
        const fieldErrors = mistakes(request)
        if (fieldErrors.length > 0) throw refuse(fieldErrors, locale)
        const now = clock.now()
        if (!canAppeal(penalty, now, rules()))
          throw problem.validation({ errorKey: 'support.penalty.error.not.appealable' })
        if (await isLimitReached(accountId))
          throw problem.validation({ errorKey: 'support.penalty.error.appeal.limit' })
        const appeal: AppealRecord = {
          id: `app-${newRowId(now)}`,
          penaltyId: penalty.id,
          accountId,
          reasonId: request.reasonId,
          description: request.description ?? null,
          submittedAt: now.toISOString(),
          state: 'PENDING',
          repName: null,
          repResponse: null,
          decidedBy: null,
          decidedAt: null,
          game: penalty.game,
          dueAt: daysAfter(now, rules().targetDays),
          isWaiting: false,
          assignee: null,
          questions: [],
        }
        await store.insertAppeal(appeal)
        await onAppeal({ what: 'created', appeal, at: appeal.submittedAt, agentId: null })
        return appealView(appeal)
      }),

    /**
     * Answers what the desk asked about the pending appeal, which comes back to its queue.
     * @throws 404 for another account's penalty, 422 when nothing is asked (any more)
     */
    answer: (accountId: string, { penaltyId, answer }: AnswerAppealRequest) =>
      withTransaction(async () => {
        const penalty = await store.find(penaltyId)
        if (penalty?.accountId !== accountId) throw problem.notFound()
        const appeal = penalty.appeals.at(-1)
        const asked = appeal?.questions.at(-1)
        const now = clock.now()
        if (
          !appeal ||
          !asked ||
          !(await store.answerQuestion(appeal.id, {
            questionId: asked.id,
            answer,
            answeredAt: now.toISOString(),
            dueAt: dueAgain(asked, now),
          }))
        )
          throw problem.validation({ errorKey: 'support.penalty.error.not.asked' })
        const again = existing((await store.find(penaltyId))?.appeals.at(-1))
        await onAppeal({ what: 'answered', appeal: again, at: now.toISOString(), agentId: null })
        return appealView(again)
      }),

    /** What came up to `until` is seen, of one penalty or of all. @throws 404 for another account's penalty */
    markRead: async (accountId: string, { until, penaltyId }: MarkPenaltiesReadRequest) => {
      if (penaltyId !== undefined) await demandOwn(accountId, penaltyId)
      await store.markSeen(accountId, new Date(until).toISOString(), penaltyId)
    },
    /** Penalties with something unseen, at most 100 (T18). */
    unreadCount: store.unreadCount,
    countVisit,
    /** Short names of the products with an active penalty: the catalogue's port. */
    productsWithPenalty: async (accountId: string) => new Set(await store.activeGames(accountId, clock.now())),
  }
}

export type PenaltyService = ReturnType<typeof createPenaltyService>
