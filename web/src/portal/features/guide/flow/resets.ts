/**
 * The reset sets of the transition tables: which fields go back to their defaults when a step is entered again (OD-65).
 */
import { emptyEntry } from '../guided-entry-store.ts'
import type { FlowContext, GuideEffect, GuidedEntry } from './types.ts'

export const emptyFlow: FlowContext = {
  productName: '',
  selectedCategory: 0,
  description: '',
  descriptionChosen: false,
  recommendations: [],
  recommendationsSkipped: false,
  solutionId: 0,
  articleId: '',
  parentCategoryId: 0,
  topicCategoryId: 0,
  isAutoCategoryNext: false,
  guidedEntryProduct: '',
  isEmbeddedGame: false,
  suggestLogin: true,
}

/** What a reset leaves: the two values of the machine, and what the description store has to do. */
export interface Reset {
  flow: FlowContext
  entry: GuidedEntry
  effects: GuideEffect[]
}
interface Before {
  flow: FlowContext
  entry: GuidedEntry
}

/** R-categorize. A top-level leaf is parent and topic at once, so it leaves no parent behind. */
export const resetCategorize = ({ flow, entry }: Before): Reset => {
  const parentCategoryId = flow.parentCategoryId === flow.topicCategoryId ? 0 : flow.parentCategoryId
  return {
    flow: {
      ...flow,
      parentCategoryId,
      selectedCategory: parentCategoryId,
      topicCategoryId: 0,
      solutionId: 0,
      articleId: '',
      isAutoCategoryNext: false,
    },
    entry: { ...entry, parentId: parentCategoryId, topicId: 0, categoryId: 0, complete: false },
    effects: [],
  }
}

/** R-recommend: R-categorize and everything that was chosen after the suggestions. */
export const resetRecommend = (before: Before): Reset => {
  const { flow, entry } = resetCategorize(before)
  return {
    flow: { ...flow, selectedCategory: 0, parentCategoryId: 0, guidedEntryProduct: '', recommendationsSkipped: false },
    entry: { ...entry, parentId: 0 },
    effects: [],
  }
}

/** R-describe: R-recommend and the suggestions; the text itself is kept. */
export const resetDescribe = (before: Before): Reset => {
  const { flow, entry } = resetRecommend(before)
  return {
    flow: { ...flow, descriptionChosen: false, recommendations: [] },
    entry,
    effects: [{ type: 'description' }],
  }
}

/** R-product: everything except isEmbeddedGame and suggestLogin, with the description store's checks and choice. */
export const resetProduct = ({ flow }: Before): Reset => ({
  flow: { ...emptyFlow, isEmbeddedGame: flow.isEmbeddedGame, suggestLogin: flow.suggestLogin },
  entry: emptyEntry,
  effects: [{ type: 'description' }],
})

/** R-search. */
export const resetSearch = ({ flow, entry }: Before): Reset => ({
  flow: { ...flow, articleId: '', solutionId: 0 },
  entry,
  effects: [],
})
