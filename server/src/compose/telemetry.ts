// What pages count.
import { registerTelemetryDesk } from '../telemetry/desk/routes.ts'
import { registerTelemetryRoutes, type TelemetryDeps } from '../telemetry/routes.ts'
import { createUsageStore } from '../telemetry/usage-store.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeTelemetry = (
  { database, content, clock, warn }: Core,
  { heard }: Pick<TelemetryDeps, 'heard'>,
): Composed => {
  const store = createUsageStore(database)
  return {
    room: {
      register: (app) => registerTelemetryRoutes(app, { store, content, clock, heard, warn }),
      registerDesk: (desk) => registerTelemetryDesk(desk, { store }),
      sweep: (signal) => store.sweep(clock.now(), signal),
    },
  }
}
