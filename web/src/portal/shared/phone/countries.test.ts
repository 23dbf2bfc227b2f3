import { describe, expect, test } from 'vitest'
import { searchBuffer, type Search, firstCountry, isSearchKey, noSearch, searchCountry } from './countries.ts'

const country = (alpha2: string, localizedName: string, phonePrefix = '+1') => ({
  alpha2,
  alpha3: `${alpha2}X`,
  localizedName,
  phonePrefix,
  examplePhoneNumber: '201',
})
const countries = [
  country('AT', 'Austria', '+43'),
  country('CA', 'Canada'),
  country('CI', 'Côte d’Ivoire', '+225'),
  country('DE', 'Germany', '+49'),
  country('US', 'United States'),
  country('GB', 'United Kingdom', '+44'),
]

test('the first country is the account’s, else the locale’s, else the US', () => {
  expect(firstCountry(countries, 'CA', 'de-DE')).toBe(1)
  expect(firstCountry(countries, null, 'de-DE')).toBe(3)
  expect(firstCountry(countries, 'XX', 'ko-KR')).toBe(4)
  expect(firstCountry([], null, 'en-US')).toBe(-1)
})

describe('search by typing', () => {
  const type = (keys: [key: string, at: number][], current = 0): string => {
    let search: Search = noSearch
    let index = current
    for (const [key, at] of keys) {
      const found = searchCountry(search, key, at, countries, index)
      search = found.search
      if (found.index >= 0) index = found.index
    }
    return countries[index]!.alpha2
  }
  test('[LIMIT-03] keys within two seconds make one word, later ones begin anew', () => {
    expect(searchBuffer).toBe(2000)
    expect(
      type([
        ['c', 5000],
        ['o', 6900],
      ]),
    ).toBe('CI')
    expect(
      type([
        ['c', 5000],
        ['o', 7000],
      ]),
    ).toBe('CI')
    expect(
      type([
        ['g', 5000],
        ['u', 7001],
      ]),
    ).toBe('US')
    expect(
      type([
        ['g', 5000],
        ['u', 6000],
      ]),
    ).toBe('DE')
  })
  test('whole names, spaces and accents; a repeated letter goes on', () => {
    expect(type([...'united k'].map((key, index) => [key, 5000 + index * 100]))).toBe('GB')
    expect(type([['ô', 5000]])).toBe('AT')
    expect(type([['c', 5000]])).toBe('CA')
    expect(
      type([
        ['c', 5000],
        ['c', 5100],
      ]),
    ).toBe('CI')
  })
  test('control keys do not search; a space only inside a word', () => {
    const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more })
    expect(isSearchKey(key('ArrowDown'), noSearch, 9000)).toBe(false)
    expect(isSearchKey(key('a', { ctrlKey: true }), noSearch, 9000)).toBe(false)
    expect(isSearchKey(key(' '), noSearch, 9000)).toBe(false)
    expect(isSearchKey(key(' '), { text: 'united', at: 8000 }, 9000)).toBe(true)
    expect(isSearchKey(key('国'), noSearch, 9000)).toBe(true)
  })
})
