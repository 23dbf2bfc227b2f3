import type { SavedView } from './views.ts'

/** A kept view as an address of the list: its filters under the names the address has for them. */
export const savedHref = ({ query: { state, assignee, ...rest } }: SavedView): string => {
  // What is due is its own view; there four hours go without saying.
  const isDue = state === undefined && rest.due !== undefined && assignee === undefined
  const view = assignee === 'me' ? 'mine' : assignee === 'none' ? 'unassigned' : isDue ? 'due' : (state ?? 'open')
  const search = new URLSearchParams({ view })
  for (const name of ['game', 'team', 'priority', 'tag', 'due', 'channel', 'language'] as const)
    if (rest[name] !== undefined && !(isDue && name === 'due' && rest.due === 'soon')) search.set(name, rest[name])
  return `/cases?${search.toString()}`
}
