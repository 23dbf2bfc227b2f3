// Every screen of the desk: where it is, found in the demonstration. One list for all who look at them:
// desk-screens.e2e.ts (axe, Tab) and `make lab DO=screens` (pictures). A room that is added to the desk's routes is
// there without being named here; what lies deeper in one is named.
import { readFileSync } from 'node:fs'
import { atDesk, restrict } from './desk.ts'

export interface DeskPage {
  /** As it is told apart: its address, or what is found there. */
  name: string
  /** Its address below the desk's. */
  path: () => Promise<string>
}

interface Id {
  id: string
}
const firstOf = async (path: string): Promise<string> => {
  const [first] = (await atDesk<{ items: Id[] }>('admin-sam', 'GET', path)).body.items
  if (first === undefined) throw new Error(`the demonstration has nothing at ${path}`)
  return first.id
}

const app = readFileSync(new URL('../../../web/src/desk/app/App.tsx', import.meta.url), 'utf8')
/** `/cases/:id?` is the room `/cases`; `/studio/languages` is a page of its own. */
export const deskRooms: readonly string[] = [...app.matchAll(/'((?:\/[a-z-]+)+)[^']*': page\(/g)].map(
  ([, path]) => path!,
)

const known: readonly string[] = [
  ...['bugs', 'suggestions', 'articles', 'searches', 'surveys', 'usage', 'proofs'].map((kind) => `/feedback/${kind}`),
  '/reports/cases?by=topic',
  '/reports/appeals',
  '/reports/callbacks',
  '/reports/deflection',
  '/reports/sensitive',
  '/reports/reviews',
  '/reviews/done',
  '/reviews/settings',
  '/sensitive/selfHarm',
  '/sensitive/selfHarm/ar-SA',
  '/macros/new',
  '/routing/rules',
  '/routing/rules/new',
  '/routing/teams',
  '/routing/teams/new',
  '/targets/rules/new',
  '/targets/hours/new',
  '/restrictions/new?account=demo-ada',
  '/players/demo-boris',
  '/players?q=lindqvist',
  '/webhooks/new',
  '/people/new',
  '/keys/new',
  '/administration/data',
  '/administration/content',
  '/administration/features',
  '/administration/settings',
  '/studio/topics/wow/page',
  '/studio/topics/services/page',
  '/studio/topics/services/page?list=texts',
  '/studio/topics/wow/1201',
  '/studio/en-US~24117',
  '/studio/ja-JP~24117',
]
const found: readonly DeskPage[] = [
  { name: '/reviews/open, the first', path: async () => `/reviews/open/${await firstOf('/reviews')}` },
  { name: '/macros, the first', path: async () => `/macros/${await firstOf('/macros')}` },
  { name: '/routing/rules, the first', path: async () => `/routing/rules/${await firstOf('/rules')}` },
  { name: '/routing/teams, the first', path: async () => `/routing/teams/${await firstOf('/teams')}` },
  { name: '/restrictions, a new one', path: async () => `/restrictions/${await restrict('nora')}` },
  { name: '/appeals, the first', path: async () => `/appeals/${await firstOf('/appeals')}` },
  { name: '/people, the first', path: async () => `/people/${await firstOf('/people')}` },
  { name: '/cases, the first', path: async () => `/cases/${await firstOf('/cases')}` },
]

export const deskPages: readonly DeskPage[] = [
  ...[...deskRooms, ...known].map((path) => ({ name: path, path: async () => path })),
  ...found,
]
