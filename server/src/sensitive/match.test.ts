// Words are found as words, in every script; the lists that come with the desk hold in nine languages.
import { expect, test } from 'vitest'
import { categories, readShippedLists } from './lists.ts'
import { createFinder, isWord } from './match.ts'

const finds = (text: string, ...words: string[]): string[] =>
  createFinder([{ category: 'selfHarm', language: 'en-US', words }])(text).map(({ word }) => word)

test('a word is found whole, never inside another; a phrase over lines and signs; case and accents do not matter', () => {
  expect(finds('I feel like SUICIDE.', 'suicide')).toEqual(['suicide'])
  expect(finds('insecticidesuicidex', 'suicide')).toEqual([])
  expect(finds('the skills of a mage', 'kill')).toEqual([])
  expect(finds('I want\n to — die', 'want to die')).toEqual(['want to die'])
  expect(finds('I want a dye to die', 'want to die')).toEqual([])
  expect(finds('Möchte STERBEN', 'mochte sterben')).toEqual(['mochte sterben'])
  expect(finds('Überdosis', 'überdosis')).toEqual(['überdosis'])
})

test('an asterisk stands for any ending of the word it stands behind', () => {
  expect(finds('suicidal thoughts', 'suicid*')).toEqual(['suicid*'])
  expect(finds('suicidal', 'suicid')).toEqual([])
  expect(finds('Ich bringe dich um', 'bring* dich um')).toEqual(['bring* dich um'])
  expect(finds('Ich bringe dich dahin', 'bring* dich um')).toEqual([])
})

test('an apostrophe that is left out, signs without width and lengthened letters hide nothing', () => {
  expect(finds('i dont want to live', 'don’t want to live')).toHaveLength(1)
  expect(finds("I don't want to live", 'dont want to live')).toHaveLength(1)
  expect(finds('sui\u200bcide', 'suicide')).toHaveLength(1)
  expect(finds('انتـــحار', 'انتحار')).toHaveLength(1)
})

test('scripts without spaces are looked through; Korean endings by an asterisk', () => {
  expect(finds('もう死にたいです', '死にたい')).toHaveLength(1)
  expect(finds('死んだ魚', '死にたい')).toEqual([])
  expect(finds('我真的不想活了', '不想活')).toHaveLength(1)
  expect(finds('我想活下去', '不想活')).toEqual([])
  expect(finds('정말 죽고싶어요', '죽고싶*')).toHaveLength(1)
  expect(finds('보스를 죽고', '죽고싶*')).toEqual([])
})

test('Arabic words are found with what is joined to them, and however their letters are typed', () => {
  expect(finds('أفكر بالانتحار', 'انتحار')).toHaveLength(1)
  expect(finds('والانتحار', 'انتحار')).toHaveLength(1)
  expect(finds('اريد ان اموت', 'أريد أن أموت')).toHaveLength(1)
  expect(finds('إيذاء النفس', 'ايذاء النفس')).toHaveLength(1)
  expect(finds('كتاب', 'تاب')).toEqual([])
})

test('what holds no letter is no word, and nothing that looks like a pattern is one', () => {
  expect(isWord('— !')).toBe(false)
  expect(isWord('.*')).toBe(false)
  // Kept without its space it would be shorter than the contract's two letters.
  expect(isWord('a ')).toBe(false)
  expect(finds('anything at all', '[a-z]')).toEqual([])
})

const shipped = readShippedLists()
const all = categories.flatMap((category) =>
  Object.entries(shipped[category]).map(([language, words]) => ({ category, language, words })),
)

test('nine languages have a list of each category, every word of it finds itself', () => {
  const languages = ['ar-SA', 'de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'zh-CN']
  for (const category of categories) expect(Object.keys(shipped[category]).toSorted()).toEqual(languages)
  const lost = all.flatMap(({ category, language, words }) => {
    const find = createFinder([{ category, language, words }])
    return words.filter((word) => !find(`… ${word.replaceAll('*', '')}.`).some((one) => one.word === word))
  })
  expect(lost).toEqual([])
  const double = all.filter(({ words }) => new Set(words).size !== words.length)
  expect(double).toEqual([])
})

test.each([
  ['selfHarm', 'Some days I want to die.'],
  ['selfHarm', 'Ich will nicht mehr leben'],
  ['selfHarm', 'No quiero vivir más'],
  ['selfHarm', 'Não quero mais viver'],
  ['selfHarm', 'J’ai envie de mourir'],
  ['selfHarm', 'もう消えてしまいたい'],
  ['selfHarm', '요즘 너무 죽고 싶어요'],
  ['selfHarm', '我不想活了'],
  ['selfHarm', 'لا أريد أن أعيش'],
  ['threats', 'I know where you live'],
  ['threats', 'Ich bringe euch um'],
  ['threats', 'Sé dónde vives'],
  ['threats', 'vou te matar'],
  ['threats', 'Je sais où tu habites'],
  ['threats', 'お前を殺してやる'],
  ['threats', '다 죽여버릴 거야'],
  ['threats', '我知道你住哪里'],
  ['threats', 'سأقتلكم جميعا'],
  ['minors', 'A man asked my daughter for pictures'],
  ['minors', 'Mein Vater schlägt mich'],
  ['minors', 'Mi padre me pega'],
  ['minors', 'meu pai me bate'],
  ['minors', 'Mon père me frappe'],
  ['minors', 'お父さんに殴られています'],
  ['minors', '아빠가 때려요'],
  ['minors', '爸爸打我'],
  ['minors', 'أبي يضربني'],
] as const)('%s: %s', (category, text) => {
  expect(createFinder(all)(text).map((one) => one.category)).toContain(category)
})

test.each([
  'I died to the boss again, how do I kill it?',
  'My character is dead and the game shoots me back to the menu.',
  'Die Quest ist nicht zu Ende.',
  'Mein Charakter ist tot und der Gegner auch.',
  'Me mató el jefe final tres veces.',
  'Meu personagem morreu de novo.',
  'Mon personnage est mort.',
  'ボスに殺されました。敵を倒せません。',
  '보스한테 죽었어요. 몬스터를 잡을 수 없어요.',
  '我的角色死了，打不过这个怪。',
  'مات بطلي في المعركة',
])('what players say of a game every day is nothing: %s', (text) => {
  expect(createFinder(all)(text)).toEqual([])
})

test('a long text is looked through in work that grows with it alone', () => {
  expect(createFinder(all)('want to '.repeat(20_000))).toEqual([])
})
