// A case at the moment it is opened: what nobody has said or done yet.
import type { CaseRecord } from './types.ts'

/** What every new case is told; the rest has a beginning of its own. */
type Told = 'id' | 'region' | 'ownerId' | 'subject' | 'topicId' | 'product' | 'locale' | 'createdAt'

/** The record of a new case, open and without events. What `facts` says besides stands instead of the beginning. */
export const newRecord = (facts: Pick<CaseRecord, Told> & Partial<CaseRecord>): CaseRecord => ({
  status: 'OPEN',
  type: 'TICKET',
  resolverType: 'NONE',
  isLocked: false,
  hasCompanyResponse: false,
  isSurveyAnswered: false,
  eventCount: 0,
  contactChannel: 'TICKET',
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  fields: {},
  secureFields: null,
  ingame: null,
  tokenHash: null,
  tokenSalt: null,
  assignee: null,
  updatedAt: facts.createdAt,
  statusChangedAt: facts.createdAt,
  cancelledAt: null,
  archivedAt: null,
  companyEventAt: null,
  lastReadAt: facts.createdAt,
  priority: 1,
  snoozedUntil: null,
  team: null,
  suggestedMacro: null,
  skill: null,
  dueAt: null,
  dueKind: null,
  awaitsGiving: false,
  isSensitive: false,
  mergedInto: null,
  filedBy: null,
  answeredBy: null,
  ...facts,
})
