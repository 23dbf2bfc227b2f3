// Usage: node scripts/lab/real-pack/index.ts <folder for the pack> [folder of the data, default DATA_SETS or ../shared/data]
// Builds a content pack from real help pages (the OpenTTD wiki, GNU FDL 1.3; the libretro documentation, MIT), so that the product
// runs on text nobody wrote for it. The folder must not lie inside the project: the texts keep their licences.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { dataFolder, missingData } from '../lib/data-sets.ts'
import {
  articleFile,
  readDocuments,
  realPages,
  topicOf,
  type RealArticle,
  type RealCategory,
  type RealDocument,
} from './articles.ts'

interface RealProduct {
  shortName: string
  name: string
  tileText: string
  colour: string
  header: string
  firstId: number
  /** Below the folder of the data; null: it has no pages of its own. */
  documents: string | null
  site: string
  tree: RealCategory[]
}
interface RealPack {
  languages: Record<string, string>
  forms: Record<string, object[]>
  products: RealProduct[]
  articles: { id: string; title: string; text: string }[]
  files: Record<string, unknown>
}

const told = parse(readFileSync(new URL('./pack.yaml', import.meta.url), 'utf8')) as RealPack

const picture = (colour: string, letters: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
  `aria-label="${letters}"><defs><linearGradient id="g" x2="1" y2="1">` +
  `<stop stop-color="${colour}"/><stop offset="1" stop-color="#101826"/></linearGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
  `<circle cx="${width * 0.8}" cy="${height * 0.25}" r="${height * 0.35}" fill="#fff" ` +
  `opacity=".08"/><circle cx="${width * 0.15}" cy="${height * 0.9}" r="${height * 0.5}" ` +
  'fill="#fff" opacity=".06"/>' +
  '<text x="50%" y="54%" text-anchor="middle" dominant-baseline="middle" ' +
  `font-family="system-ui,sans-serif" font-weight="700" font-size="${height * 0.34}" fill="#fff">` +
  `${letters}</text></svg>`

const productFiles = (product: RealProduct, articles: readonly RealArticle[]): [string, string][] => {
  const at = (name: string): string => `products/${product.shortName}/${name}.yaml`
  const topics = product.tree.flatMap((category) => category.topics)
  return [
    [
      at('product'),
      stringify({
        shortName: product.shortName,
        name: product.name,
        titleText: product.name,
        tileText: product.tileText,
        header: product.header,
        publisher: 'Open source',
        developers: 'Open source',
        showCategories: product.shortName !== 'services',
        baseUiName: product.shortName,
        order: product.firstId / 10_000,
      }),
    ],
    [
      at('categories'),
      stringify(
        product.tree.map(({ id, name, icon, topics: below }) => ({
          id,
          name,
          icon,
          anonymousFields: { email: true, name: true, phone: true },
          children: below.map((topic) => ({ id: topic.id, name: topic.name, icon, popular: true })),
        })),
      ),
    ],
    [
      at('topics'),
      stringify(
        topics.map((topic) => ({
          id: topic.id,
          friendlyText: topic.help,
          promos: ['read-first'],
          channels: [
            { channelType: 'ticket', description: 'Write to us', order: 1, ewt: 1440 },
            ...(topic.form === 'crash'
              ? [
                  {
                    channelType: 'chat',
                    description: 'Talk to us now',
                    order: 2,
                    agentType: 'help',
                    lpDivId: 'LP_DIV_HELP',
                  },
                ]
              : []),
            ...(topic.form === 'account'
              ? [{ channelType: 'phone', description: 'We’ll call you back', order: 3, ewt: 20, loginRequired: true }]
              : []),
          ],
          fields: told.forms[topic.form],
          // What readers look for, as far as it is known: the titles of the pages they came to.
          examples: {
            'en-US': [
              topic.name,
              ...articles.filter((article) => article.topicId === topic.id).map((article) => article.document.title),
            ].slice(0, 60),
          },
        })),
        { lineWidth: 0, aliasDuplicateObjects: false },
      ),
    ],
    [
      at('trending'),
      stringify(
        articles
          .filter((article) => article.isTrending)
          .map(({ id, document }) => ({
            name: document.title.slice(0, 60),
            title: document.title,
            description: 'Read most',
            url: `article/${id}`,
            imageUrl: `${product.shortName}/tile.svg`,
          })),
      ),
    ],
    [
      at('resources'),
      stringify([
        {
          url: product.site,
          title: 'The original pages',
          imageName: 'book-open',
          imageSizeClass: 'small',
        },
      ]),
    ],
    ...(['tile', 'icon', 'logo', 'hero'] as const).map((kind): [string, string] => [
      `assets/${product.shortName}/${kind}.svg`,
      picture(
        product.colour,
        product.name.slice(0, 2),
        kind === 'hero' ? 1200 : kind === 'tile' ? 400 : 120,
        kind === 'hero' ? 320 : kind === 'tile' ? 240 : 120,
      ),
    ]),
  ]
}

const articlesOf = ({ shortName, tree, firstId }: RealProduct, documents: readonly RealDocument[]): RealArticle[] => {
  const sorted = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))
  const longest = new Set([...sorted].sort((a, b) => b.text.length - a.text.length).slice(0, 8))
  return sorted.map((document, index) => ({
    id: String(firstId + index),
    product: shortName,
    topicId: topicOf(tree, document),
    document,
    isTrending: longest.has(document),
  }))
}

const build = (target: string, data: string): void => {
  const { products } = told
  const articles = new Map(
    products.map((product) => [
      product,
      articlesOf(product, product.documents === null ? [] : readDocuments(join(data, product.documents))),
    ]),
  )
  const wikiArticles = new Map(
    [...(articles.values().next().value ?? [])].map((article) => [article.document.id, article]),
  )
  const files = new Map<string, string>([
    [
      'NOTICE.md',
      'OpenTTD wiki: GNU FDL 1.3, its authors. libretro documentation: MIT, its authors. Built by ' +
        'scripts/lab/real-pack/index.ts; not part of Guidepost.\n',
    ],
    ...Object.entries(told.files).map(([path, content]): [string, string] => [path, stringify(content)]),
    ['assets/placeholder.svg', picture('#5b6472', '?', 400, 240)],
    ...told.articles.map(({ id, title, text }): [string, string] => [
      `articles/en-US/${id}.md`,
      `---\n${stringify({ id, title, summary: text, products: ['services'], updated: '2026-06-01' })}---\n${text}\n`,
    ]),
    ...products.flatMap((product) => productFiles(product, articles.get(product) ?? [])),
    ...[...articles.values()].flat().map((article) => articleFile('en-US', article, article.document)),
  ])
  for (const [locale, language] of Object.entries(told.languages)) {
    const done = new Set<string>()
    for (const words of readDocuments(join(data, 'openttd_wiki', `docs.${language}.jsonl`))) {
      const article = wikiArticles.get(words.translation_of ?? '')
      if (!article || done.has(article.id)) continue
      done.add(article.id)
      files.set(...articleFile(locale, article, words))
    }
  }
  for (const [path, content] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), content)
  }
  const count = (prefix: string): number => [...files.keys()].filter((path) => path.startsWith(prefix)).length
  console.log(
    `${target}: ${count('articles/en-US/')} articles, ` +
      `${count('articles/') - count('articles/en-US/')} translations, ` +
      `${products.flatMap((product) => product.tree.flatMap((category) => category.topics)).length} ` +
      'topics with forms',
  )
}

const main = (): void => {
  const project = fileURLToPath(new URL('../../../', import.meta.url))
  const [folder, data = dataFolder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/lab/real-pack/index.ts <folder for the pack> [folder of the data]')
  const target = resolve(folder)
  if (!relative(project, target).startsWith('..'))
    throw new Error('The folder must lie outside the project: these texts are not ours to publish')
  const sentence = missingData('the pack of real pages', realPages, resolve(data))
  if (sentence !== null) throw new Error(sentence)
  if (existsSync(target) && readdirSync(target).length > 0) {
    if (!existsSync(join(target, 'pack.yaml'))) throw new Error(`${target} is neither empty nor a content pack`)
    rmSync(target, { recursive: true })
  }
  build(target, data)
}

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
