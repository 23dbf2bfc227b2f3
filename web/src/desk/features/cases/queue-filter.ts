// URL ⇄ what the list shows.
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { deskLimits } from '../../../kit/api/limits.ts'
import { cutText } from '#rules/text.ts'
import { type ViewName, viewNames } from '../../shared/views.ts'

export type Channel = DeskSchema<'ContactChannelType'>
export type Priority = DeskSchema<'CasePriority'>
export type QueueQuery = DeskSchema<'QueueQuery'>
export type Due = DeskSchema<'DueFilter'>
export const dues: readonly Due[] = ['overdue', 'hour', 'soon', 'day', 'any']
export const channels: readonly Channel[] = deskLimits.ContactChannelType.enum
export const priorities: readonly Priority[] = deskLimits.CasePriority.enum.toReversed()

export interface QueueFilter {
  view: ViewName
  text: string
  channel: Channel | null
  language: string | null
  game: string | null
  priority: Priority | null
  tag: string | null
  team: string | null
  due: Due | null
}
/** What narrows a view. */
export type Narrowing = Omit<QueueFilter, 'view' | 'text'>
export const narrowings = [
  'game',
  'team',
  'priority',
  'tag',
  'due',
  'channel',
  'language',
] as const satisfies (keyof Narrowing)[]

const isOneOf = <T extends string>(all: readonly T[], value: string | null): value is T =>
  value !== null && (all as readonly string[]).includes(value)
const matching = (value: string | null, pattern: RegExp): string | null =>
  value !== null && pattern.test(value) ? value : null

export const readFilter = (search: URLSearchParams): QueueFilter => {
  const [view, channel, priority] = [search.get('view'), search.get('channel'), search.get('priority')]
  const due = search.get('due')
  return {
    view: isOneOf(viewNames, view) ? view : 'open',
    text: cutText((search.get('q') ?? '').trim(), deskLimits.SearchText.maxLength),
    channel: isOneOf(channels, channel) ? channel : null,
    priority: isOneOf(priorities, priority) ? priority : null,
    due: isOneOf(dues, due) ? due : null,
    language: matching(search.get('language'), /^[a-z]{2}-[A-Z]{2}$/),
    game: matching(search.get('game'), new RegExp(deskLimits.ProductName.pattern)),
    team: matching(search.get('team'), new RegExp(deskLimits.TeamId.pattern)),
    tag: matching(search.get('tag'), new RegExp(deskLimits.CaseTag.pattern)),
  }
}

export const writeFilter = (filter: QueueFilter): string => {
  const search = new URLSearchParams({ view: filter.view })
  if (filter.text !== '') search.set('q', filter.text)
  for (const name of narrowings) if (filter[name] !== null) search.set(name, filter[name])
  return search.toString()
}

/** The view as filters of the queue. */
export const viewQuery = ({ view, ...filter }: Omit<QueueFilter, 'text'>): QueueQuery => ({
  // What is due is open: a case that is put off stays due.
  ...(view === 'due'
    ? { due: 'soon' as const }
    : { state: view === 'mine' ? 'unresolved' : view === 'unassigned' ? 'open' : view }),
  ...(view === 'mine' ? { assignee: 'me' } : view === 'unassigned' ? { assignee: 'none' } : {}),
  ...narrowed(filter),
})
const narrowed = (filter: Narrowing): QueueQuery =>
  Object.fromEntries(narrowings.flatMap((name) => (filter[name] === null ? [] : [[name, filter[name]]])))

/** Words are looked for in every case, whatever the view. */
export const queryOf = ({ text, ...filter }: QueueFilter) =>
  text === '' ? viewQuery(filter) : { q: text, ...narrowed(filter) }

/** What comes after a case in the list, or before it; null at the end. A case that is not there stands before the first. */
export const neighbour = (ids: readonly string[], id: string | undefined, step: 1 | -1): string | null => {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null)
}

/**
 * Where one goes on by itself: never to a case that is sensitive, which is opened by whoever means to (CD-481), and from an
 * open one never to one that waits for its player.
 */
export const nextCalm = (
  rows: readonly Pick<DeskSchema<'DeskCaseSummary'>, 'id' | 'sensitive' | 'status'>[],
  id: string,
): string | null => {
  const at = rows.findIndex((row) => row.id === id)
  const isOpen = rows[at]?.status === 'OPEN'
  return (
    rows.slice(at + 1).find(({ sensitive, status }) => sensitive === undefined && (!isOpen || status === 'OPEN'))?.id ??
    null
  )
}
