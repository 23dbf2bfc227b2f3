// What happens to appeals, as programs of the operator's are told of it.
import type { WebhookData, WebhookEvent } from '#generated/server/desk/schemas.ts'
import type { AppealHappening, OnAppeal } from './ports.ts'

/** Given to a lead, talked over: nobody's business outside the desk. */
const events: Partial<Record<AppealHappening['what'], WebhookEvent>> = {
  created: 'appeal.created',
  asked: 'appeal.asked',
  answered: 'appeal.answered',
  decided: 'appeal.decided',
}

interface AppealNoticesDeps {
  tell: (notice: { type: WebhookEvent; at: string; accountId: string | null; data: WebhookData }) => Promise<void>
  deskPage: (page: string) => string
}

export const createAppealNotices =
  ({ tell, deskPage }: AppealNoticesDeps): OnAppeal =>
  async ({ what, appeal, at, agentId }) => {
    const { id, penaltyId, reasonId, state, dueAt, assignee, decidedAt, accountId } = appeal
    const type = events[what]
    if (type === undefined) return
    await tell({
      type,
      at,
      accountId,
      data: {
        appeal: {
          id,
          penaltyId,
          gameName: appeal.game,
          reasonId,
          state,
          waitsForPlayer: appeal.isWaiting,
          dueAt,
          assignee,
          submittedDate: appeal.submittedAt,
          decidedAt,
          deskUrl: deskPage(`appeals/${id}`),
        },
        by: agentId === null ? 'player' : 'agent',
        ...(agentId === null ? {} : { agentId }),
        accountId,
      },
    })
  }
