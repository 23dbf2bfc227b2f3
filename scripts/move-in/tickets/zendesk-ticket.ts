// One ticket of Zendesk, as it stands in an export (zendesk-export.ts) → what becomes a case.
import { idIn, isObject, listIn, textIn, type Json } from '../json-things.ts'
import type { LeftTicket, OldFile, OldMessage, OldState, OldTicket, TicketFinding } from './old-ticket.ts'
import { personKeyIn, type ZendeskExport } from './zendesk-export.ts'

const states: Readonly<Record<string, OldState>> = {
  new: 'open',
  open: 'open',
  // Waits for somebody else than the player: for them it is open.
  hold: 'open',
  pending: 'waiting',
  solved: 'solved',
  closed: 'closed',
}
const priorities: Readonly<Record<string, number>> = { low: 0, normal: 1, high: 2, urgent: 3 }

/** What Zendesk puts above the answer into each mail it sends, and leaves in some that come back. */
const replyLine = /^[ \t]*##-.*-##[ \t]*$/gm
/** Letters that were taken out of a comment there. */
const redacted = /^[\s▇]*▇[\s▇]*$/
const mergedTag = 'closed_by_merge'
const mergedWords = /this request was closed and merged into request #(\d+)/i

const timeIn = (thing: Json, name: string): string | undefined => {
  const value = thing[name]
  const parsed = typeof value === 'number' ? value * 1000 : typeof value === 'string' ? Date.parse(value) : Number.NaN
  // Before there were tickets of anybody: an empty field, not a time.
  return Number.isFinite(parsed) && parsed > 0 && parsed < 8e15 ? new Date(parsed).toISOString() : undefined
}
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' && one !== ''
      ? [one]
      : typeof one === 'number' || typeof one === 'boolean'
        ? [String(one)]
        : [],
  )

const fileOf = (attachment: Json, ticket: string, place: number): OldFile => {
  const name = textIn(attachment, 'file_name') || 'file'
  const id = idIn(attachment, 'id') ?? ''
  const size = typeof attachment['size'] === 'number' ? attachment['size'] : null
  const refusal =
    attachment['deleted'] === true || name === 'redacted.txt'
      ? 'was taken out there'
      : textIn(attachment, 'malware_scan_result') === 'malware_found'
        ? 'is harmful, as was found there'
        : null
  return {
    name,
    size,
    refusal,
    paths: [`${id}/${name}`, `${id}-${name}`, `${id}_${name}`, `${ticket}/${place}_${name}`, `${ticket}/${name}`].map(
      (path) => `attachments/${path}`,
    ),
  }
}

/** @param place counts the ticket's comments from 1, as programs that fetch files name them */
const messageOf = (
  comment: Json,
  ticket: string,
  place: number,
  { people }: Pick<ZendeskExport, 'people'>,
  otherwise: string,
): OldMessage => {
  const authorKey = personKeyIn(comment, 'author_id')
  const via = isObject(comment['via']) ? comment['via'] : {}
  const typed = textIn(comment, 'body') ?? textIn(comment, 'plain_body') ?? ''
  return {
    key: `comment:${idIn(comment, 'id') ?? `${ticket}-${place}`}`,
    at: timeIn(comment, 'created_at') ?? otherwise,
    author: authorKey === null ? undefined : people.get(authorKey),
    authorKey,
    // What does not say so is nobody's to read but the desk's.
    isPublic: comment['public'] === true || comment['comment_public'] === true,
    isMail: via['channel'] === 'email',
    text: typed.replace(replyLine, '').trim(),
    html: textIn(comment, 'html_body')?.replace(replyLine, '') ?? null,
    files: listIn(comment, 'attachments').map((one) => fileOf(one, ticket, place)),
  }
}

/** Only with the tag, which no player can set: anybody may write the sentence. */
const mergedInto = (ticket: Json, comments: readonly Json[]): string | null => {
  if (!listOf(ticket['tags']).includes(mergedTag)) return null
  const words = comments.toReversed().map((comment) => textIn(comment, 'body') ?? textIn(comment, 'plain_body') ?? '')
  const said = words.map((text) => mergedWords.exec(text)?.[1]).find((number) => number !== undefined)
  if (said !== undefined) return said
  // The sentence is written in the language of the account; the number stands in all of them.
  return words.map((text) => /#(\d+)/.exec(text)?.[1]).find((number) => number !== undefined) ?? null
}

/** @returns `reason` of one that cannot come along */
export const readTicket = (ticket: Json, source: ZendeskExport): OldTicket | LeftTicket => {
  const { people, names } = source
  const key = idIn(ticket, 'id')
  if (key === undefined) return { key: '', reason: 'has no number' }
  const status = textIn(ticket, 'status') ?? ''
  if (status === 'deleted') return { key, reason: 'was deleted there' }
  const state = Object.hasOwn(states, status) ? states[status] : undefined
  if (state === undefined) return { key, reason: `its state "${status.slice(0, 40)}" is none of Zendesk's` }
  const updatedAt = timeIn(ticket, 'updated_at')
  const createdAt = timeIn(ticket, 'created_at') ?? updatedAt
  if (createdAt === undefined) return { key, reason: 'has no time' }

  const findings: TicketFinding[] = []
  const say = (what: TicketFinding['what'], detail: string): void => void findings.push({ ticket: key, what, detail })

  const byId = new Map<string, Json>()
  for (const [place, comment] of [...listIn(ticket, 'comments'), ...(source.comments.get(key) ?? [])].entries()) {
    const id = idIn(comment, 'id') ?? `at ${place}`
    byId.set(id, { ...byId.get(id), ...comment })
  }
  const comments = [...byId.values()]
  const messages = comments
    .map((comment, index) => messageOf(comment, key, index + 1, source, createdAt))
    .filter((message) => {
      const isEmpty = message.text === '' && (message.html ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
      if (redacted.test(message.text)) say('message', 'all of it was taken out there')
      else if (isEmpty && message.files.length === 0) say('message', 'is empty: deleted there, or never written')
      else return true
      return false
    })
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))

  const requesterKey =
    personKeyIn(ticket, 'requester_id') ?? idIn(isObject(ticket['requester']) ? ticket['requester'] : {}, 'id') ?? null
  const assigneeKey =
    personKeyIn(ticket, 'assignee_id') ?? idIn(isObject(ticket['assignee']) ? ticket['assignee'] : {}, 'id') ?? null
  const via = isObject(ticket['via']) ? ticket['via'] : {}
  const way = isObject(via['source']) ? via['source'] : {}
  const from = isObject(way['from']) ? way['from'] : {}
  const known = requesterKey === null ? undefined : people.get(requesterKey)
  // A mail says itself who sent it.
  const sender = textIn(from, 'address')
  const requester =
    known ??
    (sender === undefined
      ? undefined
      : {
          key: requesterKey ?? '',
          name: textIn(from, 'name') ?? null,
          email: sender,
          externalId: null,
          locale: null,
          isStaff: false,
        })

  const description = textIn(ticket, 'description')?.replace(replyLine, '').trim() ?? ''
  if (comments.length === 0 && description !== '')
    messages.push({
      key: `description:${key}`,
      at: createdAt,
      author: requester,
      authorKey: requesterKey,
      isPublic: ticket['is_public'] !== false,
      isMail: via['channel'] === 'email',
      text: description,
      html: null,
      files: [],
    })

  const filled = listIn(ticket, 'custom_fields').flatMap((field) => {
    const [id, values] = [idIn(field, 'id'), listOf(field['value'])]
    return id === undefined || values.length === 0 ? [] : [{ id, values }]
  })
  const factOf = (name: string): string | null => idIn(ticket, name) ?? null
  const group = factOf('group_id') ?? idIn(isObject(ticket['group']) ? ticket['group'] : {}, 'id') ?? null
  const address = /^https:\/\/[^/\s]+/.exec(textIn(ticket, 'url') ?? '')?.[0]
  const followUp = way['rel'] === 'follow_up' ? (idIn(from, 'ticket_id') ?? null) : null
  const metrics = isObject(ticket['metric_set']) ? ticket['metric_set'] : {}
  return {
    key,
    url: address === undefined ? null : `${address}/agent/tickets/${key}`,
    subject: (textIn(ticket, 'subject') ?? textIn(ticket, 'raw_subject') ?? '').replace(/\s+/g, ' ').trim(),
    state,
    status,
    priority: priorities[textIn(ticket, 'priority') ?? ''] ?? 1,
    tags: listOf(ticket['tags']),
    createdAt,
    updatedAt: updatedAt ?? createdAt,
    solvedAt: state === 'solved' || state === 'closed' ? (timeIn(metrics, 'solved_at') ?? null) : null,
    requester,
    requesterKey,
    assignee: assigneeKey === null ? undefined : people.get(assigneeKey),
    assigneeKey,
    facts: {
      brand: factOf('brand_id'),
      form: factOf('ticket_form_id'),
      group,
      fields: new Map(filled.map(({ id, values }) => [id, values])),
    },
    fields: Object.fromEntries([
      ...(followUp === null ? [] : [['zendesk-follow-up-of', `#${followUp}`]]),
      ...filled.map(({ id, values }) => [
        `zendesk-${id}`,
        `${names.fields.has(id) ? `${names.fields.get(id)}: ` : ''}${values.join(', ')}`.slice(0, 2_000),
      ]),
    ]) as Record<string, string>,
    messages,
    mergedInto: mergedInto(ticket, comments),
    findings,
  }
}
