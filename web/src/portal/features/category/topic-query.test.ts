import { expect, test } from 'vitest'
import { topicQuery, withoutLinked } from './CategoryPage.tsx'

test('[CATEGORY-07] a topic searches for its keywords, or its name when it has none', () => {
  expect(topicQuery({ keywords: 'stuck character', name: 'My character is stuck' })).toBe('stuck character')
  expect(topicQuery({ keywords: null, name: 'Quests' })).toBe('Quests')
  expect(topicQuery({ keywords: '  ', name: 'Quests' })).toBe('Quests')
})

test('an article that a picture leads to is not offered below it again, unless nothing else would be', () => {
  const articles = [{ id: '24117' }, { id: '24133' }, { id: '24138' }]
  const topics = [
    { url: 'article/24117' },
    { url: '/support/en-US/help/article/24133' },
    { url: 'https://a.example/24138' },
  ]
  expect(withoutLinked(articles, topics)).toEqual([{ id: '24138' }])
  expect(withoutLinked(articles.slice(0, 2), topics)).toEqual(articles.slice(0, 2))
  expect(withoutLinked(articles)).toEqual(articles)
})
