import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { createKeyring } from '../lib/keyring.ts'
import { createIdempotency, type IdempotentRequest, type UploadedFiles } from './idempotency.ts'
import { problem, ProblemError } from './problems.ts'

/** An upload that is there holds what its name says. */
const uploaded: UploadedFiles = async (_, uploads) => {
  const named = Object.entries(uploads).flatMap(([field, ids]) => ids.map((id) => ({ part: `files[${field}]`, id })))
  return named.some(({ id }) => id.startsWith('gone'))
    ? undefined
    : named.map(({ part, id }) => ({ part, sha256: id.split('-')[0]! }))
}
const keys = createKeyring(['s'.repeat(32)], ['e'.repeat(32)])
const request = (change: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  visitor: { kind: 'anonymous', sessionId: 'session-1' },
  operationId: 'submitContact',
  key: 'key-1',
  params: {},
  query: {},
  body: { form: { a: 1, b: 2 } },
  files: [{ part: 'files[x]', sha256: 'aa' }],
  ...change,
})
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ProblemError ? error.status : error),
  )

storeTest('one effect for one intent', ({ database, otherInstance }) => {
  const open = async () => {
    const clock = createManualClock()
    const idempotency = createIdempotency({ database: database(), clock, keys, uploaded })
    /** An effect that can be counted: a row of its own for each time the work was done. */
    const effect =
      (status = 201) =>
      async () => {
        const key = crypto.randomUUID()
        await database()
          .db.insertInto('feature_flag')
          .values({ key, enabled: 1, changed_at: clock.now().toISOString(), changed_by: 'x' })
          .execute()
        return { status, headers: { location: key }, body: { key } }
      }
    const effects = async () => (await database().db.selectFrom('feature_flag').select('key').execute()).length
    return { clock, idempotency, effect, effects }
  }

  test('a repeat gets the first answer, for 24 hours', async () => {
    const { clock, idempotency, effect, effects } = await open()
    const first = await idempotency.run(request(), effect())
    clock.advance(23.9 * 3600)
    const again = await idempotency.run(request({ body: { form: { b: 2, a: 1 } } }), effect())
    expect(first.isReplay).toBe(false)
    expect(again).toEqual({ ...first, isReplay: true })
    expect(await effects()).toBe(1)
    clock.advance(0.2 * 3600)
    expect((await idempotency.run(request(), effect())).isReplay).toBe(false)
    expect(await effects()).toBe(2)
  })

  test('the same key with other content is refused: another value, another file, another place', async () => {
    const { idempotency, effect, effects } = await open()
    await idempotency.run(request(), effect())
    expect(await problemOf(idempotency.run(request({ body: { form: { a: 1, b: 3 } } }), effect()))).toBe(422)
    expect(await problemOf(idempotency.run(request({ files: [{ part: 'files[x]', sha256: 'bb' }] }), effect()))).toBe(
      422,
    )
    expect(await problemOf(idempotency.run(request({ params: { id: '2' } }), effect()))).toBe(422)
    expect(await effects()).toBe(1)
  })

  test('another proof that a person sends is the same send (CD-438)', async () => {
    const { idempotency, effect, effects } = await open()
    const withProof = (recaptcha: string) => request({ body: { form: { a: 1, recaptcha } } })
    const first = await idempotency.run(withProof('first'), effect())
    expect(await idempotency.run(withProof('second'), effect())).toEqual({ ...first, isReplay: true })
    expect(await problemOf(idempotency.run(request({ body: { form: { a: 2, recaptcha: 'first' } } }), effect()))).toBe(
      422,
    )
    expect(await effects()).toBe(1)
  })

  test('the same files are the same send, uploaded before, uploaded again or carried by the form (CD-450)', async () => {
    const { idempotency, effect, effects } = await open()
    const naming = (ids: string[], files: IdempotentRequest['files'] = []) =>
      request({ body: { form: { a: 1, uploads: { x: ids } } }, files })
    const first = await idempotency.run(naming(['aa-1', 'bb-1']), effect())
    const repeats = [
      naming(['aa-1', 'bb-1']),
      naming(['aa-2', 'bb-2']),
      naming(['bb-2'], [{ part: 'files[x]', sha256: 'aa' }]),
      request({
        body: { form: { a: 1 } },
        files: [
          { part: 'files[x]', sha256: 'bb' },
          { part: 'files[x]', sha256: 'aa' },
        ],
      }),
    ]
    for (const repeat of repeats) expect(await idempotency.run(repeat, effect())).toEqual({ ...first, isReplay: true })
    const others = [
      naming(['aa-2']),
      naming(['aa-2', 'cc-1']),
      // What a file that is gone held is not known: it is no repeat.
      naming(['gone-aa', 'bb-2']),
      request({ body: { form: { a: 2, uploads: { x: ['aa-2', 'bb-2'] } } }, files: [] }),
      request({ body: { form: { a: 1 } }, files: [] }),
    ]
    for (const other of others) expect(await problemOf(idempotency.run(other, effect()))).toBe(422)
    expect(await effects()).toBe(1)
  })

  test('the same words in a case are the same send, whatever the page has read of the case since (CD-461)', async () => {
    const { idempotency, effect, effects } = await open()
    const saying = (operationId: string, form: object, files: IdempotentRequest['files'] = []) =>
      idempotency.run(request({ operationId, key: `key ${operationId}`, body: { form }, files }), effect())
    const reply = { description: 'again', channel: 'phone', phoneNumber: '+1', eventCount: 3 }
    const first = await saying('respondToCase', reply)
    const later = { description: 'again', channel: 'ticket', eventCount: 5 }
    expect(await saying('respondToCase', later)).toEqual({ ...first, isReplay: true })
    const answer = await saying('answerCase', { responseText: 'done', status: 'ANSWERED', eventCount: 3 })
    const repeat = { responseText: 'done', status: 'ANSWERED', eventCount: 5 }
    expect(await saying('answerCase', repeat)).toEqual({ ...answer, isReplay: true })
    expect(await problemOf(saying('respondToCase', { ...later, description: 'other' }))).toBe(422)
    const withFile = saying('respondToCase', later, [{ part: 'files[files]', sha256: 'aa' }])
    expect(await problemOf(withFile)).toBe(422)
    expect(await problemOf(saying('answerCase', { ...repeat, status: 'RESOLVED' }))).toBe(422)
    // Elsewhere each word counts.
    await saying('submitContact', { a: 1, eventCount: 3 })
    expect(await problemOf(saying('submitContact', { a: 1, eventCount: 5 }))).toBe(422)
    expect(await effects()).toBe(3)
  })

  test('a key belongs to one visitor and one operation', async () => {
    const { idempotency, effect, effects } = await open()
    await idempotency.run(request(), effect())
    await idempotency.run(request({ visitor: { kind: 'anonymous', sessionId: 'session-2' } }), effect())
    await idempotency.run(request({ operationId: 'reportBug' }), effect())
    expect(await effects()).toBe(3)
  })

  test('what was refused or failed leaves nothing behind and frees the key', async () => {
    const { idempotency, effect, effects } = await open()
    expect(
      await problemOf(
        idempotency.run(request(), async () => {
          await effect()()
          throw problem.validation({ errorKey: 'x' })
        }),
      ),
    ).toBe(422)
    expect(await effects()).toBe(0)
    await idempotency.run(request(), effect(422))
    expect((await idempotency.run(request(), effect())).isReplay).toBe(false)
    expect((await idempotency.run(request(), effect())).isReplay).toBe(true)
  })

  test('in flight it is 409, on this instance and on another one', async () => {
    const { clock, idempotency, effect, effects } = await open()
    const elsewhere = await otherInstance()
    const other =
      elsewhere === database() ? idempotency : createIdempotency({ database: elsewhere, clock, keys, uploaded })
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
    const first = idempotency.run(request(), async () => {
      const answer = await effect()()
      hasBegun()
      await mayEnd
      return answer
    })
    await begun
    expect(await problemOf(idempotency.run(request(), effect()))).toBe(409)
    expect(await problemOf(other.run(request(), effect()))).toBe(409)
    end()
    expect((await first).status).toBe(201)
    expect((await other.run(request(), effect())).isReplay).toBe(true)
    expect(await effects()).toBe(1)
  })

  test('without a key equal requests count as one for ten seconds', async () => {
    const { clock, idempotency, effect, effects } = await open()
    const keyless = request({ key: undefined })
    await idempotency.run(keyless, effect())
    clock.advance(9)
    expect((await idempotency.run(keyless, effect())).isReplay).toBe(true)
    expect((await idempotency.run({ ...keyless, body: { form: {} } }, effect())).isReplay).toBe(false)
    clock.advance(2)
    expect((await idempotency.run(keyless, effect())).isReplay).toBe(false)
    expect(await effects()).toBe(3)
  })

  test('many at once on two instances: one effect, every other answer 409 or the same', async () => {
    const { clock, idempotency, effect, effects } = await open()
    const other = createIdempotency({ database: await otherInstance(), clock, keys, uploaded })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? idempotency : other).run(request(), effect()).then(
          ({ body }) => JSON.stringify(body),
          (error: unknown) => (error instanceof ProblemError ? error.status : String(error)),
        ),
      ),
    )
    expect(await effects()).toBe(1)
    expect(new Set(answers.filter((answer) => answer !== 409)).size).toBe(1)
  })

  test('an answer is stored sealed; one stored before that is replayed all the same (T24)', async () => {
    const { idempotency } = await open()
    const answer = { status: 200, headers: { location: '/link-of-the-case' }, body: { token: 'token-of-the-case' } }
    await idempotency.run(request(), async () => answer)
    const rows = await database().db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('of-the-case')
    expect(await idempotency.run(request(), async () => answer)).toEqual({ ...answer, isReplay: true })
    await database()
      .db.updateTable('idempotency')
      .set({ headers: JSON.stringify(answer.headers), body: JSON.stringify(answer.body) })
      .execute()
    expect(await idempotency.run(request(), async () => answer)).toEqual({ ...answer, isReplay: true })
  })

  test('an answer without body stays without one, and a sweep forgets', async () => {
    const { clock, idempotency } = await open()
    const empty = async () => ({ status: 204, headers: {}, body: undefined })
    await idempotency.run(request(), empty)
    expect(await idempotency.run(request(), empty)).toMatchObject({ status: 204, body: undefined, isReplay: true })
    clock.advance(25 * 3600)
    await idempotency.sweep()
    expect(await database().db.selectFrom('idempotency').selectAll().execute()).toEqual([])
  })
})
