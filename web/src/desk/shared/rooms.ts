// The rooms of the desk beside its cases: in the rail and in the palette.
import { type LucideIcon, Slash } from 'lucide-react'
import type { TextKey } from './i18n.ts'

export interface DeskRoom {
  path: string
  name: TextKey
  icon: LucideIcon
}

export const rooms: readonly DeskRoom[] = [{ path: '/macros', name: 'macros', icon: Slash }]
