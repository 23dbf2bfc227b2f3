import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAbusiveLanguageChecker, isAbusive } from './checker.ts'

const flagged = (locale: string, texts: readonly string[]) => texts.filter((text) => !isAbusive(text, locale))
const clean = (locale: string, texts: readonly string[]) => texts.filter((text) => isAbusive(text, locale))

test('[API-52] [CASEAPI-29] an abusive description is flagged in every language of its own list (decisions-cases J12)', async () => {
  expect(await createAbusiveLanguageChecker().isAbusive('You are a fucking moron', 'en-US')).toBe(true)
  expect(
    flagged('en-US', [
      'uninstall noob',
      'trash team',
      'kill yourself',
      'stfu',
      'my team is so useless',
      'what a stupid idiot',
    ]),
  ).toEqual([])
  expect(
    flagged('de-DE', ['Du Arschloch', 'halt die Fresse', 'Ihr seid alle Vollidioten', 'ihr seid so dumm']),
  ).toEqual([])
  expect(flagged('fr-FR', ['Ta gueule connard', 'fils de pute', 'vous êtes des idiots', 'espèce de merde'])).toEqual([])
  expect(flagged('es-ES', ['hijo de puta', 'Eres un imbécil', 'vete a la mierda'])).toEqual([])
  expect(flagged('pt-BR', ['vai se foder', 'seu otário', 'filho da puta'])).toEqual([])
  expect(flagged('ko-KR', ['씨발 운영자', '병신아', '시1발'])).toEqual([])
  expect(flagged('ja-JP', ['死ね', 'クソ運営', 'お前はバカか'])).toEqual([])
  expect(flagged('zh-CN', ['你这个傻逼', '去死', '你妈死了'])).toEqual([])
  expect(flagged('ar-SA', ['يا ابن الكلب', 'أنت غبي', 'كس أمك'])).toEqual([])
})

test('digits, masks, spaces, stretched and look-alike letters hide nothing', () => {
  expect(
    flagged('en-US', [
      'fuuuuck you',
      'f u c k you',
      'f.u.c.k',
      'f**k you',
      'a$$hole',
      'b1tch',
      'fսck'.replace('ս', 'υ'),
      'ｆｕｃｋ',
      'fu\u200bck',
      'аsshоle',
    ]),
  ).toEqual([])
})

test('game words, names and talk of the product are no abuse', () => {
  expect(
    clean('en-US', [
      'I cannot kill the boss, he shoots me and I die at 10%',
      'I live in Scunthorpe and cannot sign in',
      'My friend Dick Hancock from Essex lost his account',
      'Where do I sell trash items?',
      'The Bastion of Cockaigne quest is stuck',
      'I am such an idiot, I forgot my password',
      'I am a noob, how do I start?',
      'The assassin class needs a fix',
      'My pussycat pet vanished',
      'The game is garbage since the patch',
      'Can you fix this stupid bug?',
      'I want to delete my game',
      'How do I uninstall the game?',
      'My bot lane partner left',
      'I was hit by a flame retardant potion',
      'Please kill the process for me',
      'The **new** patch is bad',
    ]),
  ).toEqual([])
  expect(clean('fr-FR', ['Il y a un retard de livraison', 'les pros et les cons'])).toEqual([])
  expect(
    clean('ko-KR', ['새끼 고양이 펫이 사라졌어요', '시발점에서 멈췄어요', '오크 전사 캐릭터', '쓰레기통 아이템']),
  ).toEqual([])
  expect(clean('ja-JP', ['カスタム設定が消えました', '雑魚敵を倒せません'])).toEqual([])
  expect(clean('zh-CN', ['垃圾邮件收不到', '我的角色死了'])).toEqual([])
})

test('who tells what another said is not abusive himself', () => {
  expect(
    clean('en-US', [
      'Another player called me "fucking idiot" in chat',
      'Somebody wrote “kill yourself” to me',
      '> fuck you\nThis is what he wrote to me.',
    ]),
  ).toEqual([])
})

test('insults in dots, stretched or in digits are found in every language that spells with letters', () => {
  expect(
    flagged('en-US', ['i.d.i.o.t', 'you i-d-i-o-t!', 'iddiiooott', 'asshooole', '1d10t', 'y0u are tr@sh']),
  ).toEqual([])
  expect(flagged('de-DE', ['du A.r.s.c.h.l.o.c.h', 'Arrschlooch', '4rschl0ch', 'du Obertrottel'])).toEqual([])
  expect(clean('en-US', ['e.g. i.o.s 17.4', 'v1.2.3', 'a.b.c. is on', 'b2b 10x 4k', '**No** refund'])).toEqual([])
  expect(clean('de-DE', ['Der Frauenmarsch ist verbuggt', 'Ich spare mit dem Starter-Pack'])).toEqual([])
})

test('what players type about their problems is no abuse in any language', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ko-KR', 'ja-JP', 'zh-CN', 'ar-SA']) {
    const texts = readFileSync(new URL(`../../../../tests/journeys/${locale}.txt`, import.meta.url), 'utf8').split('\n')
    expect(
      clean(
        locale,
        texts.map((line) => line.split('|').at(-1)!),
      ),
      locale,
    ).toEqual([])
  }
})

test("an operator's words are flagged and its exceptions spared, in the language they are given for", async () => {
  const own = { words: ['Gurkentruppe', 'mies*', 'du Flöte', '멍게'], exceptions: ['Trottel', 'blöde Kuh', '새끼'] }
  const checker = createAbusiveLanguageChecker((language) => (['de', 'ko'].includes(language) ? own : undefined))
  for (const text of ['ihr Gurkentruppe', 'ihr Miesepeter', 'DU, FLOTE', 'g.u.r.k.e.n.t.r.u.p.p.e'])
    expect(await checker.isAbusive(text, 'de-DE'), text).toBe(true)
  expect(await checker.isAbusive('이멍게야', 'ko-KR')).toBe(true)
  expect(await checker.isAbusive('새끼', 'ko-KR')).toBe(false)
  expect(await checker.isAbusive('du Trottel', 'de-DE')).toBe(false)
  expect(await checker.isAbusive('die blöde Kuh gibt keine Milch', 'de-DE')).toBe(false)
  expect(await checker.isAbusive('du Vollidiot', 'de-DE')).toBe(true)
  expect(await checker.isAbusive('ihr Gurkentruppe', 'en-US')).toBe(false)
})

// Reading each start of a run to its end takes minutes at this length; reading once takes half a second.
test.each([
  ['line breaks', '\n'],
  ['dots before a letter', '.', '1a', 'a'],
  ['one word', 'ab'],
  ['one word with digits', '1a'],
  ['one masked word', 'a*b'],
  ['one word of Arabic', 'ال'],
  ['one word of Korean with digits', '시1'],
  ['signs that stand for eighteen letters', '\ufdfa'],
  ['single letters', 'a '],
])('a text costs no more than its length: %s', (_, unit, begin = '', end = '') => {
  const text = begin + unit.repeat(50_000) + end
  for (const locale of ['en-US', 'ar-SA', 'ko-KR']) expect(typeof isAbusive(text, locale)).toBe('boolean')
})
