// What an SVG of a pack may hold: drawing, and nothing that acts or is fetched from elsewhere. Where a picture is
// shown nothing of it runs, but the file can be opened by itself, copied and sent on (CD-70).
import sanitizeHtml from 'sanitize-html'

const drawing = new Set(
  (
    'svg g defs symbol use switch title desc metadata style view path rect circle ellipse line polyline polygon text ' +
    'tspan textpath lineargradient radialgradient stop pattern clippath mask marker filter image a animate ' +
    'animatetransform animatemotion mpath set'
  ).split(' '),
)
/** Prefixes under which drawing programs keep their own notes. */
const notes = /^(sodipodi|inkscape|rdf|cc|dc):/
const isDrawing = (name: string): boolean => drawing.has(name) || /^fe[a-z]+$/.test(name) || notes.test(name)

/** A place within the file, or a bitmap written into it. */
const isWithin = (address: string): boolean =>
  /^\s*#/.test(address) || /^\s*data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(address)

/** @returns what stands in the way, `an element <script>`; undefined for a mere drawing */
export const actsIn = (svg: string): string | undefined => {
  // Entities could write anything, and neither is part of any drawing program's export that browsers need.
  const declared = /<!ENTITY|<\?xml-stylesheet/i.exec(svg)
  if (declared) return declared[0]
  const found: string[] = []
  sanitizeHtml(svg, {
    parser: { xmlMode: true },
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        const name = tagName.toLowerCase()
        if (!isDrawing(name.replace(/^svg:/, ''))) found.push(`an element <${tagName}>`)
        for (const [attribute, value] of Object.entries(attribs)) {
          const bare = attribute.toLowerCase().replace(/^.*:/, '')
          if (bare.startsWith('on')) found.push(`an attribute ${attribute}`)
          if ((bare === 'href' || bare === 'src') && !isWithin(value)) found.push(`a link ${value.slice(0, 60)}`)
          if (bare === 'attributename' && /href|^on/i.test(value)) found.push(`an animated ${value.slice(0, 60)}`)
        }
        return { tagName, attribs }
      },
    },
  })
  return found[0]
}
