// The rooms of the desk beside its cases: in the rail and in the palette.
import {
  ChartLine,
  ClipboardCheck,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  NotebookPen,
  Phone,
  Route,
  ScrollText,
  Scale,
  ShieldAlert,
  Settings2,
  ShieldBan,
  Target,
  Users,
  UsersRound,
  Webhook,
  Zap,
} from 'lucide-react'
import type { DeskSchema } from '../../api/desk.ts'
import type { TextKey } from './i18n.ts'
import { mayLead, worksOnCases, writesHelp } from './roles.ts'

export interface DeskRoom {
  path: string
  name: TextKey
  icon: LucideIcon
  /** Shown to leads alone. */
  isLeads?: boolean
  /** Shown to administrators alone. */
  isAdmins?: boolean
  /** The first of those that are set up once, behind those worked in all day. */
  begins?: boolean
  /** Of all games and languages: shown to nobody whose scope names some (CD-315, CD-361). */
  isWhole?: boolean
  /** Shown to who writes help; everything else to who works on cases. */
  isWriters?: boolean
}

const rooms: readonly DeskRoom[] = [
  { path: '/chats', name: 'chats', icon: MessagesSquare },
  { path: '/callbacks', name: 'callbacks', icon: Phone },
  { path: '/players', name: 'players', icon: UsersRound },
  { path: '/appeals', name: 'appeals', icon: Scale },
  { path: '/restrictions', name: 'restrictions', icon: ShieldBan },
  { path: '/macros', name: 'macros', icon: Zap },
  { path: '/feedback', name: 'feedback', icon: MessageSquareText },
  { path: '/studio', name: 'studio', icon: NotebookPen, isWriters: true },
  { path: '/reviews', name: 'reviews', icon: ClipboardCheck },
  { path: '/routing', name: 'routing', icon: Route, isLeads: true, begins: true, isWhole: true },
  { path: '/targets', name: 'targets', icon: Target, isLeads: true, isWhole: true },
  { path: '/sensitive', name: 'sensitive', icon: ShieldAlert, isLeads: true, isWhole: true },
  { path: '/reports', name: 'reports', icon: ChartLine, isLeads: true },
  { path: '/audit', name: 'audit', icon: ScrollText, isLeads: true, isWhole: true },
  { path: '/webhooks', name: 'webhooks', icon: Webhook, isAdmins: true, isWhole: true },
  { path: '/people', name: 'people', icon: Users, isAdmins: true, isWhole: true },
  { path: '/keys', name: 'keys.room', icon: KeyRound, isAdmins: true, isWhole: true },
  { path: '/administration', name: 'administration', icon: Settings2, isAdmins: true, isWhole: true },
]

/** The rooms somebody is shown. */
export const roomsOf = ({ roles, scope }: Pick<DeskSchema<'DeskIdentity'>, 'roles' | 'scope'>): readonly DeskRoom[] => {
  const isNarrow = scope.games.length > 0 || scope.languages.length > 0
  return rooms.filter(
    ({ isLeads = false, isAdmins = false, isWriters = false, isWhole = false }) =>
      (isWriters ? writesHelp(roles) : worksOnCases(roles)) &&
      (!isLeads || mayLead(roles)) &&
      (!isAdmins || roles.includes('admin')) &&
      !(isWhole && isNarrow),
  )
}
