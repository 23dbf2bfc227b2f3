import type { Slots } from '../../shared/routing/pages.ts'
import { RestrictionsAlert } from './RestrictionsAlert.tsx'

export const slots: Slots = { banners: RestrictionsAlert }
