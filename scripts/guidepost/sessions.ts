// Ending sessions by command (CD-380): of one account, or of everybody.
import { sessionEnded } from '../../server/src/platform/sessions.ts'
import { demandDatabase, whileStopped, withDatabase, type Place } from './commands.ts'

/**
 * Ends the sessions of an account, at the portal and at the desk; without one, everybody's. The embedded database
 * belongs to one process: there the server is stopped (ground G28); on PostgreSQL running servers are told.
 * @returns how many there were
 */
export const endSessions = async (place: Place, accountId: string | undefined): Promise<number> => {
  demandDatabase(place)
  return whileStopped(place, () =>
    withDatabase(place, async (database) => {
      const players = database.db.deleteFrom('session')
      const desk = database.db.deleteFrom('desk_session')
      const ended = await Promise.all([
        (accountId === undefined ? players : players.where('account_id', '=', accountId)).executeTakeFirstOrThrow(),
        (accountId === undefined ? desk : desk.where('agent_id', '=', accountId)).executeTakeFirstOrThrow(),
      ])
      await database.notify(sessionEnded, '')
      return ended.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
    }),
  )
}
