// Texts by key.
import { registerLocalizationsRoutes } from '../localizations/routes.ts'
import type { Core } from './core.ts'
import type { Composed } from './room.ts'

export const composeLocalizations = ({ documents, texts }: Core): Composed => ({
  room: { register: (app) => registerLocalizationsRoutes(app, { documents, texts }) },
})
