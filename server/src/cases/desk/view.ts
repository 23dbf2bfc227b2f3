// Domain → wire of the desk: what a representative sees of a case beyond the player's view.
import type {
  DeskAttachment,
  DeskCaseSummary,
  DeskField,
  DeskMail,
  DeskOriginal,
  SensitiveCategory,
} from '#generated/server/desk/schemas.ts'
import type { Keyring } from '../../lib/keyring.ts'
import { mediaTypeOf, type CaseFiles } from '../case-files.ts'
import { excerptOf } from '../case-view.ts'
import { secureContext } from '../filing.ts'
import { priorityOf } from '../priorities.ts'
import type { CaseEvent, CaseRecord, KeptMail } from '../types.ts'

export const deskSummary = (
  record: CaseRecord,
  {
    gameTitle,
    beginning,
    tags,
    sensitive,
    rank,
  }: {
    gameTitle: string
    beginning: string | undefined
    tags: string[]
    sensitive: SensitiveCategory[]
    rank: number
  },
): DeskCaseSummary => ({
  id: record.id,
  region: record.region,
  subject: record.subject,
  excerpt: excerptOf(beginning),
  status: record.status,
  type: record.type,
  contactChannelType: record.contactChannel,
  gameName: record.product,
  gameTitle,
  categoryId: record.topicId,
  locked: record.isLocked,
  team: record.team,
  assignee: record.assignee,
  isAnonymous: record.ownerId === null,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  waitingSince: record.status === 'OPEN' ? record.statusChangedAt : null,
  eventCount: record.eventCount,
  priority: priorityOf(record),
  tags,
  snoozedUntil: record.snoozedUntil,
  isDue: rank === 0 && record.status !== 'OPEN',
  due: record.dueAt === null || record.dueKind === null ? null : { kind: record.dueKind, at: record.dueAt },
  ...(sensitive.length === 0 ? {} : { sensitive }),
})

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A secure value as it was typed: it is kept as JSON, as the form sent it. */
export const openedText = (kept: string): string => {
  try {
    return asText(JSON.parse(kept))
  } catch {
    return kept
  }
}

/** What was sealed when the case was filed, opened (ground G30). */
export const secureValues = (keys: Keyring, { id, secureFields }: CaseRecord): Record<string, string> =>
  secureFields === null ? {} : (JSON.parse(keys.unseal(secureContext(id), secureFields)) as Record<string, string>)

/**
 * The form the case began with, in its own order; what the content no longer knows comes last. Secure values stay
 * sealed (ground G30).
 */
export const deskFields = (
  record: CaseRecord,
  secureKeys: readonly string[],
  labels: readonly { key: string; label: string }[],
): DeskField[] => {
  const { fields } = record
  const labelOf = new Map(labels.map(({ key, label }) => [key, label]))
  const known = [...labelOf.keys()].filter((key) => key in fields || secureKeys.includes(key))
  return [...new Set([...known, ...Object.keys(fields), ...secureKeys])].map((key) => {
    const secure = secureKeys.includes(key)
    return { key, label: labelOf.get(key) ?? key, secure, value: secure ? null : asText(fields[key]) }
  })
}

/** Answers that a machine has translated, as they were written (CD-332). */
export const deskOriginals = (events: readonly CaseEvent[]): DeskOriginal[] =>
  events.flatMap(({ writtenAs }, event) => (writtenAs === null ? [] : [{ event, ...writtenAs }]))

export const deskAttachments = (
  events: readonly CaseEvent[],
  { stateOf }: Pick<CaseFiles, 'stateOf'>,
): DeskAttachment[] =>
  events.flatMap((event) =>
    event.attachments.map(({ id, name, size, scan, finding }) => ({
      fileId: id,
      name,
      size,
      mediaType: mediaTypeOf(name),
      state: stateOf({ scan }),
      finding,
      fromCompany: event.isCompany,
      sentAt: event.createdAt,
    })),
  )

/** Mails as they came, each at the message or the note it became (T37). @param caseId the case whose thread this is */
export const deskMails = (
  caseId: string,
  { events, mails }: { events: readonly CaseEvent[]; mails: readonly KeptMail[] },
  { stateOf }: Pick<CaseFiles, 'stateOf'>,
): DeskMail[] => {
  const places = new Map(events.map(({ from, position }, index) => [`${from?.id ?? caseId} ${position}`, index]))
  return mails.map(({ file, noteId, ...at }) => {
    const event = places.get(`${at.caseId} ${at.position}`)
    return {
      fileId: file.id,
      size: file.size,
      state: stateOf(file),
      finding: file.finding,
      ...(event === undefined ? {} : { event }),
      ...(noteId === null ? {} : { note: noteId }),
    }
  })
}
