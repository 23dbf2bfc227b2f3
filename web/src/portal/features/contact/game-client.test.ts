import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GameClient, readGameClient } from './game-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const client: GameClient = {
  getCharacter: async () => ({ characterId: 4711, realmId: 12 }),
  getTicketMetadata: async () => 'zone=emberfall',
}
const never = new Promise<never>(() => undefined)
const read = async (find: () => GameClient | undefined, milliseconds = 2000) => {
  const reading = readGameClient(find)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return reading
}

test('[GAME-11] a client is looked for every 50 ms for 250 ms', async () => {
  const find = vi.fn(() => undefined)
  expect(await read(find)).toBeUndefined()
  expect(find).toHaveBeenCalledTimes(6)
  let looks = 0
  expect(await read(() => ((looks += 1) === 6 ? client : undefined))).toBeDefined()
})
test('[CONTACT-29, GAME-10] it tells character, realm and metadata; after a second the form goes without it', async () => {
  expect(await read(() => client)).toEqual({ characterId: 4711, realmId: 12, ticketMetaData: 'zone=emberfall' })
  expect(await read(() => ({ ...client, getTicketMetadata: () => never }))).toBeUndefined()
  const late = {
    ...client,
    getCharacter: () =>
      new Promise<{ characterId: number; realmId: number }>((resolve) => {
        setTimeout(() => resolve({ characterId: 1, realmId: 1 }), 990)
      }),
  }
  expect(await read(() => late)).toBeDefined()
})
test('what is not as agreed is left out', async () => {
  expect(
    await read(() => ({ ...client, getCharacter: async () => ({ characterId: 'x' as never, realmId: 1 }) })),
  ).toBeUndefined()
  expect(await read(() => ({ ...client, getCharacter: () => Promise.reject(new Error('no')) }))).toBeUndefined()
  expect(await read(() => ({ ...client, getTicketMetadata: async () => 'x'.repeat(5000) }))).toEqual({
    characterId: 4711,
    realmId: 12,
    ticketMetaData: null,
  })
})
