// What the crisis room puts into the shell.
import type { Slots } from '../../shared/routing/pages.ts'
import { CrisisBanners } from './CrisisBanners.tsx'

export const slots: Slots = { banners: CrisisBanners }
