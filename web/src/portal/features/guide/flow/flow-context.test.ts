import { expect, test } from 'vitest'
import { emptyFlow } from './resets.ts'

test('[ENTITY-27] the flow knows these facts and no others, and begins with none of them', () => {
  expect(emptyFlow).toEqual({
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
  })
})
