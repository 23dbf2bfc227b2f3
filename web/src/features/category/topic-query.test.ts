import { expect, test } from 'vitest'
import { topicQuery } from './CategoryPage.tsx'

test('[CATEGORY-07] a topic searches for its keywords, or its name when it has none', () => {
  expect(topicQuery({ keywords: 'stuck character', name: 'My character is stuck' })).toBe('stuck character')
  expect(topicQuery({ keywords: null, name: 'Quests' })).toBe('Quests')
  expect(topicQuery({ keywords: '  ', name: 'Quests' })).toBe('Quests')
})
