/** The guards of the transition tables, under the names the tables use. */
import { canAutoCategorize, chosenIds, isDescribed } from './categories.ts'
import type { EventOf } from './rows.ts'
import type { MachineContext, StateName } from './types.ts'

interface Args<Event> {
  context: MachineContext
  event: Event
}
interface Held {
  context: MachineContext
}

/** Legacy mode knows no describe step and no suggestions (OD-67). */
export const canDescribe = ({ context }: Held): boolean => !context.facts.legacyMode

export const canSkipDescription = ({ context }: Held): boolean =>
  !context.flow.descriptionChosen && !context.facts.hideCategorizeButton

export const isAutoOk = ({ context, event }: Args<{ articleId?: string }>): boolean =>
  canAutoCategorize({
    facts: context.facts,
    flow: { ...context.flow, articleId: event.articleId ?? context.flow.articleId },
  })

export const hasRecommendations = ({ context }: Held): boolean => context.flow.recommendations.length > 0

export const isProductKnown = ({ context, event }: Args<EventOf<'PRODUCT_SELECTED'>>): boolean =>
  context.catalogue.product(event.productName) !== undefined

export const isProductToDescribe = (args: Args<EventOf<'PRODUCT_SELECTED'>>): boolean =>
  isProductKnown(args) && canDescribe(args) && args.event.categoryId === 0

export const isOtherProduct = ({ context, event }: Args<EventOf<'PRODUCT_SELECTED'>>): boolean =>
  (context.catalogue.product(event.productName)?.shortName ?? event.productName) !== context.flow.productName

/** A description of an earlier visit is sent again only when the page was opened by its URL (OD-57). */
export const isDescribedBefore = ({ context, event }: Args<EventOf<'PRODUCT_SELECTED'>>): boolean =>
  event.source === 'url' && context.flow.descriptionChosen

export const isDescriptionGood = ({ context, event }: Args<EventOf<'PROBLEM_DESCRIBED'>>): boolean =>
  event.advanceStep && isDescribed(event.description, context.facts.breaks)

export const areIdsKnown = ({ context, event }: Args<EventOf<'CATEGORY_CHANGED'>>): boolean =>
  chosenIds(context, event) !== null

export const isLeafPicked = ({ context, event }: Args<EventOf<'CATEGORY_CHANGED'>>): boolean =>
  event.source === 'picker' && chosenIds(context, event)?.isLeaf === true

export const isQuery = ({ event }: Args<EventOf<'SEARCH'>>): boolean => event.query.trim() !== ''

export const isSearchOffered = (args: Args<EventOf<'SEARCH'>>): boolean =>
  args.context.facts.hasSearchLink && isQuery(args)

/** The article was opened from the search, not from the suggestions. */
export const isBeforeSearch = ({ context }: Held): boolean => context.steps.at(-2)?.step === 'search'

export const isRestoredTo = (context: MachineContext, state: StateName): boolean =>
  context.input.start.kind === 'restored' && context.input.start.stored.state === state
