/**
 * The session's copy of a guided entry (OD-64): key `bft` holds where the visitor stands, key `description` the plain
 * text. Storage may be full, forbidden or hold somebody else's text; whatever cannot be read counts as nothing.
 */
import { emptyDescription, type DescriptionState } from './description-store.ts'
import { emptyFlow } from './flow/resets.ts'
import type { FlowContext, GuidedEntry, StateName, StepPlace, StoredFlow, Variant } from './flow/types.ts'
import { emptyEntry } from './guided-entry-store.ts'

export const flowKey = 'bft'
export const descriptionKey = 'description'

export interface StoredGuide {
  v: 1
  /** The path below the base that was in the address bar, without its query. */
  url: string
  state: StateName
  steps: readonly StepPlace[]
  context: FlowContext
  /** `locale`: the language the flow was last in, in which its suggestions are. */
  store: { description: DescriptionState; entry: GuidedEntry; locale?: string }
}

export interface GuideSession {
  read: () => StoredGuide | null
  write: (guide: StoredGuide) => void
  readDescription: () => string
  /** An empty text removes the key. */
  writeDescription: (text: string) => void
  clear: () => void
}

/** `storage` null: nothing is kept, and nothing fails. */
export const createGuideSession = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): GuideSession => {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  const remove = (key: string): void => attempt(() => storage?.removeItem(key), undefined)
  return {
    read: () =>
      attempt(() => {
        const value: unknown = JSON.parse(storage?.getItem(flowKey) ?? 'null')
        return isStoredGuide(value) ? value : null
      }, null),
    write: (guide) => attempt(() => storage?.setItem(flowKey, JSON.stringify(guide)), undefined),
    readDescription: () => attempt(() => storage?.getItem(descriptionKey) ?? '', ''),
    writeDescription: (text) =>
      text === '' ? remove(descriptionKey) : attempt(() => storage?.setItem(descriptionKey, text), undefined),
    clear: () => {
      remove(flowKey)
      remove(descriptionKey)
    },
  }
}

const suggestionStates = new Set<StateName>(['recommendState', 'articleState'])

const isIn = ({ store }: StoredGuide, locale: string): boolean => store.locale === undefined || store.locale === locale

/** Suggestions of another language are none. */
export const withOwnSuggestions = (stored: StoredGuide | null, locale: string): StoredGuide | null =>
  stored === null || isIn(stored, locale)
    ? stored
    : {
        ...stored,
        steps: stored.steps.filter(({ step }) => step !== 'recommend'),
        context: { ...stored.context, recommendations: [] },
      }

/**
 * S1a: the stored flow when it belongs to this URL and the variant still knows its state. Where suggestions of another
 * language were shown the address asks for them anew.
 */
export const storedFlowOf = (
  stored: StoredGuide | null,
  { url, variant, isLegacyMode, locale }: { url: string; variant: Variant; isLegacyMode: boolean; locale: string },
): StoredFlow | null => {
  if (stored === null || stored.url !== url || stored.steps.length === 0) return null
  const isOfVariant = variant === 'embedded' ? stored.state !== 'productSelectState' : !embeddedStates.has(stored.state)
  if (!isOfVariant || (isLegacyMode && describingStates.has(stored.state))) return null
  const { state, steps, context, store } = stored
  if (suggestionStates.has(state) && !isIn(stored, locale)) return null
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
  isLike(value['store']['description'], emptyDescription) &&
  isLike(value['store']['entry'], emptyEntry)
