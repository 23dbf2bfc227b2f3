// What every file of this folder gives: one room, as the application takes it.
import type { FastifyInstance } from 'fastify'
import type { Content } from '../content/types.ts'
import type { DeskScope } from '../desk/scope.ts'
import type { Holdings } from '../platform/holdings.ts'

export interface Room {
  /** Binds the room's operations, and its pages if it has any. */
  register?: (app: FastifyInstance) => void | Promise<void>
  /** Binds what the desk does with the room's things; called only where the desk is switched on. */
  registerDesk?: (desk: DeskScope) => void
  /** Awaited before a new content version is shown. */
  prepareContent?: (next: Content) => Promise<void>
  /** Demonstration data, once and only with the embedded identity provider. */
  seed?: () => Promise<void>
  holdings?: Holdings
  /** What has had its day, hourly; between two batches it looks whether the server stops. */
  sweep?: (signal: AbortSignal) => Promise<void>
  /** Opens a port of its own; the process listens by now. */
  open?: () => Promise<void>
  /** The process serves on for a while and then goes: what stays open goes elsewhere now (T25). */
  leave?: () => void
  /** Ends what runs beside the requests; the application is closing. */
  stop?: () => void | Promise<void>
}
