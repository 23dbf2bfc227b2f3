// Nine languages hold the same words, each with the same values in them.
import { expect, test } from 'vitest'
import { deskLocales, loadTexts, textsOf, wantedLocale } from './i18n.ts'
import english from './messages/en-US.json'

const valuesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'No' && /^[a-z]+$/.test(name))
    .sort()
const files = import.meta.glob<Record<string, string>>('./messages/*.json', { eager: true, import: 'default' })

test('every offered language has its file, and every file is offered', () => {
  expect(Object.keys(files).sort()).toEqual(deskLocales.map((locale) => `./messages/${locale}.json`).sort())
})

test.each(Object.entries(files))('%s', async (path, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  const texts = textsOf(path.slice(11, 16), words as typeof english)
  const wrong = (Object.keys(english) as (keyof typeof english)[]).filter((key) => {
    const values = new Set(valuesIn(english[key]))
    const said = texts.t(key, Object.fromEntries([...values].map((name) => [name, name === 'count' ? 2 : `<${name}>`])))
    return (
      said.trim() === '' ||
      [...values].some((name) => name !== 'count' && !said.includes(`<${name}>`)) ||
      /[{}]/.test(said)
    )
  })
  expect(wrong).toEqual([])
  // Words left in English would show as such: names and units alone are the same.
  const same = (Object.keys(english) as (keyof typeof english)[]).filter((key) => words[key] === english[key])
  expect(path.includes('en-US') ? 0 : same.length / Object.keys(english).length).toBeLessThan(0.05)
})

test('the desk’s German says Sie', () => {
  const german = Object.entries(files['./messages/de-DE.json']!)
  const familiar =
    /\b(?:du|dich|dir|dein\w*|euch|eure\w*)\b|(?:^|[.!?:] )(?:Wähle|Gib|Melde|Schreibe?|Versuche?|Füge|Öffne|Sende) /i
  // ‘Versuche’ alone is a noun: tries.
  expect(german.filter(([, text]) => familiar.test(text))).toEqual([])
})

test('the chosen language, else the browser’s first one there is, else English', () => {
  expect(wantedLocale(['', 'nl-NL', 'de-AT', 'fr-FR'])).toBe('de-DE')
  expect(wantedLocale(['ja-JP', 'de-DE'])).toBe('ja-JP')
  expect(wantedLocale(['', 'nl'])).toBe('en-US')
})

test('texts are fetched as a file of their language', async () => {
  expect((await loadTexts('de-DE')).t('race.text', { count: 1 })).toMatch(/1 Eintrag/)
})
