import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { richText } from '../content/pack/rich-text.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { registerCrisisRoutes } from './routes.ts'
import type { StoredCrisisMessage } from './types.ts'

const aMessage: StoredCrisisMessage = {
  id: 'new',
  fromContent: false,
  title: { 'en-US': 'New' },
  summary: { 'en-US': '' },
  body: { 'en-US': 'New' },
  link: null,
  active: true,
  severity: 'outage',
  games: [],
  languages: [],
  places: [],
  topics: [],
  publishedAt: '2026-11-20T08:00:00.000Z',
  startsAt: null,
  endsAt: null,
  resolvedAt: null,
  shownUntil: null,
  macroId: null,
  articleId: null,
  updates: [],
  changedAt: '2026-11-20T08:00:00.000Z',
  changedBy: 'kim',
}

const appWith = async () => {
  const holder = createContentHolder(smallContent())
  const published: StoredCrisisMessage[] = []
  let version = 0
  const app = await roomsApp({
    content: holder,
    register: (root) =>
      registerCrisisRoutes(root, {
        documents: createDocumentCache(holder),
        messages: {
          published: () => published,
          html: (body: string) => richText(body),
          laidOver: () => new Set<string>(),
          remembered: () => published,
          version: () => version,
          now: () => '2026-11-20T09:00:00.000Z',
        },
        rules: () => ({ defaultLocale: 'en-US', videoHosts: [] }),
      }),
  })
  return {
    app,
    publish: (message: StoredCrisisMessage) => {
      published.unshift(message)
      version += 1
    },
  }
}

test('[API-39] [ENTITY-23] messages in force, with their game, in the asked language', async () => {
  const { app } = await appWith()
  expect((await app.inject('/services/bft/api/messages/de-DE')).json()).toEqual([
    {
      id: 'login-down',
      title: 'Anmeldung gestört',
      summary: 'We are on it.',
      link: 'https://small.example/status',
      body: '<h2 id="kb-now">Now</h2>\n<p><a href="/support/de-DE/help/breaking/login-down#kb-now">More</a></p>',
      game: { shortName: 'wow', name: 'Reiche', glyphClass: 'wow' },
      games: [{ shortName: 'wow', name: 'Reiche', glyphClass: 'wow' }],
      severity: 'degraded',
      places: [],
      startedAt: null,
      resolvedAt: null,
      updates: [],
    },
  ])
})

test('a message published at the desk shows at once and first; the tag of the old answer no longer fits', async () => {
  const { app, publish } = await appWith()
  const before = await app.inject('/services/bft/api/messages/en-US')
  publish(aMessage)
  const after = await app.inject({
    url: '/services/bft/api/messages/en-US',
    headers: { 'if-none-match': String(before.headers.etag) },
  })
  expect(after.json().map((message: { id: string; game: unknown }) => [message.id, message.game === null])).toEqual([
    ['new', true],
    ['login-down', false],
  ])
  expect(after.headers['cache-control']).toBe('public, max-age=0')
})
