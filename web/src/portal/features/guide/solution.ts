/** What the solution page offers for a topic. Pure (OD-70, SOLUTION-03 … SOLUTION-07, GAME-09). */
import type { Schema } from '../../../kit/api/types.ts'
import { keptSearch } from './guide-url.ts'

export type Solution = Schema<'CategorySolution'>

/** `none`: no contact action at all; `closed`: there are channels, but none is open now. */
export type ContactOffer = 'none' | 'workflow' | 'checking' | 'closed' | 'open'

/** `hasOpenChannel` undefined while the channels are not known. */
export const contactOffer = (
  { isWorkflow, hasForm, hasChannels }: Pick<Solution, 'isWorkflow' | 'hasForm' | 'hasChannels'>,
  hasOpenChannel: boolean | undefined,
): ContactOffer => {
  if (isWorkflow) return 'workflow'
  if (!hasForm || !hasChannels) return 'none'
  if (hasOpenChannel === undefined) return 'checking'
  return hasOpenChannel ? 'open' : 'closed'
}

/** `search` is the present address's: its `ref` comes along. */
export const contactPath = (place: { product: string; parentId: number; topicId: number }, search: string): string =>
  `/contact/${place.product}/${place.parentId}/${place.topicId}/ticket${keptSearch(search)}`

/** A workflow's page stands outside the app, below the context path (OD-71). */
export const workflowHref = (
  contextPath: string,
  place: { product: string; parentId: number; topicId: number },
): string => `${contextPath}/help/wf/${place.product}/${place.parentId}/${place.topicId}`

/** A game's browser cannot pick files: the form of such a topic opens outside (GAME-09). */
export const needsFiles = ({ fields }: Pick<Solution, 'fields'>): boolean =>
  fields.some(({ type }) => type === 'file' || type === 'diag')
