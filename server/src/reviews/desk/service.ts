// Reviews at the desk: who is shown which, scores, words, one reply (CD-350).
import {
  type DeskReview,
  type DeskReviewPage,
  type FieldErrorCode,
  type ReviewCriterion,
  ReviewRequest,
  type ReviewSettingsRequest,
} from '#generated/server/desk/schemas.ts'
import { isUtcTime, type Transacting } from '../../lib/clock.ts'
import { createMarker } from '../../platform/marks.ts'
import { cutPage, type PageAsk, readPlace } from '../../platform/page-place.ts'
import { problem } from '../../platform/problems.ts'
import type { Review, ReviewSettings, ReviewStore } from '../store.ts'

export interface Reviewer {
  id: string
  isLead: boolean
}

interface ReviewDeskDeps extends Transacting {
  store: ReviewStore
  isTeam: (id: string) => Promise<boolean>
  refuse: (field: string, code: FieldErrorCode) => Error
}

const none: ReviewSettings = { share: 0, teams: [], criteria: [], changedAt: null, changedBy: null }

const marked = createMarker(ReviewRequest)

const toWire = (review: Review, criteria: readonly ReviewCriterion[]): DeskReview => {
  const { hundredths, scores, ...shown } = review
  return marked({
    ...shown,
    case: shown.case === null ? null : { ...shown.case, region: shown.case.region as 'us' },
    // What was scored, as it was called then; else what is scored now.
    criteria: scores.length === 0 ? [...criteria] : scores.map(({ criterion: id, name }) => ({ id, name })),
    scores: scores.map(({ criterion, score }) => ({ criterion, score })),
    average: hundredths === null ? null : hundredths / 100,
  })
}

export const createReviewDesk = (deps: ReviewDeskDeps) => {
  const { store, withTransaction, clock, refuse } = deps
  const now = () => clock.now().toISOString()
  const settings = async (): Promise<ReviewSettings> => (await store.settings()) ?? none

  const find = async (reviewer: Reviewer, id: string): Promise<Review> => {
    const review = await store.find(id)
    const isOwn = review?.agent === reviewer.id
    // Their own open one would tell which of their answers was drawn.
    const isShown = isOwn ? review.reviewedAt !== null : reviewer.isLead
    if (review === undefined || !isShown) throw problem.notFound()
    return review
  }
  const shown = async (review: Review): Promise<DeskReview> => toWire(review, (await settings()).criteria)
  const pageOf = async (
    { cursor, limit }: PageAsk,
    read: (before: ReturnType<typeof readPlace>, limit: number) => Promise<Review[]>,
    placeOf: (review: Review) => string,
  ): Promise<DeskReviewPage> => {
    const before = readPlace(cursor, isUtcTime)
    const { items, nextCursor } = cutPage(await read(before, limit + 1), limit, { before, placeOf })
    const { criteria } = await settings()
    return { items: items.map((review) => toWire(review, criteria)), nextCursor }
  }

  return {
    settings,
    /** @throws 422 for a team nobody knows, a criterion twice, a share without criteria */
    replaceSettings: (by: string, { share, teams, criteria }: ReviewSettingsRequest) =>
      withTransaction(async () => {
        const before = await settings()
        for (const [index, { team }] of teams.entries())
          if (!(await deps.isTeam(team)) || teams.findIndex((one) => one.team === team) !== index)
            throw refuse(`teams.${index}.team`, 'unknown')
        if (new Set(criteria.map(({ id }) => id)).size !== criteria.length) throw refuse('criteria', 'notallowed')
        const isOn = share > 0 || teams.some((one) => one.share > 0)
        if (isOn && criteria.length === 0) throw refuse('criteria', 'required')
        const after = {
          share,
          teams,
          criteria: criteria.map(({ id, name }) => ({ id, name: name.trim() })),
          changedAt: now(),
          changedBy: by,
        }
        await store.saveSettings(after)
        return { before, after }
      }),

    list: ({ id }: Reviewer, which: 'open' | 'done', page: PageAsk) =>
      pageOf(
        page,
        (before, limit) => store.page(which, id, before, limit),
        ({ drawnAt, reviewedAt }) => (which === 'open' ? drawnAt : (reviewedAt ?? '')),
      ),
    own: (agentId: string, page: PageAsk) =>
      pageOf(
        page,
        (before, limit) => store.ofAgent(agentId, before, limit),
        ({ reviewedAt }) => reviewedAt ?? '',
      ),
    /** @throws 404 for what is not theirs to see */
    read: async (reviewer: Reviewer, id: string) => shown(await find(reviewer, id)),

    /** @throws 404 for what is not there and their own; 409 once there is a reply; 422 for scores that are not each criterion's */
    give: (reviewer: Reviewer, id: string, { scores, words }: ReviewRequest) =>
      withTransaction(async () => {
        const review = await find(reviewer, id)
        if (review.agent === reviewer.id) throw problem.notFound()
        const criteria =
          review.scores.length > 0
            ? review.scores.map(({ criterion, name }) => ({ id: criterion, name }))
            : (await settings()).criteria
        const given = criteria.map(({ id: criterion, name }) => ({
          criterion,
          name,
          score: scores.find((one) => one.criterion === criterion)?.score ?? 0,
        }))
        if (given.length === 0 || given.length !== scores.length || given.some(({ score }) => score === 0))
          throw refuse('scores', 'required')
        const text = words.trim()
        const isGiven = await store.give(id, {
          scores: given,
          words: text === '' ? null : text,
          reviewer: reviewer.id,
          at: review.reviewedAt ?? now(),
        })
        if (!isGiven) throw problem.changed({})
        return shown(await find(reviewer, id))
      }),

    /** @throws 404 for another's; 409 for the second */
    reply: (agentId: string, id: string, text: string) =>
      withTransaction(async () => {
        const review = await store.find(id)
        if (review === undefined || review.agent !== agentId || review.reviewedAt === null) throw problem.notFound()
        if (!(await store.reply(id, text.trim(), now()))) throw problem.changed({})
        return shown((await store.find(id))!)
      }),

    report: async ({ from, to }: { from: string; to: string }) => {
      const { agents, teams, criteria } = await store.figures(from, to)
      const reviews = agents.reduce((total, { figures }) => total + figures.reviews, 0)
      const sum = agents.reduce((total, { figures }) => total + (figures.average ?? 0) * figures.reviews, 0)
      return {
        from,
        to,
        total: { reviews, average: reviews === 0 ? null : Math.round((sum / reviews) * 10) / 10 },
        agents: agents.map(({ key: agent, figures }) => ({ agent, figures })),
        teams: teams.map(({ key, figures }) => ({ team: key === '' ? null : key, figures })),
        criteria: criteria.map(({ key: name, figures }) => ({ name, figures })),
      }
    },
  }
}

export type ReviewDesk = ReturnType<typeof createReviewDesk>
