// WordPress' own export (WXR, an RSS feed with more in it): pages, posts, and what knowledge base plugins call theirs.
import { readFileSync, statSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { cleanText } from '../../server/src/lib/clean-text.ts'
import { textOfBytes } from '../../server/src/lib/guess-charset.ts'
import { oldAddress } from '../../server/src/content/pack/redirects.ts'
import { MoveInError, type Finding, type OldArticle, type OldLibrary, type OldPlace } from './library.ts'
import { isObject, type Json } from './json-things.ts'
import { withoutComments } from './words.ts'

const mostBytes = 200_000_000
/** What readers never opened as a page. */
const others = new Set(
  (
    'attachment nav_menu_item revision custom_css customize_changeset oembed_cache wp_block wp_template wp_template_part ' +
    'wp_global_styles wp_navigation'
  ).split(' '),
)
const blocks = /<(p|div|ul|ol|h[1-6]|table|blockquote|pre|figure|section)\b/i

const textIn = (thing: Json, name: string): string => {
  const value = thing[name]
  const text = isObject(value) ? value['#text'] : value
  return typeof text === 'string' ? cleanText(text) : typeof text === 'number' ? String(text) : ''
}
const listIn = (thing: Json, name: string): Json[] => {
  const value = thing[name]
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(isObject)
}
const timeOf = (thing: Json): string => {
  const time = ['wp:post_modified_gmt', 'wp:post_date_gmt'].map((name) =>
    Date.parse(`${textIn(thing, name).replace(' ', 'T')}Z`),
  )
  const found = [...time, Date.parse(textIn(thing, 'pubDate'))].find((one) => !Number.isNaN(one))
  return new Date(found ?? 0).toISOString()
}

/** As WordPress shows it: blank lines part paragraphs where nothing else does. */
const paragraphs = (content: string): string =>
  blocks.test(content)
    ? content
    : content
        .split(/\n\s*\n/)
        .map((part) => (part.trim() === '' ? '' : `<p>${part.trim().replace(/\n/g, '<br>')}</p>`))
        .join('\n')

export const readWordPressFile = (file: string): OldLibrary => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new MoveInError(`There is no file ${file}`)
  if (statSync(file).size > mostBytes) throw new MoveInError(`${file} is larger than ${mostBytes} bytes`)
  const text = textOfBytes(readFileSync(file))
  // No export declares any, and entities may write without end.
  if (/<!(DOCTYPE|ENTITY)/i.test(withoutComments(text, /<!--|<!\[CDATA\[/g)))
    throw new MoveInError(`${file} declares entities: it is no export of WordPress`)
  let read: unknown
  try {
    read = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      trimValues: false,
      isArray: (name) => ['item', 'category', 'wp:category'].includes(name),
    }).parse(text)
  } catch (error) {
    throw new MoveInError(`${file} is no XML: ${(error as Error).message.slice(0, 200)}`)
  }
  const channel =
    isObject(read) && isObject(read['rss']) && isObject(read['rss']['channel']) ? read['rss']['channel'] : undefined
  const items = channel === undefined ? [] : listIn(channel, 'item')
  if (channel === undefined || items.length === 0)
    throw new MoveInError(`${file} is no export of WordPress: it has no items`)

  const findings: Finding[] = []
  const locale = (textIn(channel, 'language') || 'en-US').trim()
  const site = [textIn(channel, 'wp:base_blog_url'), textIn(channel, 'link')]
    .find((one) => URL.canParse(one.trim()))
    ?.trim()
  const hosts = new Set(site === undefined ? [] : [new URL(site).host])

  const places = new Map<string, OldPlace>()
  const addPlace = (nicename: string, name: string, parent: string, description = ''): void => {
    const key = `categories/${nicename}`
    const before = places.get(key)
    if (nicename === '' || (before !== undefined && before.parent !== null)) return
    places.set(key, {
      key,
      parent: parent === '' ? null : `categories/${parent}`,
      names: new Map([[locale, name]]),
      descriptions: new Map(description.trim() === '' ? [] : [[locale, description]]),
      order: places.size,
      addresses: [],
    })
  }
  for (const one of listIn(channel, 'wp:category'))
    addPlace(
      textIn(one, 'wp:category_nicename'),
      textIn(one, 'wp:cat_name'),
      textIn(one, 'wp:category_parent'),
      textIn(one, 'wp:category_description'),
    )

  const articles = items.flatMap((item): OldArticle[] => {
    const type = textIn(item, 'wp:post_type')
    const status = textIn(item, 'wp:status')
    const id = textIn(item, 'wp:post_id').trim()
    const title = textIn(item, 'title')
    if (
      others.has(type) ||
      status === 'trash' ||
      status === 'auto-draft' ||
      status === 'inherit' ||
      !/^[1-9]\d{0,15}$/.test(id)
    )
      return []
    const note = (what: Finding['what'], detail: string): void =>
      void findings.push({ key: id, title, locale, what, detail })
    const terms = listIn(item, 'category')
    const its = terms.filter((term) => !/tag$|^post_format$/i.test(String(term['@domain'])))
    for (const term of its)
      if (!places.has(`categories/${String(term['@nicename'])}`))
        addPlace(String(term['@nicename'] ?? ''), textIn(term, '#text') || String(term['@nicename']), '')
    const link = textIn(item, 'link').trim()
    const url = URL.canParse(link) ? new URL(link) : null
    const path = url === null || url.pathname === '/' ? '' : readable(url.pathname).replace(/(?<=.)\/$/, '')
    const isFit = path !== '' && oldAddress.pattern!.test(path)
    if (!isFit && status === 'publish') note('link', `${link.slice(0, 200)} cannot be an old address`)
    let content = textIn(item, 'content:encoded')
    const codes = new Set(
      [...content.matchAll(/\[\/?([a-z][a-z0-9_-]{2,40})(?:\s[^[\]\n]*)?\]/gi)].map(([, name]) => name!.toLowerCase()),
    )
    for (const name of codes) note('markup', `[${name}]: its words stay`)
    content = withoutComments(content).replace(/\[\/?[a-z][a-z0-9_-]{2,40}(?:\s[^[\]\n]*)?\](?!\()/gi, '')
    return [
      {
        key: id,
        places: its.map((term) => `categories/${String(term['@nicename'])}`),
        labels: terms.filter((term) => /tag$/i.test(String(term['@domain']))).map((term) => textIn(term, '#text')),
        isPromoted: textIn(item, 'wp:is_sticky') === '1',
        isRestricted: status === 'private' || textIn(item, 'wp:post_password') !== '',
        versions: [
          {
            locale,
            title,
            body: paragraphs(content),
            ...(textIn(item, 'excerpt:encoded').trim() ? { summary: textIn(item, 'excerpt:encoded') } : {}),
            isDraft: status !== 'publish',
            updated: timeOf(item),
            url: url?.href ?? null,
          },
        ],
        sourceLocale: locale,
        addresses: isFit ? [path] : [],
      },
    ]
  })
  if (articles.length === 0) throw new MoveInError(`${file} holds neither pages nor posts`)
  return {
    kind: 'wordpress',
    defaultLocale: locale,
    title: textIn(channel, 'title').trim() || null,
    places: [...places.values()],
    articles,
    home: [],
    hosts,
    fileAt: () => undefined,
    findings,
  }
}

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
