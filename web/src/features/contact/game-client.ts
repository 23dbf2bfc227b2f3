// What the flagship game's client knows of its player (OD-103, GAME-10, GAME-11).
import { POLL, TIMEOUT } from '../../api/cache-times.ts'
import type { Schema } from '../../api/types.ts'

export interface GameClient {
  getCharacter: () => Promise<{ characterId: number; realmId: number }>
  getTicketMetadata: () => Promise<string>
}

export type InGameContext = Schema<'InGameContext'>
/** The contract's limit of `ticketMetaData`. */
const METADATA_MAX = 4096

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined)
  })

/** The client's object, looked for until the detection's time is over. */
async function detect(find: () => GameClient | undefined): Promise<GameClient | undefined> {
  for (let waited = 0; ; waited += POLL.gameClient) {
    const client = find()
    if (client !== undefined || waited >= TIMEOUT.gameClientDetection) return client
    await pause(POLL.gameClient)
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/**
 * @returns undefined when there is no client or it does not answer in time or not as agreed: the form goes without it
 */
export async function readGameClient(
  find: () => GameClient | undefined = () => (window as unknown as { gameClient?: GameClient }).gameClient,
): Promise<InGameContext | undefined> {
  try {
    const client = await detect(find)
    if (client === undefined) return undefined
    const answers = await Promise.race([
      Promise.all([client.getCharacter(), client.getTicketMetadata()]),
      pause(TIMEOUT.gameClientData),
    ])
    if (answers === undefined) return undefined
    const [{ characterId, realmId }, metadata] = answers
    if (!isId(characterId) || !isId(realmId)) return undefined
    return {
      characterId,
      realmId,
      ticketMetaData: typeof metadata === 'string' && metadata.length <= METADATA_MAX ? metadata : null,
    }
  } catch {
    return undefined
  }
}
