// Small things that everything else leans on, at their edges.
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { addSeconds, createManualClock, systemClock, timestamp } from './clock.ts'
import {
  caseIdPattern,
  isTokenStyle,
  checkDigit,
  newCaseId,
  newDigits,
  newRowId,
  newToken,
  sha256,
  tokenPattern,
} from './ids.ts'
import { createKeyring } from './keyring.ts'
import { canonicalLocale, chooseLocale, localePattern } from './locale.ts'
import { createLru } from './lru.ts'

describe('clock', () => {
  test('a clock moved by hand stands still between moves', () => {
    const clock = createManualClock()
    expect(timestamp(clock)).toBe('2026-11-18T09:30:00.000Z')
    clock.advance(90)
    expect(timestamp(clock)).toBe('2026-11-18T09:31:30.000Z')
    clock.set('2027-01-01T00:00:00.000Z')
    expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00.000Z'))
    expect(timestamp(createManualClock('2020-01-01T00:00:00.000Z'))).toBe('2020-01-01T00:00:00.000Z')
  })
  test('seconds are added, the date handed in stays', () => {
    const date = new Date(1_000)
    expect([addSeconds(date, 2).getTime(), date.getTime()]).toEqual([3_000, 1_000])
  })
  test('the system’s clock is the machine’s', () => {
    const before = Date.now()
    const seen = systemClock.now().getTime()
    expect(seen >= before && seen <= Date.now()).toBe(true)
  })
})

describe('ids', () => {
  test('a case id has as many digits as it is asked for; the last one tells a slip of the finger (T43)', () => {
    // The example of ISO 7064 for MOD 11,10.
    expect(checkDigit('0794')).toBe(5)
    for (const digits of [9, 12, 15]) {
      const ids = Array.from({ length: 200 }, () => newCaseId(digits))
      expect(ids.filter((id) => !new RegExp(`^[1-9]\\d{${digits - 1}}$`).test(id))).toEqual([])
    }
    const id = newCaseId()
    const isWhole = (one: string): boolean => checkDigit(one.slice(0, -1)) === Number(one.at(-1))
    expect([isWhole(id), id.length]).toEqual([true, 9])
    const slips = [...id].flatMap((digit, at) =>
      [...'0123456789'].filter((other) => other !== digit).map((other) => id.slice(0, at) + other + id.slice(at + 1)),
    )
    expect(slips.filter(isWhole)).toEqual([])
  })
  test.each([
    ['1', true],
    ['1234567890123456789', true],
    ['12345678901234567890', false],
    ['0123', false],
    ['12a', false],
    ['a12', false],
    ['', false],
  ])('%s has the form of a case id: %s', (id, isOne) => expect(caseIdPattern.test(id)).toBe(isOne))
  test('a token is 43 characters of base64url, no more and no fewer', () => {
    const token = newToken()
    expect([isTokenStyle(token), isTokenStyle(`${token}a`), isTokenStyle(token.slice(1))]).toEqual([true, false, false])
    expect([tokenPattern.test(`${'a'.repeat(42)}+`), tokenPattern.test(`-_${'9'.repeat(41)}`)]).toEqual([false, true])
  })
  test('a row id begins with its time, and two of one moment differ', () => {
    const now = new Date('2026-11-18T09:30:00.000Z')
    const [one, other] = [newRowId(now), newRowId(now)]
    expect(Number.parseInt(one.replaceAll('-', '').slice(0, 12), 16)).toBe(now.getTime())
    expect(one).not.toBe(other)
  })
  test('digits keep their leading zeros and use the whole range', () => {
    const drawn = Array.from({ length: 400 }, () => newDigits(2))
    expect(drawn.every((digits) => /^\d\d$/.test(digits))).toBe(true)
    expect(drawn.some((digits) => digits.startsWith('0'))).toBe(true)
    expect(new Set(drawn).size).toBeGreaterThan(50)
  })
  test('a hash is SHA-256 in hex, of text and of bytes', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect([sha256(''), sha256(new Uint8Array())]).toEqual([empty, empty])
  })
})

test('what JSON leaves out or turns to null is so here', () => {
  expect(canonicalJson(undefined)).toBe('null')
  expect(canonicalJson([undefined, null, 1])).toBe('[null,null,1]')
  expect(canonicalJson({ b: undefined, a: 'x', A: null })).toBe('{"A":null,"a":"x"}')
  expect(canonicalJson({ c: 3, b: 2, a: 1 })).toBe('{"a":1,"b":2,"c":3}')
})

describe('keyring', () => {
  const keys = createKeyring(['s'.repeat(32)], ['e'.repeat(32)])
  test('signatures are those of every start of the process', () => {
    const again = createKeyring(['s'.repeat(32)], ['x'.repeat(32)])
    expect(again.sign('csrf', 'a')).toBe(keys.sign('csrf', 'a'))
    expect(again.sign('login', 'a')).not.toBe(keys.sign('csrf', 'a'))
  })
  test('a sealed text says its version; another text is none', () => {
    const sealed = keys.seal('c', 'text')
    expect(sealed).toMatch(/^v1\.[A-Za-z0-9_-]+$/)
    expect(() => keys.unseal('c', sealed.slice(3))).toThrow('Not a sealed text')
    expect(() => keys.unseal('other', sealed)).toThrow('This sealed text cannot be opened')
  })
})

describe('locales', () => {
  test.each([
    ['en-US', true],
    ['xen-US', false],
    ['en-USA', false],
    ['e1-US', false],
    ['en_US', false],
  ])('%s has the form of a locale: %s', (text, isOne) => expect(localePattern.test(text)).toBe(isOne))
  test('two letters, a hyphen, two letters', () => {
    expect([canonicalLocale('EN-us'), canonicalLocale('en-USA')]).toEqual(['en-US', undefined])
  })
  const offered = ['en-US', 'de-DE', 'de-AT', 'ko-KR']
  const choose = (acceptLanguage: string) => chooseLocale({ acceptLanguage }, offered, 'en-US')
  test.each([
    ['de-AT', 'de-AT'],
    ['DE-at', 'de-AT'],
    ['de', 'de-DE'],
    ['ko;q=0.8,de;q=0.8', 'ko-KR'],
    ['ko;q=0.85,de;q=0.9', 'de-DE'],
    [' ko ; q=0.5 , de ; q=1.000', 'de-DE'],
    ['ko;q=2,de;q=0.9', 'ko-KR'],
    ['ko;q=0.5x,de;q=0.9', 'ko-KR'],
    ['de;level=1;q=0.1,ko;q=0.2', 'ko-KR'],
    ['d,ko', 'ko-KR'],
    [`${'x,'.repeat(249)}de`, 'de-DE'],
    [`${'x,'.repeat(251)}de`, 'en-US'],
  ])('%s asks for %s', (header, locale) => expect(choose(header)).toBe(locale))
  test('what was asked for in the address stands above the cookie, and that above the browser', () => {
    expect(chooseLocale({ cookie: 'de-DE', acceptLanguage: 'ko' }, offered, 'en-US')).toBe('de-DE')
    expect(chooseLocale({ query: 'ko', cookie: 'de-DE' }, offered, 'en-US')).toBe('ko-KR')
  })
})

test('an entry can be replaced, deleted, and all forgotten', () => {
  const lru = createLru<string>(2)
  lru.set('a', '1')
  lru.set('a', '2')
  lru.set('b', '3')
  expect([lru.get('a'), lru.size]).toEqual(['2', 2])
  lru.delete('a')
  expect([lru.get('a'), lru.get('b'), lru.size]).toEqual([undefined, '3', 1])
  lru.clear()
  expect([lru.get('b'), lru.size]).toEqual([undefined, 0])
})

test('an entry that is set again is the newest', () => {
  const lru = createLru<number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.set('a', 3)
  lru.set('c', 4)
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([3, undefined, 4])
})
