// The bundler wraps each file that is fetched later into a helper of most of a kilobyte, which would ask for style sheets and
// further files beside it. There are none: one style sheet, and no lists (vite.config.ts). In its place stands what asks
// again for a file that did not come (src/kit/lib/bring.ts, CD-191).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const bring = fileURLToPath(new URL('../src/kit/lib/bring.ts', import.meta.url))
/** What the bundler reads off it: `P(async()=>{let{X:e}=await import(`./x.js`);return{X:e}},[],import.meta.url)` */
const named =
  /\(async\(\)=>\{let(\{[^{}]*\})=await import\(([`'"][^`'"]+[`'"])\)((?:(?!\bimport\b)[^;])*?);return\1\},\[\],import\.meta\.url\)/g
/** `P(()=>import(`./x.js`).then(f),[],import.meta.url)` */
const bare = /\(\(\)=>import\(([`'"][^`'"]+[`'"])\)((?:(?!\bimport\b)[^;])*?),\[\],import\.meta\.url\)/g

/** Each file's address gets the end that `bring` gives; what names its parts did its work while the files were cut. */
export const withFurtherTries = (code: string): string =>
  code
    .replaceAll(named, (_whole, _names, file: string, then: string) => `($again=>import(${file}+$again)${then})`)
    .replaceAll(bare, (_whole, file: string, then: string) => `($again=>import(${file}+$again)${then})`)

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js' ? `export { bring as __vitePreload } from ${JSON.stringify(bring)}` : null,
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      const folder = join(dir!, 'assets')
      for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
        const code = readFileSync(join(folder, name), 'utf8')
        const brought = withFurtherTries(code)
        if (/\bimport\([`'"][^`'"]*[`'"]\)/.test(brought) || brought.includes(',[],import.meta.url)'))
          throw new Error(`${name} fetches a file that nobody would ask for again`)
        if (brought !== code) writeFileSync(join(folder, name), brought)
      }
    },
  },
})
