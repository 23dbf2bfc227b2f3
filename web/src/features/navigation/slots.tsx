import type { Slots } from '../../shared/routing/pages.ts'
import { NavigationBar } from './NavigationBar.tsx'

export const slots: Slots = { navigation: NavigationBar }
