// Several identities of one account, and two accounts that become one: over HTTP, on both databases.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aCase } from '../../../tests/support/a-case.ts'
import { onBothDatabases } from '../../../tests/support/both-databases.ts'
import { type SmallBrowser, smallBrowser } from '../../../tests/support/small-browser.ts'
import { api, type TestServer } from '../../../tests/support/test-server.ts'
import { createCaseStore } from '../cases/store.ts'
import { createAccountIdentities } from './identities.ts'
import { createManualClock } from '../lib/clock.ts'
import type { SignInWays } from '#generated/server/schemas.ts'

const portal = 'http://localhost:8080'
const clock = createManualClock(new Date().toISOString())
const isPortal = (url: URL): boolean => url.origin === portal && url.pathname.startsWith('/support/')

interface Answer<T> {
  status: number
  body: T
}

onBothDatabases('ways to sign in', { clock, env: { PUBLIC_URL: portal, DEMO_SECOND_PROVIDER: 'on' } }, (server) => {
  let listens: string
  beforeAll(async () => {
    await server().app.listen({ port: 0, host: '127.0.0.1' })
    listens = `http://127.0.0.1:${(server().app.server.address() as { port: number }).port}`
  })

  const open = (): SmallBrowser => smallBrowser({ name: portal, listens })
  const enter = (browser: SmallBrowser, address: string, login: string) =>
    browser.go(address, { method: 'POST', form: { login, password: `${login}-demo` }, until: isPortal })
  const signIn = async (provider: string, login: string): Promise<SmallBrowser> => {
    const browser = open()
    const asked = await browser.go(`/services/bft/login?provider=${provider}`, { until: isPortal })
    await enter(browser, asked.url.href, login)
    return browser
  }
  const call = async <T>(browser: SmallBrowser, method: string, path: string, json?: object): Promise<Answer<T>> => {
    const auth = await fetch(`${listens}${api}/auth/en-US`, { headers: { cookie: browser.cookieOf(portal) } })
    const answer = await fetch(`${listens}${api}${path}`, {
      method,
      headers: {
        cookie: browser.cookieOf(portal),
        'x-csrf-token': auth.headers.get('x-csrf-token') ?? '',
        ...(json && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    for (const line of answer.headers.getSetCookie()) browser.keep(portal, line)
    return { status: answer.status, body: (await answer.json()) as T }
  }
  const waysOf = async (browser: SmallBrowser): Promise<SignInWays> =>
    (await call<SignInWays>(browser, 'GET', '/account/signin')).body
  /** Begins to link, and stands before the call-back. */
  const goLinking = async (browser: SmallBrowser, provider: string, login: string): Promise<URL> => {
    const begun = await call<{ location: string }>(browser, 'POST', '/account/signin/link', { provider })
    expect(begun.status).toBe(200)
    const asked = await browser.go(begun.body.location, { until: isPortal })
    const { url } = await browser.go(asked.url.href, {
      method: 'POST',
      form: { login, password: `${login}-demo` },
      until: (at) => at.pathname.startsWith('/services/bft/login/callback'),
    })
    return url
  }
  const outcomeOf = async (browser: SmallBrowser, callback: URL): Promise<string | null> => {
    const { url } = await browser.go(callback.href, { until: isPortal })
    return url.searchParams.get('ways') ?? url.searchParams.get('problem')
  }
  const link = async (browser: SmallBrowser, provider: string, login: string): Promise<string | null> =>
    outcomeOf(browser, await goLinking(browser, provider, login))
  const accountAt = async (provider: string, subject: string): Promise<string> =>
    (
      await server()
        .database.db.selectFrom('account_identity')
        .select('account_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
    ).account_id
  const file = (running: TestServer, id: string, ownerId: string) =>
    createCaseStore(running.database).insert(aCase({ id, ownerId, createdAt: clock.now().toISOString() }))
  const ownerOf = async (id: string) =>
    (await server().database.db.selectFrom('support_case').select('owner_id').where('id', '=', id).executeTakeFirst())
      ?.owner_id
  const audited = async (accountId: string) =>
    (
      await server()
        .database.db.selectFrom('desk_audit')
        .select('action')
        .where('subject', '=', `account/${accountId}`)
        .execute()
    )
      .map(({ action }) => action)
      .sort()

  test('an identity nobody had is linked by both proofs, and signs in to the same account (CD-302)', async () => {
    const ada = await signIn('main', 'test-link')
    expect(await waysOf(ada)).toMatchObject({
      ways: [{ provider: 'main', providerName: 'Northlight ID', name: 'test-link', current: true }],
      mergeOffer: null,
    })
    expect(await link(ada, 'skyforge', 'test-link')).toBe('linked')
    expect((await waysOf(ada)).ways.map(({ provider, current }) => [provider, current])).toEqual([
      ['main', true],
      ['skyforge', false],
    ])
    expect(await accountAt('skyforge', 'sky-test-link')).toBe('demo-test-link')
    const again = await signIn('skyforge', 'test-link')
    expect((await waysOf(again)).ways.map(({ provider, current }) => [provider, current])).toEqual([
      ['main', false],
      ['skyforge', true],
    ])
    expect(await link(again, 'skyforge', 'test-link')).toBe('already')
    expect(await audited('demo-test-link')).toEqual(['account.link'])
  })

  test('what was begun counts in its own session alone, once, for ten minutes', async () => {
    const ada = await signIn('main', 'test-bound')
    const callback = await goLinking(ada, 'skyforge', 'test-bound')
    // Another session, with the cookie of the browser that began it: somebody signed out and in again.
    const other = await signIn('main', 'test-stranger')
    const stolen = /gp_login=[^;]+/.exec(ada.cookieOf(portal))?.[0] ?? ''
    other.keep(portal, stolen)
    expect(await outcomeOf(other, callback)).toBe('ended')
    expect((await waysOf(other)).ways).toHaveLength(1)
    // Signed out it links nothing either.
    const second = await goLinking(ada, 'skyforge', 'test-bound')
    const nobody = open()
    nobody.keep(portal, /gp_login=[^;]+/.exec(ada.cookieOf(portal))?.[0] ?? '')
    expect(await outcomeOf(nobody, second)).toBe('ended')

    const late = await goLinking(ada, 'skyforge', 'test-bound')
    // The provider's own code would be older than it may be by then.
    const past = new Date(clock.now().getTime() - 1).toISOString()
    await server().database.db.updateTable('account_link').set({ expires_at: past }).execute()
    expect(await outcomeOf(ada, late)).toBe('ended')

    const once = await goLinking(ada, 'skyforge', 'test-bound')
    const cookie = /gp_login=[^;]+/.exec(ada.cookieOf(portal))?.[0] ?? ''
    expect(await outcomeOf(ada, once)).toBe('linked')
    ada.keep(portal, cookie)
    expect(await outcomeOf(ada, once)).toBe('refused')
  })

  test('without the page’s token, or for a provider nobody offers, nothing is begun', async () => {
    const ada = await signIn('main', 'test-csrf')
    const forged = await fetch(`${listens}${api}/account/signin/link`, {
      method: 'POST',
      headers: { cookie: ada.cookieOf(portal), 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'skyforge' }),
    })
    expect(forged.status).toBe(403)
    expect((await call(ada, 'POST', '/account/signin/link', { provider: 'nowhere' })).status).toBe(404)
  })

  test('the last way stays; one taken away is somebody new, the account’s first one too', async () => {
    const ada = await signIn('main', 'test-unlink')
    const [only] = (await waysOf(ada)).ways
    const refused = await call<{ errorKey: string }>(ada, 'DELETE', `/account/signin/${only!.id}`)
    expect([refused.status, refused.body.errorKey]).toEqual([422, 'support.ways.error.last'])
    await link(ada, 'skyforge', 'test-unlink')
    const { body: left } = await call<SignInWays>(ada, 'DELETE', `/account/signin/${only!.id}`)
    expect(left.ways.map(({ provider }) => provider)).toEqual(['skyforge'])
    await signIn('main', 'test-unlink')
    expect(await accountAt('main', 'demo-test-unlink')).not.toBe('demo-test-unlink')
    expect(await accountAt('skyforge', 'sky-test-unlink')).toBe('demo-test-unlink')
    expect(await audited('demo-test-unlink')).toEqual(['account.link', 'account.unlink'])
    const stranger = await signIn('main', 'test-unlink-other')
    expect((await call(stranger, 'DELETE', `/account/signin/${left.ways[0]!.id}`)).status).toBe(404)
  })

  test('taking a way away ends the account’s other sessions, and not the own one', async () => {
    const ada = await signIn('main', 'test-others')
    await link(ada, 'skyforge', 'test-others')
    const elsewhere = await signIn('skyforge', 'test-others')
    const stranger = await signIn('main', 'test-others-not')
    const way = (await waysOf(ada)).ways.find(({ provider }) => provider === 'skyforge')!
    expect((await call(elsewhere, 'GET', '/account/signin')).status).toBe(200)
    expect((await call(ada, 'DELETE', `/account/signin/${way.id}`)).status).toBe(200)
    const seen = [ada, elsewhere, stranger].map(async (one) => (await call(one, 'GET', '/account/signin')).status)
    expect(await Promise.all(seen)).toEqual([200, 401, 200])
  })

  const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> => {
    await server().jobs.runDue()
    const answer = await fetch(`${listens}/services/dev/mails`, { headers: { accept: 'application/json' } })
    return ((await answer.json()) as { to: string; subject: string; text: string }[]).filter((mail) => mail.to === to)
  }

  test('the owner is told by mail of a way that was added, and of one that was removed (CD-373)', async () => {
    const ada = await signIn('main', 'test-told')
    const to = 'test-told@players.example'
    expect(await link(ada, 'skyforge', 'test-told')).toBe('linked')
    const [added, ...more] = await mailsTo(to)
    expect(more).toEqual([])
    expect(added?.subject).toMatch(/a way to sign in was added$/)
    expect(added?.text).toContain('Skyforge ID was added to your account')
    // What somebody calls themselves elsewhere is no part of it: words of a stranger's would reach the owner.
    expect(added?.text).not.toContain('test-told')
    // Nothing happened, and nothing is told.
    expect(await link(ada, 'skyforge', 'test-told')).toBe('already')
    const way = (await waysOf(ada)).ways.find(({ provider }) => provider === 'skyforge')!
    expect((await call(ada, 'DELETE', `/account/signin/${way.id}`)).status).toBe(200)
    const mails = await mailsTo(to)
    expect(mails).toHaveLength(2)
    expect(mails.find(({ subject }) => subject.endsWith('a way to sign in was removed'))?.text).toContain(
      'Skyforge ID was removed from your account',
    )
  })

  test('an account with nothing in it that is joined is told of as a way that was added; a child’s guardian is', async () => {
    await signIn('skyforge', 'test-kits-empty')
    const kit = await signIn('main', 'child-told')
    expect(await link(kit, 'skyforge', 'child-told')).toBe('linked')
    expect((await mailsTo('guardian-of-child-told@players.example')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/a way to sign in was added$/),
    ])
    const ada = await signIn('main', 'test-joins')
    await signIn('skyforge', 'test-joins')
    expect(await link(ada, 'skyforge', 'test-joins')).toBe('linked')
    expect((await mailsTo('test-joins@players.example')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/a way to sign in was added$/),
    ])
  })

  test('of two that take both ways away at once one is left', async () => {
    const ada = await signIn('main', 'test-both')
    await link(ada, 'skyforge', 'test-both')
    const { ways } = await waysOf(ada)
    const answers = await Promise.all(ways.map(({ id }) => call(ada, 'DELETE', `/account/signin/${id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await waysOf(ada)).ways).toHaveLength(1)
  })

  test('a child’s identity and a grown-up’s account are not joined; a child’s account stays one', async () => {
    const ada = await signIn('main', 'test-grown')
    expect(await link(ada, 'skyforge', 'child-of-somebody')).toBe('child')
    const kit = await signIn('main', 'child-kit')
    expect(await link(kit, 'skyforge', 'test-kits-own')).toBe('linked')
    const again = await signIn('skyforge', 'test-kits-own')
    expect(JSON.parse((await again.go(`${api}/auth/en-US`)).text)).toMatchObject({ child: true })
    const rows = await server()
      .database.db.selectFrom('account_address')
      .select('email')
      .where('account_id', '=', 'demo-child-kit')
      .execute()
    expect(rows).toEqual([{ email: 'guardian-of-child-kit@players.example' }])
    // Two accounts with cases, one of them a child's.
    await signIn('skyforge', 'test-with-case')
    await file(server(), '2001', await accountAt('skyforge', 'sky-test-with-case'))
    const elsewhere = await signIn('main', 'child-kit')
    expect(await link(elsewhere, 'skyforge', 'test-with-case')).toBe('child')
    expect((await waysOf(elsewhere)).mergeOffer).toBeNull()
  })

  test('two accounts become one: asked first, then nothing of either is lost (CD-303)', async () => {
    const ada = await signIn('main', 'test-merge')
    const rune = await signIn('skyforge', 'test-merge')
    const into = 'demo-test-merge'
    const from = await accountAt('skyforge', 'sky-test-merge')
    await file(server(), '3001', into)
    await file(server(), '3002', from)
    await file(server(), '3003', from)
    const { db } = server().database
    const at = clock.now().toISOString()
    await db
      .insertInto('account_phone')
      .values({ account_id: from, phone: '+15550100', alpha2: 'US', protected_at: at })
      .execute()
    for (const account_id of [from, into])
      await db
        .insertInto('mail_preference')
        .values({ account_id, status_news: account_id === into ? 1 : 0, surveys: 1, digest: 0, changed_at: at })
        .execute()
    for (const [subject, locked] of [
      [into, null],
      [from, at],
    ] as const)
      await db
        .insertInto('kbv_guard')
        .values({
          subject: `account:${subject}`,
          failures: JSON.stringify([at]),
          locked_until: locked,
          last_hash: null,
          last_at: null,
          last_day: subject === from ? at.slice(0, 10) : '2020-01-01',
          version: 1,
        })
        .execute()

    expect(await link(ada, 'skyforge', 'test-merge')).toBe('merge')
    expect(await ownerOf('3002')).toBe(from)
    const { mergeOffer, ways } = await waysOf(ada)
    expect(ways).toHaveLength(1)
    expect(mergeOffer).toMatchObject({ providerName: 'Skyforge ID', name: 'test-merge', cases: 2, restrictions: 0 })
    const offerId = mergeOffer!.offerId
    const stranger = await signIn('main', 'test-merge-other')
    expect((await call(stranger, 'POST', '/account/signin/merge', { offerId, confirmation: true })).status).toBe(404)
    expect((await call(ada, 'POST', '/account/signin/merge', { offerId, confirmation: false })).status).toBe(422)

    const merged = await call<SignInWays>(ada, 'POST', '/account/signin/merge', { offerId, confirmation: true })
    expect(merged.status).toBe(200)
    expect(merged.body).toMatchObject({ mergeOffer: null, ways: [{ provider: 'main' }, { provider: 'skyforge' }] })
    expect(await Promise.all(['3001', '3002', '3003'].map(ownerOf))).toEqual([into, into, into])
    // One of each: what the staying account had counts, what it had not comes along; the lock of either holds.
    expect(await db.selectFrom('account_phone').select('phone').where('account_id', '=', into).execute()).toEqual([
      { phone: '+15550100' },
    ])
    expect(
      await db
        .selectFrom('mail_preference')
        .select(['account_id', 'status_news'])
        .where('account_id', 'in', [from, into])
        .execute(),
    ).toEqual([{ account_id: into, status_news: 1 }])
    const guards = await db
      .selectFrom('kbv_guard')
      .selectAll()
      .where('subject', 'in', [`account:${from}`, `account:${into}`])
      .execute()
    expect(guards).toMatchObject([
      {
        subject: `account:${into}`,
        locked_until: at,
        failures: JSON.stringify([at, at]),
        last_day: at.slice(0, 10),
      },
    ])
    // Its sessions have ended, both addresses are told, the audit knows.
    expect((await call(rune, 'GET', '/account/signin')).status).toBe(401)
    expect(await audited(into)).toEqual(['account.merge'])
    const mails = await db.selectFrom('job').select('payload').where('kind', '=', 'account-merged').execute()
    expect(mails.filter(({ payload }) => payload.includes(into))).toHaveLength(2)
    expect((await call(ada, 'POST', '/account/signin/merge', { offerId, confirmation: true })).status).toBe(404)

    // A form that was on its way as they became one is found by the work afterwards.
    await file(server(), '3004', from)
    clock.advance(16 * 60)
    await server().jobs.runDue()
    expect(await ownerOf('3004')).toBe(into)
    const seen = await signIn('skyforge', 'test-merge')
    expect((await waysOf(seen)).ways).toHaveLength(2)
  })

  test('forms sent while two accounts become one are all there afterwards', async () => {
    const ada = await signIn('main', 'test-busy')
    await signIn('skyforge', 'test-busy')
    const from = await accountAt('skyforge', 'sky-test-busy')
    await file(server(), '4000', from)
    await link(ada, 'skyforge', 'test-busy')
    const { mergeOffer } = await waysOf(ada)
    const numbers = Array.from({ length: 20 }, (_, index) => String(4001 + index))
    const [merged] = await Promise.all([
      call(ada, 'POST', '/account/signin/merge', { offerId: mergeOffer!.offerId, confirmation: true }),
      ...numbers.map((id) => file(server(), id, from)),
    ])
    expect(merged.status).toBe(200)
    clock.advance(16 * 60)
    await server().jobs.runDue()
    expect(new Set(await Promise.all(['4000', ...numbers].map(ownerOf)))).toEqual(new Set(['demo-test-busy']))
  })

  const fileMany = async (ownerId: string, from: number, count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, (_, index) => String(from + index))
    const store = createCaseStore(server().database)
    const at = clock.now().toISOString()
    await server().database.withTransaction(async () => {
      for (const id of ids) await store.insert(aCase({ id, ownerId, createdAt: at }))
    })
    return ids
  }
  const countOf = async (ownerId: string): Promise<number> => {
    const { db } = server().database
    const { count } = await db
      .selectFrom('support_case')
      .select(db.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  test('of accounts with hundreds of cases none is lost: the newest come at once, the rest in steps (CD-374)', async () => {
    const ada = await signIn('main', 'test-many')
    await signIn('skyforge', 'test-many')
    const [into, from] = ['demo-test-many', await accountAt('skyforge', 'sky-test-many')]
    await fileMany(into, 20_000, 250)
    await fileMany(from, 30_000, 450)
    await link(ada, 'skyforge', 'test-many')
    const { mergeOffer } = await waysOf(ada)
    expect(mergeOffer).toMatchObject({ cases: 450 })
    const offerId = mergeOffer!.offerId
    expect((await call(ada, 'POST', '/account/signin/merge', { offerId, confirmation: true })).status).toBe(200)
    expect([await countOf(into), await countOf(from)]).toEqual([450, 250])
    await server().jobs.runDue()
    expect([await countOf(into), await countOf(from)]).toEqual([700, 0])
  })

  test('a copy of own data, and an erasure, wait for what is still on its way from the other account', async () => {
    const ada = await signIn('main', 'test-copied')
    await signIn('skyforge', 'test-copied')
    const [into, from] = ['demo-test-copied', await accountAt('skyforge', 'sky-test-copied')]
    await fileMany(from, 40_000, 203)
    await link(ada, 'skyforge', 'test-copied')
    const { mergeOffer } = await waysOf(ada)
    await call(ada, 'POST', '/account/signin/merge', { offerId: mergeOffer!.offerId, confirmation: true })
    expect([await countOf(into), await countOf(from)]).toEqual([200, 3])
    // As if nobody had come to the job yet.
    const later = new Date(clock.now().getTime() + 3_600_000).toISOString()
    const { db } = server().database
    await db.updateTable('job').set({ run_at: later }).where('kind', '=', 'account-merge').execute()
    await call(ada, 'POST', '/account/data/erasure', { confirmation: true })
    await server().jobs.runDue()
    expect([await countOf(into), await countOf(from)]).toEqual([0, 0])
  })

  test('what comes late is not taken from who has that id by then', async () => {
    const rune = await signIn('skyforge', 'test-late')
    await signIn('main', 'test-late')
    await file(server(), '5001', 'demo-test-late')
    await link(rune, 'main', 'test-late')
    const { mergeOffer } = await waysOf(rune)
    const { body } = await call<SignInWays>(rune, 'POST', '/account/signin/merge', {
      offerId: mergeOffer!.offerId,
      confirmation: true,
    })
    const into = await accountAt('skyforge', 'sky-test-late')
    expect(await ownerOf('5001')).toBe(into)
    const first = body.ways.find(({ provider }) => provider === 'main')
    await call(rune, 'DELETE', `/account/signin/${first!.id}`)
    await signIn('main', 'test-late')
    await file(server(), '5002', 'demo-test-late')
    clock.advance(16 * 60)
    await server().jobs.runDue()
    expect(await ownerOf('5002')).toBe('demo-test-late')
  })

  test('games and services go on naming their own player, whose account that is now', async () => {
    const rune = await signIn('skyforge', 'test-named')
    await signIn('main', 'test-named')
    await file(server(), '6001', 'demo-test-named')
    await link(rune, 'main', 'test-named')
    const { mergeOffer } = await waysOf(rune)
    const offerId = mergeOffer!.offerId
    await call(rune, 'POST', '/account/signin/merge', { offerId, confirmation: true })
    const into = await accountAt('skyforge', 'sky-test-named')
    const identities = createAccountIdentities({ database: server().database, clock })
    expect(await identities.accountOfSubject('demo-test-named')).toBe(into)
    expect(await identities.subjectOf(into)).toBe('demo-test-named')
    // Whoever has signed in by the first provider alone is named alike on both sides.
    expect(await identities.accountOfSubject('demo-nobody')).toBe('demo-nobody')
    expect(await identities.subjectOf('demo-nobody')).toBe('demo-nobody')
  })

  test('a copy of own data names the ways, an erasure takes them, at the embedded providers too', async () => {
    const ada = await signIn('main', 'test-erased')
    await link(ada, 'skyforge', 'test-erased')
    const { body: asked } = await call<{ id: string }>(ada, 'POST', '/account/data/export')
    await server().jobs.runDue()
    const { body: copy } = await call<{ otherRecords: { kind: string; text: string }[] }>(
      ada,
      'GET',
      `/account/data/export/${asked.id}`,
    )
    const told = copy.otherRecords.filter(({ kind }) => kind === 'way-to-sign-in').map(({ text }) => text)
    expect(told).toEqual(['main: test-erased', 'skyforge: test-erased'])
    await call(ada, 'POST', '/account/data/erasure', { confirmation: true })
    await server().jobs.runDue()
    const { db } = server().database
    const identities = db.selectFrom('account_identity').select('name').where('account_id', '=', 'demo-test-erased')
    expect(await identities.execute()).toEqual([])
    const states = db.selectFrom('oidc_state').select('key').where('payload', 'like', '%test-erased%')
    expect(await states.execute()).toEqual([])
  })

  test('every column that names an account is among what its room says it holds', async () => {
    const { db, dialect } = server().database
    const { rows } =
      dialect.name === 'postgres'
        ? await sql<{ place: string }>`select table_name || '.' || column_name as place
            from information_schema.columns where table_schema = 'public'`.execute(db)
        : await sql<{ place: string }>`select m.name || '.' || c.name as place
            from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(db)
    const named = rows
      .map(({ place }) => place)
      .filter((place) => /\.(account_id|owner_id|owner|account_key|reader)$/.test(place))
    const held = server().holdings.flatMap(({ columns }) => Object.keys(columns))
    const ofTheDesk = ['macro.owner', 'desk_view.owner']
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((place) => !held.includes(place) && !ofTheDesk.includes(place))).toEqual([])
    expect(held.filter((place) => !rows.some((row) => row.place === place))).toEqual([])
  })
})
