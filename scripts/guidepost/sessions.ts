// Ending sessions by command (CD-380): of one account, or of everybody.
import { sessionEnded } from '../../server/src/platform/sessions.ts'
import { changing, type Place } from './commands.ts'

/** Ends the sessions of an account, at the portal and at the desk; without one, everybody's. @returns how many there were */
export const endSessions = (place: Place, accountId: string | undefined): Promise<number> =>
  changing(place, async (database) => {
    const players = database.db.deleteFrom('session')
    const desk = database.db.deleteFrom('desk_session')
    const ended = await Promise.all([
      (accountId === undefined ? players : players.where('account_id', '=', accountId)).executeTakeFirstOrThrow(),
      (accountId === undefined ? desk : desk.where('agent_id', '=', accountId)).executeTakeFirstOrThrow(),
    ])
    await database.notify(sessionEnded, '')
    return ended.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
  })
