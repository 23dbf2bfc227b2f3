// A penalty and its appeals as the desk sees them.
import type { DeskAppeal, DeskPenalty } from '#generated/server/desk/schemas.ts'
import { canAppeal, isActive, lastAppealState, type AppealRules } from '../rules.ts'
import type { AppealRecord, Penalised } from '../types.ts'

/** The desk's penalty: texts in every language, who imposed it. */
export const deskPenaltyView = (
  penalty: Penalised,
  { now, rules }: { now: Date; rules: AppealRules },
): DeskPenalty => ({
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
})

export const deskAppealView = (appeal: AppealRecord, penalty: DeskPenalty): DeskAppeal => ({
  id: appeal.id,
  state: appeal.state,
  penalty,
  reasonId: appeal.reasonId,
  submittedDate: appeal.submittedAt,
  description: appeal.description,
  repName: appeal.repName,
  repResponse: appeal.repResponse,
  decidedBy: appeal.decidedBy,
  decidedAt: appeal.decidedAt,
})
