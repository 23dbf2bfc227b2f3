// URL ⇄ what the list shows.
import type { DeskSchema } from '../../../api/desk.ts'
import { deskLimits } from '../../../api/limits.ts'
import { type ViewName, viewNames } from '../../shared/views.ts'

export type Channel = DeskSchema<'ContactChannelType'>
export const channels: readonly Channel[] = ['TICKET', 'CHAT', 'PHONE_CALLBACK']

export interface QueueFilter {
  view: ViewName
  text: string
  channel: Channel | null
  language: string | null
}

const isOneOf = <T extends string>(all: readonly T[], value: string | null): value is T =>
  value !== null && (all as readonly string[]).includes(value)

export const readFilter = (search: URLSearchParams): QueueFilter => {
  const [view, channel, language] = [search.get('view'), search.get('channel'), search.get('language')]
  return {
    view: isOneOf(viewNames, view) ? view : 'open',
    text: (search.get('q') ?? '').trim().slice(0, deskLimits.SearchText.maxLength),
    channel: isOneOf(channels, channel) ? channel : null,
    language: language !== null && /^[a-z]{2}-[A-Z]{2}$/.test(language) ? language : null,
  }
}

export const writeFilter = ({ view, text, channel, language }: QueueFilter): string => {
  const search = new URLSearchParams({ view })
  if (text !== '') search.set('q', text)
  if (channel !== null) search.set('channel', channel)
  if (language !== null) search.set('language', language)
  return search.toString()
}

/** The view as filters of the queue. Words are looked for in every case, whatever the view. */
export const queryOf = ({ view, text, channel, language }: QueueFilter) => ({
  ...(text === ''
    ? {
        state: view === 'waiting' || view === 'resolved' ? view : ('open' as const),
        ...(view === 'mine' ? { assignee: 'me' } : view === 'unassigned' ? { assignee: 'none' } : {}),
      }
    : { q: text }),
  ...(channel === null ? {} : { channel }),
  ...(language === null ? {} : { language }),
})

/** What comes after a case in the list, or before it; null at the end. A case that is not there stands before the first. */
export const neighbour = (ids: readonly string[], id: string | undefined, step: 1 | -1): string | null => {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null)
}
