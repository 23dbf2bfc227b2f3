import { expect, test } from 'vitest'
import type { ContentArticle, LocalContent } from '../content/types.ts'
import { relatedTo } from './related.ts'

const article = (id: string, more: Partial<ContentArticle> = {}): ContentArticle =>
  ({
    id,
    body: '',
    products: ['wow'],
    categories: [],
    keywords: [],
    guidedEntryCategoryId: 0,
    ...more,
  }) as ContentArticle

test('linked ones come first, then those of the topic, then those with like words; none of another game', async () => {
  const here = article('1', {
    body: '<p><a href="/support/en-US/help/article/5#kb-x">this</a> or <a href="/support/en-US/help/article/6">that</a></p>',
    guidedEntryCategoryId: 1201,
    categories: [1201, 1200],
    keywords: ['stuck', 'wall'],
  })
  const all = [
    here,
    article('2', { keywords: ['stuck', 'wall'] }),
    article('3', { guidedEntryCategoryId: 1201 }),
    article('4', { keywords: ['stuck'] }),
    article('5', { products: ['services'] }),
    article('6', { products: ['diablo4'], guidedEntryCategoryId: 1201 }),
  ]
  const local = {
    articleIds: () => all.map(({ id }) => id),
    searchable: (id: string) => all.find((each) => each.id === id),
    article: (id: string) => all.find((each) => each.id === id),
  } as unknown as LocalContent
  expect((await relatedTo(here, local)).map(({ id }) => id)).toEqual(['5', '3', '2'])
})
