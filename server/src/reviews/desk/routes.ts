// Wire ⇄ domain of the desk's calls about reviews.
import type { FastifyRequest } from 'fastify'
import { ReviewSettingsRequest } from '#generated/server/desk/schemas.ts'
import { agentOf, mayLead, noteChange, type DeskScope } from '../../desk/scope.ts'
import { demandDaySpan } from '../../platform/day-span.ts'
import { createMarker, demandMark } from '../../platform/marks.ts'
import type { ReviewDesk, Reviewer } from './service.ts'

const reviewerOf = (request: FastifyRequest): Reviewer => {
  const agent = agentOf(request)
  return { id: agent.id, isLead: mayLead(agent) }
}

const settings = createMarker(ReviewSettingsRequest)

export const registerReviewsDesk = (desk: DeskScope, service: ReviewDesk): void => {
  desk.bind('reviews', {
    getReviewSettings: async () => ({ status: 200, body: settings(await service.settings()) }),
    replaceReviewSettings: async ({ body, headers, request }) => {
      demandMark(headers['if-match'], settings(await service.settings()))
      const changed = await service.replaceSettings(agentOf(request).id, body)
      noteChange(request, changed)
      return { status: 200, body: settings(changed.after) }
    },
    listReviews: async ({ query: { state, cursor, limit }, request }) => ({
      status: 200,
      body: await service.list(reviewerOf(request), state, { cursor, limit }),
    }),
    listOwnReviews: async ({ query: { cursor, limit }, request }) => ({
      status: 200,
      body: await service.own(agentOf(request).id, { cursor, limit }),
    }),
    getReview: async ({ params, request }) => ({
      status: 200,
      body: await service.read(reviewerOf(request), params.reviewId),
    }),
    reviewAnswer: async ({ params, body, headers, request }) => {
      demandMark(headers['if-match'], await service.read(reviewerOf(request), params.reviewId))
      const review = await service.give(reviewerOf(request), params.reviewId, body)
      noteChange(request, { before: null, after: { agent: review.agent, scores: review.scores } })
      return { status: 200, body: review }
    },
    replyToReview: async ({ params, body, request }) => ({
      status: 200,
      body: await service.reply(agentOf(request).id, params.reviewId, body.text),
    }),
    getReviewReport: async ({ query: { from, to } }) => {
      demandDaySpan(from, to)
      return { status: 200, body: await service.report({ from, to }) }
    },
  })
}
