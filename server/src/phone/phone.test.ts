import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from '../content/content-holder.ts'
import { createDocumentCache } from '../content/document-cache.ts'
import { roomsApp } from '../content/testing/rooms-app.ts'
import { smallContent } from '../content/testing/small-content.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createTexts } from '../localizations/texts.ts'
import { createLimits } from '../platform/rate-limits.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { createJobs, type Jobs } from '../storage/jobs.ts'
import { createCodeService } from './code-service.ts'
import { createSmsDelivery } from './delivery.ts'
import { createSmsOutbox, registerSmsOutbox, smsOutboxPath } from './outbox.ts'
import type { OnProtection, SmsMessage } from './ports.ts'
import { registerPhoneRoutes } from './routes.ts'
import { createPhoneService, type PhoneService } from './service.ts'
import { createPhoneStore, type PhoneStore } from './store.ts'

const holder = createContentHolder(smallContent())
const texts = createTexts(holder)
const keys = createKeyring(['a secret of the test, long enough'], ['a key of the test, long enough too'])
const player = (id = 'ada', sessionId = 'session-1', softAccount = false): Extract<Visitor, { kind: 'player' }> => ({
  kind: 'player',
  sessionId,
  account: { id, displayName: 'Ada', softAccount, hasSqa: true, roles: [], region: 'us' },
})
const anonymous: Visitor = { kind: 'anonymous', sessionId: 'session-1' }
const asked = <V extends Visitor>(visitor: V, address = '192.0.2.1') => ({ visitor, locale: 'en-US', address })

storeTest('the phone room', ({ database, otherInstance }) => {
  const clock = createManualClock()
  let db: AnyDatabase
  let jobs: Jobs
  let store: PhoneStore
  let service: PhoneService
  let sent: SmsMessage[]
  let told: Parameters<OnProtection>[0][]
  let marks: Set<string>
  let flags: Set<string>
  let isGatewayDown: boolean

  const build = (more: { scale?: number; budget?: number } = {}): PhoneService => {
    const limits = createLimits({ database: db, clock, scale: more.scale ?? 1 })
    const phoneTexts = {
      say: texts.say,
      ofCode: (locale: string, code: string) =>
        texts.say(locale, code.includes('.') ? code : `support.validation.${code}`),
    }
    const delivery = createSmsDelivery({
      jobs,
      keys,
      clock,
      sender: {
        send: async (message) => {
          if (isGatewayDown) throw new Error('down')
          sent.push(message)
        },
      },
    })
    const codes = createCodeService({
      store,
      delivery,
      limits,
      keys,
      clock,
      texts: phoneTexts,
      servedCountries: ['US', 'DE'],
      dailyBudgetPerCountry: more.budget ?? 1000,
    })
    return createPhoneService({
      store,
      codes,
      clock,
      texts: phoneTexts,
      withTransaction: db.withTransaction,
      onProtection: async (change) => void told.push(change),
      features: { isOn: (key) => flags.has(key) },
      challenge: {
        ask: async () => 'settled',
        isPassed: async ({ visitor }) => marks.has(visitor.sessionId),
        use: async ({ visitor }) => marks.delete(visitor.sessionId),
      },
    })
  }
  /** The code of the newest message. */
  const codeSent = async (): Promise<string> => {
    await jobs.runDue()
    const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0]
    if (code === undefined) throw new Error('No message was sent')
    return code
  }
  const other = (code: string): string => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error('was not refused')
      },
      (error: { status?: number; members?: unknown }) => ({ status: error.status, ...(error.members as object) }),
    )

  beforeEach(() => {
    clock.set('2026-11-18T09:30:00.000Z')
    db = database()
    jobs = createJobs({ database: db, clock })
    store = createPhoneStore(db)
    sent = []
    told = []
    marks = new Set()
    flags = new Set(['arkose'])
    isGatewayDown = false
    service = build()
  })

  test('[CASEAPI-18] [CASEENTITY-06] the account phone is masked; null without one', async () => {
    expect(await service.accountPhone(player().account)).toBeNull()
    await store.setAccountPhone('ada', '+12025550142', 'US', null)
    expect(await service.accountPhone(player().account)).toEqual({
      phoneNumber: '+x xxx xxx 0142',
      region: 'us',
      alpha2: 'US',
    })
    expect(await service.numberOf('ada')).toBe('+12025550142')
  })

  test('[CASEAPI-14] [SMS-27] protection is offered, is on, or cannot be had', async () => {
    expect(await service.offer(player().account)).toBe('OFFER')
    expect(await service.offer(player('mika', 's', true).account)).toBe('UNAVAILABLE')
    await store.setAccountPhone('ada', '+12025550142', 'US', null)
    expect(await service.offer(player().account)).toBe('OFFER')
    await store.setAccountPhone('ada', '+821020000000', 'KR', null)
    expect(await service.offer(player().account)).toBe('UNAVAILABLE')
    await store.setAccountPhone('ada', '+12025550142', 'US', clock.now())
    expect(await service.offer(player().account)).toBe('ENROLLED')
    await service.endProtection('ada')
    expect(await service.offer(player().account)).toBe('OFFER')
  })

  test("[CASEAPI-15] [PHONE-08] the number of protection, formatted as given, or the account's masked; nothing is sent", async () => {
    expect(await service.formatted(asked(player()), '+49 1512 3456789')).toBe('+49 1512 3456789')
    expect(await refusal(service.formatted(asked(player()), undefined))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'phone', code: 'support.guided.entry.error.invalid.phone' }] },
    })
    await store.setAccountPhone('ada', '+12025550142', 'US', null)
    expect(await service.formatted(asked(player()), undefined)).toBe('+x xxx xxx 0142')
    await jobs.runDue()
    expect(sent).toEqual([])
  })

  test('a code is sent, and the right one switches protection on for its number; the operator is told once (T19)', async () => {
    await service.sendProtectionCode(asked(player()), '+1 202 555 0142')
    const code = await codeSent()
    expect(sent[0]).toMatchObject({ to: '+12025550142' })
    expect(await refusal(service.protect(asked(player()), other(code)))).toMatchObject({ status: 422 })
    expect(told).toEqual([])
    await service.protect(asked(player()), code)
    expect(await store.accountPhone('ada')).toEqual({
      phone: '+12025550142',
      alpha2: 'US',
      isProtected: true,
      protectedAt: clock.now().toISOString(),
    })
    // Once only, and protection moves to no other phone but at the desk.
    expect(await refusal(service.protect(asked(player()), code))).toMatchObject({ status: 422 })
    expect(await refusal(service.sendProtectionCode(asked(player()), '+1 202 555 0143'))).toMatchObject({
      status: 422,
      errorKey: 'support.sms.error.enrolled',
    })
    expect(told).toEqual([{ accountId: 'ada', isOn: true, by: 'player' }])
  })

  test('a soft account, an unserved country and a fixed line get no protection code', async () => {
    expect(await refusal(service.sendProtectionCode(asked(player('mika', 's', true)), '+12025550142'))).toMatchObject({
      status: 422,
      errorKey: 'support.sms.error.unavailable',
    })
    for (const phone of ['+821020000000', '+4930123456']) {
      expect(await refusal(service.sendProtectionCode(asked(player()), phone))).toMatchObject({
        status: 422,
        validationErrors: { fieldErrors: [{ field: 'phone', code: 'unsupportedcountry' }] },
      })
    }
  })

  test('a wrong code is told; after five tries even the right one is void', async () => {
    await service.sendProtectionCode(asked(player()), '+1 202 555 0142')
    const code = await codeSent()
    const answers = []
    for (let tries = 0; tries < 5; tries += 1)
      answers.push(await refusal(service.protect(asked(player()), other(code))))
    const codes = answers.map(
      (answer) =>
        (answer as { validationErrors?: { fieldErrors: { code: string }[] } }).validationErrors?.fieldErrors[0]?.code,
    )
    expect(codes).toEqual([
      ...Array<string>(4).fill('support.phone.verification.code.incorrect'),
      'support.phone.verification.code.expired',
    ])
    expect(await refusal(service.protect(asked(player()), code))).toMatchObject({
      status: 422,
      validationErrors: {
        fieldErrors: [{ field: 'code', code: 'support.phone.verification.code.expired' }],
        errorCodes: { 'support.phone.verification.code.expired': expect.stringMatching(/\w/) },
      },
    })
    expect(await store.accountPhone('ada')).toBeUndefined()
  })

  test('fifty tries at once for the last attempt, from two instances: one is looked at', async () => {
    await service.sendProtectionCode(asked(player()), '+1 202 555 0142')
    const code = await codeSent()
    for (let tries = 0; tries < 4; tries += 1) await refusal(service.protect(asked(player()), other(code)))
    const second = createPhoneStore(await otherInstance())
    const looks = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? store : second).takeAttempt('protection', 'session-1', clock.now(), 5),
      ),
    )
    expect(looks.filter((look) => look !== undefined).map(({ attempt }) => attempt)).toEqual([5])
    expect(await refusal(service.protect(asked(player()), code))).toMatchObject({ status: 422 })
  })

  test('one right code sent fifty times at once counts once', async () => {
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const code = await codeSent()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => service.verify(asked(player()), '+12025550142', code)),
    )
    expect(results.filter(({ isVerified }) => isVerified).length).toBe(1)
  })

  test('a code ends after ten minutes', async () => {
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const code = await codeSent()
    clock.advance(600)
    expect(await service.verify(asked(player()), '+12025550142', code)).toEqual({ isVerified: false })
  })

  test('a code belongs to its purpose, session and phone (decisions-cases G9)', async () => {
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const code = await codeSent()
    expect(await refusal(service.protect(asked(player()), code))).toMatchObject({ status: 422 })
    expect(await service.verify(asked(player('ada', 'session-2')), '+12025550142', code)).toEqual({ isVerified: false })
    expect(await service.verify(asked(player()), '+12025550143', code)).toEqual({ isVerified: false })
    expect(await service.verify(asked(player()), '+12025550142', code)).toEqual({
      isVerified: true,
      phoneNumber: '+12025550142',
      countryAlpha: 'US',
    })
  })

  test('a new code makes the old one void', async () => {
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const first = await codeSent()
    clock.advance(61)
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const second = await codeSent()
    expect(
      first === second ? { isVerified: false } : await service.verify(asked(player()), '+12025550142', first),
    ).toEqual({ isVerified: false })
    expect(await service.verify(asked(player()), '+12025550142', second)).toMatchObject({ isVerified: true })
  })

  test('the code stands in no row, neither plain nor in the waiting job', async () => {
    await service.sendVerificationCode(asked(player()), '+12025550142')
    const waiting = await db.db.selectFrom('job').select('payload').where('kind', '=', 'sms').execute()
    const row = await db.db.selectFrom('phone_code').selectAll().executeTakeFirstOrThrow()
    const code = await codeSent()
    expect(JSON.stringify(waiting)).not.toContain(code)
    expect(JSON.stringify(waiting)).not.toContain('2025550142')
    expect(JSON.stringify(row)).not.toContain(code)
    const done = await db.db.selectFrom('job').select('payload').where('kind', '=', 'sms').execute()
    expect(done).toEqual([{ payload: '{}' }])
  })

  test('a gateway that is down is tried again; a message that comes too late is dropped', async () => {
    isGatewayDown = true
    await service.sendVerificationCode(asked(player()), '+12025550142')
    await jobs.runDue()
    isGatewayDown = false
    clock.advance(10)
    await jobs.runDue()
    expect(sent.length).toBe(1)
    isGatewayDown = true
    clock.advance(61)
    await service.sendVerificationCode(asked(player()), '+12025550142')
    await jobs.runDue()
    isGatewayDown = false
    clock.advance(601)
    await jobs.runDue()
    expect(sent.length).toBe(1)
    expect((await jobs.stats()).waiting).toBe(0)
  })

  test('a resend waits a minute; three an hour and six a day for one phone (decisions-cases G6)', async () => {
    const send = (session: string) =>
      service.sendVerificationCode(asked(player(`account-${session}`, session), `192.0.2.${session}`), '+12025550142')
    await send('1')
    const early = await refusal(send('2'))
    expect(early).toMatchObject({ status: 429, errorMessage: 'Wait a minute before you request another code.' })
    const wait = async (seconds: number) => {
      clock.advance(seconds)
    }
    await wait(61)
    await send('3')
    await wait(61)
    await send('4')
    await wait(61)
    expect(await refusal(send('5'))).toMatchObject({ status: 429 })
    await wait(3600)
    for (const session of ['6', '7', '8']) {
      await send(session)
      await wait(61)
    }
    await wait(3600)
    expect(await refusal(send('9'))).toMatchObject({ status: 429 })
  })

  test('fifty requests at once for one phone: one message', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        service
          .sendVerificationCode(
            asked(player(`account-${index}`, `session-${index}`), `192.0.2.${index}`),
            '+12025550142',
          )
          .then(() => 'sent', refusalOf),
      ),
    )
    expect(results.filter((result) => result === 'sent').length).toBe(1)
    expect(results.filter((result) => result === 429 || result === 503).length).toBe(49)
    await jobs.runDue()
    expect(sent.length).toBe(1)
  })

  test('five a day for an account, ten an hour for an address, a budget for a country', async () => {
    const numbers = Array.from({ length: 13 }, (_, index) => `+1202555${(140 + index).toString().padStart(4, '0')}`)
    for (const number of numbers.slice(0, 5)) await service.sendVerificationCode(asked(player()), number)
    expect(await refusal(service.sendVerificationCode(asked(player(), '192.0.2.9'), numbers[12]!))).toMatchObject({
      status: 429,
    })
    for (const [index, number] of numbers.slice(5, 10).entries())
      await service.sendVerificationCode(asked(player(`other-${index}`)), number)
    expect(await refusal(service.sendVerificationCode(asked(player('last')), numbers[10]!))).toMatchObject({
      status: 429,
    })
    const poor = build({ budget: 1 })
    await poor.sendVerificationCode(asked(player('rich'), '192.0.2.77'), '+4915123456789')
    expect(
      await refusal(poor.sendVerificationCode(asked(player('richer'), '192.0.2.78'), '+4915123456780')),
    ).toMatchObject({ status: 429 })
  })

  test('ten an hour for one /64 of IPv6, whichever address of it asks (T23)', async () => {
    const ask = (index: number, network = '2001:db8:1:2') =>
      service.sendVerificationCode(
        asked(player(`line-${index}`), `${network}::${(index + 1).toString(16)}`),
        `+1202555${(140 + index).toString().padStart(4, '0')}`,
      )
    for (let index = 0; index < 10; index += 1) await ask(index)
    for (let index = 10; index < 16; index += 1) expect(await refusal(ask(index))).toMatchObject({ status: 429 })
    await jobs.runDue()
    expect(sent).toHaveLength(10)
    await ask(16, '2001:db8:1:3')
  })

  test('signed out: a solved challenge for each message; with both captcha flags off none at all (ground G23)', async () => {
    expect(await refusal(service.sendVerificationCode(asked(anonymous), '+12025550142'))).toMatchObject({
      status: 422,
      errorKey: 'support.error.recaptcha.validation',
      validationErrors: { fieldErrors: [{ field: 'recaptcha' }] },
    })
    marks.add('session-1')
    expect(await service.sendVerificationCode(asked(anonymous), '+12025550142')).toEqual({
      codeSent: true,
      phoneNumber: '+12025550142',
    })
    expect(marks.size).toBe(0)
    clock.advance(61)
    expect(await refusal(service.sendVerificationCode(asked(anonymous), '+12025550142'))).toMatchObject({ status: 422 })
    marks.add('session-1')
    flags.clear()
    expect(await refusal(service.sendVerificationCode(asked(anonymous), '+12025550142'))).toMatchObject({ status: 422 })
    expect(await service.verify(asked(anonymous), '+12025550142', await codeSent())).toMatchObject({ isVerified: true })
  })

  test('a number that cannot be served is an answer with the words to show; nothing is used up', async () => {
    marks.add('session-1')
    expect(await service.sendVerificationCode(asked(anonymous), '+821020000000')).toEqual({
      codeSent: false,
      phoneNumber: '+821020000000',
      errorMessage: texts.say('en-US', 'support.phone.verification.error.unserved'),
    })
    expect(marks.size).toBe(1)
    expect(await refusal(service.sendVerificationCode(asked(anonymous), '+1 555'))).toMatchObject({
      status: 422,
      validationErrors: { fieldErrors: [{ field: 'phoneNumber', code: 'support.guided.entry.error.invalid.phone' }] },
    })
  })

  test('what an account has is gone after its erasure', async () => {
    await store.setAccountPhone('ada', '+12025550142', 'US', clock.now())
    await service.eraseAccount('ada')
    expect(await service.numberOf('ada')).toBeNull()
  })

  const start = async (): Promise<FastifyInstance> =>
    roomsApp({
      content: holder,
      register: (root) => {
        registerPhoneRoutes(root, {
          service,
          documents: createDocumentCache(holder),
          resolveLocale: (language) => holder.current().in(language).locale,
        })
        root.decorateReply('keepSession', () => undefined)
        registerSmsOutbox(root, createSmsOutbox(db, clock))
      },
    })
  const api = '/services/bft/api'
  const signedIn = { 'x-visitor': 'player' }

  test('[CASEAPI-19] the country list of a language, kept as bytes', async () => {
    const app = await start()
    const answer = await app.inject(`${api}/countries/de-DE`)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['countryList'])
    const again = await app.inject({
      url: `${api}/countries/de-DE`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect((await app.inject(`${api}/countries/german`)).statusCode).toBe(400)
  })

  test('[CASEAPI-20] [CASEENTITY-07] [CASEENTITY-08] the check of a number answers its verdict', async () => {
    const app = await start()
    const check = async (change: object) =>
      (
        await app.inject({
          method: 'POST',
          url: `${api}/phone/validate`,
          payload: {
            phone: '(202) 555-0142',
            countryCode: '1',
            countryAlpha: 'US',
            categoryId: 0,
            language: 'en-US',
            ...change,
          },
        })
      ).json()
    expect(await check({})).toEqual({ result: 'VALID', offerSms: true, phoneGiven: '+12025550142' })
    expect(await check({ phone: '01512 3456789', countryCode: '49', countryAlpha: 'DE' })).toEqual({
      result: 'VALID',
      offerSms: true,
      phoneGiven: '+4915123456789',
    })
    // As `GET /countries` gives the prefix, and as a contact holds the number.
    expect(await check({ phone: '\u202a01512/3456789\u202c', countryCode: '+49', countryAlpha: 'DE' })).toMatchObject({
      result: 'VALID',
      phoneGiven: '+4915123456789',
    })
    expect(await check({ phone: '010-2000-0000', countryCode: '82', countryAlpha: 'KR' })).toEqual({
      result: 'VALID',
      offerSms: false,
      phoneGiven: '+821020000000',
    })
    expect(await check({ phone: '1' })).toEqual({ result: 'TOO_SHORT', offerSms: false, phoneGiven: null })
    expect(await check({ countryCode: '49' })).toEqual({ result: 'INVALID', offerSms: false, phoneGiven: null })
    expect(await check({ countryAlpha: 'ZZ' })).toEqual({
      result: 'UNSUPPORTED_COUNTRY',
      offerSms: false,
      phoneGiven: null,
    })
    expect(await check({ phone: '1'.repeat(26) })).toMatchObject({ status: 422 })
    expect(await check({ surplus: true })).toMatchObject({ status: 400 })
  })

  test('[CASEAPI-16] [CASEAPI-17] [CASEENTITY-09] [SMS-17] protection over the wire: offer, number, send, validate', async () => {
    const app = await start()
    const post = (path: string, payload: object, headers: Record<string, string> = signedIn) =>
      app.inject({ method: 'POST', url: `${api}/${path}`, payload, headers })
    expect((await app.inject({ url: `${api}/sms`, headers: signedIn })).json()).toBe('OFFER')
    expect((await app.inject(`${api}/sms`)).statusCode).toBe(401)
    expect((await app.inject(`${api}/phone`)).statusCode).toBe(401)
    expect((await post('sms', { phone: '+12025550142' })).json()).toEqual({ phone: '+1 202 555 0142' })
    expect((await post('sms/send', { phone: '+12025550142' })).json()).toEqual({ codeSent: true })
    const code = await codeSent()
    expect((await post('sms/validate', { code: '' })).statusCode).toBe(422)
    expect((await post('sms/validate', { code: '12345678901' })).statusCode).toBe(422)
    expect((await post('sms/validate', {})).statusCode).toBe(400)
    expect((await post('sms/validate', { code })).json()).toEqual({ isVerified: true })
    expect((await app.inject({ url: `${api}/phone`, headers: signedIn })).json()).toEqual({
      phoneNumber: '+x xxx xxx 0142',
      region: 'us',
      alpha2: 'US',
    })
    expect((await post('sms/send', {}, {})).statusCode).toBe(401)
  })

  test('[CASEAPI-21] [CASEAPI-22] [CASEENTITY-10] phone verification over the wire', async () => {
    const app = await start()
    const post = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `${api}/phone/sms/${path}`, payload })).json()
    marks.add('session-1')
    expect(await post('request', { phoneNumber: '+1 202 555 0142', language: 'en-US' })).toEqual({
      codeSent: true,
      phoneNumber: '+12025550142',
    })
    const code = await codeSent()
    expect(await post('validate', { phoneNumber: '+12025550142', language: 'en-US', code: other(code) })).toEqual({
      isVerified: false,
    })
    expect(await post('validate', { phoneNumber: '+12025550142', language: 'en-US', code })).toEqual({
      isVerified: true,
      phoneNumber: '+12025550142',
      countryAlpha: 'US',
    })
  })

  test('the development outbox shows what was sent, as a page and as JSON, harmlessly', async () => {
    const app = await start()
    await createSmsOutbox(db, clock).add({ to: '+12025550142', text: 'Code <script>1</script>' })
    const page = await app.inject(smsOutboxPath)
    expect(page.body).toContain('+12025550142')
    expect(page.body).not.toContain('<script>')
    expect((await app.inject({ url: smsOutboxPath, headers: { accept: 'application/json' } })).json()).toEqual([
      { to: '+12025550142', text: 'Code <script>1</script>', sentAt: '2026-11-18T09:30:00.000Z' },
    ])
  })
})
