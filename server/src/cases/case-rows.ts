// Cases as they are kept and as the room knows them, each way.
import { type RawBuilder, type Selectable, type Updateable, sql } from 'kysely'
import { toFlag, type WholeRow } from '../storage/tables.ts'
import type { CaseChange } from './case-changes.ts'
import { queueRanks, sensitiveRank, snoozedRank } from './queue-ranks.ts'
import type { CaseAttachmentTable, SupportCaseTable } from './tables.ts'
import type { CaseAttachment, CaseRecord } from './types.ts'

const rankOf = ({ isSensitive, snoozedUntil, status }: CaseRecord): number => {
  if (isSensitive) return sensitiveRank
  return snoozedUntil === null ? queueRanks[status] : snoozedRank
}
/** The same of a row that is there: `rank` unless a flag stands. */
export const rankUnlessSensitive = (rank: number | RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when sensitive = 1 then ${sql.lit(sensitiveRank)} else ${typeof rank === 'number' ? sql.lit(rank) : rank} end`

export const toRecord = (row: Selectable<SupportCaseTable>): CaseRecord => ({
  id: row.id,
  region: row.region,
  ownerId: row.owner_id,
  subject: row.subject,
  status: row.status,
  type: row.type,
  resolverType: row.resolver_type,
  isLocked: row.locked === 1,
  hasCompanyResponse: row.has_company_response === 1,
  isSurveyAnswered: row.is_survey_answered === 1,
  eventCount: row.event_count,
  topicId: row.category_id,
  product: row.product,
  contactChannel: row.contact_channel,
  locale: row.locale,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  contactPhone: row.contact_phone,
  fields: JSON.parse(row.fields) as Record<string, unknown>,
  secureFields: row.secure_fields,
  ingame: row.ingame === null ? null : (JSON.parse(row.ingame) as Record<string, unknown>),
  tokenHash: row.token_hash,
  tokenSalt: row.token_salt,
  assignee: row.assignee,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  statusChangedAt: row.status_changed_at,
  cancelledAt: row.cancelled_at,
  archivedAt: row.archived_at,
  companyEventAt: row.company_event_at,
  lastReadAt: row.last_read_at,
  priority: row.priority,
  snoozedUntil: row.snoozed_until,
  team: row.team,
  suggestedMacro: row.suggested_macro,
  skill: row.skill,
  dueAt: row.due_at,
  dueKind: row.due_kind,
  awaitsGiving: row.awaits_giving === 1,
  isSensitive: row.sensitive === 1,
  mergedInto: row.merged_into,
  filedBy: row.filed_by,
  answeredBy: row.answered_by,
})

export const toAttachment = ({
  id,
  field,
  name,
  size,
  sha256,
  scan,
  finding,
}: Selectable<CaseAttachmentTable>): CaseAttachment => ({
  id,
  field,
  name,
  size,
  sha256,
  scan,
  finding,
})

export const toRow = (record: CaseRecord) =>
  ({
    id: record.id,
    region: record.region,
    owner_id: record.ownerId,
    subject: record.subject,
    status: record.status,
    type: record.type,
    resolver_type: record.resolverType,
    locked: toFlag(record.isLocked),
    has_company_response: toFlag(record.hasCompanyResponse),
    is_survey_answered: toFlag(record.isSurveyAnswered),
    event_count: record.eventCount,
    category_id: record.topicId,
    product: record.product,
    contact_channel: record.contactChannel,
    locale: record.locale,
    contact_name: record.contactName,
    contact_email: record.contactEmail,
    contact_phone: record.contactPhone,
    fields: JSON.stringify(record.fields),
    secure_fields: record.secureFields,
    ingame: record.ingame === null ? null : JSON.stringify(record.ingame),
    token_hash: record.tokenHash,
    token_salt: record.tokenSalt,
    assignee: record.assignee,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    status_changed_at: record.statusChangedAt,
    cancelled_at: record.cancelledAt,
    archived_at: record.archivedAt,
    company_event_at: record.companyEventAt,
    last_read_at: record.lastReadAt,
    queue_rank: rankOf(record),
    priority: record.priority,
    snoozed_until: record.snoozedUntil,
    team: record.team,
    suggested_macro: record.suggestedMacro,
    skill: record.skill,
    due_at: record.dueAt,
    due_kind: record.dueKind,
    awaits_giving: toFlag(record.awaitsGiving),
    sensitive: toFlag(record.isSensitive),
    merged_into: record.mergedInto,
    filed_by: record.filedBy,
    answered_by: record.answeredBy,
  }) satisfies WholeRow<SupportCaseTable>

const columnOf = {
  status: 'status',
  resolverType: 'resolver_type',
  statusChangedAt: 'status_changed_at',
  cancelledAt: 'cancelled_at',
  archivedAt: 'archived_at',
  lastReadAt: 'last_read_at',
  companyEventAt: 'company_event_at',
  isLocked: 'locked',
  subject: 'subject',
  type: 'type',
  assignee: 'assignee',
  topicId: 'category_id',
  product: 'product',
  region: 'region',
  tokenHash: 'token_hash',
  tokenSalt: 'token_salt',
  isSurveyAnswered: 'is_survey_answered',
  contactPhone: 'contact_phone',
  priority: 'priority',
  team: 'team',
} as const satisfies Record<keyof CaseChange, keyof SupportCaseTable>

type CaseUpdate = Omit<Updateable<SupportCaseTable>, 'queue_rank'> & { queue_rank?: RawBuilder<number> }

export const toUpdate = (change: CaseChange): CaseUpdate => ({
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      columnOf[name as keyof CaseChange],
      typeof value === 'boolean' ? toFlag(value) : value,
    ]),
  ),
  // Whoever gave it to somebody, or took it back, has decided (CD-313).
  ...(change.assignee === undefined && change.team === undefined ? {} : { awaits_giving: 0 as const }),
  ...(change.status === undefined
    ? {}
    : { queue_rank: rankUnlessSensitive(queueRanks[change.status]), snoozed_until: null }),
})
