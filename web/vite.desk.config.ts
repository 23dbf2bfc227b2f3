// Builds the desk's app to web/dist/desk: an app of its own beside the player's, so that neither grows by the other.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconImports } from './build/icon-imports.ts'
import { plainImports } from './build/plain-imports.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  // Relative: the mount is a setting of the running server (server/src/desk/pages.ts).
  base: './',
  publicDir: false,
  plugins: [iconImports(), plainImports(), react()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: here('src/kit/lib/external-store.ts') },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    target: 'chrome114',
    cssTarget: 'chrome114',
    outDir: here('dist/desk'),
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: here('desk.html') },
  },
})
