// Calls around the guided entry and the contact form, on a whole server: their addresses, what they take and what they
// answer.
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, startTestServer, type TestClient, type TestServer } from '../../../tests/support/test-server.ts'
import { smallPackFiles } from '../content/testing/small-pack.ts'

const pack = smallPackFiles()
/** So much of the demonstration's own words that a language is known by them. */
const articleIn = (locale: string, path: string): Record<string, string> => {
  const folder = new URL(`../../content/demo/articles/${locale}/`, import.meta.url)
  const words = readdirSync(folder)
    .slice(0, 20)
    .map((name) => readFileSync(new URL(name, folder), 'utf8').split('---\n')[2]!)
  return { [path]: `${pack[path]}\n${words.join(' ').replaceAll(/[^\p{L}]+/gu, ' ')}\n` }
}
let server: TestServer
let ada: TestClient
let visitor: TestClient
beforeAll(async () => {
  server = await startTestServer({
    content: {
      ...articleIn('en-US', 'articles/en-US/9852-disclaimer.md'),
      ...articleIn('de-DE', 'articles/de-DE/9852-hinweis.md'),
      'products/wow/topics.yaml': pack['products/wow/topics.yaml']!.replace(
        '- id: 1211\n',
        '- id: 1211\n  requiresVerification: true\n',
      ),
    },
  })
  ada = await server.signIn({ id: 'demo-ada' })
  visitor = await server.anonymous()
})
afterAll(() => server.close())

const keys = (value: unknown): string[] => Object.keys(value as object).sort()
const post = async (client: TestClient, path: string, json: unknown): Promise<[number, unknown]> => {
  const answer = await client.send('POST', path, { json })
  return [answer.statusCode, answer.body === '' ? undefined : answer.json()]
}

test('[API-28] an event holds event, timestamp, key and data; one of them missing is refused', async () => {
  const event = {
    event: 'captureProduct',
    timestamp: 1_795_080_600_000,
    key: randomUUID(),
    data: { productName: 'wow' },
  }
  const send = (body: object) => post(visitor, '/services/bft/reporting/event/en-US', body)
  expect((await send(event))[0]).toBe(204)
  for (const left of keys(event))
    expect((await send(Object.fromEntries(Object.entries(event).filter(([key]) => key !== left))))[0]).toBe(400)
})

test('[API-29, API-30] a page view holds url and product; an address with query or hash is refused', async () => {
  const view = (url: string) => post(visitor, `${api}/metrics/event`, { url, product: 'wow' })
  expect((await view('/support/en-US/help/games/wow'))[0]).toBe(204)
  expect((await view('/support/en-US/help/games/wow?q=secret'))[0]).toBe(422)
  expect((await view('/support/en-US/help/games/wow#part'))[0]).toBe(422)
  expect((await post(visitor, `${api}/metrics/event`, { product: 'wow' }))[0]).toBe(400)
})

test('[API-45, API-46, API-47, ENTITY-25] a player’s phone, the offer of protection, and the number it would use', async () => {
  expect((await ada.get(`${api}/sms`)).json()).toBe('OFFER')
  expect(await post(ada, `${api}/sms`, { phone: '(202) 555-0142' })).toEqual([200, { phone: '+1 202 555 0142' }])
  expect((await ada.get(`${api}/phone`)).json()).toMatchObject({ phoneNumber: '+x xxx xxx 0142', alpha2: 'US' })
  for (const path of ['sms', 'phone']) expect((await visitor.get(`${api}/${path}`)).statusCode).toBe(401)
})

test('abuse is looked for by the list of the language it is written in, whatever the page’s is', async () => {
  const isAbusive = (description: string) => post(visitor, `${api}/context`, { description })
  expect(await isAbusive('ihr seid alle so bescheuert, ihr verblödeten Vollidioten')).toEqual([200, true])
  expect(await isAbusive('ich komme einfach nicht in mein Konto, das Passwort ist falsch')).toEqual([200, false])
})

test('[API-48, ENTITY-24] countries in a language: name, both codes, prefix and an example', async () => {
  const { countryList } = (await visitor.get(`${api}/countries/de-DE`)).json<{
    countryList: Record<string, string>[]
  }>()
  expect(countryList.find(({ alpha2 }) => alpha2 === 'US')).toEqual({
    localizedName: 'Vereinigte Staaten',
    alpha2: 'US',
    alpha3: 'USA',
    phonePrefix: '+1',
    examplePhoneNumber: expect.stringMatching(/\d/),
  })
  expect(countryList.length).toBeGreaterThan(200)
})

test('[API-49] a typed number is checked for its country', async () => {
  const check = (phone: string) =>
    post(visitor, `${api}/phone/validate`, {
      phone,
      countryCode: '1',
      countryAlpha: 'US',
      categoryId: 1211,
      language: 'en-US',
    })
  expect((await check('202 555 0142'))[1]).toMatchObject({ result: 'VALID', phoneGiven: '+12025550142' })
  expect((await check('12'))[1]).toMatchObject({ result: 'TOO_SHORT', phoneGiven: null })
})

test('[ENTITY-26] a code’s answer: sent or why not, then verified or not', async () => {
  const ask = (phoneNumber: string) => post(ada, `${api}/phone/sms/request`, { phoneNumber, language: 'en-US' })
  expect((await ask('+12025550177'))[1]).toEqual({ codeSent: true, phoneNumber: '+12025550177' })
  expect((await ask('+850 191 212 3456'))[1]).toMatchObject({
    codeSent: false,
    errorMessage: expect.stringMatching(/./),
  })
  const verify = (code: string) =>
    post(ada, `${api}/phone/sms/validate`, { phoneNumber: '+12025550177', language: 'en-US', code })
  const outbox = async () => {
    await server.jobs.runDue()
    return (await ada.get('/services/dev/sms', { accept: 'application/json' })).json<{ text: string }[]>()[0]!.text
  }
  const right = /\d{6}/.exec(await outbox())![0]
  expect((await verify(right === '000000' ? '000001' : '000000'))[1]).toEqual({ isVerified: false })
  expect((await verify(right))[1]).toEqual({ isVerified: true, phoneNumber: '+12025550177', countryAlpha: 'US' })
})

test('[API-50, API-51] may this visitor write about a topic? completed, or 401 with the address where that is settled', async () => {
  const ask = (client: TestClient, topic: number) =>
    client.get(`${api}/verify/en-US/${topic}/ticket?stateRef=&redirect=contact%2F${topic}%2Fticket`, {
      accept: 'application/json',
    })
  expect((await ask(visitor, 1300)).json()).toEqual({ completed: true })
  const refused = await ask(ada, 1211)
  expect([refused.statusCode, refused.json<{ error: { redirectUrl: string } }>().error.redirectUrl]).toEqual([
    401,
    expect.stringMatching(/^\//),
  ])
  expect((await ask(visitor, 4711)).statusCode).toBe(404)
})

test('[API-53, API-54, ENTITY-39] a bug and a suggestion are a description each, at calls of their own', async () => {
  for (const kind of ['bug', 'suggestion']) {
    expect(
      (await post(ada, `${api}/bug-suggestion/en-US/${kind}`, { description: 'The map is upside down.' }))[0],
    ).toBe(204)
    expect((await post(ada, `${api}/bug-suggestion/en-US/${kind}`, { text: 'no' }))[0]).toBe(400)
  }
})

test('[API-58] the check of a text for abuse has one call, whose answer is a bare boolean', async () => {
  expect(await post(visitor, `${api}/context`, { description: 'My quest is stuck.' })).toEqual([200, false])
  expect(await post(visitor, `${api}/context`, { description: 'You fucking idiots are worthless.' })).toEqual([
    200,
    true,
  ])
})

test('[ENTITY-01] an account: soft or not, secret question, cases, unread ones', async () => {
  const answer = await ada.get(`${api}/auth/en-US`)
  expect(JSON.parse(answer.body)).toMatchObject({
    softAccount: false,
    hasSqa: true,
    hasCases: expect.any(Boolean),
    hasUnreadCases: expect.any(Boolean),
    unreadCases: expect.any(Number),
  })
})

test('[ENTITY-02, ENTITY-03] ways to sign in: order, address and words, for the suggestion and for who cannot', async () => {
  const suggest = (await visitor.get(`${api}/auth/suggest/options/en-US`)).json<Record<string, object[]>>()
  expect(keys(suggest)).toEqual(['cantLoginOptions', 'suggestLoginOptions'])
  for (const option of suggest['suggestLoginOptions']!) expect(keys(option)).toEqual(['buttonText', 'order', 'url'])
  expect(suggest['suggestLoginOptions']!.map((option) => (option as { order: number }).order)).toEqual([1, 2])
})

test('[ENTITY-40] notification types are an enumeration of the contract that no call uses', () => {
  const document = readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')
  const { components } = JSON.parse(document) as { components: { schemas: Record<string, { enum?: string[] }> } }
  expect(components.schemas['NotificationType']?.enum).toEqual([
    'UNKNOWN',
    'STATUS_CHANGE',
    'CONTACT',
    'REORGANIZATION',
  ])
  expect(document.match(/schemas\/NotificationType/g)).toBeNull()
})
