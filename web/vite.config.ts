// Builds the browser's app to web/dist and, with --ssr, the server's renderer to web/dist/server/entry-server.js
// (ground G26).
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { iconImports } from './build/icon-imports.ts'
import { inlineLimits } from './build/inline-limits.ts'
import { namedClasses } from './build/named-classes.ts'
import { plainImports } from './build/plain-imports.ts'
import { routerParts } from './build/router-parts.ts'
import { runtimeInside } from './build/runtime-inside.ts'
import { screensInManifest } from './build/screens-in-manifest.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  // Relative: the mount is a setting of the running server, which puts `{mount}/static/app/` in front when it reads
  // index.html (ground G1).
  base: './',
  publicDir: isSsrBuild ? false : here('public'),
  plugins: [
    iconImports(),
    inlineLimits(),
    namedClasses(),
    plainImports(),
    routerParts(),
    react(),
    runtimeInside(),
    screensInManifest(here('.')),
  ],
  // The package names its development build alone; the other is without its warnings, and a tenth smaller.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      // A stand-in for React before 18, where React has it itself.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: here('src/kit/lib/external-store.ts') },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    // The oldest browser that games embed (ground G34).
    target: 'chrome114',
    cssTarget: 'chrome114',
    outDir: here(isSsrBuild ? 'dist/server' : 'dist'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One sheet: a page rendered on the server needs no list of its parts.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The lists of what each file asks for are a kilobyte of every first view (T26). The server names them in its pages;
    // a screen reached later learns of them from its own file.
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // The others are written into pages by the server (page/early-script.ts).
      ...(isSsrBuild
        ? {}
        : {
            input: {
              index: here('index.html'),
              early: here('src/portal/early.ts'),
              begin: here('src/portal/begin.ts'),
            },
          }),
      output: isSsrBuild
        ? { codeSplitting: false, entryFileNames: 'entry-server.js' }
        : {
            codeSplitting: { groups: chunkGroups(here('src/portal/main.tsx')) },
            // Every first view holds the names of sixty files that may come later (T26). Shared files keep theirs; a
            // screen, a step, a dialog is found by its hash alone (the manifest says which is which).
            chunkFileNames: ({ name }) =>
              `assets/${/^(?:app|sanitize|rolldown-runtime)$/.test(name) ? '[name]-' : ''}[hash:7].js`,
          },
    },
  },
  ssr: { noExternal: true },
  // The renderer carries React's production build alone.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
}))
