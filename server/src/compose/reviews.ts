// Reviews: answered cases drawn by lot, and looked at again.
import type { OnCaseHappening } from '../cases/happenings.ts'
import { problem } from '../platform/problems.ts'
import { seedDemoReviews } from '../reviews/demo-reviews.ts'
import { registerReviewsDesk } from '../reviews/desk/routes.ts'
import { createReviewDesk } from '../reviews/desk/service.ts'
import { createDrawing } from '../reviews/drawing.ts'
import { weekOf } from '../reviews/lot.ts'
import type { ReviewStore } from '../reviews/store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'
import type { ValidationText } from './validation-text.ts'

export interface ReviewEvents {
  /** Within the transaction of what happened. */
  onCase: OnCaseHappening
  /** Within the transaction that has erased cases. */
  onErased: () => Promise<void>
}

const day = 86_400_000
/** Weeks are drawn from soon; what is left of them is of no use. */
const answersKept = 60 * day
/** A report looks back a year. */
const reviewsKept = 800 * day

/** What the store of cases tells; made before it. */
export const composeReviewEvents = (store: ReviewStore, { clock }: Pick<Core, 'clock'>): ReviewEvents => ({
  onCase: async ({ type, record, agentId, at }) => {
    if (type !== 'case.answered' || agentId === null) return
    const week = weekOf(at ?? clock.now().toISOString())
    await store.note({ week, team: record.team, agentId, caseId: record.id })
  },
  onErased: store.forgetCaseless,
})

export const composeReviews = (
  { database, clock, keys, jobs, content }: Core,
  { store, isTeam, text }: { store: ReviewStore; isTeam: (id: string) => Promise<boolean>; text: ValidationText },
): Composed => {
  const { withTransaction } = database
  const drawAll = createDrawing({
    store,
    withTransaction,
    clock,
    seedOf: (words) => keys.sign('review-draw', words),
  })
  jobs.repeat('review-draw', 3600, async (signal) => {
    await drawAll(signal)
  })
  const service = createReviewDesk({
    store,
    withTransaction,
    clock,
    isTeam,
    refuse: (field, code) =>
      problem.validation({
        fieldErrors: [{ field, code }],
        errorCodes: { [code]: text(content.current().defaultLocale, code) },
      }),
  })
  return {
    room: {
      registerDesk: (desk) => registerReviewsDesk(desk, service),
      seed: () => seedDemoReviews({ store, service, drawAll }),
      sweep: (signal) => {
        const before = (kept: number) => new Date(clock.now().getTime() - kept).toISOString()
        return store.sweep({ answers: before(answersKept).slice(0, 10), reviews: before(reviewsKept) }, signal)
      },
    },
  }
}
