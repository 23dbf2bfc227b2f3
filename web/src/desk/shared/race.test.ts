import { expect, test } from 'vitest'
import { differencesOf, together } from './race.ts'

const was = {
  id: 'm',
  mark: 'old',
  name: 'Gate',
  texts: { 'en-US': 'Hello', 'de-DE': 'Hallo' },
  tags: ['a'],
  game: null,
}
const theirs = { ...was, mark: 'new', name: 'Gate 2', texts: { 'en-US': 'Hi', 'de-DE': 'Hallo', 'fr-FR': 'Bonjour' } }
const mine = { name: 'My gate', texts: { 'en-US': 'Hello', 'de-DE': 'Moin' }, tags: ['a', 'b'], game: null }

test('put together, one’s own stays and what they alone changed is taken over, language by language', () => {
  expect(together(was, mine, theirs)).toEqual({
    id: 'm',
    mark: 'new',
    name: 'My gate',
    texts: { 'en-US': 'Hi', 'de-DE': 'Moin', 'fr-FR': 'Bonjour' },
    tags: ['a', 'b'],
    game: null,
  })
})

test('a language one has taken out stays out, and one they have taken out goes', () => {
  const { 'de-DE': _, ...english } = was.texts
  expect(together(was, { texts: english }, theirs).texts).toEqual({ 'en-US': 'Hi', 'fr-FR': 'Bonjour' })
  expect(together(was, { texts: was.texts }, { ...was, texts: english }).texts).toEqual(english)
})

test('what they changed is told, and whether one has changed it too', () => {
  const told = differencesOf({ was, mine, theirs }, ['name', 'texts', 'tags', 'game'], new Set(['texts']))
  expect(told.map(({ name, part, isContested }) => [name, part, isContested])).toEqual([
    ['name', null, true],
    ['texts', 'en-US', false],
    ['texts', 'fr-FR', false],
  ])
})

test('the order of members is no difference, that of a list is one', () => {
  const other = { ...was, texts: { 'de-DE': 'Hallo', 'en-US': 'Hello' } }
  expect(differencesOf({ was, mine: was, theirs: other }, ['texts'], new Set())).toEqual([])
  const lists = { was: { ids: ['a', 'b'] }, mine: { ids: ['a', 'b'] }, theirs: { ids: ['b', 'a'] } }
  expect(differencesOf(lists, ['ids'], new Set())).toHaveLength(1)
})
