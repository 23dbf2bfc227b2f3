import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { afterAll, expect, test } from 'vitest'
import { createOwnFields } from '../catalogue/own-fields.ts'
import { registerCatalogueRoutes } from '../catalogue/routes.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import { useSecurityHeaders } from '../platform/security-headers.ts'
import { registerPage } from './page-routes.ts'
import type { Renderer } from './renderer.ts'

const dist = mkdtempSync(join(tmpdir(), 'page-swap-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** Contents whose headers all say which of them they are. */
const contents = Array.from({ length: 40 }, (_, index) => `Edition${index}`).map((name) =>
  smallContent({
    'headers.yaml': `- { name: games, title: ${name} }\n- { name: services, title: ${name} services }\n`,
  }),
)
const keys = ['GET /services/bft/api/headers/de-DE', 'GET /services/bft/api/headers/en-US']

/** Draws what it got, in two rounds: the second document is asked for when the first is there. */
const renderer: Renderer = {
  isRendered: (path) => path === '/games/wow',
  pageNameOf: () => 'product-home',
  async render(_url, { documents }) {
    const missing = keys.filter((key) => !(key in documents)).slice(0, 1)
    const titles = keys
      .flatMap((key) => (documents[key] as { title: string }[] | undefined) ?? [])
      .map(({ title }) => title)
      .join()
    await nextTurn()
    return { html: `<h1>${titles}</h1>`, head: { title: 'Home', description: null, isUnlisted: false }, missing }
  },
}

test('while content is swapped, every answer of the API and every page holds one version, the one its header names', async () => {
  const holder = createContentHolder(contents[0])
  writeFileSync(
    join(dist, 'index.html'),
    '<html lang="en-US" dir="ltr"><head><!--page-head--></head><body><div id="app"><!--page-body--></div><!--page-data--></body></html>',
  )
  const pages: Promise<void>[] = []
  const app = await roomsApp({
    content: holder,
    register: (root) => {
      useSecurityHeaders(root, { isHttps: false })
      void root.register(cookie)
      root.decorateReply('keepSession', () => undefined)
      registerCatalogueRoutes(root, {
        documents: createDocumentCache(holder),
        channelOverrides: { forTopic: () => [], version: () => 0 },
        penalties: { productsWithPenalty: async () => new Set<string>() },
        ownFields: createOwnFields(null),
        content: holder.current,
        features: { isOn: () => false },
      })
      pages.push(
        registerPage(root, {
          mountPath: '/support',
          publicUrl: 'https://help.example',
          securityContacts: [],
          clock: createManualClock(),
          webDist: dist,
          content: holder,
          texts: { all: () => new Map([['support.site.title', 'Help']]), say: () => '' },
          csrf: { tokenFor: () => 'token' },
          accountInfo: async () => undefined,
          crisisVersion: () => 0,
          channelVersion: () => 0,
          features: { isOn: () => false, isPersonal: () => false },
          renderer,
        }),
      )
    },
  })
  await Promise.all(pages)
  const versionOf = new Map(contents.map((content) => [content.in('en-US').headers()[0]!.title, content.version]))
  expect(new Set(versionOf.values()).size).toBe(contents.length)

  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  let asked = 0
  let isOver = false
  const seen = { api: new Set<string>(), page: new Set<string>() }
  const ask = async (index: number): Promise<void> => {
    // At least 600 answers, and until ten versions were met in both: a busy machine gives many answers while it puts one
    // page together, and a server that no swap reaches ends with the test's time.
    // Each asks in turn for one and the other: by a common count all of them may ask for the same for ever.
    for (let own = index; asked < 600 || Math.min(seen.api.size, seen.page.size) < 10; own += 1) {
      asked += 1
      const isPage = own % 2 === 0
      const answer = await fetch(
        origin + (isPage ? '/support/en-US/help/games/wow' : '/services/bft/api/headers/en-US'),
      )
      const body = await answer.text()
      expect(answer.status).toBe(200)
      const version = String(answer.headers.get('content-version'))
      const titles = new Set([...body.matchAll(/\bEdition[0-9]+/g)].map(([title]) => title))
      expect(
        [...titles].map((title) => versionOf.get(title)),
        body,
      ).toEqual([version])
      seen[isPage ? 'page' : 'api'].add(version)
    }
  }
  const swapping = (async () => {
    for (let turn = 1; !isOver; turn += 1) {
      holder.swap(contents[turn % contents.length]!)
      // Some swaps come between two documents of one page, some (of each edition in its turn: 3 and 40 share nothing)
      // wait for a page, however long a busy machine takes to put it together.
      const { version } = contents[turn % contents.length]!
      const turns = turn % 3 === 0 ? Infinity : 1 + (turn % 7)
      for (let wait = 0; wait < 1 || (!isOver && wait < turns && !seen.page.has(version)); wait += 1) await nextTurn()
    }
  })()
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
  isOver = true
  await swapping
  await app.close()
}, 180_000)
