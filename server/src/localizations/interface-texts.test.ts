import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createInterfaceWording } from './interface-texts.ts'
import { createTexts } from './texts.ts'

const messages = new Map([
  [
    'en-US',
    new Map([
      ['support.site.title', 'Guidepost'],
      ['support.cases', 'My cases'],
      ['support.cases.none', 'You have no cases'],
      ['support.casebook', 'Case book'],
      ['support.z.exact', 'Pair'],
      ['support.a.long', 'A very long pair of things'],
      ['support.b.short', 'A pair'],
      ['support.c.begins', 'Pair of shoes'],
      ['support.pair.none', 'Nothing'],
      ['support.a.support.z.exact', 'Shoes'],
      ['support.count', '{count, plural, one {# case} other {# cases}}'],
      ...Array.from({ length: 31 }, (_, at) => [`support.many.${at}`, `Number ${at}`] as const),
      ...Array.from({ length: 30 }, (_, at) => [`support.some.${at}`, `Piece ${at}`] as const),
    ]),
  ],
  ['de-DE', new Map([['support.cases', 'Meine Anfragen']])],
  ['fi-FI', new Map([['support.cases', 'Omat tapaukset']])],
])
const holder = createContentHolder(smallContent())
const wording = createInterfaceWording(holder, messages, createTexts(holder, messages))
const keys = (words: string, locale = 'en-US') => wording.find(words, locale).items.map(({ key }) => key)

test('a sentence is found by its words: what says just that first, then what begins so, then what holds it', () => {
  expect(keys('my  CASES')).toEqual(['support.cases'])
  expect(keys('case')).toEqual(['support.casebook', 'support.cases', 'support.cases.none', 'support.count'])
  const pairs = ['support.z.exact', 'support.c.begins', 'support.b.short', 'support.a.long', 'support.pair.none']
  expect(keys('pair')).toEqual(pairs)
  expect(keys('support.z.exact')).toEqual(['support.z.exact', 'support.a.support.z.exact'])
  expect(keys('support.cases')).toEqual(['support.cases', 'support.cases.none'])
  expect(keys('Anfragen', 'de-DE')).toEqual(['support.cases'])
  expect(keys('nothing says this')).toEqual([])
  expect(keys('  ')).toEqual([])
})

test('one that says otherwise here is found by both, and its words are the product’s, of the portal’s languages', () => {
  for (const words of ['Small Support', 'Guidepost'])
    expect(wording.find(words, 'en-US')).toEqual({
      items: [{ key: 'support.site.title', text: { 'en-US': 'Guidepost' } }],
      isMore: false,
    })
  expect(wording.find('My cases', 'en-US').items[0]!.text).toEqual({ 'en-US': 'My cases', 'de-DE': 'Meine Anfragen' })
  expect(wording.saidOf(['support.only.english', 'support.cases']).map(({ text }) => Object.keys(text).length)).toEqual(
    [0, 2],
  )
})

test('of many the first thirty are told, and that there are more', () => {
  expect(wording.find('Number', 'en-US')).toMatchObject({ items: { length: 30 }, isMore: true })
  expect(wording.find('Piece', 'en-US')).toMatchObject({ items: { length: 30 }, isMore: false })
})

test('the product says which values a sentence is given, and nothing of what only a pack knows', () => {
  expect([...wording.valuesOf('support.count')!]).toEqual(['count'])
  expect(wording.valuesOf('support.only.english')).toBeUndefined()
})
