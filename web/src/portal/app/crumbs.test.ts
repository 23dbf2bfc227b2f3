import { expect, test } from 'vitest'
import { createMessages } from '../shared/i18n/messages.ts'
import { type CrumbFacts, crumbsOf } from './crumbs.ts'
import { routes } from './route-table.ts'

const messages = createMessages('en-US', {
  'support.crumb.home': 'Support home',
  'support.crumb.games': '{product} Support',
  'support.crumb.services': 'Services',
  'support.crumb.search': 'Results for {query}',
})
const facts: CrumbFacts = {
  product: { shortName: 'wow', title: 'Realms of Aether' },
  category: { name: 'Gameplay', href: '/games/wow/category/1200' },
  query: 'stuck',
  page: 'Freeing a character',
  home: '/',
}
const trail = (path: string, given: Partial<CrumbFacts> = {}): string[] =>
  crumbsOf(routes.find((route) => route.path === path)!.crumbs ?? [], { ...facts, ...given }, messages).map(
    ({ label }) => label,
  )

test('[SHELL-01] [SHELL-02] [SHELL-04] [SHELL-06] the trail is built from the route’s data and starts at the support home', () => {
  expect(trail('/games/:game/category/:categoryId')).toEqual(['Support home', 'Realms of Aether Support', 'Gameplay'])
  expect(trail('/article/:articleId')).toEqual(['Support home', 'Freeing a character'])
  expect(crumbsOf([], facts, messages)).toEqual([{ label: 'Support home', href: '/' }])
  expect(crumbsOf([], { ...facts, home: '/home' }, messages)[0]?.href).toBe('/home')
})

test('[SHELL-05] the services stand without the word support', () => {
  expect(trail('/games/:game', { product: { shortName: 'services', title: 'Northlight Account & Services' } })).toEqual(
    ['Support home', 'Services'],
  )
})

test('[SHELL-07] a search is named by its query', () => {
  expect(trail('/games/:game/search')).toEqual(['Support home', 'Realms of Aether Support', 'Results for stuck'])
  expect(trail('/search', { query: '' })).toEqual(['Support home'])
})

test('a crumb whose words are not here yet is left out', () => {
  expect(trail('/games/:game/category/:categoryId', { product: null, category: null })).toEqual(['Support home'])
})
