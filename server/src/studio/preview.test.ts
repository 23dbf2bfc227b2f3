import { expect, test } from 'vitest'
import { createContentHolder } from '../content/content-holder.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createCompiler, readSource } from './compile.ts'
import { createPreviews } from './preview.ts'
import { emptyDraft } from './publishing.ts'
import { nowhere } from './types.ts'

const clock = createManualClock()
const content = createContentHolder(smallContent())
const written = new Map<string, string>()
const previewsWith = (secret: string) =>
  createPreviews({
    store: {
      find: async (id) => (written.has(id) ? { ...emptyDraft(id), source: written.get(id)! } : undefined),
    },
    publishing: { shown: async () => ({ number: nowhere, source: null, path: undefined, isKept: true }) },
    content,
    compile: createCompiler(async (task) => readSource(task)),
    clock,
    keys: createKeyring([secret], [secret]),
  })
const previews = previewsWith('a secret of the test, long enough')
const source = (body: string): string =>
  `---\nid: '9852'\ntitle: A draft\nsummary: Short.\nupdated: 2026-11-20\n---\n${body}\n`
const titleFor = async (id: string, token = previews.tokenFor(id).token) => {
  const found = await previews.read(token)
  return found && [found.locale, found.content.in(found.locale).article(found.articleId)?.title]
}

test('whoever has the address sees the draft as it is at each reading; players see nothing of it', async () => {
  const { token } = previews.tokenFor('de-DE~9852')
  written.set('de-DE~9852', source('One.'))
  expect(await titleFor('de-DE~9852', token)).toEqual(['de-DE', 'A draft'])
  written.set('de-DE~9852', source('Two.').replace('A draft', 'Another'))
  expect(await titleFor('de-DE~9852', token)).toEqual(['de-DE', 'Another'])
  expect(content.current().in('de-DE').article('9852')?.title).not.toBe('Another')
})

test('a translation nobody has begun is shown as players see it: the original in its place', async () => {
  const original = content.current().in('en-US').article('42673')!
  expect(content.current().written('ko-KR', '42673')).toBeUndefined()
  expect(await titleFor('ko-KR~42673')).toEqual(['ko-KR', original.title])
  expect(await titleFor('ko-KR~700099')).toBeUndefined()
})

test('an address ends after an hour, is for one document, and is made here alone', async () => {
  const { token, until } = previews.tokenFor('de-DE~9852')
  expect(Date.parse(until) - clock.now().getTime()).toBe(3_600_000)
  const other = previews.tokenFor('de-DE~42673').token
  const mixed = `${token.split('.')[0]}.${other.split('.')[1]}`
  const foreign = previewsWith('another secret, as long as that').tokenFor('de-DE~9852').token
  for (const wrong of [mixed, foreign, `${token}.x`, '', '.', 'x'.repeat(400)])
    expect(await previews.read(wrong), wrong).toBeUndefined()
  clock.advance(3_601)
  expect(await previews.read(token)).toBeUndefined()
})

test('what nothing can be made of has no page', async () => {
  written.set('de-DE~9852', 'no front matter')
  expect(await titleFor('de-DE~9852')).toBeUndefined()
})
