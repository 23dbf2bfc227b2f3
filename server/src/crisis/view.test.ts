// What the status page and the feed make of messages, in a reader's language.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { useProblems } from '../platform/error-handler.ts'
import { registerFeed } from './feed.ts'
import type { CrisisMessages } from './published-messages.ts'
import type { StoredCrisisMessage } from './types.ts'
import { messagesInForce, statusIn } from './view.ts'

const now = '2026-11-20T10:00:00.000Z'
const message = (id: string, more: Partial<StoredCrisisMessage> = {}): StoredCrisisMessage => ({
  ...{ id, title: { 'en-US': `No. ${id}`, 'de-DE': `Nr. ${id}` }, summary: { 'en-US': '' }, body: { 'en-US': 'b' } },
  ...{ link: null, active: true, severity: 'notice', games: ['wow'], languages: [], places: [], topics: [] },
  ...{ startsAt: '2026-11-19T10:00:00.000Z', endsAt: null, macroId: null, articleId: null, fromContent: false },
  ...{ publishedAt: null, resolvedAt: null, shownUntil: null, updates: [], changedAt: now, changedBy: 'kim' },
  ...more,
})
const update = (at: string, text: string, isResolution = false) => ({
  ...{ at, by: 'kim', isResolution },
  text: { 'en-US': text },
})
const all = [
  message('1', {
    severity: 'outage',
    summary: { 'en-US': 'Nobody <gets> in' },
    updates: [update('2026-11-20T09:00:00.000Z', 'We & they look'), update('2026-11-20T08:00:00.000Z', 'Seen')],
    places: ['DE', 'XX'],
  }),
  message('2', { games: [], severity: 'degraded' }),
  message('3', { games: ['wow', 'none'], endsAt: '2026-11-20T08:00:00.000Z' }),
  message('4', {
    ...{ resolvedAt: '2026-11-20T09:30:00.000Z', games: ['services'], severity: 'outage' },
    updates: [update('2026-11-20T09:30:00.000Z', 'Over\u0001', true)],
  }),
]
const messages = (some: readonly StoredCrisisMessage[], laidOver: readonly string[] = []) =>
  ({
    now: () => now,
    remembered: () => some,
    published: () => some,
    laidOver: () => new Set(laidOver),
    html: (body: string) => `<p>${body}</p>`,
    version: () => '1',
  }) as unknown as CrisisMessages
const rules = { defaultLocale: 'en-US', videoHosts: [] }
const content = smallContent()

test('services are as bad as the worst that goes on; what is over comes behind, the latest first', () => {
  const status = statusIn(content.in('de-DE'), messages(all), rules)
  expect(status.services.map(({ game, state }) => `${game?.shortName ?? 'all'} ${state}`)).toMatchInlineSnapshot(`
    [
      "all degraded",
      "wow outage",
    ]
  `)
  expect(status.incidents.map(({ id, endedAt }) => `${id} ${endedAt ?? 'goes on'}`)).toMatchInlineSnapshot(`
    [
      "1 goes on",
      "2 goes on",
      "login-down goes on",
      "4 2026-11-20T09:30:00.000Z",
      "3 2026-11-20T08:00:00.000Z",
    ]
  `)
  expect(status.incidents[0]).toMatchInlineSnapshot(`
    {
      "endedAt": null,
      "games": [
        {
          "glyphClass": "wow",
          "name": "Reiche",
          "shortName": "wow",
        },
      ],
      "id": "1",
      "places": [
        "Deutschland",
        "XX",
      ],
      "severity": "outage",
      "startedAt": "2026-11-19T10:00:00.000Z",
      "summary": "Nobody <gets> in",
      "title": "Nr. 1",
      "updates": [
        {
          "at": "2026-11-20T09:00:00.000Z",
          "isResolution": false,
          "text": "We & they look",
        },
        {
          "at": "2026-11-20T08:00:00.000Z",
          "isResolution": false,
          "text": "Seen",
        },
      ],
    }
  `)
  const calm = statusIn(
    content.in('en-US'),
    messages(
      [],
      content
        .in('en-US')
        .crisisMessages()
        .map(({ id }) => id),
    ),
    rules,
  )
  expect([calm.services.map(({ state }) => state), calm.incidents]).toEqual([
    calm.services.map(() => 'operational'),
    [],
  ])
})

test('fifty incidents at most are shown', () => {
  const many = Array.from({ length: 60 }, (_, index) => message(String(index)))
  expect(statusIn(content.in('en-US'), messages(many), rules).incidents).toHaveLength(50)
})

test('a message in force has its words in the reader’s language, else in the portal’s, else in any', () => {
  const only = message('5', { title: { 'ko-KR': '하나' }, body: { 'de-DE': 'nur' }, games: ['none', 'wow'] })
  expect(messagesInForce(content.in('de-DE'), messages([all[0]!, only]), rules)).toMatchInlineSnapshot(`
    [
      {
        "body": "<p>b</p>",
        "game": {
          "glyphClass": "wow",
          "name": "Reiche",
          "shortName": "wow",
        },
        "games": [
          {
            "glyphClass": "wow",
            "name": "Reiche",
            "shortName": "wow",
          },
        ],
        "id": "1",
        "link": null,
        "places": [
          "Deutschland",
          "XX",
        ],
        "resolvedAt": null,
        "severity": "outage",
        "startedAt": "2026-11-19T10:00:00.000Z",
        "summary": "Nobody <gets> in",
        "title": "Nr. 1",
        "updates": [
          {
            "at": "2026-11-20T09:00:00.000Z",
            "isResolution": false,
            "text": "We & they look",
          },
          {
            "at": "2026-11-20T08:00:00.000Z",
            "isResolution": false,
            "text": "Seen",
          },
        ],
      },
      {
        "body": "<p>nur</p>",
        "game": {
          "glyphClass": "wow",
          "name": "Reiche",
          "shortName": "wow",
        },
        "games": [
          {
            "glyphClass": "wow",
            "name": "Reiche",
            "shortName": "wow",
          },
        ],
        "id": "5",
        "link": null,
        "places": [],
        "resolvedAt": null,
        "severity": "notice",
        "startedAt": "2026-11-19T10:00:00.000Z",
        "summary": "",
        "title": "하나",
        "updates": [],
      },
      {
        "body": "<h2 id="kb-now">Now</h2>
    <p><a href="/support/de-DE/help/breaking/login-down#kb-now">More</a></p>",
        "game": {
          "glyphClass": "wow",
          "name": "Reiche",
          "shortName": "wow",
        },
        "games": [
          {
            "glyphClass": "wow",
            "name": "Reiche",
            "shortName": "wow",
          },
        ],
        "id": "login-down",
        "link": "https://small.example/status",
        "places": [],
        "resolvedAt": null,
        "severity": "degraded",
        "startedAt": null,
        "summary": "We are on it.",
        "title": "Anmeldung gestört",
        "updates": [],
      },
    ]
  `)
})

test('the feed is Atom: of all, of one game, in no language that is not offered', async () => {
  const app = Fastify()
  useProblems(app)
  const publicUrl = 'https://support.example'
  const say = (_locale: string, key: string): string => `(${key.replace('support.status.', '')})`
  registerFeed(app, {
    mountPath: '/support',
    publicUrl,
    content: createContentHolder(content),
    messages: messages(all),
    rules: () => rules,
    say,
  })
  const whole = await app.inject('/support/status/en-US.xml')
  expect(whole.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(whole.body.replaceAll('<entry>', '\n<entry>')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US"><id>https://support.example/support/status/en-US.xml</id><title>Small Support – (title)</title><link rel="self" type="application/atom+xml" href="https://support.example/support/status/en-US.xml"/><link href="https://support.example/support/en-US/help/status"/><author><name>Small Games</name></author><updated>2026-11-20T09:30:00.000Z</updated>
    <entry><id>https://support.example/support/en-US/help/status#1</id><title>No. 1</title><link href="https://support.example/support/en-US/help/status#1"/><published>2026-11-19T10:00:00.000Z</published><updated>2026-11-20T09:00:00.000Z</updated><category term="wow" label="Realms"/><content type="html">&lt;p&gt;Nobody &amp;lt;gets&amp;gt; in&lt;/p&gt;&lt;p&gt;&lt;time datetime=&quot;2026-11-20T09:00:00.000Z&quot;&gt;2026-11-20T09:00:00.000Z&lt;/time&gt; We &amp;amp; they look&lt;/p&gt;&lt;p&gt;&lt;time datetime=&quot;2026-11-20T08:00:00.000Z&quot;&gt;2026-11-20T08:00:00.000Z&lt;/time&gt; Seen&lt;/p&gt;</content></entry>

    <entry><id>https://support.example/support/en-US/help/status#2</id><title>No. 2</title><link href="https://support.example/support/en-US/help/status#2"/><published>2026-11-19T10:00:00.000Z</published><updated>2026-11-19T10:00:00.000Z</updated><content type="html"></content></entry>

    <entry><id>https://support.example/support/en-US/help/status#login-down</id><title>Sign-in is down</title><link href="https://support.example/support/en-US/help/status#login-down"/><updated>1970-01-01T00:00:00.000Z</updated><category term="wow" label="Realms"/><content type="html">&lt;p&gt;We are on it.&lt;/p&gt;</content></entry>

    <entry><id>https://support.example/support/en-US/help/status#4</id><title>(over): No. 4</title><link href="https://support.example/support/en-US/help/status#4"/><published>2026-11-19T10:00:00.000Z</published><updated>2026-11-20T09:30:00.000Z</updated><category term="services" label="Account &amp; Services"/><content type="html">&lt;p&gt;&lt;time datetime=&quot;2026-11-20T09:30:00.000Z&quot;&gt;2026-11-20T09:30:00.000Z&lt;/time&gt; Over&lt;/p&gt;</content></entry>

    <entry><id>https://support.example/support/en-US/help/status#3</id><title>(over): No. 3</title><link href="https://support.example/support/en-US/help/status#3"/><published>2026-11-19T10:00:00.000Z</published><updated>2026-11-20T08:00:00.000Z</updated><category term="wow" label="Realms"/><content type="html"></content></entry></feed>
    "
  `)
  const again = await app.inject({
    url: '/support/status/en-US.xml',
    headers: { 'if-none-match': String(whole.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const ids = async (path: string) =>
    [...(await app.inject(`/support/status/${path}`)).body.matchAll(/<entry><id>.*?#(.*?)</g)].map(([, id]) => id)
  expect([await ids('en-US/wow.xml'), await ids('en-US/services.xml')]).toMatchInlineSnapshot(`
    [
      [
        "1",
        "2",
        "login-down",
        "4",
        "3",
      ],
      [
        "2",
        "4",
      ],
    ]
  `)
  for (const none of ['xx-XX.xml', 'en-US', 'en-US/none.xml', 'en-US/wow', 'xx-XX/wow.xml'])
    expect((await app.inject(`/support/status/${none}`)).statusCode, none).toBe(404)
})
