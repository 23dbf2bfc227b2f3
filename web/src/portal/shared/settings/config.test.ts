import { expect, test } from 'vitest'
import { homePath } from './config.ts'

test('the support home is the start, but in a game that has a home of its own: no link leads to an address that only bounces', () => {
  const config = { useEmbeddedFlow: true, allowEmbeddedHome: true }
  expect(homePath(true, config)).toBe('/home')
  expect(homePath(false, config)).toBe('/')
  expect(homePath(true, { ...config, useEmbeddedFlow: false })).toBe('/')
  expect(homePath(true, { ...config, allowEmbeddedHome: false })).toBe('/')
  expect(homePath(true, undefined)).toBe('/')
})
