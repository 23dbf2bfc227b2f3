// index.html as the build left it, read once and cut where each answer puts its own parts (STACK-14).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one answer puts into the page. All strings are ready HTML. */
interface PageParts {
  lang: string
  dir: 'ltr' | 'rtl'
  /** Further attributes of `<html>`, with a leading space each: theme and colours. */
  attributes: string
  head: string
  body: string
  data: string
}

/** As the build writes it. */
const appScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

const places = ['<html lang="en-US" dir="ltr">', '<!--page-head-->', '<!--page-body-->', '<!--page-data-->'] as const

/**
 * @param html the built index.html; throws when a place is missing, so that a changed template fails at start and not
 * at a visitor's
 * @param assetBase address of the built files, with trailing slash: the build writes them relative, because the mount
 * is a setting
 */
const createTemplate = (html: string, assetBase: string) => {
  const whole = html.replaceAll(/(src|href)="\.\//g, `$1="${assetBase}`)
  const rooted = whole.replace(appScript, '')
  for (const place of places)
    if (rooted.split(place).length !== 2) throw new Error(`index.html does not hold ${place} exactly once`)
  const [start, toHead, toBody, toData, end] = cut(rooted) as [string, string, string, string, string]
  return {
    /** Address of the app's file, which the page fetches behind what is drawn (CD-192); null where the template has none. */
    app: appScript.exec(whole)?.[1] ?? null,
    fill: ({ lang, dir, attributes, head, body, data }: PageParts) =>
      `${start}<html lang="${lang}" dir="${dir}"${attributes}>${toHead}${head}${toBody}${body}${toData}${data}${end}`,
  }
}

export type PageTemplate = ReturnType<typeof createTemplate>

/** The text between the places, in their order. */
const cut = (html: string): string[] => {
  const pieces: string[] = []
  let from = 0
  for (const place of places) {
    const at = html.indexOf(place, from)
    if (at === -1) throw new Error(`index.html holds ${place} in another order`)
    pieces.push(html.slice(from, at))
    from = at + place.length
  }
  return [...pieces, html.slice(from)]
}

/** The built page; undefined where the web app is not built (tests of the server alone). */
export const readTemplate = (webDist: string, assetBase: string): PageTemplate | undefined => {
  const file = join(webDist, 'index.html')
  return existsSync(file) ? createTemplate(readFileSync(file, 'utf8'), assetBase) : undefined
}

/** JSON inside a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
