// What a player's reply does to a case, whichever way it came (decisions-cases D13).
import { keptName } from '../lib/signatures.ts'
import type { KeptFile } from './ports.ts'
import { statusChange } from './status-change.ts'
import type { CaseChange, CaseStore, NewEvent } from './store.ts'
import type { CaseRecord, ContactChannel, MessageWay } from './types.ts'

interface NewReply {
  author: string | null
  text: string
  /** Of a mail, what it says beside. */
  folded?: string | null
  channel: ContactChannel
  via: MessageWay | null
  files: readonly KeptFile[]
  /** E.164; undefined leaves the case's. */
  phone?: string | undefined
}

/**
 * Appends it: an open case stays open; any other one is open again and leaves the archive. Whoever writes in the portal has
 * read what stands there; whoever answers a mail, which never holds an answer's text, has not.
 */
export const appendReply = (
  store: Pick<CaseStore, 'append'>,
  record: CaseRecord,
  { author, text, folded = null, channel, via, files, phone }: NewReply,
  createdAt: string,
): Promise<CaseRecord> => {
  const contact: NewEvent = {
    eventType: 'CONTACT',
    alternateName: null,
    author,
    text,
    folded,
    isCompany: false,
    channel,
    via,
    createdAt,
    attachments: files.map((file) => ({
      field: file.field,
      name: keptName(file),
      size: file.size,
      sha256: file.sha256,
    })),
  }
  const reopened: CaseChange = { status: 'OPEN', statusChangedAt: createdAt, archivedAt: null, resolverType: 'NONE' }
  const isOpen = record.status === 'OPEN'
  return store.append(record, isOpen ? [contact] : [contact, statusChange('Reopened', createdAt)], {
    ...(isOpen ? {} : reopened),
    ...(phone === undefined ? {} : { contactPhone: phone }),
    ...(via === null ? { lastReadAt: createdAt } : {}),
  })
}
