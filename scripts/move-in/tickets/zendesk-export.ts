// Zendesk's tickets as exports hold them, read with no trust: its own JSON export, one ticket a line, and what programs have
// fetched from its API, page by page (developer.zendesk.com/api-reference/ticketing/introduction).
import { idIn, isObject, listIn, textIn, type Json } from '../json-things.ts'
import type { ExportFiles } from './export-things.ts'
import type { OldPerson, TicketFinding } from './old-ticket.ts'

export interface ZendeskExport {
  people: ReadonlyMap<string, OldPerson>
  /** Names by id. */
  names: Readonly<Record<'brands' | 'forms' | 'groups' | 'fields', ReadonlyMap<string, string>>>
  /** Comments that stand apart from their tickets, by ticket. */
  comments: ReadonlyMap<string, readonly Json[]>
  /** How many tickets there are, some twice. */
  count: number
  tickets: () => AsyncIterable<Json>
}

const staffRoles: ReadonlySet<string> = new Set(['agent', 'admin'])

/** Ids of people who are none: Zendesk's own system is -1. */
export const personKeyIn = (thing: Json, name: string): string | null =>
  thing[name] === -1 ? 'system' : (idIn(thing, name) ?? null)

const personIn = (user: Json): OldPerson | undefined => {
  const key = idIn(user, 'id')
  if (key === undefined) return undefined
  const isStaff = staffRoles.has(textIn(user, 'role') ?? '')
  const written = (name: string): string | null => textIn(user, name)?.trim() || null
  const { external_id: externalId } = user
  return {
    key,
    // What players read of an agent is the alias.
    name: (isStaff ? written('alias') : null) ?? written('name'),
    email: written('email'),
    externalId: typeof externalId === 'number' ? String(externalId) : written('external_id'),
    locale: written('locale'),
    isStaff,
  }
}

const lists = {
  brands: ['brands', 'brand'],
  forms: ['ticket_forms', 'ticket_form'],
  groups: ['groups', 'group'],
  fields: ['ticket_fields', 'ticket_field'],
} as const
type ListName = keyof typeof lists

const some = (thing: Json, ...names: readonly string[]): Json[] =>
  names.flatMap((name) => {
    const value = thing[name]
    return Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : []
  })
const isTicket = (thing: Json): boolean =>
  'status' in thing && 'subject' in thing && ('requester_id' in thing || 'requester' in thing)
const ticketsIn = (thing: Json): Json[] =>
  isTicket(thing) ? [thing] : some(thing, 'tickets', 'ticket').filter(isTicket)

const isComment = ({ type, event_type: eventType }: Json): boolean =>
  ['Comment', 'VoiceComment'].some((one) => one === type || one === eventType)

/** Of a page of comments, which do not say so themselves: by its place among the files, or the page that comes next. */
const ticketOfPage = (path: string, page: Json): string | undefined => {
  const links = isObject(page['links']) ? page['links'] : {}
  const addresses = [page['next_page'], page['previous_page'], links['next'], links['prev']]
  const address = addresses.find((one): one is string => typeof one === 'string') ?? ''
  return (
    /\/tickets\/([1-9]\d*)\/comments/.exec(address)?.[1] ??
    /(?:^|[/_-])([1-9]\d*)[/_-]comments/.exec(path)?.[1] ??
    /comments[/_-]([1-9]\d*)(?:[./_-]|$)/.exec(path)?.[1] ??
    /tickets?[/_-]([1-9]\d*)(?:[./_-]|$)/.exec(path)?.[1]
  )
}

/** Comments among what happened at once: an audit, or an event of the incremental export. */
const commentsOfAudit = (audit: Json): Json[] =>
  [...listIn(audit, 'events'), ...listIn(audit, 'child_events')].filter(isComment).map((event) => ({
    created_at: audit['created_at'] ?? audit['timestamp'],
    author_id: audit['author_id'] ?? audit['updater_id'],
    via: audit['via'],
    ...event,
  }))

const nameIn = (thing: Json): string | undefined =>
  textIn(thing, 'display_name') ?? textIn(thing, 'name') ?? textIn(thing, 'title')

/** Reads all but the tickets themselves, which are read again one after another. */
export const readZendeskExport = async (
  files: ExportFiles,
  onFinding: (finding: TicketFinding) => void,
): Promise<ZendeskExport> => {
  const people = new Map<string, OldPerson>()
  const names = { brands: new Map(), forms: new Map(), groups: new Map(), fields: new Map() } as Record<
    ListName,
    Map<string, string>
  >
  const comments = new Map<string, Json[]>()
  let count = 0

  const meet = (user: Json): void => {
    const person = personIn(user)
    if (person === undefined) return
    // Those within a ticket say less: an account's own line comes in the file of users.
    const known = people.get(person.key)
    if (known === undefined || known.email === null || person.email !== null) people.set(person.key, person)
  }
  const name = (list: ListName, thing: Json): void => {
    const [key, said] = [idIn(thing, 'id'), nameIn(thing)]
    if (key !== undefined && said !== undefined) names[list].set(key, said)
  }
  const addComments = (ticket: string, found: readonly Json[]): void => {
    if (found.length > 0) comments.set(ticket, [...(comments.get(ticket) ?? []), ...found])
  }

  for await (const { path, thing } of files.things(onFinding)) {
    const tickets = ticketsIn(thing)
    count += tickets.length
    for (const ticket of tickets) {
      some(ticket, 'requester', 'submitter', 'assignee', 'collaborator', 'follower').forEach(meet)
      some(ticket, 'group').forEach((group) => name('groups', group))
    }
    const isBareTicket = tickets[0] === thing
    if (!isBareTicket) some(thing, 'users', 'user').forEach(meet)
    if (!isBareTicket)
      for (const list of Object.keys(lists) as ListName[]) some(thing, ...lists[list]).forEach((one) => name(list, one))

    const audits = [...some(thing, 'audits', 'audit', 'ticket_events'), ...('events' in thing ? [thing] : [])]
    for (const audit of audits) {
      const ticket = idIn(audit, 'ticket_id')
      if (ticket !== undefined) addComments(ticket, commentsOfAudit(audit))
    }
    if (!isBareTicket && Array.isArray(thing['comments'])) {
      const page = listIn(thing, 'comments')
      const ofPage = tickets.length === 1 ? idIn(tickets[0]!, 'id') : ticketOfPage(path, thing)
      let lost = 0
      for (const comment of page) {
        const ticket = idIn(comment, 'ticket_id') ?? ofPage
        if (ticket === undefined) lost += 1
        else addComments(ticket, [comment])
      }
      if (lost > 0)
        onFinding({
          ticket: null,
          what: 'unreadable',
          detail: `${path}: ${lost} comments do not say of which ticket; name the file comments-<ticket>.json`,
        })
      continue
    }
    // One thing a line.
    if (tickets.length > 0 || audits.length > 0) continue
    const [, kind] = /\/api\/v2\/(\w+)\/\d+/.exec(textIn(thing, 'url') ?? '') ?? []
    const list = (Object.keys(lists) as ListName[]).find((one) => lists[one][0] === kind)
    const ticket = idIn(thing, 'ticket_id')
    if (list !== undefined) name(list, thing)
    else if (isComment(thing) && ticket !== undefined) addComments(ticket, [thing])
    else if ('role' in thing && 'email' in thing) meet(thing)
  }

  return {
    people,
    names,
    comments,
    count,
    async *tickets() {
      for await (const { thing } of files.things(() => undefined)) yield* ticketsIn(thing)
    },
  }
}
