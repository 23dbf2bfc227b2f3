// Component tests: one screen of the web app in Debian's Chromium, over the contract's own examples. Nothing is built.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { problemBody, ProblemError } from '../../server/src/platform/problems.ts'
import { chromiumPath } from '../../tests/e2e/support/chromium.ts'
import { readTexts } from '../dev/mock-page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
const texts = { messages: `${root}server/src/localizations/messages`, pack: `${root}server/content/demo` }

/** What a server would give beside its answers: the contract for the mock, a language's texts, the mock's service worker. */
const beside = (): Plugin => ({
  name: 'beside',
  resolveId: (id) => (id.endsWith('/mock-document.js') ? '\0mock-document' : undefined),
  load: (id) => {
    if (id !== '\0mock-document') return undefined
    const internal = problemBody(new ProblemError('internal'), '/services/bft', 'mock')
    return `export { default as contract } from '${root}generated/openapi.json'; export const internal = ${JSON.stringify(internal)}`
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/worker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(worker))
    })
    middlewares.use('/texts/', (request, response) => {
      void readTexts(texts, request.url!.slice(1)).then((found) => response.end(JSON.stringify(found)))
    })
  },
})

export default defineConfig({
  root,
  cacheDir: '.cache/vite-components',
  plugins: [beside()],
  oxc: { jsx: { runtime: 'automatic' } },
  css: { transformer: 'lightningcss' },
  // All at once: what is found later loads the page anew under a test.
  optimizeDeps: {
    entries: ['web/src/{portal,desk}/main.tsx', 'web/src/**/*.browser.test.tsx'],
    // Asked for by workers alone.
    include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
  },
  test: {
    include: ['web/src/**/*.browser.test.tsx'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 90_000 } },
    // One page for all of them; support/screen.tsx leaves it as it was.
    isolate: false,
    fileParallelism: false,
    retry: 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        actionTimeout: 90_000,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
        launchOptions: {
          executablePath: chromiumPath(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        },
      }),
      // As in Playwright's own tests.
      locators: { exact: false },
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' }],
    },
  },
})
