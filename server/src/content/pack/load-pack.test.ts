import { expect, test } from 'vitest'
import { smallPackFiles } from '../testing/small-pack.ts'
import { loadPack } from './load-pack.ts'
import { describeMistakes, PackError } from './mistakes.ts'
import { memoryFiles } from './pack-files.ts'

/** Mistakes of the small pack after `edit`, as `file:line: message`. */
const mistakesOf = (edit: (files: Record<string, string>) => void): string[] => {
  const files = smallPackFiles()
  edit(files)
  try {
    loadPack(memoryFiles(files))
    return []
  } catch (error) {
    if (error instanceof PackError) return describeMistakes(error.mistakes)
    throw error
  }
}
const replaced =
  (path: string, from: string | RegExp, to: string) =>
  (files: Record<string, string>): void => {
    const before = files[path] ?? ''
    files[path] = before.replace(from, to)
    expect(files[path], 'the edit found its text').not.toBe(before)
  }

test('a pack without mistakes loads whole', () => {
  const { document, files } = loadPack(memoryFiles(smallPackFiles()))
  expect(document.products.map((folder) => folder.product.shortName)).toEqual(['services', 'wow'])
  expect(document.articles).toHaveLength(6)
  expect(document.assets.map((asset) => asset.path)).toContain('wow/tile.svg')
  expect(files.size).toBe(4)
})

const topics = 'products/wow/topics.yaml'
const categories = 'products/wow/categories.yaml'

test.each([
  [
    'an unknown key',
    replaced('headers.yaml', 'subtitle:', 'subtitel:'),
    'headers.yaml:2: [1].subtitel: is not known here (known: name, title, subtitle, order)',
  ],
  [
    'a period of no length',
    replaced('pack.yaml', 'settings:\n', 'settings:\n  cases: { reopenDays: 0 }\n'),
    'pack.yaml:8: settings.cases.reopenDays: 0 is not between 1 and 3660',
  ],
  [
    'a period that is no number',
    replaced('pack.yaml', 'settings:\n', 'settings:\n  appeals: { accountDays: a month }\n'),
    'pack.yaml:8: settings.appeals.accountDays: must be a whole number',
  ],
  [
    'a missing key',
    replaced('products/wow/product.yaml', /^developers.*\n/m, ''),
    'products/wow/product.yaml:1: developers is missing',
  ],
  [
    'a missing text of the default locale',
    replaced('products/wow/product.yaml', 'en-US: Realms,', ''),
    'products/wow/product.yaml:2: name: has no en-US text',
  ],
  [
    'a locale the pack does not offer',
    replaced(topics, 'de-DE: Schreiben', 'fr-FR: Écrire'),
    `${topics}:8: [0].channels[2].description.fr-FR: is not a locale of this pack (en-US, de-DE, ko-KR)`,
  ],
  [
    'a time zone there is none of',
    replaced(topics, 'channelType: chat,', 'channelType: chat, hours: { timeZone: Europe/Atlantis },'),
    /hours\.timeZone: "Europe\/Atlantis" is no time zone/,
  ],
  [
    'a time of no clock',
    replaced(
      topics,
      'channelType: chat,',
      "channelType: chat, hours: { timeZone: UTC, week: [{ day: 1, from: '9', to: '25:00' }] },",
    ),
    /week\[0\]\.from: "9" must be a time such as 09:00/,
  ],
  [
    'a date there is none of',
    replaced(
      topics,
      'channelType: chat,',
      'channelType: chat, hours: { timeZone: UTC, exceptions: [{ date: 2026-02-30 }] },',
    ),
    /exceptions\[0\]\.date: "2026-02-30" is no date/,
  ],
  [
    'a date that is twice otherwise',
    replaced(
      topics,
      'channelType: chat,',
      'channelType: chat, hours: { timeZone: UTC, exceptions: [{ date: 2026-12-25 }, { date: 2026-12-25 }] },',
    ),
    /exception "2026-12-25" stands here twice/,
  ],
  [
    'a wrong type',
    replaced('headers.yaml', 'order: 2', 'order: two'),
    'headers.yaml:1: [0].order: must be a whole number',
  ],
  [
    'an id out of range',
    replaced(categories, 'id: 1300', 'id: 1000000000'),
    `${categories}:12: [1].id: 1000000000 is not between 1 and 999999999`,
  ],
  [
    'a category id used twice',
    replaced(categories, 'id: 1212', 'id: 1211'),
    `${categories}:11: category "1211" is defined twice, first in ${categories}:10`,
  ],
  [
    'a leaf without its topic',
    replaced(topics, /^- \{ id: 1300.*\n/m, ''),
    `${categories}:12: leaf category 1300 has no topic in ${topics}`,
  ],
  [
    'a topic that is no leaf',
    replaced(topics, 'id: 1300', 'id: 1200'),
    `${topics}:18: there is no leaf category "1200"`,
  ],
  ['a promo nobody defined', replaced(topics, '[unstuck]', '[unglue]'), `${topics}:3: there is no promo "unglue"`],
  [
    'an unknown field type',
    replaced(topics, 'type: option', 'type: options'),
    new RegExp(`^${topics}:12: \\[0\\]\\.fields\\[0\\]\\.type: "options" is not one of na, string`),
  ],
  [
    'an unknown render method',
    replaced(topics, 'renderMethod: radio', 'renderMethod: circles'),
    new RegExp(`^${topics}:16: .*renderMethod: "circles" is not one of`),
  ],
  [
    'a select without options',
    replaced(topics, ', options: [{ id: one, label: One }]', ', choices: everyone'),
    `${topics}:16: [0].fields[1]: a field of type account needs options`,
  ],
  [
    'characters in a field of accounts',
    replaced(topics, 'type: GAME_ACCOUNT,', 'type: GAME_ACCOUNT, choices: characters,'),
    `${topics}:16: [0].fields[1]: choices of a field of type account cannot be characters`,
  ],
  [
    'choices where nothing is chosen',
    replaced(topics, 'type: GAME_ACCOUNT, renderMethod: radio,', 'type: string, choices: games, renderMethod: text,'),
    `${topics}:16: [0].fields[1]: a field of type string has no choices`,
  ],
  [
    'a field that hangs on one behind it',
    replaced(topics, 'required: true\n', 'required: true\n      shownWhen: { field: account, is: [one] }\n'),
    `${topics}:1: [0]: field "realm", shownWhen: no field "account" stands before it`,
  ],
  [
    'a field that hangs on an answer there is not',
    replaced(topics, 'renderMethod: radio,', 'renderMethod: radio, shownWhen: { field: realm, is: [c] },'),
    `${topics}:1: [0]: field "account", shownWhen: "c" is not one of a, b`,
  ],
  [
    'an answer given for the player',
    replaced(topics, 'label: Alpha }', 'label: Alpha, selected: true }'),
    `${topics}:10: [0].fields[0]: an option of a question is selected: the player answers it`,
  ],
  [
    'a platform asked after the report that asks it as well',
    replaced(
      topics,
      '    - { key: account',
      `    - { key: report, label: Report, type: diag, renderMethod: file }
    - { key: system, label: System, type: option, renderMethod: radio, options: [{ id: mac, label: Mac }, { id: windows, label: Windows }] }
    - { key: account`,
    ),
    `${topics}:1: [0]: field "report" asks for the platform: the field that asks for it has to stand before it`,
  ],
  [
    'a field key with a dot',
    replaced(topics, 'key: realm', 'key: re.alm'),
    new RegExp(`^${topics}:10: .*key: "re.alm" must be 1 to 40`),
  ],
  [
    'a field named as a control of the form',
    replaced(topics, 'key: realm', 'key: description'),
    new RegExp(`^${topics}:1: .*"description": the contact form has a control of that name`),
  ],
  [
    'the same channel twice',
    replaced(topics, 'PHONE_CALLBACK', 'ticket'),
    `${topics}:1: [0]: channel "ticket" stands here twice`,
  ],
  [
    'a script instead of a link',
    replaced('promos.yaml', 'https://small.example/unstuck', 'javascript:alert(1)'),
    /^promos\.yaml:1: \[0\]\.url: "javascript:alert\(1\)" is no link/,
  ],
  [
    'a crisis link without https',
    replaced('crisis.yaml', 'https://small.example/status', 'http://small.example/'),
    /^crisis\.yaml:2: \[0\]\.link: .* must begin with https/,
  ],
  [
    'a picture that is not there',
    replaced('products/wow/trending.yaml', 'assets/wow/tile.svg', 'assets/wow/none.svg'),
    'products/wow/trending.yaml:2: there is no asset "wow/none.svg"',
  ],
  [
    'a picture inside an article that is not there',
    replaced('articles/en-US/9852-disclaimer.md', 'assets/wow/tile.svg', 'assets/wow/none.svg'),
    'articles/en-US/9852-disclaimer.md:15: there is no asset "wow/none.svg"',
  ],
  [
    'a header nobody defined',
    replaced('products/wow/product.yaml', 'header: games', 'header: toys'),
    'products/wow/product.yaml:5: there is no header "toys"',
  ],
  [
    'an unknown feature',
    replaced('pack.yaml', 'arkose: false', 'arkos: false'),
    /^pack\.yaml:12: features: "arkos" is no feature key/,
  ],
  [
    'a help article that is not there',
    replaced('pack.yaml', 'disclaimer: 9852', 'disclaimer: 9853'),
    'pack.yaml:8: there is no article "9853"',
  ],
  [
    'a link that leads nowhere',
    replaced('articles/en-US/9852-disclaimer.md', 'assets/wow/tile.svg)', 'assets/wow/tile.svg) [yours](restrictions)'),
    'articles/en-US/9852-disclaimer.md:15: body: has a link to "restrictions", which leads nowhere: ' +
      'a page of the portal is help/…, another site https://…',
  ],
  [
    'front matter with a mistake',
    replaced('articles/en-US/9852-disclaimer.md', 'type: PROBLEM', 'type: TALE'),
    'articles/en-US/9852-disclaimer.md:6: type: "TALE" is not one of HOWTO, INFO, PROBLEM',
  ],
  [
    'an article without its default language',
    (files: Record<string, string>) => {
      delete files['articles/en-US/9852-disclaimer.md']
      files['articles/en-US/1-a.md'] = files['articles/en-US/42673-article.md'] ?? ''
    },
    'articles/de-DE/9852-hinweis.md:2: there is no article "9852"',
  ],
  [
    'a text that is no ICU message',
    replaced('texts/en-US.yaml', 'Small Support', "'{count, plural, one {x}'"),
    /^texts\/en-US\.yaml:1: support\.site\.title: is no ICU message/,
  ],
  ['YAML that does not parse', replaced('headers.yaml', 'order: 2 }', 'order: 2'), /^headers\.yaml:\d: YAML: /],
  [
    'a key written twice',
    replaced('products/wow/product.yaml', 'order: 1', 'order: 1\norder: 2'),
    /^products\/wow\/product\.yaml:11: YAML: Map keys must be unique/,
  ],
  [
    'a file nobody knows',
    (files: Record<string, string>) => {
      files['product.yml'] = 'x'
    },
    'product.yml:1: is not a file of a content pack (see server/content/README.md)',
  ],
  [
    'a category of another product',
    replaced('products/wow/trending.yaml', 'category: 1210', 'category: 7'),
    'products/wow/trending.yaml:3: there is no category "7"',
  ],
])('%s is reported with file and line', (_what, edit, message) => {
  const found = mistakesOf(edit)
  expect(found).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message))
})

test('all mistakes of all files come at once, sorted by file and line', () => {
  const found = mistakesOf((files) => {
    replaced('headers.yaml', 'order: 2', 'order: two')(files)
    replaced('headers.yaml', 'subtitle:', 'subtitel:')(files)
    replaced(topics, '[unstuck]', '[unglue]')(files)
  })
  expect(found.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
    'headers.yaml:1',
    'headers.yaml:2',
    `${topics}:3`,
  ])
})

test('a category that asks for a phone number where nobody calls is warned of, and no other', () => {
  const files = smallPackFiles()
  replaced(categories, 'email: true, name: true', 'email: true, name: true, phone: true')(files)
  expect(loadPack(memoryFiles(smallPackFiles())).warnings).toEqual([])
  expect(loadPack(memoryFiles(files)).warnings).toEqual([
    `${categories}:11: category 1212 asks for a phone number, and its topic has no channel "phone": nobody calls there`,
  ])
})
