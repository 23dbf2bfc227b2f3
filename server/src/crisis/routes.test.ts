import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import type { ContentCrisisMessage } from '../content/types.ts'
import { registerCrisisRoutes } from './routes.ts'

const appWith = async () => {
  const holder = createContentHolder(smallContent())
  const published: ContentCrisisMessage[] = []
  let version = 0
  const app = await roomsApp({
    content: holder,
    register: (root) =>
      registerCrisisRoutes(root, {
        documents: createDocumentCache(holder),
        messages: { published: () => published, version: () => version },
      }),
  })
  return {
    app,
    publish: (message: ContentCrisisMessage) => {
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
    },
  ])
})

test('a message published at the desk shows at once and first; the tag of the old answer no longer fits', async () => {
  const { app, publish } = await appWith()
  const before = await app.inject('/services/bft/api/messages/en-US')
  publish({ id: 'new', title: 'New', summary: '', body: '<p>New</p>', link: null, product: null, active: true })
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
