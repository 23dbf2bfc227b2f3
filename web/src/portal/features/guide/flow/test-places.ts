import { longText, recommendation, stepsOf, type Place } from './test-drive.ts'
import type { FlowContext, GuideEvent } from './types.ts'

export const chosen: Partial<FlowContext> = {
  selectedCategory: 1211,
  parentCategoryId: 1200,
  topicCategoryId: 1211,
  solutionId: 1211,
}
export const described: Partial<FlowContext> = {
  description: longText,
  descriptionChosen: true,
  recommendations: [recommendation('9852', 1211)],
}
export const noneChosen: Partial<FlowContext> = {
  selectedCategory: 0,
  parentCategoryId: 0,
  topicCategoryId: 0,
  solutionId: 0,
}
export const allSteps = stepsOf('product', 'describe', 'recommend', 'categorize', 'solution')
export const picked = (parentId: number, topicId = 0, source: 'picker' | 'url' = 'picker'): GuideEvent => ({
  type: 'CATEGORY_CHANGED',
  parentId,
  topicId,
  advanceStep: false,
  source,
})
export const select = (productName: string, categoryId = 0): GuideEvent => ({
  type: 'PRODUCT_SELECTED',
  productName,
  categoryId,
})
export const describeIt = (description: string, advanceStep = true): GuideEvent => ({
  type: 'PROBLEM_DESCRIBED',
  description,
  advanceStep,
})
export const back = (step: 'product' | 'describe' | 'categorize' | 'recommend' | 'search'): GuideEvent => ({
  type: 'BACK',
  step,
})
export const moreHelp: GuideEvent = { type: 'CSAI_MORE_HELP_CHOSEN' }
export const autoCategory: GuideEvent = { type: 'AUTO_CAT_CATEGORIZE' }
export const stillNeedHelp: GuideEvent = { type: 'AUTO_CAT_STILL_NEED_HELP' }
/** The first part of a topic's way. */
export const gameplay = { parentCategoryId: 1200, selectedCategory: 1200 }
export const describing: Place = { state: 'describeState', steps: stepsOf('product', 'describe') }
export const retrieving: Place = {
  state: 'retrieveState',
  steps: stepsOf('product', 'describe'),
  flow: { description: longText },
}
export const recommending: Place = {
  state: 'recommendState',
  steps: stepsOf('product', 'describe', 'recommend'),
  flow: described,
}
export const categorizing: Place = { state: 'categorizeState', steps: stepsOf('product', 'describe', 'categorize') }
export const solving: Place = {
  state: 'solutionState',
  steps: allSteps,
  flow: { ...described, ...chosen },
  entry: { parentId: 1200, topicId: 1211, categoryId: 1210, complete: true },
}
