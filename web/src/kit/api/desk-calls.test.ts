import { expect, test } from 'vitest'
import { createDeskClient } from './desk.ts'
import { createCall } from './desk-calls.ts'
import { ProblemError } from './problem.ts'

const origin = 'https://desk.example'
const callOf = (answer: () => Response) => {
  const sent: Request[] = []
  const client = createDeskClient({
    origin,
    locale: 'de-DE',
    onSignedOut: () => undefined,
    fetch: async (request) => {
      if (request.url.endsWith('/me')) return Response.json({}, { headers: { 'X-CSRF-TOKEN': 't' } })
      sent.push(request.clone())
      return answer()
    },
  })
  return { call: createCall(client), sent }
}
const macro = { name: 'Moved', texts: {}, game: null, status: null, shared: false }

test('parameters find their place by name, and what is undefined is not asked', async () => {
  const { call, sent } = callOf(() => Response.json({ items: [], nextCursor: null }))
  expect(
    await call('listWebhookDeliveries', { webhookId: 'a b', limit: 25, state: undefined, cursor: 'next' }),
  ).toEqual({ items: [], nextCursor: null })
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: `${origin}/services/desk/webhooks/a%20b/deliveries?limit=25&cursor=next`,
  })
})

test('a write carries body and headers, and a new key where the operation takes one', async () => {
  const { call, sent } = callOf(() => Response.json({ id: '1' }, { status: 201 }))
  expect(await call('createMacro', { body: macro })).toEqual({ id: '1' })
  await call('createMacro', { body: macro })
  await call('createMacro', { body: macro, header: { 'Idempotency-Key': 'own' } })
  await call('replaceMacro', { macroId: '1', body: macro, header: { 'If-Match': '"3f9a1c0b7d2e"' } })
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(4)
  expect(keys.slice(2)).toEqual(['own', null])
  expect(sent[3]).toMatchObject({ method: 'PUT', url: `${origin}/services/desk/macros/1` })
  expect([sent[3]!.headers.get('if-match'), await sent[3]!.json()]).toEqual(['"3f9a1c0b7d2e"', macro])
})

test('what holds nothing answers undefined, and a refusal is thrown as its problem', async () => {
  const gone = callOf(() => new Response(null, { status: 204 }))
  expect(await gone.call('deleteMacro', { macroId: '1' })).toBeUndefined()
  expect(gone.sent[0]!.headers.get('idempotency-key')).toBeNull()
  const refused = callOf(() => Response.json({ slug: 'not-found' }, { status: 404 }))
  await expect(refused.call('deleteMacro', { macroId: '1' })).rejects.toSatisfy(
    (error) => error instanceof ProblemError && error.problem.slug === 'not-found',
  )
})
