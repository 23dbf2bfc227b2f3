// What the flagship game's client knows of its player (OD-103, GAME-10, GAME-11).
import { limits } from '../../../kit/api/limits.ts'
import { pollTimes, timeouts } from '../../../kit/api/cache-times.ts'
import type { Schema } from '../../../kit/api/types.ts'

export interface GameClient {
  getCharacter: () => Promise<{ characterId: number; realmId: number }>
  getTicketMetadata: () => Promise<string>
}

export type InGameContext = Schema<'InGameContext'>
const metadataMax = limits.InGameContext.ticketMetaData.maxLength

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined)
  })

/** The client's object, looked for until the detection's time is over. */
const detect = async (find: () => GameClient | undefined): Promise<GameClient | undefined> => {
  for (let waited = 0; ; waited += pollTimes.gameClient) {
    const client = find()
    if (client !== undefined || waited >= timeouts.gameClientDetection) return client
    await pause(pollTimes.gameClient)
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/**
 * @returns undefined when there is no client or it does not answer in time or not as agreed: the form goes without it
 */
export const readGameClient = async (
  find: () => GameClient | undefined = () => (window as unknown as { gameClient?: GameClient }).gameClient,
): Promise<InGameContext | undefined> => {
  try {
    const client = await detect(find)
    if (client === undefined) return undefined
    const answers = await Promise.race([
      Promise.all([client.getCharacter(), client.getTicketMetadata()]),
      pause(timeouts.gameClientData),
    ])
    if (answers === undefined) return undefined
    const [{ characterId, realmId }, metadata] = answers
    if (!isId(characterId) || !isId(realmId)) return undefined
    return {
      characterId,
      realmId,
      ticketMetaData: typeof metadata === 'string' && metadata.length <= metadataMax ? metadata : null,
    }
  } catch {
    return undefined
  }
}
