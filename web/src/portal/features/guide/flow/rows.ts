/**
 * The rows of the two transition tables (openapi/decisions/guide-machine.md) as pure moves: what a row does to the context,
 * and the effects it asks for. Which state a row starts from, its guard and its target stand in `states.ts`.
 */
import { textLength } from '#rules/text.ts'
import { entryWith, emptyEntry, middleOf } from '../guided-entry-store.ts'
import { categorizedRecommendation, chosenIds } from './categories.ts'
import { resetCategorize, resetDescribe, resetProduct, resetRecommend, resetSearch } from './resets.ts'
import { lastPlace } from './steps.ts'
import type { CategoryPath, GuideEvent, GuideEventType, Recommendation } from './types.ts'
import {
  alerted,
  ask,
  atUrl,
  entering,
  raising,
  returning,
  returningOrEntering,
  tracked,
  withEntry,
  withFlow,
  withReset,
  type World,
} from './world.ts'

export type EventOf<Type extends GuideEventType> = Extract<GuideEvent, { type: Type }>

const maxRecommendations = 5 // OD-61

/* Product */

const productChosen = (world: World, event: EventOf<'PRODUCT_SELECTED'>): World => {
  const productName = world.catalogue.product(event.productName)?.shortName ?? ''
  return ask(tracked(withFlow(world, { productName, suggestLogin: false }), 'captureProduct', { productName }), {
    type: 'closeDialogs',
  })
}

/** S2: a product, described next. */
export const describeProduct = (world: World, event: EventOf<'PRODUCT_SELECTED'>): World =>
  tracked(atUrl(entering(productChosen(world, event), 'describe')), 'descriptionShown')

/** S3: a product in legacy mode, or one of its category tiles; a tile of a leaf goes on to its solution. */
export const categorizeProduct = (world: World, event: EventOf<'PRODUCT_SELECTED'>): World => {
  const chosen = productChosen(world, event)
  const category = chosen.catalogue.category(chosen.flow.productName, event.categoryId)
  if (category === undefined) return atUrl(entering(chosen, 'categorize'))
  const topicId = category.isLeaf ? category.id : 0
  const preselected = withEntry(
    withFlow(chosen, { parentCategoryId: category.id, topicCategoryId: topicId, selectedCategory: category.id }),
    entryWith({ parentId: category.id, topicId, categoryId: 0 }),
  )
  const entered = entering(preselected, 'categorize')
  return category.isLeaf
    ? raising(atUrl(entered, { ids: true }), { type: 'PROBLEM_CATEGORIZED', solutionId: category.id })
    : atUrl(entered, { ids: true })
}

/** S4: no such product. */
export const refuseProduct = (world: World): World =>
  alerted(ask(world, { type: 'url', path: '/' }), 'support.bft.product.unknown')

/** S29: first everything of the other product goes. */
export const leavingProduct = (world: World): World => {
  const left = withReset(world, resetProduct)
  return { ...left, steps: left.steps.slice(0, 1).filter((place) => place.step === 'product') }
}

/** S29 to an unknown product: product select again, as S4. */
export const refuseOtherProduct = (world: World): World =>
  ask(refuseProduct(leavingProduct(world)), { type: 'scrollToTop' })

/** E13: the URL names another product than the embedded game's. */
export const switchEmbeddedProduct = (world: World, event: EventOf<'PRODUCT_SELECTED'>): World => {
  const productName = world.catalogue.product(event.productName)?.shortName ?? ''
  return atUrl(entering(withFlow(leavingProduct(world), { productName }), 'categorize'))
}

/** E13 with an unknown product: nothing but the address put right. */
export const keepEmbeddedProduct = (world: World): World => atUrl(world)

/** S10. */
export const backToProduct = (world: World): World =>
  ask(returning(withReset(world, resetProduct), 'product'), { type: 'url', path: '/' })

/* Description */

/** S5. Tracking gets the length alone, never the text (OD-105). */
export const problemDescribed = (world: World, { description }: EventOf<'PROBLEM_DESCRIBED'>): World =>
  ask(
    tracked(withFlow(world, { description, descriptionChosen: true }), 'captureDescription', {
      descriptionLength: textLength(description.trim()),
    }),
    { type: 'scrollToTop' },
  )

/** S6. */
export const descriptionKept = (world: World, { description }: EventOf<'PROBLEM_DESCRIBED'>): World =>
  withFlow(world, { description: description.trim() === '' ? '' : description, descriptionChosen: false })

/** S7. */
export const categorizeInstead = (world: World): World =>
  ask(tracked(entering(world, 'categorize'), 'skipEvent'), { type: 'description' })

/** S18, S24 and S27 to describe. */
export const backToDescribe = (world: World): World =>
  atUrl(tracked(returning(withReset(world, resetDescribe), 'describe'), 'changeDescription'))

/** S22. */
export const describeInstead = (world: World): World => {
  const wasDescribed = world.flow.descriptionChosen
  const described = { ...returningOrEntering(withReset(world, resetDescribe), 'describe'), entry: emptyEntry }
  return atUrl(wasDescribed ? tracked(described, 'changeDescription') : described)
}

/* Suggestions */

/** The answer of the suggestion call as the event it is. */
export const suggested = (recommendations: readonly Recommendation[]): GuideEvent =>
  recommendations.length > 0 ? { type: 'CSAI_HAS_RESULTS', recommendations } : { type: 'CSAI_NO_RESULTS' }

/** S11: at most five, in the server's order (OD-61). */
export const showRecommendations = (world: World, { recommendations }: EventOf<'CSAI_HAS_RESULTS'>): World =>
  atUrl(entering(withFlow(world, { recommendations: recommendations.slice(0, maxRecommendations) }), 'recommend'), {
    tail: 'recommendations',
  })

/** S12. */
export const nothingRecommended = (world: World): World =>
  atUrl(entering(withFlow(world, { recommendations: [] }), 'categorize'))

/** S14. */
export const moreHelp = (world: World): World =>
  atUrl(tracked(entering(withFlow(world, { recommendationsSkipped: true }), 'categorize'), 'stillNeedHelp'))

/** S14a: an automatic category is at hand. */
export const moreHelpByCategory = (world: World, { articleId }: EventOf<'CSAI_MORE_HELP_CHOSEN'>): World =>
  raising(world, articleId === undefined ? { type: 'AUTO_CAT_CATEGORIZE' } : { type: 'AUTO_CAT_CATEGORIZE', articleId })

/** S15, its first half: the category is named here, its path is looked up in the state it leads to. */
export const autoCategorize = (world: World, event: EventOf<'AUTO_CAT_CATEGORIZE'>): World => {
  const { flow, catalogue } = world
  const recommendation = categorizedRecommendation(flow.recommendations, event.articleId ?? flow.articleId)
  const guidedEntryProduct = recommendation?.guidedEntryProduct ?? ''
  const productName = catalogue.product(guidedEntryProduct)?.shortName ?? flow.productName
  const selectedCategory = recommendation?.guidedEntryCategoryId ?? 0
  return entering(
    withFlow(world, { isAutoCategoryNext: true, guidedEntryProduct, productName, selectedCategory }),
    'categorize',
  )
}

/** S15, its second half: the path is known. */
export const autoCategorized = (world: World, { path, isLeaf }: CategoryPath): World => {
  const last = path.at(-1) ?? 0
  const parentId = path[0] ?? 0
  const topicId = path.length > 1 || isLeaf ? last : 0
  const preselected = atUrl(
    withEntry(
      withFlow(world, { parentCategoryId: parentId, topicCategoryId: topicId, selectedCategory: last }),
      entryWith({ parentId, topicId, categoryId: middleOf(path) }),
    ),
    { ids: true },
  )
  return isLeaf ? raising(preselected, { type: 'PROBLEM_CATEGORIZED', solutionId: last }) : preselected
}

/** S15 when the path cannot be looked up: as S16, with the product the suggestions were made for. */
export const autoCategorizeFailed = (world: World): World => {
  const productName = world.steps.findLast((place) => place.step === 'recommend')?.productName ?? world.flow.productName
  const steps = world.steps.map((place, index) =>
    index === world.steps.length - 1 ? { ...place, productName } : place,
  )
  return stillNeedHelp({ ...withFlow(world, { productName, guidedEntryProduct: '' }), steps })
}

const stillNeedHelp = (world: World): World =>
  atUrl(
    tracked(
      withFlow(world, {
        isAutoCategoryNext: false,
        recommendationsSkipped: true,
        selectedCategory: 0,
        parentCategoryId: 0,
        topicCategoryId: 0,
      }),
      'stillNeedHelp',
    ),
  )

/** S16. */
export const chooseCategoryMyself = (world: World): World => stillNeedHelp(entering(world, 'categorize'))

/** S17: the article's own page opens; the flow waits where it is. */
export const openArticlePage = (world: World, { articleId }: EventOf<'VIEW_ARTICLE'>): World =>
  ask(tracked(withFlow(world, { articleId }), 'recommendationClicked', { articleId }), {
    type: 'open',
    path: `/article/${articleId}`,
  })

/** E3. */
export const openArticle = (world: World, { articleId }: EventOf<'VIEW_ARTICLE'>): World =>
  tracked(entering(withFlow(world, { articleId }), 'article'), 'recommendationClicked', { articleId })

/** S23, S27 and E8 to recommend. */
export const backToRecommend = (world: World): World =>
  atUrl(returning(withReset(world, resetRecommend), 'recommend'), { tail: 'recommendations' })

/* Categories */

/** S8, S20, S21: the ids of the event, which the guards have found to exist. */
const idsTaken = (world: World, event: EventOf<'CATEGORY_CHANGED'>): World => {
  const ids = chosenIds(world, event)
  if (ids === null) return world
  return atUrl(
    withEntry(
      withFlow(world, {
        parentCategoryId: ids.parentId,
        topicCategoryId: ids.topicId,
        selectedCategory: ids.topicId || ids.parentId,
      }),
      entryWith(ids),
    ),
    { ids: true },
  )
}

/** S8. */
export const categorizeByIds = (world: World, event: EventOf<'CATEGORY_CHANGED'>): World =>
  entering(idsTaken(world, event), 'categorize')

/** S9. */
export const idsDropped = (world: World): World =>
  atUrl(withEntry(withFlow(world, { parentCategoryId: 0, topicCategoryId: 0, selectedCategory: 0 }), emptyEntry))

/** S20. */
export const categoryChanged = (world: World, event: EventOf<'CATEGORY_CHANGED'>): World => {
  const changed = idsTaken(world, event)
  const before = world.flow.selectedCategory
  return before > 0 && before !== changed.flow.selectedCategory ? tracked(changed, 'changeCategory') : changed
}

/** S21: a leaf; a top-level leaf is parent and topic at once. */
export const leafChosen = (world: World, event: EventOf<'CATEGORY_CHANGED'>): World => {
  const changed = categoryChanged(world, event)
  const solutionId = changed.flow.selectedCategory
  return raising(withEntry(withFlow(changed, { topicCategoryId: solutionId }), { topicId: solutionId }), {
    type: 'PROBLEM_CATEGORIZED',
    solutionId,
  })
}

/** S19. */
export const problemCategorized = (world: World, { solutionId }: EventOf<'PROBLEM_CATEGORIZED'>): World => {
  const path = world.catalogue.category(world.flow.productName, solutionId)?.path ?? []
  const parentCategoryId = world.flow.parentCategoryId || path[0] || solutionId
  const solved = withEntry(
    withFlow(world, { solutionId, parentCategoryId, topicCategoryId: solutionId, selectedCategory: solutionId }),
    {
      parentId: parentCategoryId,
      topicId: solutionId,
      complete: true,
      changeSelection: false,
    },
  )
  return atUrl(tracked(entering(solved, 'solution'), 'geassociation', { categoryId: solutionId }), {
    ids: true,
    tail: 'solution',
  })
}

/** S25. */
export const backToIds = (world: World, event: EventOf<'CATEGORY_CHANGED'>): World =>
  idsTaken(returning(withReset(world, resetCategorize), 'categorize'), event)

/** S26: 'change category'. */
export const changeCategory = (world: World): World =>
  atUrl(
    tracked(
      withEntry(returning(withReset(world, resetCategorize), 'categorize'), { changeSelection: true }),
      'changeCategory',
    ),
    {
      ids: true,
    },
  )

/** S28. */
export const solutionFailed = (world: World): World =>
  atUrl(alerted(returning(withReset(world, resetCategorize), 'categorize'), 'support.bft.solution.not.loaded'), {
    ids: true,
  })

/** S30. */
export const backToCategorize = (world: World): World => atUrl(returning(withReset(world, resetDescribe), 'categorize'))

/* Search and article inside the flow (embedded variant) */

/** E4. */
export const searchOpened = (world: World, { query }: EventOf<'SEARCH'>): World =>
  entering(world, 'search', query.trim())

/** E5: the same step with another query. */
export const searchedAgain = (world: World, { query }: EventOf<'SEARCH'>): World => ({
  ...world,
  steps: world.steps.map((place, index) =>
    index === world.steps.length - 1 ? { ...place, query: query.trim() } : place,
  ),
})

/** E6. */
export const openFoundArticle = (world: World, { articleId }: EventOf<'VIEW_ARTICLE'>): World =>
  entering(withFlow(world, { articleId }), 'article')

/** E7. */
export const categorizeAfterSearch = (world: World): World =>
  atUrl(tracked(entering(world, 'categorize'), 'stillNeedHelp'), { ids: true })

/** E8 to categorize. */
export const backToCategorizeFromSearch = (world: World): World =>
  atUrl(returning(withReset(world, resetCategorize), 'categorize'), { ids: true })

/** E9 to recommend. */
export const backToRecommendFromArticle = (world: World): World =>
  returning(withReset(world, resetRecommend), 'recommend')

/** E9 to search. */
export const backToSearch = (world: World): World => returning(withReset(world, resetSearch), 'search')

/** E11: back to the step before the article, which is the suggestions or the search. */
export const articleFailed = (world: World): World => {
  const before = lastPlace(world.steps.slice(0, -1))
  const back = before?.step === 'search' ? backToSearch(world) : backToRecommendFromArticle(world)
  return alerted(back, 'support.bft.article.not.loaded')
}

/** E12. */
export const backToSearchFromCategories = (world: World): World =>
  returning(withReset(withReset(world, resetSearch), resetCategorize), 'search')

/* The start */

/** S1a: everything is already as it was left. */
export const takenUp = (world: World): World => world

/** What an earlier URL left behind belongs to this product, or nothing was left. */
const isLeftBySame = ({ input: { start } }: World, productName: string): boolean =>
  start.kind !== 'fresh' ||
  start.left === null ||
  start.left.productName === '' ||
  start.left.productName === productName

/**
 * S1: the step list begins; the product itself follows as the first URL event. A change of product clears all but the
 * visit's words (OD-64).
 */
export const started = (world: World): World => {
  const { start } = world.input
  const wanted = start.kind === 'fresh' ? start.productName : ''
  const productName = world.catalogue.product(wanted)?.shortName ?? ''
  const reset = withReset(world, wanted !== '' && isLeftBySame(world, productName) ? resetRecommend : resetProduct)
  return entering(withFlow(reset, { productName: '' }), 'product')
}

/** E1. */
export const startedEmbedded = (world: World): World => {
  const productName = world.input.embeddedProduct
  const reset = withReset(world, isLeftBySame(world, productName) ? resetRecommend : resetProduct)
  return entering(withFlow(reset, { productName, isEmbeddedGame: true, suggestLogin: false }), 'categorize')
}

/** The suggest-login dialog was closed: it does not open again in this session (OD-66). */
export const suggestLoginClosed = (world: World): World => withFlow(world, { suggestLogin: false })
