// The rooms of the desk beside its cases: in the rail and in the palette.
import {
  ChartLine,
  ClipboardCheck,
  KeyRound,
  type LucideIcon,
  Megaphone,
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
import type { DeskSchema } from '../../kit/api/desk.ts'
import type { TextKey } from './i18n.ts'
import { mayLead, worksOnCases, writesHelp } from './roles.ts'
import { isPart } from './scope.ts'

export interface DeskRoom {
  path: string
  name: TextKey
  icon: LucideIcon
  /** Shown to leads alone. */
  isLeads?: boolean
  /** Shown to administrators alone. */
  isAdmins?: boolean
  /** Worked in all day, looked at to learn from, or set up once (CD-363). */
  group: 'work' | 'insight' | 'settings'
  /** Of all games and languages: shown to nobody whose scope names some (CD-315, CD-361). */
  isWhole?: boolean
  /** Shown to who writes help; everything else to who works on cases. */
  isWriters?: boolean
}

const rooms: readonly DeskRoom[] = [
  { path: '/chats', group: 'work', name: 'chats', icon: MessagesSquare },
  { path: '/callbacks', group: 'work', name: 'callbacks', icon: Phone },
  { path: '/players', group: 'work', name: 'players', icon: UsersRound },
  { path: '/appeals', group: 'work', name: 'appeals', icon: Scale },
  { path: '/restrictions', group: 'work', name: 'restrictions', icon: ShieldBan },
  { path: '/crisis', group: 'work', name: 'crisis', icon: Megaphone, isLeads: true },
  { path: '/feedback', group: 'insight', name: 'feedback', icon: MessageSquareText },
  { path: '/reviews', group: 'insight', name: 'reviews', icon: ClipboardCheck },
  { path: '/reports', group: 'insight', name: 'reports', icon: ChartLine, isLeads: true },
  { path: '/studio', group: 'insight', name: 'studio', icon: NotebookPen, isWriters: true },
  { path: '/macros', group: 'settings', name: 'macros', icon: Zap },
  { path: '/routing', group: 'settings', name: 'routing', icon: Route, isLeads: true, isWhole: true },
  { path: '/targets', group: 'settings', name: 'targets', icon: Target, isLeads: true, isWhole: true },
  { path: '/sensitive', group: 'settings', name: 'sensitive', icon: ShieldAlert, isLeads: true, isWhole: true },
  { path: '/people', group: 'settings', name: 'people', icon: Users, isAdmins: true, isWhole: true },
  { path: '/keys', group: 'settings', name: 'keys.room', icon: KeyRound, isAdmins: true, isWhole: true },
  { path: '/webhooks', group: 'settings', name: 'webhooks', icon: Webhook, isAdmins: true, isWhole: true },
  {
    path: '/administration',
    group: 'settings',
    name: 'administration',
    icon: Settings2,
    isAdmins: true,
    isWhole: true,
  },
  { path: '/audit', group: 'settings', name: 'audit', icon: ScrollText, isLeads: true, isWhole: true },
]

/** The rooms somebody is shown, as the rail and the palette have them. */
export const roomsOf = ({ roles, scope }: Pick<DeskSchema<'DeskIdentity'>, 'roles' | 'scope'>): readonly DeskRoom[] => {
  const isNarrow = isPart(scope)
  return rooms.filter(
    ({ isLeads = false, isAdmins = false, isWriters = false, isWhole = false }) =>
      (isWriters ? writesHelp(roles) : worksOnCases(roles)) &&
      (!isLeads || mayLead(roles)) &&
      (!isAdmins || roles.includes('admin')) &&
      !(isWhole && isNarrow),
  )
}

/** Whether an address is a room, or something in it. */
export const isIn = (pathname: string, { path }: Pick<DeskRoom, 'path'>): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Where somebody begins, and is sent back to. */
export const homeOf = (roles: readonly string[]): string => (worksOnCases(roles) ? '/cases' : '/studio')

/** Whether an address is no room that is kept from them: what they are not shown is not opened by its address either. */
export const mayEnter = (me: Parameters<typeof roomsOf>[0], pathname: string): boolean => {
  const isOfCases = pathname === '/file-case' || isIn(pathname, { path: '/cases' })
  return isOfCases
    ? worksOnCases(me.roles)
    : roomsOf(me).some((room) => isIn(pathname, room)) || !rooms.some((room) => isIn(pathname, room))
}

/** The room that an address is in; undefined of the cases, and of an address of none. */
export const roomAt = (pathname: string): DeskRoom | undefined => rooms.find((room) => isIn(pathname, room))
