import { seedDemoReviews } from '../reviews/demo-reviews.ts'
import { registerReviewsDesk } from '../reviews/desk/routes.ts'
import { createReviewDesk } from '../reviews/desk/service.ts'
import { createDrawing } from '../reviews/drawing.ts'
import type { Gives, Needs } from './ports.ts'

const day = 86_400_000
/** Weeks are drawn from soon; what is left of them is of no use. */
const answersKept = 60 * day
/** A report looks back a year. */
const reviewsKept = 800 * day

export const composeReviews = (made: Needs<'routing'>): Gives => {
  const { clock, keys, jobs, reviews: store } = made
  const drawAll = createDrawing({ ...made, store, seedOf: (words) => keys.sign('review-draw', words) })
  jobs.repeat('review-draw', 3600, async (signal) => {
    await drawAll(signal)
  })
  const service = createReviewDesk({ ...made, store })
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
