// Hostile or merely decorated HTML of an old help page → the little HTML our articles can show. Nothing that acts comes
// through; links and pictures are written anew on the way; everything that changes is told.
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import type { FindingKind } from './library.ts'

export interface PageContext {
  /** @returns the address the link has in the pack, or undefined to leave the text alone */
  link: (href: string) => string | undefined
  /** @returns a path below assets/, or undefined where there is no picture */
  picture: (src: string) => string | undefined
  /** Hosts whose players articles may frame. */
  videoHosts: readonly string[]
  note: (what: FindingKind, detail: string) => void
  /** Places within pages that links lead to. */
  anchors: ReadonlySet<string>
}

/** Places within a page that links of this HTML lead to, on whichever page. */
export const anchorsIn = (html: string): string[] =>
  [...html.matchAll(/href\s*=\s*["']?[^"'\s>]*#([^"'\s>#]{1,100})/gi)].map(([, id]) => id!)

const kept = (
  'p h1 h2 h3 h4 h5 h6 ul ol li a strong em b i u br hr img figure figcaption table caption colgroup col thead tbody ' +
  'tfoot tr th td blockquote pre code details summary div span iframe dl dt dd kbd samp tt del s aside section article'
).split(' ')
/** Their words stay as they are: nobody misses the tag. */
const silent = new Set(
  (
    'html head body main header footer nav font center small big nobr wbr label time abbr cite q dfn var ins mark ' +
    'bdi bdo address picture source track param tbody title meta link hgroup ruby rb rt rp strike acronym'
  ).split(' '),
)
const acting = new Set(
  'script object embed applet form input button select textarea svg math canvas template base portal frame frameset'.split(
    ' ',
  ),
)

/** https://www.youtube.com/embed/x and its short forms → the player that sets no cookie. */
export const playerAddress = (src: string): URL | undefined => {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  url.protocol = 'https:'
  const video =
    /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname) &&
    /^\/embed\/([\w-]{5,20})$/.exec(url.pathname)?.[1]
  return video ? new URL(`https://www.youtube-nocookie.com/embed/${video}`) : url
}

const isCallout = (classes: string): string | undefined =>
  /(?:^|[\s_-])(warning|caution|danger|important|alert|note|tip|info|notice|callout|admonition|attention|hint)(?:$|[\s_-])/i
    .exec(classes)?.[1]
    ?.toLowerCase()

/** @returns HTML without attributes other than those an article may have */
export const cleanHtml = (html: string, { link, picture, videoHosts, note, anchors }: PageContext): string => {
  const look = (tagName: string, attribs: Attributes): void => {
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on/i.test(name)) note('script', `an event handler (${name.toLowerCase().slice(0, 30)})`)
      else if (name === 'style' && value !== '') note('markup', 'colours, sizes and places')
    }
    if (acting.has(tagName)) note('script', `<${tagName}>`)
    else if (tagName === 'video' || tagName === 'audio') note('file', `<${tagName}>`)
    else if (tagName === 'sub' || tagName === 'sup') note('markup', `<${tagName}>`)
    else if (tagName === 'style') note('markup', 'a style sheet')
    else if (!kept.includes(tagName) && !silent.has(tagName)) note('markup', `<${tagName.slice(0, 30)}>`)
  }
  const idOf = ({ id, name }: Attributes): Attributes => {
    const found = [id, name].find((one) => one !== undefined && anchors.has(one) && /^[\w:.-]{1,100}$/.test(one))
    return found === undefined ? {} : { id: found }
  }
  const toLink = (attribs: Attributes): Tag => {
    const href = (attribs['href'] ?? '').trim()
    if (href === '') return { tagName: 'span', attribs: idOf(attribs) }
    if (href.startsWith('#')) return { tagName: 'a', attribs: { href, ...idOf(attribs) } }
    const to = link(href)
    return to === undefined
      ? { tagName: 'span', attribs: idOf(attribs) }
      : { tagName: 'a', attribs: { href: to, ...idOf(attribs) } }
  }
  const toPicture = (attribs: Attributes): Tag => {
    const src = (attribs['src'] ?? attribs['data-src'] ?? '').trim()
    const alt = (attribs['alt'] ?? '').replace(/\s+/g, ' ').trim()
    const path = src === '' ? undefined : picture(src)
    return path === undefined
      ? { tagName: 'span', attribs: {}, text: alt }
      : { tagName: 'img', attribs: { src: `assets/${path}`, alt } }
  }
  const toVideo = ({ src = '', title = '' }: Attributes): Tag => {
    const url = playerAddress(src.trim())
    if (url === undefined) {
      note('script', 'a frame without an address')
      return { tagName: 'span', attribs: {} }
    }
    if (videoHosts.includes(url.hostname)) return { tagName: 'iframe', attribs: { src: url.href } }
    note('video', url.hostname)
    return { tagName: 'a', attribs: { href: url.href }, text: title.trim() || url.href }
  }
  const toMedia = (attribs: Attributes): Tag => {
    const to = attribs['src'] === undefined ? undefined : link(attribs['src'])
    return to === undefined ? { tagName: 'span', attribs: {} } : { tagName: 'a', attribs: { href: to }, text: to }
  }
  const seen =
    (change: (attribs: Attributes) => Tag) =>
    (tagName: string, attribs: Attributes): Tag => {
      look(tagName, attribs)
      return change(attribs)
    }
  return sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: {
      '*': ['id', 'data-callout'],
      a: ['href'],
      img: ['src', 'alt'],
      iframe: ['src'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      code: ['class'],
    },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    // Deeper than this no page is meant, and a reader of trees falls over.
    nestingLimit: 100,
    transformTags: {
      '*': (tagName, attribs) => {
        // Seen already, by what follows.
        if (tagName === 'a' || tagName === 'img' || tagName === 'iframe') return { tagName, attribs }
        look(tagName, attribs)
        const callout = /^(div|p|aside|section|blockquote)$/.test(tagName)
          ? isCallout(attribs['class'] ?? '')
          : undefined
        if (callout !== undefined) note('callout', callout)
        const language = tagName === 'code' ? /\blanguage-([\w+-]{1,30})/.exec(attribs['class'] ?? '')?.[1] : undefined
        return {
          tagName,
          attribs: {
            ...idOf(attribs),
            ...(callout === undefined ? {} : { 'data-callout': callout }),
            ...(language === undefined ? {} : { class: `language-${language}` }),
            ...spans(tagName, attribs),
          },
        }
      },
      a: seen(toLink),
      img: seen(toPicture),
      iframe: seen(toVideo),
      video: seen(toMedia),
      audio: seen(toMedia),
    },
  })
}

const spans = (tagName: string, { colspan, rowspan }: Attributes): Attributes => {
  if (tagName !== 'td' && tagName !== 'th') return {}
  const isMany = (value: string | undefined): value is string => value !== undefined && /^([2-9]|[1-9]\d)$/.test(value)
  return { ...(isMany(colspan) ? { colspan } : {}), ...(isMany(rowspan) ? { rowspan } : {}) }
}
