// What happens to cases, as programs of the operator's are told of it.
import type { WebhookData, WebhookEvent } from '#generated/server/desk/schemas.ts'
import type { Clock } from '../lib/clock.ts'
import { priorityOf } from './priorities.ts'
import type { OnCaseHappening } from './happenings.ts'
import type { CaseRecord } from './types.ts'

interface CaseNoticesDeps {
  tell: (notice: { type: WebhookEvent; at: string; accountId: string | null; data: WebhookData }) => Promise<void>
  clock: Clock
  deskPage: (page: string) => string
}

export const createCaseNotices = ({ tell, clock, deskPage }: CaseNoticesDeps) => {
  const now = () => clock.now().toISOString()
  const caseData = (record: CaseRecord): NonNullable<WebhookData['case']> => ({
    id: record.id,
    region: record.region as 'eu',
    gameName: record.product,
    categoryId: record.topicId,
    locale: record.locale,
    contactChannelType: record.contactChannel,
    status: record.status,
    type: record.type,
    locked: record.isLocked,
    priority: priorityOf(record),
    accountId: record.ownerId,
    assignee: record.assignee,
    team: record.team,
    eventCount: record.eventCount,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    deskUrl: deskPage(`cases/${record.id}`),
  })
  const onHappening: OnCaseHappening = ({ type, record, by, agentId, at, ...more }) =>
    tell({
      type,
      at: at ?? now(),
      accountId: record.ownerId,
      data: { caseId: record.id, case: caseData(record), by, ...(agentId === null ? {} : { agentId }), ...more },
    })
  return {
    onHappening,
    onErased: async (caseIds: readonly string[]): Promise<void> => {
      for (const caseId of caseIds) await tell({ type: 'case.erased', at: now(), accountId: null, data: { caseId } })
    },
  }
}
