// What stands in pages before the app lives: web/src/portal/begin.ts (CD-192), and web/src/portal/early.ts where the
// server drew a form (CD-211). The same in every page, so their hashes let them run (T27).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** How a drawn form is known: one of a dialog's, which the browser sends nowhere. */
const waitingForm = 'method="dialog"'

/** None where the app is not built. */
export const readEarlyScripts = (webDist: string) => {
  const folder = join(webDist, 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const textOf = (start: string): string | null => {
    const file = files.find((name) => name.startsWith(`${start}-`) && name.endsWith('.js'))
    if (file === undefined) return null
    const text = readFileSync(join(folder, file), 'utf8').trim()
    if (/<\/script|\bimport\b|\bexport\b/.test(text)) throw new Error(`${file} cannot stand in a page`)
    return text
  }
  const begin = textOf('begin')
  const early = textOf('early')
  return {
    /** Fetches the app, the page's texts and these files of the build; '' where nothing is built. */
    beginTag: ({ app, texts, files: also }: { app: string; texts: string; files: readonly string[] }) =>
      begin === null
        ? ''
        : `<script data-app="${app}" data-texts="${texts}" data-files="${also.join(' ')}">${begin}</script>`,
    /** Behind the body of a page with a form that waits for the app; '' for others. */
    tagFor: (body: string) => (early !== null && body.includes(waitingForm) ? `<script>${early}</script>` : ''),
    /** For the page's Content-Security-Policy. */
    hashes: [begin, early].flatMap((text) =>
      text === null ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
    ),
  }
}

export type EarlyScripts = ReturnType<typeof readEarlyScripts>
