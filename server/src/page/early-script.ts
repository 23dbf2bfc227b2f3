// What stands in a page whose form the server drew, before the app lives (CD-211): the text of web/src/early.ts as the
// build left it. It is the same in every page, so its hash lets it run and the page's bytes can be kept (T27).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface EarlyScript {
  /** Behind the body of a page with a form that waits for the app; '' for others. */
  tagFor: (body: string) => string
  /** For the page's Content-Security-Policy. */
  hashes: readonly string[]
}

/** How a drawn form is known: one of a dialog's, which the browser sends nowhere. */
const waitingForm = 'method="dialog"'

/** None where the app is not built. */
export const readEarlyScript = (webDist: string): EarlyScript => {
  const folder = join(webDist, 'assets')
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^early-.*\.js$/.test(name)) : undefined
  if (file === undefined) return { tagFor: () => '', hashes: [] }
  const text = readFileSync(join(folder, file), 'utf8').trim()
  if (/<\/script|\bimport\b|\bexport\b/.test(text)) throw new Error(`${file} cannot stand in a page`)
  return {
    tagFor: (body) => (body.includes(waitingForm) ? `<script>${text}</script>` : ''),
    hashes: [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  }
}
