// What happens to an appeal before it is decided: a question to its player, another decider, a colleague's words, what was
// decided in the like; and how often what somebody imposed was wrong (CD-320 to CD-322).
import type {
  AskAppellantRequest,
  AskOpinionRequest,
  AssignAppealRequest,
  DeskAppeal,
  GiveOpinionRequest,
} from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { newRowId } from '../../lib/ids.ts'
import { existing, problem, refusalBy } from '../../platform/problems.ts'
import type { AppealHappening, CodeText, OnAppeal, PenaltyContent, PenaltyOutbox } from '../ports.ts'
import { daysAfter, mostOpinions, mostQuestions, type AppealRules } from '../rules.ts'
import type { PenaltyStore } from '../store.ts'
import type { AppealRecord, Penalised } from '../types.ts'
import { assignmentView, deskAppealView, deskPenaltyView, likeView, opinionView } from './view.ts'

interface AppealReviewDeps extends Transacting {
  store: PenaltyStore
  content: Pick<PenaltyContent, 'defaultLocale' | 'reasonTexts'>
  text: CodeText
  rules: () => AppealRules
  outbox: PenaltyOutbox
  onAppeal: OnAppeal
  /** When these accounts were opened by a code from a mail, newest first (CD-308). */
  openingsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
}

export interface Reviewer {
  id: string
  displayName: string
  mayLead: boolean
}

/** What is known of somebody at the desk; undefined: nobody of this id. */
type ColleagueOf = (id: string, thing: { game: string }) => Promise<{ mayLead: boolean } | undefined>

const mostLike = 10
const keptAssignments = 20
const mostImposers = 200

export const createAppealReview = (deps: AppealReviewDeps) => {
  const { store, content, clock, text, withTransaction, rules, outbox, onAppeal, openingsOf } = deps

  const found = async (appealId: string): Promise<{ appeal: AppealRecord; penalty: Penalised }> => {
    const appeal = await store.findAppeal(appealId)
    const penalty = appeal && (await store.find(appeal.penaltyId))
    if (!appeal || !penalty) throw problem.notFound()
    return { appeal, penalty }
  }
  const demandOther = ({ imposedBy }: Penalised, { id }: Reviewer): void => {
    if (imposedBy === id) throw problem.forbidden('who imposed a penalty does not decide its appeal')
  }
  const demandPending = ({ state }: AppealRecord): void => {
    if (state !== 'PENDING') throw problem.changed({ detail: 'this appeal is decided already' })
  }
  const refuse = refusalBy((code) => text(content.defaultLocale(), code))
  const tooMany = (field: string, count: number): Error =>
    problem.validation({ fieldErrors: [{ field, code: 'max', params: { count } }] })
  /** Says it to whoever listens. @returns the appeal as it is now */
  const told = async (what: AppealHappening['what'], appealId: string, agent: Reviewer, at: string) => {
    const now = await found(appealId)
    await onAppeal({ what, appeal: now.appeal, at, agentId: agent.id })
    return now
  }
  const viewOf = async ({ appeal, penalty }: { appeal: AppealRecord; penalty: Penalised }): Promise<DeskAppeal> => {
    const now = clock.now()
    const openedByMailAt = (await openingsOf([penalty.accountId])).get(penalty.accountId)
    const { reasonTexts } = content
    return deskAppealView(appeal, deskPenaltyView(penalty, { now, rules: rules(), openedByMailAt }), {
      now,
      reasonTexts,
    })
  }
  const sheet = async (appealId: string, agent: Reviewer) => {
    const { appeal, penalty } = await found(appealId)
    const isDecider = agent.mayLead && penalty.imposedBy !== agent.id
    const opinions = await store.opinions(appealId)
    const like = isDecider ? await store.alike(appeal, mostLike) : []
    const alike = []
    for (const one of like) {
      const of = await store.find(one.penaltyId)
      if (of) alike.push(likeView(one, of))
    }
    return {
      appeal: await viewOf({ appeal, penalty }),
      opinions: opinions.filter(({ colleague }) => isDecider || colleague === agent.id).map(opinionView),
      assignments: isDecider ? (await store.assignments(appealId)).map(assignmentView) : [],
      alike,
    }
  }

  return {
    /** The appeal with what stands beside it for who decides; others see what they were asked for. @throws 404 */
    sheet,
    /** @throws 404; 403 for who imposed; 409 when it is decided or waits already; 422 after the third question */
    ask: (appealId: string, { question }: AskAppellantRequest, agent: Reviewer) =>
      withTransaction(async () => {
        const { appeal, penalty } = await found(appealId)
        demandOther(penalty, agent)
        demandPending(appeal)
        if (appeal.isWaiting) throw problem.changed({ detail: 'this appeal waits for its player already' })
        if (appeal.questions.length >= mostQuestions) throw tooMany('question', mostQuestions)
        const now = clock.now()
        const asked = {
          id: newRowId(now),
          question,
          askedBy: agent.id,
          askedName: agent.displayName,
          askedAt: now.toISOString(),
          dueBefore: appeal.dueAt,
          answerUntil: daysAfter(now, rules().answerDays),
          answer: null,
          answeredAt: null,
        }
        if (!(await store.ask(appealId, asked)))
          throw problem.changed({ detail: 'this appeal is decided, or waits for its player already' })
        await store.tell(penalty.id, asked.askedAt)
        await outbox.enqueue('appeal-asked', penalty.id)
        return viewOf(await told('asked', appealId, agent, asked.askedAt))
      }),
    /** @throws 404; 403 for who imposed; 409 when it is decided; 422 for who may not decide it */
    assign: (appealId: string, { assignee, note }: AssignAppealRequest, agent: Reviewer, find: ColleagueOf) =>
      withTransaction(async () => {
        const { appeal, penalty } = await found(appealId)
        demandOther(penalty, agent)
        demandPending(appeal)
        if (assignee !== null && (assignee === penalty.imposedBy || (await find(assignee, penalty))?.mayLead !== true))
          throw refuse('assignee', 'unknown')
        const now = clock.now()
        const assignment = {
          id: newRowId(now),
          appealId,
          assignee,
          assignedBy: agent.id,
          assignedAt: now.toISOString(),
          note: note ?? null,
        }
        if (!(await store.assign(assignment, keptAssignments)))
          throw problem.changed({ detail: 'this appeal is decided already' })
        return viewOf(await told('assigned', appealId, agent, assignment.assignedAt))
      }),
    /** @throws 404; 403 for who imposed; 409 when it is decided; 422 for who cannot be asked, and after the fifth */
    askOpinion: (appealId: string, { colleague, question }: AskOpinionRequest, agent: Reviewer, find: ColleagueOf) =>
      withTransaction(async () => {
        const { appeal, penalty } = await found(appealId)
        demandOther(penalty, agent)
        demandPending(appeal)
        const isAsked = colleague !== agent.id && colleague !== penalty.imposedBy && (await find(colleague, penalty))
        if (!isAsked) throw refuse('colleague', 'unknown')
        const opinions = await store.opinions(appealId)
        if (opinions.length >= mostOpinions || opinions.some((one) => one.colleague === colleague))
          throw tooMany('colleague', mostOpinions)
        const now = clock.now()
        await store.insertOpinion({
          id: newRowId(now),
          appealId,
          colleague,
          question: question ?? null,
          askedBy: agent.id,
          askedAt: now.toISOString(),
          advice: null,
          words: null,
          givenAt: null,
        })
        await told('talkedOver', appealId, agent, now.toISOString())
        return sheet(appealId, agent)
      }),
    /** @throws 404 for who was not asked; 409 when the appeal is decided */
    giveOpinion: (appealId: string, { advice, words }: GiveOpinionRequest, agent: Reviewer) =>
      withTransaction(async () => {
        const { appeal } = await found(appealId)
        const asked = existing((await store.opinions(appealId)).find(({ colleague }) => colleague === agent.id))
        demandPending(appeal)
        const givenAt = clock.now().toISOString()
        await store.giveOpinion(asked.id, { advice: advice ?? null, words, givenAt })
        await told('talkedOver', appealId, agent, givenAt)
        return sheet(appealId, agent)
      }),
    /** Of days; `to` is no part of it. */
    imposers: async ({ from, to }: { from: string; to: string }) => ({
      items: (await store.imposers(`${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`, mostImposers)).map((counts) => ({
        ...counts,
        overturnedShare: counts.decided === 0 ? null : counts.overturned / counts.decided,
      })),
    }),
  }
}

export type AppealReview = ReturnType<typeof createAppealReview>
