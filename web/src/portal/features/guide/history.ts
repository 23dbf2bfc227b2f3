/**
 * The guided entry and the browser's history (openapi/decisions/guide-machine.md): which change pushes an entry, which one
 * replaces it, where BACK goes, and what an entry of the history means to the machine. Pure.
 */
import { parseGuidePath, urlEvents } from './guide-url.ts'
import { hasStep, lastPlace } from './flow/steps.ts'
import type { FlowContext, GuideEvent, Step, StepPlace, Variant } from './flow/types.ts'

/** An entry names its step; `path` is below the base and without a query. */
export interface GuideEntry {
  step: Step
  productName: string
  parentId: number
  topicId: number
  path: string
}

/** The guided entries from the first one of this visit up to this entry itself: what an entry keeps in its state. */
export type Trail = readonly GuideEntry[]

/**
 * Why the flow moved: a press (or an answer) in the page, a BACK of the page, the replay of a URL, the browser itself.
 */
export type Cause = 'press' | 'back' | 'replay' | 'pop'

export type HistoryMove =
  | { kind: 'none' }
  | { kind: 'push' | 'replace'; trail: Trail }
  /** Back by `delta` entries; once there, that entry is replaced with `trail`. */
  | { kind: 'go'; delta: number; trail: Trail }

export const entryOf = (flow: FlowContext, steps: readonly StepPlace[], path: string): GuideEntry => ({
  step: lastPlace(steps)?.step ?? 'product',
  productName: flow.productName,
  parentId: flow.parentCategoryId,
  topicId: flow.topicCategoryId,
  path,
})

const isSamePlace = (one: GuideEntry, other: GuideEntry): boolean =>
  one.step === other.step &&
  one.productName === other.productName &&
  one.parentId === other.parentId &&
  one.topicId === other.topicId

const isSame = (one: GuideEntry, other: GuideEntry): boolean => isSamePlace(one, other) && one.path === other.path

/** What the history does when the flow has come to `now`. */
export const historyMove = (trail: Trail, now: GuideEntry, cause: Cause): HistoryMove => {
  const here = trail.at(-1)
  const replaced = [...trail.slice(0, -1), now]
  if (here === undefined || cause === 'replay') return { kind: 'replace', trail: replaced }
  if (isSame(here, now)) return { kind: 'none' }
  if (cause === 'pop' || isSamePlace(here, now)) return { kind: 'replace', trail: replaced }
  if (cause === 'press') return { kind: 'push', trail: [...trail, now] }
  const target = trail.findLastIndex(
    (entry, at) => at < trail.length - 1 && entry.step === now.step && entry.productName === now.productName,
  )
  return target < 0
    ? { kind: 'replace', trail: replaced }
    : { kind: 'go', delta: target - (trail.length - 1), trail: [...trail.slice(0, target), now] }
}

interface Present {
  flow: FlowContext
  steps: readonly StepPlace[]
  path: string
  variant: Variant
  storedDescription: string
  /** Suggestions are on their way: between two steps, on the first of which `steps` ends. */
  isRetrieving: boolean
}

/**
 * The events an entry of the history stands for, when the browser has gone to it: BACK for a step of the list, a change
 * of ids when only they differ, else the events of its URL. `trail` is null for an entry that is not the flow's own.
 */
export const popEvents = (trail: Trail | null, path: string, present: Present): GuideEvent[] => {
  const now = entryOf(present.flow, present.steps, present.path)
  const entry = trail?.at(-1)
  if (entry !== undefined && isSamePlace(entry, now))
    return present.isRetrieving && entry.step === 'describe' ? [{ type: 'BACK', step: 'describe' }] : []
  if (entry !== undefined && isOfFlow(entry, present)) {
    const own = ownEvents(entry, trail ?? [], now)
    if (own.length > 0) return own
  }
  const url = parseGuidePath(path)
  return url === null || url.productName === ''
    ? backToProduct(present)
    : [
        ...onwards(entry, now, present),
        ...urlEvents(url, {
          variant: present.variant,
          storedDescription: present.storedDescription,
          source: 'history',
        }),
      ]
}

/** What leads from here to where the events of an address are taken. */
const onwards = (entry: GuideEntry | undefined, now: GuideEntry, { steps, isRetrieving }: Present): GuideEvent[] => {
  if (entry?.productName !== now.productName) return []
  const toDescribe: GuideEvent[] = [{ type: 'BACK', step: 'describe' }]
  // Suggestions that count no more (T30) are asked for from the description.
  if (entry.step === 'recommend') return hasStep(steps.slice(0, -1), 'describe') ? toDescribe : []
  if (entry.step !== 'categorize' && entry.step !== 'solution') return []
  if (isRetrieving) return toDescribe
  return now.step === 'recommend' ? [{ type: 'AUTO_CAT_STILL_NEED_HELP' }] : []
}

/** The entry's step is still in the step list, with the product it was entered with. */
const isOfFlow = (entry: GuideEntry, { steps }: Present): boolean =>
  steps.some((place) => place.step === entry.step && place.productName === entry.productName)

const backToProduct = ({ steps }: Present): GuideEvent[] =>
  steps.some((place) => place.step === 'product') ? [{ type: 'BACK', step: 'product' }] : []

const ownEvents = (entry: GuideEntry, trail: Trail, now: GuideEntry): GuideEvent[] => {
  const toIds: GuideEvent = {
    type: 'CATEGORY_CHANGED',
    parentId: entry.parentId,
    topicId: entry.topicId,
    advanceStep: false,
    source: 'history',
  }
  if (entry.step === 'solution')
    return now.step === 'solution' ? [toIds, { type: 'PROBLEM_CATEGORIZED', solutionId: entry.topicId }] : []
  if (entry.step === 'categorize') {
    if (now.step === 'categorize') return [toIds]
    const isWhereBackLeads = entry.topicId === 0 && entry.parentId === parentAfterBack(now)
    if (isWhereBackLeads) return [{ type: 'BACK', step: 'categorize' }]
    return now.step === 'solution'
      ? [toIds]
      : [{ type: 'BACK', step: 'categorize' }, ...(entry.parentId > 0 ? [toIds] : [])]
  }
  // BACK has no target article: its entry stands for the step before it
  const step = entry.step === 'article' ? trail.at(-2)?.step : entry.step
  if (step === undefined || step === 'article' || step === 'solution' || step === now.step) return []
  return [{ type: 'BACK', step }]
}

/**
 * What BACK(categorize) leaves of the ids: the parent of a solution, nothing from anywhere else (R-categorize,
 * R-describe).
 */
const parentAfterBack = ({ step, parentId, topicId }: GuideEntry): number => {
  if (step === 'search') return parentId
  return step === 'solution' && parentId !== topicId ? parentId : 0
}
