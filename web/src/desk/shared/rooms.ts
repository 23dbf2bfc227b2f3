// The rooms of the desk beside its cases: in the rail and in the palette.
import {
  ChartLine,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Phone,
  Route,
  Scale,
  ShieldBan,
  Slash,
  Webhook,
} from 'lucide-react'
import type { TextKey } from './i18n.ts'

export interface DeskRoom {
  path: string
  name: TextKey
  icon: LucideIcon
  /** Shown to leads alone. */
  isLeads?: boolean
  /** Shown to administrators alone. */
  isAdmins?: boolean
}

const rooms: readonly DeskRoom[] = [
  { path: '/chats', name: 'chats', icon: MessagesSquare },
  { path: '/callbacks', name: 'callbacks', icon: Phone },
  { path: '/appeals', name: 'appeals', icon: Scale },
  { path: '/restrictions', name: 'restrictions', icon: ShieldBan },
  { path: '/macros', name: 'macros', icon: Slash },
  { path: '/feedback', name: 'feedback', icon: MessageSquareText },
  { path: '/routing', name: 'routing', icon: Route, isLeads: true },
  { path: '/reports', name: 'reports', icon: ChartLine, isLeads: true },
  { path: '/webhooks', name: 'webhooks', icon: Webhook, isAdmins: true },
]

/** The rooms somebody with these roles is shown. */
export const roomsOf = (roles: readonly string[]): readonly DeskRoom[] =>
  rooms.filter(
    ({ isLeads = false, isAdmins = false }) =>
      (!isLeads || roles.some((role) => role !== 'agent')) && (!isAdmins || roles.includes('admin')),
  )
