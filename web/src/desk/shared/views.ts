// The views of the queue with their counts, beside every room of the desk.
import type { DeskSchema } from '../../kit/api/desk.ts'
import { useDesk } from './desk-context.ts'
import { useOperation } from './operations.ts'
import { worksOnCases } from './roles.ts'

export type SavedView = DeskSchema<'SavedView'>
export type ViewName = DeskSchema<'DeskViewName'>
export const viewNames: readonly ViewName[] = [
  'sensitive',
  'mine',
  'unassigned',
  'due',
  'open',
  'waiting',
  'snoozed',
  'resolved',
]

/** A colleague answers meanwhile: the stream tells (use-desk-news.ts); what it lost is found by a look once a minute. */
export const refreshEvery = 60_000

export const useViews = () =>
  useOperation('listViews', worksOnCases(useDesk().me.roles) ? {} : null, { refreshInterval: refreshEvery })
