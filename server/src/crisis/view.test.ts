// What the status page and the feed make of messages, in a reader's language.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { useProblems } from '../platform/error-handler.ts'
import { registerFeed } from './feed.ts'
import type { CrisisMessages } from './ports.ts'
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
  expect(status.services.map(({ game, state }) => `${game?.shortName ?? 'all'} ${state}`)).toMatchSnapshot()
  expect(status.incidents.map(({ id, endedAt }) => `${id} ${endedAt ?? 'goes on'}`)).toMatchSnapshot()
  expect(status.incidents[0]).toMatchSnapshot()
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
  expect(messagesInForce(content.in('de-DE'), messages([all[0]!, only]), rules)).toMatchSnapshot()
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
  expect(whole.body.replaceAll('<entry>', '\n<entry>')).toMatchSnapshot()
  const again = await app.inject({
    url: '/support/status/en-US.xml',
    headers: { 'if-none-match': String(whole.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const ids = async (path: string) =>
    [...(await app.inject(`/support/status/${path}`)).body.matchAll(/<entry><id>.*?#(.*?)</g)].map(([, id]) => id)
  expect([await ids('en-US/wow.xml'), await ids('en-US/services.xml')]).toMatchSnapshot()
  for (const none of ['xx-XX.xml', 'en-US', 'en-US/none.xml', 'en-US/wow', 'xx-XX/wow.xml'])
    expect((await app.inject(`/support/status/${none}`)).statusCode, none).toBe(404)
})
