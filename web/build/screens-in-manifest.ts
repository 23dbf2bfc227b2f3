// The build's manifest names a file by the module it starts with. A screen that shares its file with others starts
// none; the server, which lists a screen's files for the browser to fetch early (page/chunks.ts), finds it all
// the same by a line of its own. So does the app itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

interface Entry {
  file: string
  src?: string
  imports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}

export const screensInManifest = (root: string): Plugin => ({
  name: 'screens-in-manifest',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }, bundle) {
      const path = join(dir!, '.vite', 'manifest.json')
      const entries = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>
      const byFile = new Map(Object.entries(entries).map(([key, { file }]) => [file, key]))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const isApp = id === join(root, 'src/portal/main.tsx')
          const source = relative(root, id)
          if ((!isApp && !source.endsWith('Page.tsx')) || entries[source] !== undefined) continue
          const key = byFile.get(chunk.fileName)!
          entries[isApp ? 'index.html' : source] = {
            file: chunk.fileName,
            src: source,
            imports: entries[key]?.imports ?? [],
            ...(isApp ? { isEntry: true } : { isDynamicEntry: true }),
          }
        }
      }
      writeFileSync(path, JSON.stringify(entries, null, 2))
    },
  },
})
