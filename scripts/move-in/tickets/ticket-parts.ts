// What was said in a ticket, as a case has it: events, notes, and files where those that are kept lie.
import { AddNoteRequest } from '#generated/server/desk/schemas.ts'
import { cleanAnswer } from '../../../server/src/cases/answer-text.ts'
import type { NewEvent } from '../../../server/src/cases/store.ts'
import type { NewAttachment } from '../../../server/src/cases/types.ts'
import { checkFiles, takenExtensions } from '../../../server/src/contact/file-rules.ts'
import { htmlToText, textToHtml } from '../../../server/src/lib/html.ts'
import { keptName } from '../../../server/src/lib/signatures.ts'
import { maxFileBytes } from '../../../server/src/platform/uploads/uploaded-file.ts'
import type { ExportFiles } from './export-things.ts'
import type { TicketMapping } from './mapping.ts'
import type { OldFile, OldMessage, OldPerson, OldTicket, Say } from './old-ticket.ts'

/** Who notes what came along as a note. */
export const noteAuthor = 'system:move-in'

/** A name and a message that were written elsewhere may be longer than what is typed here. */
export const longestName = 100
const longestText = 100_000
const longestNote = AddNoteRequest.properties.text.maxLength!

export interface TicketPartsDeps {
  now: string
  mapping: TicketMapping
  publicOrigin: string
  files: Pick<ExportFiles, 'paths' | 'size' | 'read'>
  blobs: { put: (bytes: Uint8Array) => Promise<{ sha256: string; size: number }> }
}

export interface TicketParts {
  events: NewEvent[]
  notes: { author: string; text: string; writtenAt: string }[]
}

/** @returns as many letters at most, none of them half */
export const firstLetters = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** In parts of at most so many letters, ended where a line or word ends. */
const partsOf = (text: string, most: number): string[] => {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const part = rest.slice(0, most)
    const end = Math.max(part.lastIndexOf('\n'), part.lastIndexOf(' '))
    const cut = end > most / 2 ? end : most - (/[\uD800-\uDBFF]$/.test(part) ? 1 : 0)
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}

const isByStaff = ({ author, authorKey }: OldMessage, ticket: OldTicket): boolean => {
  if (authorKey !== null && authorKey === ticket.requesterKey) return false
  return author?.isStaff === true || authorKey === 'system' || (authorKey !== null && authorKey === ticket.assigneeKey)
}

/** Which representative somebody of there is here. */
export const personHere = (
  { people }: Pick<TicketMapping, 'people'>,
  person: OldPerson | undefined,
  key: string | null,
): string | undefined => people.get(person?.email?.toLowerCase() ?? '') ?? people.get(key ?? '')

export const createTicketParts = (deps: TicketPartsDeps) => {
  const { now } = deps
  const paths = new Set(deps.files.paths)

  const keepFile = async (file: OldFile, say: Say): Promise<NewAttachment | undefined> => {
    const leave = (why: string): undefined => {
      say('file', `${file.name}: ${why}`)
      return undefined
    }
    if (file.refusal !== null) return leave(file.refusal)
    const path = file.paths.find((one) => paths.has(one))
    if (path === undefined) return leave('is not in the export')
    const size = deps.files.size(path)
    if (file.size !== null && file.size !== size)
      return leave(`has ${size} bytes in the export instead of ${file.size}`)
    if (size > maxFileBytes) return leave('is larger than players may send')
    const bytes = deps.files.read(path)
    const name = file.name.replace(/[\u0000-\u001f\u007f/\\]+/g, '_').slice(0, 255)
    const candidate = { filename: name, size, isTooLarge: false, head: bytes.subarray(0, 64) }
    const [refused] = checkFiles('files', [candidate], 1, takenExtensions)
    if (refused !== undefined) return leave('is of a kind that is not kept here')
    return { field: 'files', name: keptName(candidate), ...(await deps.blobs.put(bytes)) }
  }

  /** Stores files, too: they come before the transaction that names them (CD-170). */
  return async (ticket: OldTicket, messages: readonly OldMessage[], say: Say): Promise<TicketParts> => {
    const parts: TicketParts = { events: [], notes: [] }
    for (const message of messages) {
      if (message.at > now) say('time', `a message of ${message.at}, which is still to come: has the time of the move`)
      const createdAt = message.at > now ? now : message.at
      const isCompany = isByStaff(message, ticket)
      const isUnknown = message.author === undefined && !isCompany && message.authorKey !== ticket.requesterKey
      if (isUnknown) say('author', message.authorKey ?? 'nobody is named')
      const name = message.author?.name ?? null
      const attachments: NewAttachment[] = []
      for (const file of message.files) {
        const kept = await keepFile(file, say)
        if (kept !== undefined) attachments.push(kept)
      }
      const html = message.html ?? textToHtml(message.text)
      if (/<script|<iframe|<object|<embed|\son\w+\s*=|javascript:/i.test(html)) say('acts', 'in a message')
      if (/<img\b/i.test(html)) say('picture', 'in a message: its file, if it has one, hangs on it')
      const plain = message.text === '' ? htmlToText(cleanAnswer(html, deps.publicOrigin)).trim() : message.text
      if (!message.isPublic) {
        const files = attachments.map((file) => file.name)
        if (files.length > 0) say('file', `${files.join(', ')}: hung on a note, and notes have no files`)
        const author = personHere(deps.mapping, message.author, message.authorKey) ?? noteAuthor
        const who = author !== noteAuthor || name === null ? '' : `${firstLetters(name, longestName)}:\n`
        const written = partsOf(`${who}${plain}`, longestNote)
        if (written.length > 1) say('divided', `into ${written.length}`)
        parts.notes.push(...written.map((text) => ({ author, text, writtenAt: createdAt })))
        continue
      }
      if (plain.length > longestText) say('shortened', `a message of ${plain.length} letters`)
      const cut = firstLetters(plain, longestText)
      const answer = plain.length > longestText ? textToHtml(cut) : cleanAnswer(html, deps.publicOrigin)
      const text = isCompany ? answer : cut
      parts.events.push({
        eventType: 'CONTACT',
        alternateName: null,
        author: name === null ? null : firstLetters(name, longestName),
        text: text === '' ? null : text,
        isCompany,
        channel: isCompany ? null : 'TICKET',
        createdAt,
        via: message.isMail && !isCompany ? 'mail' : null,
        attachments,
      })
    }
    return parts
  }
}
