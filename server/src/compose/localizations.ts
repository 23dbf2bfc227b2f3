import { registerLocalizationsRoutes } from '../localizations/routes.ts'
import type { Gives, Needs } from './ports.ts'

export const composeLocalizations = (made: Needs): Gives => ({
  room: { register: (app) => registerLocalizationsRoutes(app, made) },
})
