/** What moves through the guided entry: its context, events, effects and the facts it is told (ENTITY-27, FLOW-07). */
import type { Schema } from '../../../../kit/api/types.ts'

export type Variant = 'standard' | 'embedded'

/** The steps of the step list; retrieveState is none (openapi/decisions/guide-machine.md). */
export type Step = 'product' | 'describe' | 'recommend' | 'categorize' | 'search' | 'article' | 'solution'

/** The targets BACK may name (FLOW-24). */
export type BackStep = 'product' | 'describe' | 'categorize' | 'recommend' | 'search'

/** The states as the specification names them; sub-phases of a state are not told apart here. */
export type StateName =
  | 'productSelectState'
  | 'describeState'
  | 'categorizeState'
  | 'retrieveState'
  | 'recommendState'
  | 'solutionState'
  | 'articleState'
  | 'searchState'

/** A suggested article (ENTITY-18). */
export type Recommendation = Schema<'Recommendation'>

/** Flow context (ENTITY-27). Ids are 0 and names empty while nothing is chosen. */
export interface FlowContext {
  productName: string
  selectedCategory: number
  description: string
  descriptionChosen: boolean
  recommendations: readonly Recommendation[]
  recommendationsSkipped: boolean
  solutionId: number
  articleId: string
  parentCategoryId: number
  topicCategoryId: number
  isAutoCategoryNext: boolean
  guidedEntryProduct: string
  isEmbeddedGame: boolean
  suggestLogin: boolean
}

/** Guided-entry store (ENTITY-29): where the visitor stands in the category picker. */
export interface GuidedEntry {
  parentId: number
  topicId: number
  categoryId: number
  complete: boolean
  changeSelection: boolean
}

/** One place of the step list; the search step keeps its query (E4). */
export interface StepPlace {
  step: Step
  productName: string
  query?: string
}

/** Numbers of code points a description has to exceed (OD-55). */
export interface CharacterBreaks {
  valid: number
  notValid: number
}

/** Flags and settings the guards ask; they are given at the start and are never stored. */
export interface GuideFacts {
  legacyMode: boolean
  hideCategorizeButton: boolean
  autoCategorize: boolean
  hasSearchLink: boolean
  breaks: CharacterBreaks
}

export interface CatalogueProduct {
  name: string
  shortName: string
}
/** `path` is root first and ends with the category itself. */
export interface CatalogueCategory {
  id: number
  product: string
  isLeaf: boolean
  path: readonly number[]
}

/**
 * What the flow knows of products and categories at this moment; the page loads them before it sends an event that
 * needs them.
 */
export interface Catalogue {
  /** Finds a product by its name or its short name (PRODUCT-11). */
  product: (nameOrShortName: string) => CatalogueProduct | undefined
  category: (product: string, id: number) => CatalogueCategory | undefined
}

/** Where an event came from: a press in the page, the URL it was opened with, or the browser's back and forward. */
export type EventSource = 'picker' | 'url' | 'history'

export type GuideEvent =
  | { type: 'PRODUCT_SELECTED'; productName: string; categoryId: number; source?: EventSource }
  | { type: 'PROBLEM_DESCRIBED'; description: string; advanceStep: boolean }
  | { type: 'TOGGLE_CATEGORIZE' }
  | { type: 'TOGGLE_DESCRIPTION' }
  | { type: 'CATEGORY_CHANGED'; parentId?: number; topicId?: number; advanceStep: boolean; source: EventSource }
  | { type: 'PROBLEM_CATEGORIZED'; solutionId: number }
  | { type: 'CSAI_HAS_RESULTS'; recommendations: readonly Recommendation[] }
  | { type: 'CSAI_NO_RESULTS' }
  | { type: 'CSAI_MORE_HELP_CHOSEN'; articleId?: string }
  | { type: 'AUTO_CAT_CATEGORIZE'; articleId?: string }
  | { type: 'AUTO_CAT_STILL_NEED_HELP' }
  | { type: 'VIEW_ARTICLE'; articleId: string }
  | { type: 'ARTICLE_FAILED' }
  | { type: 'SEARCH'; query: string }
  | { type: 'BACK'; step: BackStep }
  | { type: 'SUGGEST_LOGIN_CLOSED' }

export type GuideEventType = GuideEvent['type']

/** The events of the transition tables; what is not here is the page's own business and stays out of the debug step. */
export const specifiedEvents: readonly GuideEventType[] = [
  'PRODUCT_SELECTED',
  'PROBLEM_DESCRIBED',
  'TOGGLE_CATEGORIZE',
  'TOGGLE_DESCRIPTION',
  'CATEGORY_CHANGED',
  'PROBLEM_CATEGORIZED',
  'CSAI_HAS_RESULTS',
  'CSAI_NO_RESULTS',
  'CSAI_MORE_HELP_CHOSEN',
  'AUTO_CAT_CATEGORIZE',
  'AUTO_CAT_STILL_NEED_HELP',
  'VIEW_ARTICLE',
  'ARTICLE_FAILED',
  'SEARCH',
  'BACK',
]

/** Facts of an event as the contract has them; there is no room for free text (OD-105). */
export type TrackingData = Schema<'TrackingData'>
export type TrackingEvent = Schema<'TrackingEvent'>

/**
 * What the machine asks of the page. It does nothing itself: `url` is U(…), `track` is T(…), `save` is S of the
 * tables; `description` resets the description store, which lives outside because it changes with every key.
 */
export type GuideEffect =
  | { type: 'url'; path: string }
  | { type: 'track'; event: TrackingEvent; data: TrackingData }
  | { type: 'save' }
  | { type: 'scrollToTop' }
  | { type: 'closeDialogs' }
  | { type: 'description' }
  | { type: 'alert'; message: AlertKey }
  | { type: 'open'; path: string }

export type AlertKey =
  | 'support.bft.product.unknown'
  | 'support.bft.solution.not.loaded'
  | 'support.bft.article.not.loaded'

/** Answer of the category path look-up behind an automatic categorisation (S15). */
export interface CategoryPath {
  path: readonly number[]
  isLeaf: boolean
}

/** The stored part of a flow (OD-64); `state` retrieveState is taken up as describeState (S1a). */
export interface StoredFlow {
  state: StateName
  steps: readonly StepPlace[]
  context: FlowContext
  entry: GuidedEntry
}

/**
 * How a flow begins: `restored` when the stored URL is this URL (S1a), otherwise fresh (S1, E1), with the context an
 * earlier URL left behind when there is one.
 */
export interface GuideInput {
  facts: GuideFacts
  catalogue: Catalogue
  isEmbeddedGame: boolean
  suggestLogin: boolean
  /** The embedded game's product; empty in the standard variant. */
  embeddedProduct: string
  start: { kind: 'restored'; stored: StoredFlow } | { kind: 'fresh'; productName: string; left: FlowContext | null }
}

export interface MachineContext {
  flow: FlowContext
  entry: GuidedEntry
  steps: readonly StepPlace[]
  facts: GuideFacts
  catalogue: Catalogue
  input: GuideInput
}
