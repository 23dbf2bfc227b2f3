import { describe, expect, test } from 'vitest'
import { createWordListChecker } from './word-lists.ts'

const { isAbusive } = createWordListChecker()

describe('abusive language', () => {
  test.each([
    ['You are all fucking useless', 'en-US'], ['F U C K no, fuuuuck you', 'en-US'], ['you 1diots? you m0ron!', 'en-US'], ['ＩＤＩＯＴＳ, all of you: you idiots', 'en-US'],
    ['Ihr seid solche Arschlöcher', 'de-DE'], ['Fickt euch doch', 'de-DE'], ['bande de cons', 'fr-FR'], ['Connards !', 'fr-FR'], ['이 병신들아', 'ko-KR'], ['お前ら死ね', 'ja-JP'],
    ['Scheiß Update, you assholes', 'de-DE'],
  ])('[CASEAPI-29] %s', async (text, locale) => expect(await isAbusive(text, locale)).toBe(true))

  test.each([
    ['My character is stuck and I hate this bug.', 'en-US'], ['I live in Scunthorpe and play a class assassin', 'en-US'], ['A player called me "a stupid bitch", please act', 'en-US'],
    ['> fuck you\nThis is what he wrote to me.', 'en-US'], ['The Dickens quest in Essex shows shiitake', 'en-US'], ['Das Spiel stürzt ständig ab, ich bin wütend', 'de-DE'],
    ['Le concours commence à midi', 'fr-FR'], ['시발점에서 멈춥니다 아니라 시작 지점', 'fr-FR'], ['ゲームが始まりません', 'ja-JP'], ['', 'en-US'],
  ])('not: %s', async (text, locale) => expect(await isAbusive(text, locale)).toBe(false))

  test('a long text is looked through in no time', async () => {
    expect(await isAbusive('aaaa '.repeat(400) + 'you1'.repeat(100), 'en-US')).toBe(false)
  })
})
