import {
  UpdatePenaltyRequest,
  type AlikeAppeal,
  type AppealAssignment as DeskAssignment,
  type AppealOpinion as DeskOpinion,
  type DeskAppeal,
  type DeskPenalty,
} from '#generated/server/desk/schemas.ts'
import { createMarker } from '../../platform/marks.ts'
import type { PenaltyContent } from '../ports.ts'
import { canAppeal, isActive, lastAppealState, type AppealRules } from '../rules.ts'
import type { AppealAssignment, AppealOpinion, AppealRecord, Penalised } from '../types.ts'

const marked = createMarker(UpdatePenaltyRequest)

/** The desk's penalty: texts in every language, who imposed it. */
export const deskPenaltyView = (
  penalty: Penalised,
  { now, rules, openedByMailAt }: { now: Date; rules: AppealRules; openedByMailAt: readonly string[] | undefined },
): DeskPenalty =>
  marked({
    id: penalty.id,
    externalId: penalty.externalId,
    accountId: penalty.accountId,
    game: penalty.game,
    gameAccount: penalty.gameAccount,
    penalty: penalty.penalty,
    reason: penalty.reason,
    end: penalty.end,
    active: isActive(penalty, now),
    evidence: [...penalty.evidence],
    appealable: penalty.appealable,
    imposedAt: penalty.imposedAt,
    imposedBy: penalty.imposedBy,
    canAppeal: canAppeal(penalty, now, rules),
    lastAppealState: lastAppealState(penalty),
    ...(penalty.ruleBroken === null ? {} : { ruleBroken: penalty.ruleBroken }),
    ...(penalty.facts === null ? {} : { facts: penalty.facts }),
    ...(penalty.decidedBy === null ? {} : { decidedBy: penalty.decidedBy }),
    ...(penalty.howToComplain === null ? {} : { howToComplain: penalty.howToComplain }),
    ...(openedByMailAt === undefined ? {} : { openedByMailAt: [...openedByMailAt] }),
  })

export const deskAppealView = (
  appeal: AppealRecord,
  penalty: DeskPenalty,
  { now, reasonTexts }: { now: Date; reasonTexts: PenaltyContent['reasonTexts'] },
): DeskAppeal => ({
  id: appeal.id,
  state: appeal.state,
  penalty,
  reasonId: appeal.reasonId,
  reasonTexts: reasonTexts(appeal.reasonId),
  submittedDate: appeal.submittedAt,
  description: appeal.description,
  repName: appeal.repName,
  repResponse: appeal.repResponse,
  decidedBy: appeal.decidedBy,
  decidedAt: appeal.decidedAt,
  dueAt: appeal.dueAt,
  isOverdue: appeal.state === 'PENDING' && !appeal.isWaiting && appeal.dueAt < now.toISOString(),
  waitsForPlayer: appeal.isWaiting,
  assignee: appeal.assignee,
  questions: appeal.questions.map(({ question, askedBy, askedAt, answerUntil, answer, answeredAt }) => ({
    question,
    askedBy,
    askedAt,
    answerUntil,
    answer,
    answeredAt,
  })),
})

export const opinionView = (opinion: AppealOpinion): DeskOpinion => {
  const { id: _id, appealId: _appeal, ...shown } = opinion
  return shown
}

export const assignmentView = (assignment: AppealAssignment): DeskAssignment => {
  const { id: _id, appealId: _appeal, ...shown } = assignment
  return shown
}

/** A decided appeal beside one that is to be decided: what it was about and what came of it, not whose it was. */
export const likeView = (appeal: AppealRecord, { penalty, reason }: Penalised): AlikeAppeal => ({
  id: appeal.id,
  state: appeal.state,
  penalty,
  reason,
  description: appeal.description,
  repName: appeal.repName,
  repResponse: appeal.repResponse,
  decidedAt: appeal.decidedAt,
})
