/**
 * Markdown and HTML of a pack → HTML by the allow-list of OD-46. This is the first line of defence (the browser
 * sanitises again, the CSP is the third): it runs once at import, so what is stored and indexed is already inert.
 */
import { Marked, Tokenizer } from 'marked'
import sanitizeHtml from 'sanitize-html'

const allowedTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'kbd',
  'sub',
  'sup',
  'br',
  'hr',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'blockquote',
  'pre',
  'code',
  'details',
  'summary',
  'div',
  'span',
]

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['title', 'id'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
  iframe: ['src', 'allowfullscreen'],
}
const allowedClass = /^kb-[a-z0-9-]+$/
/** Those of attributes that any text stands for nothing in. */
const allowedValues: Readonly<Record<string, RegExp>> = {
  start: /^-?\d{1,9}$/,
  value: /^-?\d{1,9}$/,
  type: /^[1aAiI]$/,
  align: /^(left|center|right)$/,
}

/** Ids of articles get a prefix, so that none can meet (or clobber) an id of the page around it. */
const anchorPrefix = 'kb-'
const anchorId = (id: string): string => (id.startsWith(anchorPrefix) ? id : `${anchorPrefix}${id}`)

const slug = (value: string): string =>
  value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section'

/** Fifty lists and quotes begin on one line: marked goes one call deeper with each, and nobody writes that. */
const isTooDeep = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){50}/

type InlineRules = Tokenizer['rules']['inline']
const shortened = new WeakMap<InlineRules, InlineRules>()
/** From each letter on marked looks for the @ of an address, to the end of the word: here the part before it ends at 64. */
const withShortAddresses = (rules: InlineRules): InlineRules => {
  const known = shortened.get(rules)
  if (known) return known
  const short = (rule: RegExp): RegExp => new RegExp(rule.source.replaceAll(/\+(\(?@)/g, '{1,64}$1'), rule.flags)
  const made = { ...rules, text: short(rules.text), url: short(rules.url) }
  shortened.set(rules, made).set(made, made)
  return made
}

/** Marked goes some calls deeper with each mark within a mark: beyond so many they stay as they were typed. */
const deepestMarks = 50

class ShallowTokenizer extends Tokenizer {
  #depth = 0

  #within<T>(work: () => T): T | undefined {
    if (this.#depth >= deepestMarks) return undefined
    this.#depth += 1
    try {
      return work()
    } finally {
      this.#depth -= 1
    }
  }

  override emStrong(...given: Parameters<Tokenizer['emStrong']>): ReturnType<Tokenizer['emStrong']> {
    return this.#within(() => super.emStrong(...given))
  }

  override del(...given: Parameters<Tokenizer['del']>): ReturnType<Tokenizer['del']> {
    return this.#within(() => super.del(...given))
  }

  override link(...given: Parameters<Tokenizer['link']>): ReturnType<Tokenizer['link']> {
    return this.#within(() => super.link(...given))
  }
}

const markdownWithAnchors = (): Marked => {
  const used = new Set<string>()
  const marked = new Marked({ gfm: true, async: false }).setOptions({ tokenizer: new ShallowTokenizer() })
  marked.use({
    tokenizer: {
      blockquote: (source) => (isTooDeep.test(source) ? undefined : false),
      list: (source) => (isTooDeep.test(source) ? undefined : false),
      // The first of the rules within a line.
      escape() {
        this.rules.inline = withShortAddresses(this.rules.inline)
        return false
      },
    },
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const base = slug(plainText(inner))
        let id = base
        // "A", "A" and "A 1" are three.
        for (let count = 1; used.has(id); count += 1) id = `${base}-${count}`
        used.add(id)
        const level = Math.max(depth, 2)
        return `<h${level} id="${id}">${inner}</h${level}>\n`
      },
    },
  })
  return marked
}

interface RichTextRules {
  /** Hosts whose https players may be framed (setting videoHosts). */
  videoHosts: readonly string[]
}

interface Element {
  tagName: string
  attribs: Readonly<Record<string, string>>
}

const isTag = (tagName: string, { videoHosts }: RichTextRules): boolean =>
  allowedTags.includes(tagName) || tagName === 'h1' || (tagName === 'iframe' && videoHosts.length > 0)

/** Whether an address stays; those that the sanitiser sees through are dropped all the same. */
const isAddress = (tagName: string, address: string, { videoHosts }: RichTextRules): boolean => {
  if (tagName === 'iframe') return videoHosts.includes(URL.parse(address)?.hostname ?? '')
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return !/^\s*[\\/]{2}/.test(address)
  return scheme === 'https' || (tagName === 'a' && (scheme === 'mailto' || scheme === 'tel'))
}

/** What the allow-list takes out of an element, each with the words it stands for in the source. */
function* takenOut({ tagName, attribs }: Element, rules: RichTextRules): Generator<{ what: string; words: string[] }> {
  if (!isTag(tagName, rules)) {
    yield { what: `<${tagName}>`, words: [`<${tagName}`] }
    return
  }
  const known = [...allowedAttributes['*']!, ...(allowedAttributes[tagName] ?? [])]
  for (const [name, value] of Object.entries(attribs)) {
    const isKnown = known.includes(name) && (allowedValues[name]?.test(value) ?? true)
    const isName = tagName === 'a' && name === 'name'
    // The parser of Markdown says the language of a program's text.
    const areClasses =
      name === 'class' && value.split(/\s+/).every((one) => /^(language-.*)?$/.test(one) || allowedClass.test(one))
    if (!isKnown && !isName && !areClasses) yield { what: `${name}="${value.slice(0, 60)}"`, words: [value, name] }
    if ((name === 'href' || name === 'src') && !isAddress(tagName, value, rules))
      yield { what: `the address ${value.slice(0, 200)}`, words: [value] }
  }
}

/**
 * HTML by the allow-list. Never throws; what is not allowed is dropped, the text inside it stays (script and style lose
 * their text too).
 *
 * @param see is shown each element as it was written
 */
export const sanitize = (
  html: string,
  rules: RichTextRules = { videoHosts: [] },
  see: (element: Element) => void = () => undefined,
): string =>
  sanitizeHtml(html, {
    allowedTags: allowedTags.filter((tag) => isTag(tag, rules)).concat(isTag('iframe', rules) ? 'iframe' : []),
    allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
    allowedClasses: { '*': [allowedClass] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: [...rules.videoHosts],
    allowIframeRelativeUrls: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      h1: 'h2',
      '*': (tagName, attribs) => {
        see({ tagName, attribs })
        const next = { ...attribs }
        for (const [name, value] of Object.entries(allowedValues))
          if (next[name] !== undefined && !value.test(next[name])) delete next[name]
        // What links within a page led to before ids did.
        if (tagName === 'a' && next.name !== undefined) next.id ??= next.name
        if (next.id !== undefined) next.id = anchorId(next.id)
        if (tagName === 'a') {
          if (next.href?.startsWith('#') && next.href.length > 1) next.href = `#${anchorId(next.href.slice(1))}`
          if (next.target === '_blank') next.rel = 'noopener noreferrer'
          else {
            delete next.target
            delete next.rel
          }
        }
        return { tagName, attribs: next }
      },
    },
  })

/** Markdown (HTML inside it included) → sanitised HTML. */
export const richText = (markdown: string, rules: RichTextRules = { videoHosts: [] }): string =>
  sanitize(markdownWithAnchors().parse(markdown) as string, rules).trim()

/** For a thread to do: what is typed at the desk is read beside the requests (T46). */
export const readRichText = ({ text, videoHosts }: RichTextRules & { text: string }): string =>
  richText(text, { videoHosts })
export type ReadRichText = (task: Parameters<typeof readRichText>[0]) => Promise<string>

interface TakenOut {
  what: string
  /** From 0. */
  line: number
}

/** What of some Markdown players do not see, or not as it was written; found block by block, so that each has its line. */
export const takenOutOf = (markdown: string, rules: RichTextRules): TakenOut[] => {
  const marked = markdownWithAnchors()
  const found: TakenOut[] = []
  let line = 0
  for (const token of marked.lexer(markdown)) {
    const source = token.raw.toLowerCase()
    const from = new Map<string, number>()
    sanitize(marked.parser([token]), rules, (element) => {
      for (const { what, words } of takenOut(element, rules)) {
        const [word = ''] = words.map((one) => one.toLowerCase()).filter((one) => source.includes(one))
        const at = Math.max(source.indexOf(word, from.get(word)), 0)
        from.set(word, at + word.length)
        found.push({ what, line: line + linesIn(source.slice(0, at)) })
      }
    })
    line += linesIn(token.raw)
  }
  return found
}
const linesIn = (text: string): number => text.split('\n').length - 1

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/**
 * The text of some HTML, for indexes, descriptions and plain-text fields: no markup, entities resolved, white space
 * collapsed.
 */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h\d|li|tr|div|td|th|blockquote|pre)>|<br\s*\/?>/gi, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The same for HTML that is sanitised already, for indexes: its tags can be cut out by pattern, which is far quicker on
 * thousands of articles.
 */
export const textOf = (sanitised: string): string =>
  sanitised
    .replace(/<(?:br|\/p|\/h[2-6]|\/li|\/tr|\/td|\/th|\/div|\/pre|\/blockquote)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Asset paths (`assets/…`) named by `src` in sanitised HTML. */
export const assetsIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*? src="assets\/([^"]+)"/g)].map((match) => match[1] ?? '')

const portalPages = String.raw`help\/|article\/|contact\/|product\/|games\/|search\b|breaking\/`
const toPortalPage = new RegExp(`(<a\\b[^>]*? href=")(${portalPages})`, 'g')
const isPortalPage = new RegExp(`^(?:${portalPages})`)
const isWhole = /^(?:https:|mailto:|tel:|#|\/)/i

/** Links of sanitised HTML that `completeLinks` leaves bare: a browser looks for them beside the page, where nothing is. */
export const strandedLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => href !== '' && !isWhole.test(href) && !isPortalPage.test(href))

interface LinkTargets {
  /** Root-relative address of the page that shows this HTML: `/support/en-US/help/article/9852`. */
  page: string
  /** `{mount}/{locale}` (ground G1). */
  contextPath: string
  assetUrl: (path: string) => string | undefined
}

/**
 * Gives links of sanitised HTML their full path: under `<base href>` a bare `#fragment` or `article/1` would leave the
 * page (ground G25). The patterns are exact because the sanitiser has escaped every `<`, `>` and `"` of text and
 * attribute values.
 */
export const completeLinks = (html: string, targets: LinkTargets): string =>
  html
    .replace(/(<a\b[^>]*? href=")#/g, (_match, head: string) => `${head}${targets.page}#`)
    .replace(
      toPortalPage,
      (_match, head: string, path: string) => `${head}${targets.contextPath}/${path === 'help/' ? '' : 'help/'}${path}`,
    )
    .replace(/(<img\b[^>]*? src=")assets\/([^"]+)"/g, (whole, head: string, path: string) => {
      const url = targets.assetUrl(path)
      return url ? `${head}${url}"` : whole
    })
