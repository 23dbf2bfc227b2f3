/** Which category an event means, and which one the suggestions point to. Pure look-ups in what the page has loaded. */
import { textLength } from '#rules/text.ts'
import { middleOf } from '../guided-entry-store.ts'
import type { CharacterBreaks, GuideEvent, MachineContext, Recommendation } from './types.ts'

type Known = Pick<MachineContext, 'flow' | 'catalogue'>
type CategoryChanged = Extract<GuideEvent, { type: 'CATEGORY_CHANGED' }>

export interface ChosenIds {
  parentId: number
  topicId: number
  categoryId: number
  isLeaf: boolean
}

/**
 * The ids a CATEGORY_CHANGED leads to, or null when one of them does not exist in the product or the topic is not
 * below the parent. A parent that is itself below another one (a link from a category page) becomes the topic.
 */
export const chosenIds = ({ flow, catalogue }: Known, event: CategoryChanged): ChosenIds | null => {
  const parentId = event.parentId ?? flow.parentCategoryId
  const topicId = event.topicId ?? 0
  if (parentId === 0) return topicId === 0 ? { parentId: 0, topicId: 0, categoryId: 0, isLeaf: false } : null
  const parent = catalogue.category(flow.productName, parentId)
  const last = topicId === 0 ? parent : catalogue.category(flow.productName, topicId)
  if (parent === undefined || last === undefined || !last.path.includes(parentId)) return null
  const isBelowTop = last.path.length > 1
  return {
    parentId: last.path[0] ?? parentId,
    topicId: isBelowTop ? last.id : topicId,
    categoryId: middleOf(last.path),
    isLeaf: last.isLeaf,
  }
}

/** OD-63: the recommendation last opened, else the first, that names a category; undefined when none does. */
export const categorizedRecommendation = (
  recommendations: readonly Recommendation[],
  openedId: string,
): Recommendation | undefined => {
  const withCategory = recommendations.filter((recommendation) => recommendation.guidedEntryCategoryId > 0)
  return withCategory.find(({ id }) => id === openedId) ?? withCategory.find(({ isTopicLikely }) => isTopicLikely)
}

/** `autoOk` of the tables. */
export const canAutoCategorize = ({ flow, facts }: Pick<MachineContext, 'flow' | 'facts'>): boolean =>
  facts.autoCategorize && categorizedRecommendation(flow.recommendations, flow.articleId) !== undefined

/** The guard of S5: the trimmed text is longer than the valid break (OD-55). */
export const isDescribed = (description: string, breaks: CharacterBreaks): boolean =>
  textLength(description.trim()) > breaks.valid
