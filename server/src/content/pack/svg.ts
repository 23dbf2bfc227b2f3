// What an SVG of a pack may hold: drawing, and nothing that acts or is fetched from elsewhere. Where a picture is
// shown nothing of it runs, but the file can be opened by itself, copied and sent on (CD-70).
import { SaxesParser } from 'saxes'

const drawing = new Set(
  (
    'svg g defs symbol use switch title desc metadata style view path rect circle ellipse line polyline polygon text ' +
    'tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter image a animate ' +
    'animateTransform animateMotion mpath set'
  ).split(' '),
)
/** A prefix can stand for anything: what an element is says its namespace alone. */
const svg = 'http://www.w3.org/2000/svg'
/** In which drawing programs keep their own notes. */
const notes = new Set([
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
])
const isDrawing = (uri: string, name: string): boolean =>
  notes.has(uri) || (uri === svg && (drawing.has(name) || /^fe[A-Z][A-Za-z]+$/.test(name)))

/** A place within the file, or a bitmap written into it. */
const isWithin = (address: string): boolean =>
  /^\s*#/.test(address) || /^\s*data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(address)

/** A style fetches by `@import` and `url()`; an escape, or a function that takes a bare text, could hide either. */
const fetchedBy = (style: string): string | undefined => {
  const hidden = /\\|@import|@namespace|\b(image-set|image|src)\s*\(/i.exec(style)
  if (hidden) return hidden[0]
  return [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)]
    .map(([, address = '']) => address)
    .find((address) => !isWithin(address) && !/^\s*data:(font\/|application\/(x-)?font-)/i.test(address))
}

interface Attribute {
  name: string
  local: string
  value: string
}
const actsInAttribute = ({ name, local, value }: Attribute): string | undefined => {
  const bare = local.toLowerCase()
  if (bare.startsWith('on')) return `an attribute ${name}`
  if ((bare === 'href' || bare === 'src' || name === 'xml:base') && !isWithin(value))
    return `a link ${value.slice(0, 60)}`
  if (bare === 'attributename' && /href|^on/i.test(value)) return `an animated ${value.slice(0, 60)}`
  // Any attribute may be a style: `fill`, `filter`, `cursor`.
  const fetched = /url\(|style/i.test(`${name} ${value}`) ? fetchedBy(value) : undefined
  return fetched === undefined ? undefined : `a style ${fetched.slice(0, 60)}`
}

/** Browsers read others in ways in which what stands here would be something else. */
const encodings = /^(utf-8|us-ascii|iso-8859-1|iso-8859-15|windows-1252)$/i

/** The parser looks for a namespace through all that is open: without a limit the cost would be the square of the depth. */
const mostOpen = 200

class Found extends Error {}
const found = (what: string | undefined): void => {
  if (what !== undefined) throw new Found(what)
}

/**
 * Read as a browser reads it, by the rules of XML and of its namespaces: what is not well formed is no drawing.
 *
 * @returns what stands in the way, `an element <script>`; undefined for a mere drawing
 */
export const actsIn = (text: string): string | undefined => {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let style: string | undefined
  let open = 0
  parser.on('error', ({ message }) => found(`XML that is not well formed (${message})`))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !encodings.test(encoding)) found(`the encoding ${encoding}`)
  })
  // Declarations within the file could write anything: entities, and attributes that no element bears in sight.
  parser.on('doctype', (declared) => {
    if (declared.includes('[')) found(/<!\w+/.exec(declared)?.[0] ?? 'declarations')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') found('<?xml-stylesheet')
  })
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    open += 1
    if (open > mostOpen) found(`more than ${mostOpen} elements in each other`)
    // Of a style the texts beside an element in it count as one.
    if (!isDrawing(uri, local) || style !== undefined) found(`an element <${name}>`)
    for (const attribute of Object.values(attributes)) found(actsInAttribute(attribute))
    style = local === 'style' ? '' : undefined
  })
  const add = (part: string): void => {
    if (style !== undefined) style += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    open -= 1
    const fetched = style === undefined ? undefined : fetchedBy(style)
    if (fetched !== undefined) found(`a style ${fetched.slice(0, 60)}`)
    style = undefined
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Found) return error.message
    throw error
  }
  return undefined
}
