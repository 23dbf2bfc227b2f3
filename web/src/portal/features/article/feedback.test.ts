import { expect, test } from 'vitest'
import { noFeedback, allRatings, feedbackRequest, ratingsFor } from './feedback.ts'

test('reasons go only with an article that did not help; what was not answered is null or false', () => {
  const state = { ...noFeedback, reasons: ['policy', 'didNotWork'] as const, ratings: { find: 5 }, text: ' \n' }
  expect(feedbackRequest({ ...state, isHelpful: false })).toEqual({
    helpful: false,
    findRating: 5,
    understandRating: null,
    needRating: null,
    translationRating: null,
    notRelevant: false,
    didNotWork: true,
    notUnderstandable: false,
    poorlyWritten: false,
    policy: true,
    feedback: null,
  })
  expect(feedbackRequest({ ...state, isHelpful: true, text: ' Good ' })).toMatchObject({
    helpful: true,
    didNotWork: false,
    policy: false,
    feedback: ' Good ',
  })
})

test('the translation is rated where there is one', () => {
  expect(ratingsFor({ locale: 'en-US', hasMachineTranslation: false }, 'en-US')).toEqual(['find', 'understand', 'need'])
  expect(ratingsFor({ locale: 'de-DE', hasMachineTranslation: false }, 'en-US')).toEqual(allRatings)
  expect(ratingsFor({ locale: 'en-US', hasMachineTranslation: true }, 'en-US')).toEqual(allRatings)
})
