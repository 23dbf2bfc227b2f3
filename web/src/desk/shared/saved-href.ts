import type { SavedView } from './views.ts'

/** A kept view as an address of the list: its filters under the names the address has for them. */
export const savedHref = ({ query: { state = 'open', assignee, ...rest } }: SavedView): string => {
  const view = assignee === 'me' ? 'mine' : assignee === 'none' ? 'unassigned' : state
  const search = new URLSearchParams({ view })
  for (const name of ['game', 'team', 'priority', 'tag', 'channel', 'language'] as const)
    if (rest[name] !== undefined) search.set(name, rest[name])
  return `/cases?${search.toString()}`
}
