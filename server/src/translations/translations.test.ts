// A machine's translations over the whole server, on both databases (CD-330 to CD-332).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  AnswerTranslation,
  CaseTranslation,
  DeskCase,
  TranslationLanguages,
} from '#generated/server/desk/schemas.ts'
import type { CaseExport, SubmitResult, SupportCase } from '#generated/server/schemas.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type DeskClient, deskClients } from '../../../tests/support/desk-token.ts'
import { api, formOf, type TestClient } from '../../../tests/support/test-server.ts'
import { asTranslated, type LookAlikeTranslator, startTranslator } from '../../../tests/support/translator.ts'
import { createManualClock } from '../lib/clock.ts'
import { createTranslationService } from './service.ts'

const contentPack = new URL('../../content/demo', import.meta.url).pathname
const vendor: LookAlikeTranslator = await startTranslator()
afterAll(() => vendor.stop())

const clock = createManualClock('2026-11-25T10:00:00.000Z')
const words = 'Hallo, meine Rechnung NL-20261107-5521 stimmt nicht.\nSiehe https://shop.example/r?id=7 bitte'

onBothDatabases(
  'translations',
  { clock, env: { CONTENT_PACK: contentPack, TRANSLATE_URL: vendor.origin, TRANSLATE_KEY: 'key-of-the-desk' } },
  (server) => {
    let jo: DeskClient
    let sam: DeskClient
    beforeAll(async () => {
      const clientOf = await deskClients(server(), () => clock.now())
      ;[jo, sam] = [await clientOf('agent', 'jo'), await clientOf('admin', 'sam')]
    })
    beforeEach(() => {
      vendor.answer = null
      vendor.asked.length = 0
    })
    const player = (id: string) => server().signIn({ id, displayName: 'Robin Rabe', email: `${id}@players.example` })
    const file = async (
      client: TestClient,
      fields: object = { description: words, paymentMethod: 'card' },
      categoryId = 1131,
    ): Promise<string> => {
      const answer = await client.send('POST', `${api}/submit`, {
        form: formOf({
          categoryId,
          game: 'services',
          channel: 'ticket',
          locale: 'de-DE',
          fields,
          anonFields: null,
        }),
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<SubmitResult>().caseId
    }
    const translate = async (id: string, to = 'en-US'): Promise<CaseTranslation> => {
      const answer = await jo('POST', `/cases/${id}/translations`, { json: { to } })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    const answer = (id: string, form: object) =>
      jo('POST', `/cases/${id}/responses`, { form: formOf(form), headers: { 'idempotency-key': randomUUID() } })
    const propose = async (id: string, text: string): Promise<AnswerTranslation> => {
      const told = await jo('POST', `/cases/${id}/answer-translation`, { json: { text, from: 'en-US' } })
      expect(told.statusCode, told.body).toBe(200)
      return told.json()
    }
    const en = (text: string): string => asTranslated(text, 'en')
    const kept = (caseId: string) =>
      server().database.db.selectFrom('case_translation').selectAll().where('case_id', '=', caseId).execute()

    test('the portal’s languages that the machine knows', async () => {
      const { languages } = (await jo('GET', '/translation-languages')).json<TranslationLanguages>()
      expect(languages).toEqual(expect.arrayContaining(['de-DE', 'en-US', 'pt-BR', 'zh-CN']))
    })

    test('only words go out, with marks for codes and links; what was translated is asked for once a language', async () => {
      const id = await file(await player('tr-robin'))
      const told = await translate(id)
      expect(told).toEqual({
        to: 'en-US',
        state: 'translated',
        items: [
          {
            event: 0,
            from: 'de',
            html: [
              en('Hallo, meine Rechnung'),
              ' NL-20261107-5521 ',
              en('stimmt nicht.'),
              '<br />',
              en('Siehe'),
              ' https://shop.example/r?id=7 ',
              en('bitte'),
            ].join(''),
          },
        ],
      })
      expect(vendor.asked).toEqual([
        {
          q: ['Hallo, meine Rechnung [[1]] stimmt nicht.', 'Siehe [[1]] bitte'],
          source: 'auto',
          target: 'en',
          format: 'text',
          api_key: 'key-of-the-desk',
        },
      ])
      expect(await translate(id)).toEqual(told)
      expect(vendor.asked.length).toBe(1)
      await translate(id, 'fr-FR')
      expect(vendor.asked.length).toBe(2)
      // Names, numbers and accounts are nobody's business there.
      expect(JSON.stringify(vendor.asked)).not.toMatch(new RegExp(`Robin|Rabe|tr-robin|players\\.example|${id}`))
      const audit = (await sam('GET', `/audit?subject=case/${id}`)).body
      expect(audit).toContain('case.translate')
      expect(audit).not.toContain('Rechnung')
    })

    test('a player who repeats what a secure field holds: it is not handed on', async () => {
      const fields = {
        description: 'Meine Karte endet auf qxqz, sagt die Bank',
        statementMonth: '2026-10',
        cardEnd: 'qxqz',
      }
      const id = await file(await player('tr-secure'), fields, 1133)
      expect((await jo('GET', `/cases/${id}/fields/cardEnd`)).json()).toMatchObject({
        value: 'qxqz',
      })
      expect((await translate(id)).items[0]!.html).toContain(' qxqz, ')
      expect(JSON.stringify(vendor.asked)).not.toContain('qxqz')
    })

    describe('both directions', () => {
      test('an answer is put into the player’s language; both are kept, and it is said to be a machine’s', async () => {
        const robin = await player('tr-both')
        const id = await file(robin)
        const text = `<p>We looked at <a href="https://shop.example/r">your bill</a>, EU${id}.</p><script>x</script>`
        const proposed = await propose(id, text)
        expect(proposed).toEqual({
          to: 'de-DE',
          state: 'translated',
          html: `<p>${asTranslated('We looked at', 'de')} <a href="https://shop.example/r">${asTranslated('your bill', 'de')}</a>, EU${id}.</p>`,
        })
        expect(vendor.asked[0]).toMatchObject({ source: 'en', target: 'de' })
        const form = {
          responseText: proposed.html,
          status: 'ANSWERED',
          eventCount: 1,
          writtenAs: { text, locale: 'en-US' },
        }
        const sent = (await answer(id, form)).json<DeskCase>()
        const original = `<p>We looked at <a href="https://shop.example/r">your bill</a>, EU${id}.</p>`
        expect(sent.originals).toEqual([{ event: 1, text: original, locale: 'en-US' }])
        expect(sent.case.caseEvents[1]).toMatchObject({ responseText: proposed.html, translatedBy: 'machine' })

        const theirs = (await robin.get(`${api}/cases/de-DE/detail/${id}`)).json<SupportCase>()
        expect(theirs.caseEvents[1]).toMatchObject({ responseText: proposed.html, translatedBy: 'machine' })
        expect(JSON.stringify(theirs)).not.toContain('We looked at <a')
        const own = (await robin.get(`${api}/cases/de-DE/detail/${id}/export`)).json<CaseExport>()
        expect(own.case.caseEvents[1]).toMatchObject({ translatedBy: 'machine' })
        expect(theirs.caseEvents[0]).not.toHaveProperty('translatedBy')

        // For a colleague of the same language there is nothing to translate back.
        vendor.asked.length = 0
        expect((await translate(id)).items.map(({ event }) => event)).toEqual([0])
        expect((await translate(id, 'fr-FR')).items.map(({ event }) => event)).toEqual([0, 1])
      })

      test('what was written may not be empty behind the allow-list, nor what is to be put', async () => {
        const id = await file(await player('tr-empty'))
        const form = {
          responseText: '<p>x</p>',
          status: 'ANSWERED',
          eventCount: 1,
          writtenAs: { text: '<i> </i>', locale: 'en-US' },
        }
        expect((await answer(id, form)).statusCode).toBe(422)
        const told = await jo('POST', `/cases/${id}/answer-translation`, { json: { text: '<i> </i>', from: 'en-US' } })
        expect(told.statusCode).toBe(422)
        expect(vendor.asked).toEqual([])
      })
    })

    test('a machine that lies or is away: said in a word, nothing kept, and the next time it goes on', async () => {
      const id = await file(await player('tr-away'))
      const told: Record<string, string> = {}
      for (const [name, body] of [
        ['number', { translatedText: ['one'] }],
        ['script', { translatedText: ['<script>alert(1)</script>', 'two'] }],
      ] as const) {
        vendor.answer = (_request, response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        told[name] = (await translate(id)).state
        told[`${name} answer`] = (await propose(id, '<p>a</p><p>b</p>')).state
      }
      vendor.answer = (request) => void request.socket.destroy()
      told['away'] = (await translate(id)).state
      expect(await propose(id, '<p>Hello</p>')).toEqual({ to: 'de-DE', state: 'silent', html: null })
      expect(told).toEqual({
        number: 'wrong',
        'number answer': 'wrong',
        script: 'wrong',
        'script answer': 'wrong',
        away: 'silent',
      })
      expect(await kept(id)).toEqual([])
      vendor.answer = null
      expect((await translate(id)).state).toBe('translated')
    })

    test('a long thread comes in parts, the newest first', async () => {
      const robin = await player('tr-long')
      const id = await file(robin)
      for (let count = 1; count <= 22; count += 1) {
        const status = count % 2 === 0 ? 'INFO' : 'ANSWERED'
        const sent = await answer(id, { responseText: `<p>Answer ${count}</p>`, status, eventCount: count * 2 - 1 })
        expect(sent.statusCode, sent.body).toBe(201)
      }
      const first = await translate(id)
      expect([first.state, first.items.length, first.items[0]!.event]).toEqual(['more', 20, 5])
      const all = await translate(id)
      expect([all.state, all.items.length, all.items[0]!.event]).toEqual(['translated', 23, 0])
    })

    test('it goes with its case, and after 30 days', async () => {
      const id = await file(await player('tr-erased'))
      const other = await file(await player('tr-stays'))
      await translate(id)
      await translate(other)
      const erased = await sam('DELETE', '/accounts/tr-erased/data', { headers: { 'idempotency-key': randomUUID() } })
      expect(erased.statusCode, erased.body).toBeLessThan(300)
      await server().jobs.runDue()
      expect([(await kept(id)).length, (await kept(other)).length]).toEqual([0, 1])
      clock.advance(30 * 86_400)
      await server().jobs.runDue()
      expect((await kept(other)).length).toBe(1)
      clock.advance(3_600)
      await server().jobs.runDue()
      expect(await kept(other)).toEqual([])
    })

    test('unknown cases are 404, and no machine hears of them', async () => {
      const clientOf = await deskClients(server(), () => clock.now())
      jo = await clientOf('agent', 'jo')
      expect((await jo('POST', '/cases/999999999/translations', { json: { to: 'en-US' } })).statusCode).toBe(404)
      const told = await jo('POST', '/cases/999999999/answer-translation', { json: { text: 'x', from: 'en-US' } })
      expect(told.statusCode).toBe(404)
      expect(vendor.asked).toEqual([])
    })

    test('a language keeps its two letters, also where it has three today', async () => {
      expect(await translate(await file(await player('tr-old-code')), 'bH-Aa')).toMatchObject({ to: 'bh-AA' })
    })
  },
)

onBothDatabases('translations without a translator', { clock, env: { CONTENT_PACK: contentPack } }, (server) => {
  test('none is offered, and none is made', async () => {
    const jo = await (await deskClients(server(), () => clock.now()))('agent', 'jo')
    expect((await jo('GET', '/translation-languages')).json()).toEqual({ languages: [] })
  })
})

describe('how much of a thread is put at once', () => {
  const message = (event: number, length = 10, writtenAs: string | null = null) => ({
    event,
    html: 'a'.repeat(length),
    writtenAs,
  })
  const thread = async (
    messages: readonly ReturnType<typeof message>[],
    { kept = [] as number[], says = (): string | undefined => undefined, times = [0] } = {},
  ) => {
    const stored: number[] = []
    const service = createTranslationService({
      translator: {
        among: async () => ['fr-FR', 'de-DE'],
        translate: async ({ texts }) => (says() ?? { texts: [...texts], from: 'en' }) as never,
      },
      store: {
        of: async () => kept.map((event) => ({ event, from: null, html: 'kept' })),
        keep: async (_id: string, _to: string, { event }: { event: number }) => void stored.push(event),
      } as never,
      threadOf: async () => ({ messages, secrets: [], locale: 'de-DE' }) as never,
      clean: (html) => html,
      locales: () => [],
      refuse: () => new Error('refused'),
      elapsed: () => (times.length > 1 ? times.shift()! : times[0]!),
    })
    const { state, items } = await service.thread('1', 'de-DE')
    return [state, items.map(({ event }) => event).join(' '), stored.toSorted((one, other) => one - other).join(' ')]
  }
  const many = (count: number, length: number) => Array.from({ length: count }, (_, event) => message(event, length))
  const whole = '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19'

  test('twenty messages, forty thousand letters, none of more than twenty thousand; the newest first', async () => {
    expect(await thread(many(20, 2_000))).toEqual(['translated', whole, whole])
    expect(await thread(many(21, 1))).toEqual([
      'more',
      whole.replace('0 ', '') + ' 20',
      whole.replace('0 ', '') + ' 20',
    ])
    expect(await thread([message(0, 1), ...many(3, 20_000).slice(1)])).toEqual(['more', '1 2', '1 2'])
    expect(await thread([message(0, 20_001), message(1)])).toEqual(['tooLong', '1', '1'])
    expect(await thread([message(0, 20_000)])).toEqual(['translated', '0', '0'])
    expect(await thread([])).toEqual(['translated', '', ''])
  })

  test('what is kept, and what was written in that language, is not put again', async () => {
    const messages = [message(0), message(1, 10, 'de-AT'), message(2, 10, 'en-US'), message(3)]
    expect(await thread(messages, { kept: [3] })).toEqual(['translated', '0 2 3', '0 2'])
  })

  test('after ten seconds no further one is begun; one that is wrong keeps no other from it', async () => {
    expect(await thread(many(9, 10), { times: [0, 0, 10_000, 10_001] })).toEqual(['more', '7 8', '7 8'])
    let calls = 0
    const once = (word: string) => () => (calls++ === 0 ? word : undefined)
    expect(await thread(many(4, 10), { says: once('wrong') })).toEqual(['wrong', '0 1 2', '0 1 2'])
  })

  test.each(['silent', 'unsupported'])('a machine that is %s is asked no more than it was', async (word) => {
    let calls = 0
    const says = () => {
      calls += 1
      return word
    }
    expect(await thread(many(9, 10), { says })).toEqual([word, '', ''])
    expect(calls).toBe(3)
  })
})
