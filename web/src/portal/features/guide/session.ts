/**
 * The session's copy of a guided entry (OD-64): key `bft` holds where the visitor stands; the words are the visit's. What
 * cannot be read counts as nothing.
 */
import { stored } from '../../../kit/lib/stored.ts'
import { visitText } from '../../shared/visit/visit.ts'
import type { DescriptionState } from './description-store.ts'
import { emptyFlow } from './flow/resets.ts'
import type { FlowContext, GuidedEntry, StateName, StepPlace, StoredFlow, Variant } from './flow/types.ts'
import { emptyEntry } from './guided-entry-store.ts'

export interface StoredGuide {
  v: 1
  /** The path below the base that was in the address bar, without its query. */
  url: string
  state: StateName
  steps: readonly StepPlace[]
  context: FlowContext
  /**
   * `locale`: the language the flow was last in, in which its suggestions are. `description` is nothing but what the
   * release before asks for.
   */
  store: { description: DescriptionState; entry: GuidedEntry; locale?: string }
}

export interface GuideSession {
  read: () => StoredGuide | null
  write: (guide: StoredGuide) => void
  text: typeof visitText
}

const suggestionStates = new Set<StateName>(['recommendState', 'articleState'])

/** What decides whether a stored flow's suggestions still count. */
interface Asked {
  text: string
  locale: string
}

const hasOwnSuggestions = ({ context, store }: StoredGuide, { text, locale }: Asked): boolean =>
  (store.locale === undefined || store.locale === locale) &&
  (!context.descriptionChosen || context.description === text)

/** Suggestions of another language or for other words are none; words that were taken back elsewhere are none here. */
export const withOwnSuggestions = (kept: StoredGuide | null, asked: Asked): StoredGuide | null =>
  kept === null || hasOwnSuggestions(kept, asked)
    ? kept
    : {
        ...kept,
        steps: kept.steps.filter(({ step }) => step !== 'recommend'),
        context: {
          ...kept.context,
          description: asked.text,
          descriptionChosen: kept.context.descriptionChosen && asked.text !== '',
          recommendations: [],
        },
      }

/**
 * S1a: the stored flow when it belongs to this URL and the variant still knows its state. Where suggestions that no
 * longer count were shown the address asks for them anew.
 */
export const storedFlowOf = (
  kept: StoredGuide | null,
  here: Asked & { url: string; variant: Variant; isLegacyMode: boolean },
): StoredFlow | null => {
  const own = withOwnSuggestions(kept, here)
  if (kept === null || own === null || own.url !== here.url || own.steps.length === 0) return null
  const { state, steps, context, store } = own
  const isOfVariant = here.variant === 'embedded' ? state !== 'productSelectState' : !embeddedStates.has(state)
  if (!isOfVariant || (here.isLegacyMode && describingStates.has(state))) return null
  if (suggestionStates.has(state) && !hasOwnSuggestions(kept, here)) return null
  return { state, steps, context, entry: store.entry }
}

const embeddedStates = new Set<StateName>(['articleState', 'searchState'])
const describingStates = new Set<StateName>(['describeState', 'retrieveState', 'recommendState'])
const stateNames: Record<StateName, true> = {
  productSelectState: true,
  describeState: true,
  categorizeState: true,
  retrieveState: true,
  recommendState: true,
  solutionState: true,
  articleState: true,
  searchState: true,
}
const stepNames = new Set(['product', 'describe', 'recommend', 'categorize', 'search', 'article', 'solution'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every field of the example is there and of its type. */
const isLike = (value: unknown, example: object): boolean =>
  isRecord(value) &&
  Object.entries(example).every(
    ([key, field]) => typeof value[key] === typeof field && Array.isArray(value[key]) === Array.isArray(field),
  )

const isStepPlace = (value: unknown): boolean =>
  isRecord(value) && stepNames.has(String(value['step'])) && typeof value['productName'] === 'string'

const isStoredGuide = (value: unknown): value is StoredGuide =>
  isRecord(value) &&
  value['v'] === 1 &&
  typeof value['url'] === 'string' &&
  String(value['state']) in stateNames &&
  Array.isArray(value['steps']) &&
  value['steps'].every(isStepPlace) &&
  isLike(value['context'], emptyFlow) &&
  isRecord(value['store']) &&
  isLike(value['store']['entry'], emptyEntry)

export const guideSession: GuideSession = { ...stored('session', 'bft', isStoredGuide), text: visitText }
