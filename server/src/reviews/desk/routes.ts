import { ReviewSettingsRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, callerOf, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { createMarker, demandMark } from '../../platform/marks.ts'
import type { ReviewDesk } from './service.ts'
import { ok } from '../../platform/contract/answers.ts'

const settings = createMarker(ReviewSettingsRequest)

export const registerReviewsDesk = (desk: DeskScope, service: ReviewDesk): void => {
  desk.bind('reviews', {
    getReviewSettings: async () => ok(settings(await service.settings())),
    replaceReviewSettings: async ({ body, headers, request }) => {
      demandMark(headers['if-match'], settings(await service.settings()))
      const changed = await service.replaceSettings(agentOf(request).id, body)
      noteChange(request, changed)
      return ok(settings(changed.after))
    },
    listReviews: async ({ query: { state, cursor, limit }, request }) =>
      ok(await service.list(callerOf(request), state, { cursor, limit })),
    listOwnReviews: async ({ query: { cursor, limit }, request }) =>
      ok(await service.own(agentOf(request).id, { cursor, limit })),
    getReview: async ({ params, request }) => ok(await service.read(callerOf(request), params.reviewId)),
    reviewAnswer: async ({ params, body, headers, request }) => {
      demandMark(headers['if-match'], await service.read(callerOf(request), params.reviewId))
      const review = await service.give(callerOf(request), params.reviewId, body)
      noteChange(request, { before: null, after: { agent: review.agent, scores: review.scores } })
      return ok(review)
    },
    replyToReview: async ({ params, body, request }) =>
      ok(await service.reply(agentOf(request).id, params.reviewId, body.text)),
    getReviewReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return ok(await service.report({ from, to }))
    },
  })
}
