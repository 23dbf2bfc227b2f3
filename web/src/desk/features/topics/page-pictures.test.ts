import { expect, test } from 'vitest'
import { addressOf, inOrderFor, isSign } from './page-pictures.ts'

const pictures = [
  { path: 'assets/articles/gate.webp', url: '/a/gate.webp' },
  { path: 'assets/trending/queue.svg', url: '/a/queue.svg' },
  { path: 'assets/trending/raid.svg', url: '/a/raid.svg' },
]

test('a picture is found with or without its folder, and one of another site stands for itself', () => {
  expect(addressOf('assets/trending/raid.svg', pictures)).toBe('/a/raid.svg')
  expect(addressOf('trending/raid.svg', pictures)).toBe('/a/raid.svg')
  expect(addressOf('https://news.example/a.png', pictures)).toBe('https://news.example/a.png')
  expect(addressOf('trending/gone.svg', pictures)).toBeUndefined()
  expect(addressOf(null, pictures)).toBeUndefined()
})

test('a sign is told from a file, and those drawn like the chosen picture come first', () => {
  expect(isSign('door-open')).toBe(true)
  expect(isSign('assets/trending/raid.svg')).toBe(false)
  expect(inOrderFor('trending/raid.svg', pictures).map(({ url }) => url)).toEqual([
    '/a/queue.svg',
    '/a/raid.svg',
    '/a/gate.webp',
  ])
  expect(inOrderFor('door-open', pictures)).toBe(pictures)
})
