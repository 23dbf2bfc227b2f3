import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { nobody } from './feature-audience.ts'
import { createFeatureFlags } from './features.ts'
import { createSessions } from './sessions.ts'

const account = { id: 'ada', displayName: 'Ada', softAccount: false, hasSqa: true, roles: [], region: 'us' }
const hours = 3600
const days = 24 * hours

storeTest('sessions', ({ database, otherInstance }) => {
  const clock = createManualClock()
  const open = (at = database()) =>
    createSessions({ database: at, clock, idleSeconds: 12 * hours, maxSeconds: 30 * days })

  test('the cookie opens the session, the table holds only its hash', async () => {
    const sessions = await open()
    const { cookie, session } = await sessions.create(account, { idToken: 'hint' })
    expect(cookie).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await sessions.find(cookie)).toMatchObject({ id: session.id, account, extra: { idToken: 'hint' } })
    expect(await sessions.find(session.id)).toBeUndefined()
    expect(JSON.stringify(await database().db.selectFrom('session').selectAll().execute())).not.toContain(cookie)
  })

  test('twelve hours without activity end it; activity keeps it, thirty days at most (ground G11)', async () => {
    const sessions = await open()
    const { cookie } = await sessions.create(account)
    clock.advance(11.9 * hours)
    await sessions.touch((await sessions.find(cookie))!)
    clock.advance(11.9 * hours)
    expect(await sessions.find(cookie)).toBeDefined()
    clock.advance(0.2 * hours)
    expect(await sessions.find(cookie)).toBeUndefined()

    const long = await sessions.create(account)
    for (let day = 0; day < 59; day += 1) {
      clock.advance(12 * hours - 1)
      const found = await sessions.find(long.cookie)
      if (found) await sessions.touch(found)
    }
    expect(await sessions.find(long.cookie)).toBeDefined()
    clock.advance(12 * hours)
    expect(await sessions.find(long.cookie)).toBeUndefined()
    await sessions.sweep()
    expect(await database().db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('signing out is final on every instance at once', async () => {
    const here = await open()
    const there = await open(await otherInstance())
    const { cookie, session } = await here.create(account)
    expect(await here.find(cookie)).toBeDefined()
    expect(await there.find(cookie)).toBeDefined()
    await here.end(session.id)
    expect(await here.find(cookie)).toBeUndefined()
    await expect.poll(() => there.find(cookie)).toBeUndefined()
  })

  test('while the database is away, who only reads is known for five minutes, and who writes is not (CD-253)', async () => {
    let isAway = false
    const away = new Proxy(database(), {
      get: (target, name) => {
        if (name === 'db' && isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
        return Reflect.get(target, name) as unknown
      },
    })
    const sessions = await open(away)
    const { cookie } = await sessions.create(account)
    const stranger = await sessions.create(account)
    await sessions.find(cookie, { onlyReads: true })
    isAway = true
    clock.advance(240)
    expect(await sessions.find(cookie, { onlyReads: true })).toMatchObject({ account })
    await expect(sessions.find(cookie)).rejects.toThrow('away')
    await expect(sessions.find(stranger.cookie, { onlyReads: true })).rejects.toThrow('away')
    clock.advance(61)
    await expect(sessions.find(cookie, { onlyReads: true })).rejects.toThrow('away')
    isAway = false
    expect(await sessions.find(cookie, { onlyReads: true })).toMatchObject({ account })
  })

  test('all sessions of one account, and of no other', async () => {
    const sessions = await open()
    const cookies = [
      await sessions.create(account),
      await sessions.create(account),
      await sessions.create({ ...account, id: 'boris' }),
    ].map(({ cookie }) => cookie)
    for (const cookie of cookies) await sessions.find(cookie)
    await sessions.endAllOf('ada')
    expect(
      (await Promise.all(cookies.map((cookie) => sessions.find(cookie)))).map((found) => found?.account.id),
    ).toEqual([undefined, undefined, 'boris'])
  })
})

storeTest('feature flags', ({ database, otherInstance }) => {
  test('content gives the default, the desk overrides it, every instance follows (promises O13)', async () => {
    const deps = { clock: createManualClock(), defaults: () => ({ arkose: true, legacyMode: false }) }
    const here = await createFeatureFlags({ ...deps, database: database() })
    const there = await createFeatureFlags({ ...deps, database: await otherInstance() })
    expect(['arkose', 'legacyMode', 'unknown', 'constructor'].map((key) => here.isOn(key, nobody))).toEqual([
      true,
      false,
      false,
      false,
    ])
    let changes = 0
    here.onChange(() => {
      changes += 1
    })
    await here.set('arkose', false, 'admin-sam')
    await here.set('legacyMode', true, 'admin-sam')
    expect(here.all()).toEqual({ arkose: false, legacyMode: true })
    expect(changes).toBe(2)
    await expect.poll(() => there.all()).toEqual({ arkose: false, legacyMode: true })
    here.stop()
    there.stop()
  })

  test('a share is the same on every instance, and what came on each side of it is counted together (CD-425)', async () => {
    const clock = createManualClock()
    const deps = { clock, defaults: () => ({}) }
    const here = await createFeatureFlags({ ...deps, database: database() })
    const there = await createFeatureFlags({ ...deps, database: await otherInstance() })
    await here.set('legacyMode', true, 'admin-sam', { share: 50, reason: 'A trial' })
    await expect.poll(() => there.isPersonal('legacyMode')).toBe(true)
    const ask = (flags: typeof here, sessionId: string) =>
      flags.isOn('legacyMode', { visitor: { kind: 'anonymous', sessionId }, locale: 'en-US' })
    const visitors = Array.from({ length: 60 }, (_, index) => `session-${index}`)
    const sides = visitors.map((one) => ask(here, one))
    expect(visitors.map((one) => ask(there, one))).toEqual(sides)
    expect(new Set(sides)).toEqual(new Set([true, false]))
    // Twice here is once; here and there is twice, on the same side.
    for (const one of visitors) ask(here, one)
    await here.flushSides()
    await there.flushSides()
    const seen = () =>
      database()
        .db.selectFrom('feature_flag')
        .select(['seen_on', 'seen_off'])
        .where('key', '=', 'legacyMode')
        .executeTakeFirst()
    const on = sides.filter(Boolean).length
    expect(await seen()).toEqual({ seen_on: on * 2, seen_off: (60 - on) * 2 })
    // What came under another rule counts no longer.
    ask(here, 'late')
    clock.advance(1_000)
    await there.set('legacyMode', true, 'admin-sam', { share: 60 })
    await here.flushSides()
    expect(await seen()).toEqual({ seen_on: 0, seen_off: 0 })
    here.stop()
    there.stop()
  })

  test('a flag without what it needs stays off, whoever wants it, and the log says once what is missing', async () => {
    const said: string[] = []
    const flags = await createFeatureFlags({
      database: database(),
      clock: createManualClock(),
      defaults: () => ({ recaptcha: true, arkose: true }),
      withheld: { recaptcha: 'RECAPTCHA_SITE_KEY is not set' },
      warn: (message) => {
        said.push(message)
      },
    })
    await flags.set('recaptcha', true, 'admin-sam')
    expect([flags.isOn('recaptcha', nobody), flags.isOnForAny('recaptcha'), flags.all()]).toEqual([
      false,
      false,
      { recaptcha: false, arkose: true },
    ])
    expect(said).toEqual(['feature recaptcha stays off: RECAPTCHA_SITE_KEY is not set'])
    flags.stop()
  })
})
