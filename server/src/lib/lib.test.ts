import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { isUtcTime } from './clock.ts'
import { escapeHtml, textToHtml } from './html.ts'
import { caseIdPattern, isTokenStyle, newCaseId, newRowId, newToken, tokenPattern } from './ids.ts'
import { createKeyring } from './keyring.ts'
import { canonicalLocale, chooseLocale } from './locale.ts'
import { createLru } from './lru.ts'
import { mailboxOf } from './mailbox.ts'
import { readAnswer } from './answer-text.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { isPersonId, personIdOf } from './person.ts'
import { isFromLater } from './token-times.ts'
import { isUnspaced, wordsOf } from './words.ts'

test.each([
  ['2026-11-18T09:30:00.000Z', true],
  ['2024-02-29T23:59:59.999Z', true],
  ['2026-02-31T09:30:00.000Z', false],
  ['2026-99-99T99:99:99.999Z', false],
  ['0000-01-01T00:00:00.000Z', false],
  ['2026-11-18T09:30:00Z', false],
  ['nonsense', false],
])('%s is a time of ours: %s', (text, isOne) => {
  expect(isUtcTime(text)).toBe(isOne)
})

describe('ids', () => {
  test('case ids are decimal, tokens never look like them (ground G5, G6, decisions-cases B1)', () => {
    const ids = Array.from({ length: 2000 }, () => newCaseId(15))
    expect(new Set(ids).size).toBe(2000)
    expect(ids.every((id) => caseIdPattern.test(id) && !isTokenStyle(id))).toBe(true)
    const tokens = Array.from({ length: 2000 }, newToken)
    expect(new Set(tokens).size).toBe(2000)
    expect(tokens.every((token) => tokenPattern.test(token) && !caseIdPattern.test(token))).toBe(true)
  })
  test('row ids sort by their time', () => {
    expect(newRowId(new Date(1000)) < newRowId(new Date(2000))).toBe(true)
    expect(newRowId(new Date())).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('keyring', () => {
  const old = createKeyring(['o'.repeat(32)], ['O'.repeat(32)])
  const both = createKeyring(['n'.repeat(32), 'o'.repeat(32)], ['N'.repeat(32), 'O'.repeat(32)])
  const next = createKeyring(['n'.repeat(32)], ['N'.repeat(32)])

  test('a signature holds for its purpose and its text alone', () => {
    const mac = old.sign('csrf', 'session-1')
    expect(mac).toHaveLength(43)
    expect(old.verify('csrf', 'session-1', mac)).toBe(true)
    expect(old.verify('other', 'session-1', mac)).toBe(false)
    expect(old.verify('csrf', 'session-2', mac)).toBe(false)
    expect(old.verify('csrf', 'session-1', '')).toBe(false)
  })
  test('while keys are replaced both hold, then the new one only (promises O7)', () => {
    expect(both.verify('csrf', 'a', old.sign('csrf', 'a'))).toBe(true)
    expect(next.verify('csrf', 'a', old.sign('csrf', 'a'))).toBe(false)
    expect(both.unseal('c', old.seal('c', 'text'))).toBe('text')
    expect(() => next.unseal('c', old.seal('c', 'text'))).toThrow()
  })
  test('a sealed text opens where it was sealed and nowhere else (ground G30)', () => {
    const sealed = old.seal('case 1', 'the answer 😀')
    expect(sealed).not.toContain('answer')
    expect(old.unseal('case 1', sealed)).toBe('the answer 😀')
    expect(() => old.unseal('case 2', sealed)).toThrow()
    // One letter that certainly is another; its text differs from time to time.
    const middle = sealed.length >> 1
    const spoilt = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`
    expect(() => old.unseal('case 1', spoilt)).toThrow()
    expect(old.seal('case 1', 'x')).not.toBe(old.seal('case 1', 'x'))
  })
})

test('canonical JSON does not depend on the order of keys, and tells values apart', () => {
  expect(canonicalJson({ b: 1, a: [{ d: 2, c: undefined }] })).toBe('{"a":[{"d":2}],"b":1}')
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = JSON.parse(JSON.stringify(value)) as unknown
      expect(JSON.parse(canonicalJson(parsed))).toEqual(parsed)
    }),
  )
})

test('plain text becomes HTML that says the same', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;')
  expect(textToHtml('a\r\nb\rc\n<d>')).toBe('a<br>b<br>c<br>&lt;d&gt;')
})

describe('locales (ground G1, G2)', () => {
  const offered = ['en-US', 'de-DE', 'ko-KR']
  test('canonical form, or none', () => {
    expect(canonicalLocale('KO-kr')).toBe('ko-KR')
    expect(canonicalLocale('english')).toBeUndefined()
  })
  test.each([
    [{ query: 'de-DE', cookie: 'ko-KR' }, 'de-DE'],
    [{ query: 'xx-XX', cookie: 'ko-KR' }, 'ko-KR'],
    [{ acceptLanguage: 'fr, de-AT;q=0.9, en;q=0.8' }, 'de-DE'],
    [{ acceptLanguage: 'en;q=0.1, ko;q=0.5' }, 'ko-KR'],
    [{ acceptLanguage: 'de;q=0' }, 'en-US'],
    [{ acceptLanguage: ';;,=' }, 'en-US'],
    [{}, 'en-US'],
  ])('%j → %s', (wishes, expected) => expect(chooseLocale(wishes, offered, 'en-US')).toBe(expected))
})

test('the least recently used entry goes first', () => {
  const lru = createLru<number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.get('a')
  lru.set('c', 3)
  expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2])
})

test('a mailbox is one in each of its spellings, its domain in letters or as it is on the wire', () => {
  const one = mailboxOf('Ada+case@münchen.example')
  expect(mailboxOf('ADA@XN--MNCHEN-3YA.example')).toBe(one)
  expect(mailboxOf('анна@почта.рф')).toBe(mailboxOf('АННА@XN--80A1ACNY.XN--P1AI'))
  expect(mailboxOf('ada@players.example')).not.toBe(mailboxOf('ada@player.example'))
  // What no name can be is itself.
  expect(mailboxOf('Ada@[127.0.0.1]')).toBe('ada@[127.0.0.1]')
})

describe('what does not answer', () => {
  test('rests after so many failures in a row, then one alone tries', () => {
    let now = 0
    const breaker = createCircuitBreaker({ failures: 2, restMilliseconds: 100, now: () => now })
    breaker.failed()
    breaker.succeeded()
    breaker.failed()
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed()
    now = 99
    expect(breaker.mayAsk()).toBe(false)
    now = 100
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false])
    now = 150
    breaker.failed()
    now = 249
    expect(breaker.mayAsk()).toBe(false)
    now = 250
    expect(breaker.mayAsk()).toBe(true)
    breaker.succeeded()
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
  })
})

test.each([
  [{}, false],
  [{ iat: 1_030 }, false],
  [{ iat: 1_031 }, true],
  [{ iat: 1, auth_time: 1_031 }, true],
  [{ iat: '1031', auth_time: null }, false],
])('a proof of %j is from later: %s', (claims, isLater) =>
  expect(isFromLater(claims, new Date(1_000_000))).toBe(isLater),
)

test('who wrote without an account has an id of their address, whatever its letters', () => {
  const keys = { mark: (purpose: string, text: string) => `${purpose} ${text}` }
  expect(personIdOf(keys, 'Ada@Players.example')).toBe('@person ada@players.example')
  expect([isPersonId('@person x'), isPersonId('ada@x')]).toEqual([true, false])
})

test.each([
  ['Zoë Jean-Luc 3x', ['zoe', 'jean', 'luc', '3x']],
  ['STRAẞE Straße œuvre ø đ ł ı ς', ['strasse', 'strasse', 'oeuvre', 'o', 'd', 'l', 'i', 'σ']],
  ['田中太郎', ['田中', '中太', '太郎']],
  ['田', ['田']],
  ['サーバーgate', ['サー', 'ーハ', 'ハー', 'gate']],
  ['ﬁre ①', ['fire', '1']],
  ['x'.repeat(70), ['x'.repeat(64)]],
  ['… – !', []],
])('the words of %s are %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test('a word without spaces between letters is one of a script that has none', () => {
  expect(['田', 'ไทย', 'gate', 'a田'].map(isUnspaced)).toEqual([true, true, false, false])
})

test('an answer is read as far as it may be long, and not a byte further', async () => {
  expect(await readAnswer(new Response('äb'), 3)).toBe('äb')
  expect(await readAnswer(new Response(null), 0)).toBe('')
  await expect(readAnswer(new Response('abcd'), 3)).rejects.toThrow('more than 3 bytes')
})
