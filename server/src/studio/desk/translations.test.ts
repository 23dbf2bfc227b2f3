// Documents in many languages, on both databases: what is missing or outdated, what changed since, a machine's draft
// (CD-406, CD-407).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  PublishedContent,
  StudioLanguage,
  StudioMachineDraft,
  StudioSheet,
  StudioTranslationPage,
} from '#generated/server/desk/schemas.ts'
import { onBothDatabases } from '../../../../tests/support/both-databases.ts'
import { deskClients, deskTokens, type DeskClient } from '../../../../tests/support/desk-token.ts'
import { api } from '../../../../tests/support/test-server.ts'
import { type LookAlikeTranslator, startTranslator } from '../../../../tests/support/translator.ts'
import { createManualClock } from '../../lib/clock.ts'

const clock = createManualClock(new Date().toISOString())
const vendor: LookAlikeTranslator = await startTranslator()
afterAll(() => vendor.stop())

const source = (id: string, body: string, more = '', title = 'The lantern'): string =>
  `---\nid: '${id}'\ntitle: ${title}\nsummary: How lanterns burn.\nproducts: [wow]\nkeywords: [wick, oil]\n` +
  `updated: 2026-11-20\n${more}---\n${body}\n`

onBothDatabases('studio translations', { clock, env: { TRANSLATE_URL: vendor.origin } }, (server) => {
  let kim: DeskClient
  beforeAll(async () => {
    kim = await (await deskClients(server(), () => clock.now()))('lead', 'kim')
  })
  beforeEach(() => {
    vendor.answer = null
    vendor.asked.length = 0
  })
  const at = (id: string, rest = ''): string => `/studio/articles/${id}${rest}`
  const read = async (id: string): Promise<StudioSheet> => (await kim('GET', at(id))).json<StudioSheet>()
  const write = async (id: string, text: string): Promise<StudioSheet> => {
    const { draft } = (await kim('GET', at(id))).json<Partial<StudioSheet>>()
    const answer = await kim('PUT', at(id, '/draft'), { json: { draft: draft ?? 0, source: text } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioSheet>()
  }
  const publish = async (id: string, text: string): Promise<void> => {
    const { draft } = await write(id, text)
    const answer = await kim('POST', at(id, '/publish'), { json: { draft, note: '' } })
    expect(answer.statusCode, answer.body).toBe(200)
    const { release } = answer.json<PublishedContent>()
    await expect
      .poll(async () => (await server().app.inject(`${api}/article/en-US/9852`)).headers['content-version'], {
        timeout: 90_000,
        interval: 20,
      })
      .toMatch(new RegExp(`\\.${release}$`))
  }
  const table = async (query: string, by = kim): Promise<StudioTranslationPage> => {
    const answer = await by('GET', `/studio/translations?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioTranslationPage>()
  }
  const machine = async (id: string, draft = 0): Promise<StudioMachineDraft> => {
    const answer = await kim('POST', at(id, '/machine-draft'), { json: { draft } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StudioMachineDraft>()
  }
  const countOf = ({ languages }: StudioTranslationPage, locale: string): StudioLanguage =>
    languages.find((one) => one.locale === locale)!

  test('a translation begins with its original and is outdated once the original says something else', async () => {
    const [original, german] = ['en-US~710001', 'de-DE~710001']
    await publish(original, source('710001', 'Turn the wick of it.\n\nWait a while for it.'))
    const begun = await read(german)
    expect(begun).toMatchObject({
      draft: 0,
      liveSource: null,
      document: { title: 'The lantern', isLive: false, state: 'draft', products: ['wow'] },
      originalDifference: null,
    })
    expect(begun.source).toContain(`translatedFrom: '${begun.originalMark}'\n---\nTurn the wick of it.`)
    await publish(german, begun.source.replace('Turn the wick of it.', 'Den Docht drehen, bitte.'))
    expect((await table('q=710001')).items[0]!.translations).toMatchObject([
      { id: original, state: 'original', draft: null },
      { id: german, state: 'current', draft: null },
      { id: 'ko-KR~710001', state: 'missing', draft: null },
    ])

    // Another game or another topic is nothing to translate; other words are.
    await publish(original, source('710001', 'Turn the wick of it.\n\nWait a while for it.', 'trending: true\n'))
    expect((await read(german)).originalDifference).toBeNull()
    await publish(original, source('710001', 'Turn the wick of it twice.\n\nWait a while for it.'))
    const outdated = await read(german)
    expect(outdated.originalDifference).toContain('-Turn the wick of it.\n+Turn the wick of it twice.')
    expect((await table('q=710001&language=de-DE&translation=outdated')).items).toHaveLength(1)
    // A typo mended in it does not make it what the original says; saying so does.
    const still = await write(german, outdated.source.replace('Docht', 'DOCHT'))
    expect(still.originalDifference).toContain('+Turn the wick of it twice.')
    const taken = still.source.replace(/translatedFrom: '\w+'/, `translatedFrom: '${still.originalMark}'`)
    expect((await write(german, taken)).originalDifference).toBeNull()
    expect((await table('q=710001')).items[0]!.translations[1]).toMatchObject({ state: 'outdated', draft: 'draft' })
    await publish(german, taken.replace('bitte', 'danke'))
    expect((await table('q=710001')).items[0]!.translations[1]).toMatchObject({ state: 'current', draft: null })
  })

  test('what a pack’s translation was made from is found by its date', async () => {
    const before = await read('en-US~9852')
    await publish(
      'en-US~9852',
      before.source
        .replace('# Heading', '# A heading of today')
        .replace(/2026-11-\d+/, '2027-01-01')
        // What players are not shown is a writer's mistake.
        .replace(/<p onclick[^]*$/, ''),
    )
    const german = await read('de-DE~9852')
    expect(german.document.translations.find(({ locale }) => locale === 'de-DE')?.state).toBe('outdated')
    expect(german.originalDifference).toContain('-# Heading\n')
    expect(german.originalDifference).toContain('+# A heading of today')
  })

  test('the table counts all and shows pages; a translator sees their own languages and games alone', async () => {
    await publish('en-US~710002', source('710002', 'Turn the wick of it.'))
    await publish('en-US~710003', source('710003', 'Turn the wick of it.').replace('[wow]', '[services]'))
    const whole = await table('limit=1')
    const [first, german] = [countOf(whole, 'en-US'), countOf(whole, 'de-DE')]
    expect(first).toMatchObject({ outdated: 0, machine: 0, missing: 0 })
    expect(german.current + german.outdated + german.machine + german.missing).toBe(first.current)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: StudioTranslationPage = await table(`limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(first.current)
    expect(seen).toHaveLength(first.current)
    expect(countOf(await table('language=de-DE&translation=missing&limit=100'), 'de-DE').missing).toBe(german.missing)
    expect((await table('language=de-DE&translation=missing&limit=100')).items).toHaveLength(german.missing)
    expect((await kim('GET', '/studio/translations?translation=current')).statusCode).toBe(400)

    const tokenFor = await deskTokens({
      database: server().database,
      publicUrl: 'http://localhost:8080',
      now: () => clock.now(),
    })
    const bearer = await tokenFor('demo-writer-hana', ['writer'], { desk_games: ['wow'], desk_languages: ['ko-KR'] })
    const hers = (
      await server().app.inject({
        url: '/services/desk/studio/translations?q=71000',
        headers: { authorization: `Bearer ${bearer}` },
      })
    ).json<StudioTranslationPage>()
    expect(hers.languages.map(({ locale }) => locale)).toEqual(['ko-KR'])
    expect(hers.items.map(({ id }) => id)).toContain('en-US~710002')
    expect(hers.items.map(({ id }) => id)).not.toContain('en-US~710003')
  })

  describe('a machine’s draft', () => {
    test('keeps what makes it Markdown, says whose it is, and goes nowhere before somebody has read it', async () => {
      const [original, german] = ['en-US~710010', 'de-DE~710010']
      await publish(original, source('710010', '## Steps\n\n1. Turn the **wick** of it: [more](article/9852).'))
      const { state, sheet } = await machine(german)
      expect(state).toBe('translated')
      expect(sheet).toMatchObject({
        draft: 1,
        mistakes: [],
        document: { title: 'The·de lantern·de', state: 'draft', isLive: false },
        canDraftByMachine: true,
      })
      expect(sheet!.source).toContain(
        '## Steps·de\n\n1. Turn·de the·de **wick·de** of·de it·de: [more·de](article/9852).',
      )
      expect(sheet!.source).toMatch(/products: \[ ?wow ?\]/)
      expect(sheet!.source).toContain('wick·de')
      expect(sheet!.source).toContain(`machineTranslation: true\ntranslatedFrom: '${sheet!.originalMark}'\n---`)
      for (const [call, body] of [
        ['/publish', { draft: 1, note: '' }],
        ['/review', { draft: 1, note: '' }],
      ] as const) {
        const refused = await kim('POST', at(german, call), { json: body })
        expect(refused.statusCode).toBe(422)
        expect(refused.body).toContain('support.desk.error.studio.machine')
      }
      await publish(german, sheet!.source.replace('machineTranslation: true\n', ''))
      expect((await table('q=710010')).items[0]!.translations[1]).toMatchObject({ state: 'current' })
    })

    test('what somebody wrote before it becomes a version', async () => {
      const german = 'de-DE~710010'
      const mine = await write(german, source('710010', 'Von Hand geschrieben ist das.'))
      expect((await machine(german, mine.draft)).state).toBe('translated')
      const { items } = (await kim('GET', at(german, '/versions'))).json<{
        items: { cause: string; number: number }[]
      }>()
      expect(items[0]!.cause).toBe('draft')
      const kept = await kim('GET', at(german, `/versions/${items[0]!.number}`))
      expect(kept.body).toContain('Von Hand geschrieben')
    })

    test('a machine that is away, lies, or is asked for an original: nothing is written', async () => {
      const [original, german] = ['en-US~710011', 'de-DE~710011']
      await publish(original, source('710011', 'Turn the wick of it.'))
      vendor.answer = (request) => void request.socket.destroy()
      expect(await machine(german)).toEqual({ state: 'silent', sheet: null })
      vendor.answer = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"translatedText":["one"]}')
      expect(await machine(german)).toEqual({ state: 'wrong', sheet: null })
      expect((await read(german)).draft).toBe(0)
      vendor.answer = null
      expect((await kim('POST', at(original, '/machine-draft'), { json: { draft: 0 } })).statusCode).toBe(404)
      expect((await kim('POST', at(german, '/machine-draft'), { json: { draft: 7 } })).statusCode).toBe(409)
    })
  })

  test('without a translator the desk is told so', async () => {
    expect((await read('de-DE~9852')).canDraftByMachine).toBe(true)
    expect((await read('en-US~9852')).canDraftByMachine).toBe(false)
  })
})
