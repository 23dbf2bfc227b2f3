import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { describe, expect, test } from 'vitest'
import { loadPack } from '../../content/pack/load-pack.ts'
import { folderFiles } from '../../content/pack/pack-files.ts'
import { checkOutline, hasFormBelow, type Surroundings } from './check.ts'
import { differencesBetween } from './effects.ts'
import {
  blankTopic,
  canonical,
  categoriesToFile,
  interfaceTextsIn,
  outlineOf,
  pageOf,
  topicAfter,
  topicToFile,
  withoutWordsOf,
  withTopics,
  type Outline,
  type OutlineField,
  type OutlineTopic,
} from './outline.ts'

const folder = new URL('../../../content/demo/', import.meta.url)
const { document } = loadPack(folderFiles(folder.pathname))
const games = document.products.map(({ product }) => product.shortName)
const fileIn = (game: string, name: string): unknown =>
  parse(readFileSync(new URL(`products/${game}/${name}.yaml`, folder), 'utf8'))
const written = (game: string): Outline =>
  outlineOf({ categories: fileIn(game, 'categories'), topics: fileIn(game, 'topics') }, 'en-US')

const around = (part: Partial<Surroundings> = {}): Surroundings => ({
  game: 'wow',
  defaultLocale: 'en-US',
  locales: document.pack.locales,
  videoHosts: [],
  isPromo: (id) => document.promos.some((promo) => promo.id === id),
  isAsset: () => true,
  gameOf: () => undefined,
  promosNamed: () => [],
  valuesOf: () => undefined,
  headersNamed: () => [],
  articlesNaming: () => [],
  ...part,
})

describe.each(games)('the topics of %s', (game) => {
  const outline = written(game)
  const its = document.products.find(({ product }) => product.shortName === game)!

  test('become files and an outline again without a difference', () => {
    const again = outlineOf(
      {
        categories: parse(stringify(categoriesToFile(outline.nodes))),
        topics: parse(stringify(outline.topics.map(topicToFile))),
      },
      'en-US',
    )
    expect(again).toEqual(outline)
    expect(JSON.stringify(canonical(outline, 'en-US'))).toBe(JSON.stringify(outline))
  })

  test('are read as the pack reads its own files', () => {
    const nothing = { nodes: [], topics: [] }
    const { findings, categories, topics } = checkOutline(outline, nothing, around({ game }), true)
    expect(findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
    expect(JSON.stringify(categories)).toBe(JSON.stringify(its.categories))
    expect(JSON.stringify(its.topics.map(({ id }) => topics.get(id)))).toBe(JSON.stringify(its.topics))
  })
})

const field = (key: string, part: Partial<OutlineField> = {}): OutlineField => ({
  key,
  label: Object.fromEntries(document.pack.locales.map((locale) => [locale, key])),
  tooltip: {},
  content: {},
  footer: {},
  placeholder: {},
  required: false,
  loginRequired: false,
  secure: false,
  type: 'string',
  renderMethod: 'text',
  choices: null,
  options: [],
  secretQuestions: [],
  minLength: null,
  maxLength: null,
  shownWhen: null,
  ...part,
})
const every = field('x').label
const choice = (key: string, ...ids: string[]): OutlineField =>
  field(key, {
    type: 'option',
    renderMethod: 'dropdown',
    options: ids.map((id) => ({ id, label: every, selected: false, disabled: false })),
  })
const live = written('wow')
const withFields = (...fields: OutlineField[]): Outline => ({
  ...live,
  topics: live.topics.map((topic) => (topic.id === 1211 ? { ...topic, hasForm: true, fields } : topic)),
})
const found = (outline: Outline, part: Partial<Surroundings> = {}) =>
  checkOutline(outline, live, around(part))
    .findings.filter(({ isBlocking }) => isBlocking)
    .map(({ code, categoryId, field: at, property, message }) => [code, categoryId, at, property, message])

describe('what is wrong is named where it stands', () => {
  const on = (asked: string, ...is: string[]) => ({ shownWhen: { field: asked, is } })
  test.each([
    ['of a field that is not there', [field('b', on('a', 'x'))], ['condition-unknown', 1211, 0, 'shownWhen', 'a']],
    ['of a later field', [field('b', on('a', 'x')), choice('a', 'x')], ['condition-later', 1211, 0, 'shownWhen', 'a']],
    [
      'of an answer that is none',
      [choice('a', 'x'), field('b', on('a', 'y'))],
      ['condition-answer', 1211, 1, 'shownWhen', 'y'],
    ],
    ['of no answer', [choice('a', 'x'), field('b', on('a'))], ['condition-none', 1211, 1, 'shownWhen', 'a']],
    ['of a field of free text', [field('a'), field('b', on('a', 'x'))], ['condition-kind', 1211, 1, 'shownWhen', 'a']],
  ])('a condition %s', (_, fields, finding) => {
    expect(found(withFields(...fields))).toEqual([finding])
  })

  test('a circle of conditions, at each field of it', () => {
    const [a, b] = [choice('a', 'x'), choice('b', 'x')]
    const circle = withFields({ ...a, ...on('b', 'x') }, { ...b, ...on('a', 'x') }, field('c', on('b', 'x')))
    expect(found(circle)).toEqual([
      ['condition-circle', 1211, 0, 'shownWhen', 'b'],
      ['condition-circle', 1211, 1, 'shownWhen', 'a'],
    ])
  })

  test('a key twice, one of the form itself, a choice without options, lengths the wrong way round', () => {
    expect(
      found(
        withFields(
          field('a'),
          field('a'),
          field('description'),
          choice('b'),
          field('c', { minLength: 9, maxLength: 2 }),
        ),
      ),
    ).toEqual([
      ['key-twice', 1211, 0, 'key', 'a'],
      ['key-twice', 1211, 1, 'key', 'a'],
      ['key-reserved', 1211, 2, 'key', 'description'],
      ['options-missing', 1211, 3, 'options', ''],
      ['lengths', 1211, 4, 'minLength', ''],
    ])
  })

  test('a missing language is said and keeps nobody from publishing; the portal’s own language does', () => {
    const { ['ja-JP']: _japanese, ...others } = every
    const { ['en-US']: _english, ...foreign } = every
    const { findings } = checkOutline(
      withFields(field('a', { label: others }), field('b', { label: foreign })),
      live,
      around(),
    )
    const ours = findings.filter(({ categoryId }) => categoryId === 1211)
    expect(ours.map(({ code, isBlocking, field: at, locales }) => [code, isBlocking, at, locales])).toEqual([
      ['language-missing', false, 0, ['ja-JP']],
      ['text-missing', true, 1, ['en-US']],
    ])
  })

  test('realms: none, one without a name, a number twice', () => {
    const of = (...realms: object[]) =>
      found(withFields(field('a', { type: 'character', renderMethod: 'dropdown', choices: 'everyone', realms })))
    expect(of()).toEqual([['realms-missing', 1211, 0, 'realms', '']])
    expect(of({ realmId: 1, realmName: 'Alpha' })).toEqual([])
    expect(of({ realmId: 1, realmName: 'Alpha' }, { realmId: 1, realmName: '' })).toEqual([
      ['text-missing', 1211, 0, 'realms', ''],
      ['realm-twice', 1211, 0, 'realms', '1'],
    ])
  })

  test('an article that is gone keeps nobody from publishing, a service that is none does', () => {
    const promos = ['path-test', 'article/7', 'article/8', 'no-such-service']
    const outline = { ...live, topics: live.topics.map((one) => (one.id === 1211 ? { ...one, promos } : one)) }
    const isPromo = (id: string): boolean => ['path-test', 'article/7'].includes(id) || around().isPromo(id)
    expect(
      checkOutline(outline, live, around({ isPromo }))
        .findings.filter(({ property }) => property === 'promos')
        .map(({ code, categoryId, isBlocking, message }) => [code, categoryId, isBlocking, message]),
    ).toEqual([
      ['promo-missing', 1211, false, 'article/8'],
      ['promo-missing', 1211, true, 'no-such-service'],
    ])
  })

  test('what only the reader of packs knows is told in its words', () => {
    expect(found(withFields(choice('a', 'x'), { ...choice('b', 'x'), renderMethod: 'text' }))).toEqual([
      ['content', 1211, 1, null, 'a field of type option needs renderMethod dropdown or radio'],
    ])
  })

  test('a topic that articles name stays until they name it no more', () => {
    const without = withTopics(
      live.nodes.filter(({ id }) => id !== 1211),
      live,
    )
    const articlesNaming = (ids: ReadonlySet<number>): string[] => (ids.has(1211) ? ['Loot', 'Raids'] : [])
    expect(found(without)).toEqual([])
    expect(found(without, { articlesNaming })).toEqual([['still-named', 0, null, '2', 'Loot · Raids']])
  })
})

test('what has entries below it has no form; what has none gets one', () => {
  const node = live.nodes.find(({ id }) => id === 1211)!
  const child = { ...node, id: 999_999, parentId: 1211 }
  const nodes = live.nodes.flatMap((one) => (one.id === 1211 ? [one, child] : [one]))
  expect(hasFormBelow(live, nodes)).toBe(1211)
  expect(hasFormBelow(live, live.nodes)).toBeUndefined()
  const next = withTopics(nodes, live)
  expect(next.topics.some(({ id }) => id === 1211)).toBe(false)
  expect(next.topics.at(-1)).toEqual(blankTopic(999_999, node.name))
})

test('hours of a channel go into the file and come back; what says nothing is left out of it', () => {
  const topic = live.topics.find(({ channels }) => channels.length > 0)!
  const hours = {
    timeZone: 'Europe/Berlin',
    week: [{ day: 1, from: '22:00', to: '06:00' }],
    exceptions: [
      { date: '2026-12-24', name: 'Christmas Eve', hours: [{ from: '09:00', to: '12:00' }] },
      { date: '2026-12-25', name: '', hours: [] },
    ],
  }
  const channels = topic.channels.map((channel) => ({ ...channel, hours }))
  const file = topicToFile({ ...topic, channels })
  expect((file['channels'] as { hours: object }[])[0]!.hours).toEqual({
    ...hours,
    exceptions: [hours.exceptions[0], { date: '2026-12-25' }],
  })
  const back = outlineOf({ categories: [], topics: parse(stringify([file])) }, 'en-US').topics[0]!
  expect(back.channels).toEqual(channels)
  // Said to be none they are as never set: packs of before stay as they are.
  const none = { ...topic, channels: topic.channels.map((channel) => ({ ...channel, hours: null })) }
  expect(topicToFile(none)).toEqual(topicToFile(topic))
})

test('of what was changed each difference is told, and whom it touches', () => {
  const before = withFields(choice('a', 'x', 'y'), field('gone'), field('late'))
  const after = withFields(choice('a', 'x'), field('late', { required: true }), field('new'))
  const kinds = differencesBetween(before, after).map(({ effect, touches }) => [effect.kind, effect.key, touches])
  expect(kinds).toEqual([
    ['option-removed', 'a', 'field'],
    ['field-required', 'late', 'field'],
    ['field-added', 'new', 'nobody'],
    ['field-removed', 'gone', 'field'],
  ])
  const moved = live.nodes.filter(({ id }) => id !== 1211)
  const [first] = moved
  const nodes = [first!, { ...live.nodes.find(({ id }) => id === 1211)!, parentId: first!.id }, ...moved.slice(1)]
  expect(
    differencesBetween(live, { ...live, nodes }).map(({ effect: { kind, categoryId } }) => [kind, categoryId]),
  ).toContainEqual(['topic-moved', 1211])
  expect(differencesBetween(live, live)).toEqual([])
})

const character = { characterId: 7, characterName: 'Mira', level: 60, className: { 'en-US': 'Mage' } }
const withRealms = field('who', {
  type: 'character',
  renderMethod: 'dropdown',
  choices: 'everyone',
  realms: [{ realmId: 1, realmName: 'Alpha', characters: [character] }],
})
const told = (part: Partial<OutlineTopic> = {}): OutlineTopic => ({
  ...blankTopic(1211, every),
  promos: ['free-my-character', 'article/24117'],
  examples: { 'en-US': ['My lantern is out'] },
  fields: [withRealms],
  ...part,
})

test('what is offered first, sentences and realms go into the file, are read there, and come back the same', () => {
  const outline = { nodes: live.nodes, topics: live.topics.map((one) => (one.id === 1211 ? told() : one)) }
  const topics = parse(stringify(outline.topics.map(topicToFile))) as unknown
  const again = outlineOf({ categories: categoriesToFile(outline.nodes), topics }, 'en-US')
  expect(JSON.stringify(again)).toBe(JSON.stringify(canonical(outline, 'en-US')))
  expect(again.topics.find(({ id }) => id === 1211)).toEqual(told())
  const { findings, topics: read } = checkOutline(outline, live, around({ isPromo: () => true }))
  expect(findings.filter(({ isBlocking }) => isBlocking)).toEqual([])
  expect(read.get(1211)).toMatchObject({
    promos: ['free-my-character', 'article/24117'],
    examples: { 'en-US': ['My lantern is out'] },
    fields: [{ realms: [{ realmId: 1, realmName: 'Alpha', characters: [{ characterName: 'Mira', level: 60 }] }] }],
  })
})

test('a sheet that leaves sentences and realms out leaves them as they are; what it does not show of them stays', () => {
  const { id: _id, examples: _examples, ...topic } = told()
  const { realms: _realms, ...asked } = withRealms
  expect(topicAfter(told(), { ...topic, fields: [asked] })).toEqual(told())
  const realms = [
    { realmId: 2, realmName: 'Beta', characters: [] },
    { realmId: 1, realmName: 'Aleph', characters: [{ characterId: 7, characterName: 'Mirabel' }] },
  ]
  const phrases = { 'en-US': [' It went dark ', ' '], 'de-DE': [''] }
  expect(topicAfter(told(), { ...topic, phrases, fields: [{ ...asked, realms }] })).toMatchObject({
    examples: { 'en-US': ['It went dark'] },
    fields: [
      {
        realms: [
          { realmId: 2, realmName: 'Beta' },
          { realmId: 1, realmName: 'Aleph', characters: [{ ...character, characterName: 'Mirabel' }] },
        ],
      },
    ],
  })
  expect(topicAfter(told(), { ...topic, phrases, fields: [{ ...asked, realms: [] }] }).fields).toEqual([asked])
  expect(topicAfter(told(), { ...topic, phrases, fields: [asked] }).examples).not.toHaveProperty('de-DE')
})

test('other help offered first and other sentences are told apart from other texts', () => {
  const outline = (part: Partial<OutlineTopic>): Outline => ({ nodes: live.nodes, topics: [told(part)] })
  const kinds = (part: Partial<OutlineTopic>) =>
    differencesBetween(outline({}), outline(part)).map(({ effect: { kind } }) => kind)
  expect(kinds({ promos: ['article/24117', 'free-my-character'] })).toEqual(['promos-changed'])
  expect(kinds({ examples: { 'en-US': ['Dark'] } })).toEqual(['phrases-changed'])
  expect(kinds({ fields: [{ ...withRealms, realms: [{ realmId: 2, realmName: 'Beta' }] }] })).toEqual(['field-changed'])
})

test('a translator’s words are left out of what has to stay as it was', () => {
  const one = { label: { 'en-US': 'Gate', 'de-DE': 'Tor' }, options: [{ id: 'a', label: { 'de-DE': 'A' } }] }
  expect(withoutWordsOf(one, ['de-DE'])).toEqual({ label: { 'en-US': 'Gate' }, options: [{ id: 'a', label: {} }] })
})

test('sentences of the interface go into files by language and back, whatever they are called', () => {
  const list: NonNullable<NonNullable<Outline['page']>['texts']> = [
    { key: 'small.title', text: { 'en-US': 'Title', 'de-DE': 'Titel' } },
    { key: 'small.hidden', text: { 'en-US': '' } },
    { key: '__proto__', text: { 'de-DE': 'Ein Satz' } },
  ]
  const files = interfaceTextsIn(list)
  expect(Object.keys(files)).toEqual(['en-US', 'de-DE'])
  expect(Object.entries(files['de-DE']!)).toEqual([
    ['small.title', 'Titel'],
    ['__proto__', 'Ein Satz'],
  ])
  const nothing = { trending: [], selfServices: [], resources: [] }
  expect(pageOf({ ...nothing, texts: files }, 'en-US').texts).toEqual(list)
  // A language that is called as what all objects have is no way to change them.
  interfaceTextsIn([{ key: 'polluted', text: JSON.parse('{"__proto__":"yes"}') as Record<string, string> }])
  expect('polluted' in {}).toBe(false)
})
