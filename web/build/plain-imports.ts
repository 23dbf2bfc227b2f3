// The bundler wraps each file that is fetched later into a helper of most of a kilobyte, which would ask for style sheets and
// further files beside it. There are none: one style sheet, and no lists (vite.config.ts).
import type { Plugin } from 'vite'

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  load: {
    order: 'pre',
    handler: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
  },
})
