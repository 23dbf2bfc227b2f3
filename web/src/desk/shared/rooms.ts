// The rooms of the desk beside its cases: in the rail and in the palette.
import { type LucideIcon, MessageSquareText, Scale, ShieldBan, Slash } from 'lucide-react'
import type { TextKey } from './i18n.ts'

export interface DeskRoom {
  path: string
  name: TextKey
  icon: LucideIcon
}

export const rooms: readonly DeskRoom[] = [
  { path: '/appeals', name: 'appeals', icon: Scale },
  { path: '/restrictions', name: 'restrictions', icon: ShieldBan },
  { path: '/macros', name: 'macros', icon: Slash },
  { path: '/feedback', name: 'feedback', icon: MessageSquareText },
]
