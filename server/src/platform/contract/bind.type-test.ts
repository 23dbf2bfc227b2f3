// What must not compile. Checked by `tsc` alone: a missing error here is itself an error.
import type { FastifyInstance } from 'fastify'
import { Type } from '@sinclair/typebox'
import { bindTable } from './bind.ts'
import type { Call } from './types.ts'

const Thing = Type.Object({ id: Type.Integer() }, { additionalProperties: false })
const table = {
  getThing: {
    operationId: 'getThing',
    room: 'cases',
    method: 'GET',
    url: '/t',
    path: '/t',
    response: { 200: Thing, 304: null, 404: Thing },
    produces: { 200: ['application/json'] },
    responseHeaders: { 200: Type.Object({ loggedin: Type.String(), etag: Type.String() }) },
    security: [['session']],
  },
  dropThing: {
    operationId: 'dropThing',
    room: 'cases',
    method: 'DELETE',
    url: '/t',
    path: '/t',
    response: { 204: null },
    produces: {},
    responseHeaders: {},
    security: [['session', 'csrf'], ['csrf']],
  },
  streamThing: {
    operationId: 'streamThing',
    room: 'cases',
    method: 'GET',
    url: '/t/stream',
    path: '/t/stream',
    response: { 101: null, 404: Thing },
    produces: {},
    responseHeaders: {},
    security: [],
  },
} as const

const headers = { loggedin: 'true' }
const dropThing = () => ({ status: 204 }) as const

export const mistakes = (app: FastifyInstance): void => {
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: 1 }, headers }), dropThing })
  bindTable(app, table, {
    getThing: { guard: () => undefined, handle: async () => ({ status: 200, body: { id: 1 }, headers }) },
    dropThing,
  })
  // A WebSocket is registered by its room itself: no handler here.
  // @ts-expect-error a missing handler
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: 1 }, headers }) })
  // @ts-expect-error a handler the contract does not know
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: 1 }, headers }), dropThing, other: dropThing })
  // @ts-expect-error a status the contract does not list
  bindTable(app, table, { getThing: () => ({ status: 201, body: { id: 1 }, headers }), dropThing })
  // @ts-expect-error an error given as an answer instead of thrown
  bindTable(app, table, { getThing: () => ({ status: 404, body: { id: 1 } }), dropThing })
  // @ts-expect-error a body of the wrong shape
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: '1' }, headers }), dropThing })
  // @ts-expect-error a header that must be there
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: 1 } }), dropThing })
  // @ts-expect-error a header of the wrong type
  bindTable(app, table, { getThing: () => ({ status: 200, body: { id: 1 }, headers: { loggedin: 1 } }), dropThing })
}

/** Where every way in asks for a session the visitor is a player; where one does not, it may be anyone. */
export const visitors = (signedIn: Call<typeof table.getThing>, anyone: Call<typeof table.dropThing>): string => {
  // @ts-expect-error an anonymous visitor has no account
  const name: string = anyone.visitor.account.displayName
  return signedIn.visitor.account.displayName + name
}
