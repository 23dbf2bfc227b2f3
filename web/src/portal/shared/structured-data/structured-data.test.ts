import { expect, test } from 'vitest'
import { articleThing, breadcrumbList, faqPage, structuredJson } from './StructuredData.tsx'

test('markup in a title cannot end the element', () => {
  const json = structuredJson([
    articleThing({ headline: '</script><b>', description: '', locale: 'en-US', url: 'https://x.example/' }),
  ])
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Article', headline: '</script><b>' })
})

test('several things are one graph; the trail counts from 1', () => {
  const data = JSON.parse(
    structuredJson([
      breadcrumbList([
        { name: 'Home', url: 'a' },
        { name: 'Game', url: 'b' },
      ]),
      faqPage('Q', 'A', 'c'),
    ]),
  ) as { '@graph': { itemListElement: unknown[] }[] }
  expect(data['@graph'][0]!.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'a' },
    { '@type': 'ListItem', position: 2, name: 'Game', item: 'b' },
  ])
})
