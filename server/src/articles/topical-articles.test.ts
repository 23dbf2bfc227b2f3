import { expect, test } from 'vitest'
import { smallContent } from '../content/testing/small-content.ts'
import { articlesByTopic } from './topical-articles.ts'

test('which articles help on a topic is known without a page of any of them', () => {
  const local = smallContent().in('en-US')
  const due = new Map<number, string[]>()
  for (const { id, guidedEntryCategoryId, categories } of local.articles())
    for (const topicId of new Set([guidedEntryCategoryId, ...categories]))
      due.set(topicId, [...(due.get(topicId) ?? []), id])
  const made = (): never => {
    throw new Error('an article was made')
  }
  const byTopic = articlesByTopic({ ...local, article: made, articles: made } as typeof local)
  expect(new Map([...byTopic].map(([topicId, its]) => [topicId, its.map(({ id }) => id)]))).toEqual(due)
  expect(due.size).toBeGreaterThan(1)
})
