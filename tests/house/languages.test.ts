// Completeness of languages: every text in every language that the demonstration offers, with the same values, in whole
// sentences of that language.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatParts, parseMessage } from '../../web/src/kit/lib/icu.ts'
import { sameWords } from './same-words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packFolder = `${root}server/content/demo/`
const messageFolder = `${root}server/src/localizations/messages/`

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'))
const { locales, defaultLocale } = readYaml(`${packFolder}pack.yaml`) as { locales: string[]; defaultLocale: string }
const others = locales.filter((locale) => locale !== defaultLocale)

const rooms = readdirSync(`${messageFolder}${defaultLocale}`).sort()
const messagesOf = (locale: string, room: string): Record<string, string> => {
  const file = `${messageFolder}${locale}/${room}`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
const allMessages = (locale: string): [key: string, message: string][] =>
  rooms.flatMap((room) => Object.entries(messagesOf(locale, room)))

type Ast = ReturnType<IntlMessageFormat['getAst']>
type Node = Ast[number]
type Branching = Extract<Node, { options: object }>

const formats = new Map<string, IntlMessageFormat>()
const formatOf = (locale: string, message: string): IntlMessageFormat => {
  const name = `${locale}\n${message}`
  const format = formats.get(name) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  formats.set(name, format)
  return format
}
const astOf = (locale: string, message: string): Ast => formatOf(locale, message).getAst()
const branchesOf = (node: Branching): Ast[] =>
  Object.values(node.options as Record<string, { value: Ast }>).map(({ value }) => value)
const isBranching = (node: Node): node is Branching => 'options' in node
const nodesOf = (ast: Ast): Node[] =>
  ast.flatMap((node) => [node, ...(isBranching(node) ? branchesOf(node).flatMap(nodesOf) : [])])

/**
 * The kinds of nodes that ask for a value, by intl-messageformat's numbers: plain, number, date, time, select, plural.
 */
const asking = [1, 2, 3, 4, 5, 6]
const nameOf = (node: Node): string => (node as { value: string }).value
/** Values a message asks for. */
const argumentsOf = (locale: string, message: string): string[] =>
  [
    ...new Set(
      nodesOf(astOf(locale, message))
        .filter((node) => asking.includes(node.type))
        .map(nameOf),
    ),
  ].sort()
/**
 * Values a message shows: all but those that only choose between words (`{max, plural, one {it} other {them}}`), which
 * not every language needs.
 */
const shownIn = (locale: string, message: string): string[] =>
  [
    ...new Set(
      nodesOf(astOf(locale, message))
        .filter(
          (node) =>
            asking.includes(node.type) &&
            (!isBranching(node) || branchesOf(node).some((branch) => branch.some(({ type }) => type === 7))),
        )
        .map(nameOf),
    ),
  ].sort()

/**
 * The categories whole numbers of a page can fall into. (Spanish, French and Portuguese say `many` from a million on;
 * `other` serves there.)
 */
const categoriesOf = (locale: string, type: 'cardinal' | 'ordinal', apartFrom: readonly number[] = []): string[] => {
  const rules = new Intl.PluralRules(locale, { type })
  return [
    ...new Set(
      Array.from({ length: 1001 }, (_, count) => count)
        .filter((count) => !apartFrom.includes(count))
        .map((count) => rules.select(count)),
    ),
  ]
}

describe('messages', () => {
  test('there are messages for exactly the languages offered', () => {
    expect(readdirSync(messageFolder).sort()).toEqual([...locales].sort())
  })

  test.each(others)('%s has every message, and none that nobody asks for', (locale) => {
    const keys = (of: string, room: string): string[] => Object.keys(messagesOf(of, room)).sort()
    const differences = rooms.flatMap((room) => {
      const [wanted, found] = [keys(defaultLocale, room), keys(locale, room)]
      return [
        ...wanted.filter((key) => !found.includes(key)).map((key) => `${room} lacks ${key}`),
        ...found.filter((key) => !wanted.includes(key)).map((key) => `${room} needs no ${key}`),
      ]
    })
    expect(differences).toEqual([])
    expect(readdirSync(`${messageFolder}${locale}`).filter((file) => !rooms.includes(file))).toEqual([])
    expect(
      allMessages(locale)
        .filter(([, message]) => message.trim() === '')
        .map(([key]) => key),
    ).toEqual([])
  })

  test.each(locales)(
    'every message of %s is ICU MessageFormat and asks for the same values as in the default language',
    (locale) => {
      const original = new Map(allMessages(defaultLocale))
      const differences = allMessages(locale).flatMap(([key, message]) => {
        const source = original.get(key) ?? ''
        const unknown = argumentsOf(locale, message).filter(
          (name) => !argumentsOf(defaultLocale, source).includes(name),
        )
        const [wanted, found] = [shownIn(defaultLocale, source), argumentsOf(locale, message)]
        return [
          ...unknown.map((name) => `${key} asks for ${name}`),
          ...wanted.filter((name) => !found.includes(name)).map((name) => `${key} does not show ${name}`),
        ]
      })
      expect(differences).toEqual([])
    },
  )

  test.each(locales)('plurals of %s have a text for each category of the language, and no other', (locale) => {
    const wrong = allMessages(locale).flatMap(([key, message]) =>
      nodesOf(astOf(locale, message)).flatMap((node) => {
        if (node.type !== 6) return []
        const { options, pluralType } = node as Branching & { pluralType?: 'cardinal' | 'ordinal' }
        const found = Object.keys(options).filter((name) => !name.startsWith('='))
        const exact = Object.keys(options)
          .filter((name) => name.startsWith('='))
          .map((name) => Number(name.slice(1)))
        const wanted = categoriesOf(locale, pluralType ?? 'cardinal', exact)
        const known = new Intl.PluralRules(locale, { type: pluralType ?? 'cardinal' }).resolvedOptions()
          .pluralCategories as string[]
        return [
          ...wanted.filter((name) => !found.includes(name)).map((name) => `${key} lacks ${name}`),
          ...found.filter((name) => !known.includes(name)).map((name) => `${key} never needs ${name}`),
        ]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('Arabic has all six categories', () => {
    expect(categoriesOf('ar-SA', 'cardinal').sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
  })

  test.each(locales)('the pages read the messages of %s as intl-messageformat does', (locale) => {
    const differences = allMessages(locale).flatMap(([key, message]) => {
      const counts = new Set(
        nodesOf(astOf(locale, message))
          .filter(({ type }) => type === 2 || type === 6)
          .map(nameOf),
      )
      return (counts.size === 0 ? [1] : [0, 1, 2, 3, 11, 100, 1234]).flatMap((number) => {
        const values = Object.fromEntries(
          argumentsOf(locale, message).map((name) => [name, counts.has(name) ? number : 'Ada']),
        )
        const theirs = String(formatOf(locale, message).format(values))
        const ours = formatParts(parseMessage(message), values, locale).join('')
        return ours === theirs ? [] : [`${key} (${number}): ${ours} instead of ${theirs}`]
      })
    })
    expect(differences).toEqual([])
  })

  const hasWords = (message: string): boolean =>
    nodesOf(astOf(defaultLocale, message)).some((node) => node.type === 0 && /\p{L}/u.test(nameOf(node)))

  test.each(others)('a text of %s is the English one only where the two languages share the words', (locale) => {
    const original = new Map(allMessages(defaultLocale))
    const same = allMessages(locale).filter(([key, message]) => message === original.get(key) && hasWords(message))
    expect(same.filter(([, message]) => !sameWords[message]?.locales.includes(locale)).map(([key]) => key)).toEqual([])
    const found = new Set(same.map(([, message]) => message))
    const listed = Object.entries(sameWords).filter(([, { locales: shared }]) => shared.includes(locale))
    expect(listed.filter(([message]) => !found.has(message)).map(([message]) => message)).toEqual([])
  })
})

describe('the demonstration pack', () => {
  const files = readdirSync(packFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

  /** Where a text stands in the default language and lacks another one. */
  const gaps = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const here =
      !Array.isArray(value) && defaultLocale in value
        ? locales
            .filter((locale) => {
              const text = (value as Record<string, unknown>)[locale]
              return text === undefined || text === '' || (Array.isArray(text) && text.length === 0)
            })
            .map((locale) => `${path}: ${locale}`)
        : []
    return [...here, ...Object.entries(value).flatMap(([key, inner]) => gaps(inner, `${path}.${key}`))]
  }

  test('every text is there in every language', () => {
    expect(
      files.flatMap((file) => gaps(readYaml(`${packFolder}${file}`), file)).filter((gap) => !isPictureGap(gap)),
    ).toEqual([])
  })

  test.each(others)('%s has the words of the site, synonyms, and the articles of the other languages', (locale) => {
    const keys = (of: string): string[] => Object.keys(readYaml(`${packFolder}texts/${of}.yaml`) as object)
    expect(keys(locale)).toEqual(keys(defaultLocale))
    expect((readYaml(`${packFolder}synonyms/${locale}.yaml`) as unknown[]).length).toBeGreaterThanOrEqual(10)
    const articles = (of: string): string[] => readdirSync(`${packFolder}articles/${of}`).sort()
    // One article stays in the default language only, on purpose; the others are in all.
    expect(articles(locale)).toEqual(articles('de-DE'))
    expect(articles(defaultLocale)).toEqual(expect.arrayContaining(articles(locale)))
  })

  test.each(others)(
    'articles of %s have the sections, tables, steps and pictures of the default language',
    (locale) => {
      const shapeOf = (of: string, file: string): Record<string, string[] | number> => {
        const text = readFileSync(`${packFolder}articles/${of}/${file}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
        return {
          pictures: [...text.matchAll(/!\[[^\]]+\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? ''),
          sections: [...text.matchAll(/^(?:## |<h2 )/gm)].length,
          rows: [...text.matchAll(/^\|/gm)].length,
          steps: [...text.matchAll(/^\d+\. /gm)].length,
        }
      }
      for (const file of readdirSync(`${packFolder}articles/${locale}`))
        expect(shapeOf(locale, file), file).toEqual(shapeOf(defaultLocale, file))
    },
  )
})

/** Lettering of a logo is drawn for some languages only; the others show the default one. */
const isPictureGap = (gap: string): boolean => /\.(?:logo|image|icon|tile|hero)\w*: /i.test(gap)
