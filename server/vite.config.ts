// Builds the server to server/dist/server.js, its threads beside it: what `make start` and the image run (CD-206).
// Everything it imports is inside; what it reads while it runs (contract, messages, migrations, the demonstration's pack)
// stays where it is.
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const sources = here('src/')
const out = here('dist')
const threads = [
  'src/adapters/mail/smtp-thread.ts',
  'src/articles/index-worker.ts',
  'src/articles/learning/topic-worker.ts',
  'src/articles/semantic/encoder-worker.ts',
  'src/compose/work-thread.ts',
].map(here)
const builtName = (source: string): string => `${basename(source, '.ts')}.js`

/** A module's own address stays that of its source, so that files are found beside it; a thread is the built one. */
const ownAddresses = (): Plugin => ({
  name: 'own-addresses',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.url' },
    order: 'pre',
    handler(code, id) {
      if (!id.startsWith(sources)) return null
      const own = `new URL(${JSON.stringify(relative(out, id))}, import.meta.url).href`
      const changed = code.replaceAll('import.meta.url', own)
      return {
        code: threads.reduce(
          (text, thread) =>
            text.replace(
              `new URL('./${basename(thread)}', ${own})`,
              `new URL('./${builtName(thread)}', import.meta.url)`,
            ),
          changed,
        ),
        map: null,
      }
    },
  },
})

export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  plugins: [ownAddresses()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: out,
    emptyOutDir: true,
    // Without its spaces and comments, which every start would read; a stack names functions as their authors did, and
    // `node --enable-source-maps` names their lines, too.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [here('src/server.ts'), ...threads],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
      checks: { eval: false },
    },
  },
  ssr: { noExternal: true },
})
