import { registerTelemetryDesk } from '../telemetry/desk/routes.ts'
import { registerTelemetryRoutes } from '../telemetry/routes.ts'
import { createUsageStore } from '../telemetry/usage-store.ts'
import type { Gives, Needs } from './ports.ts'

export const composeTelemetry = (made: Needs<'articles'>): Gives => {
  const store = createUsageStore(made.database)
  return {
    room: {
      register: (app) => registerTelemetryRoutes(app, { ...made, store }),
      registerDesk: (desk) => registerTelemetryDesk(desk, { store }),
      sweep: (signal) => store.sweep(made.clock.now(), signal),
    },
  }
}
