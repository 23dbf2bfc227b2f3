import {
  approveActs,
  choose,
  confirm,
  fill,
  mistakes,
  pick,
  press,
  raced,
  stepUp,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/people', '/people/new'])

const [jo, sam] = example('listPeople', 'desk-people').items
/** A bare number is no text to the approved pages. */
const bo = { ...jo!, id: 'agent-bo', displayName: 'Bo', sessions: 1000 }
/** Nothing of them is the provider's word, and nobody has seen them. */
const pat = {
  ...sam!,
  id: 'oidc-pat@2',
  displayName: 'Pat',
  role: null,
  roleBy: 'desk' as const,
  scopeBy: 'provider' as const,
  scope: { games: ['wow', 'gone'], languages: ['ja-JP'] },
  teams: [jo!.teams[0]!, '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2fff'],
  languages: ['ja-JP', 'it-IT'],
  lastSeenAt: null,
  sessions: 0,
}
const people = { items: [jo!, { ...sam!, sessions: 0 }, pat] }
const at = (id: string): string => `/people/${encodeURIComponent(id)}`

approveActs({
  'whoever works here, with role, scope and when they were seen': { path: at(sam!.id), says: { listPeople: people } },
  'what the provider says is shown alone; who never came has a name to be written': {
    path: at(pat.id),
    says: { listPeople: people },
  },
  'on a phone the list has the screen': { path: '/people', width: 390 },
  'people that do not come can be asked for again': { path: '/people', says: { listPeople: new Refused(503) } },
  'somebody is narrowed to games and languages, and their skills are words': {
    path: '/people',
    does: async () => {
      await tick('Realms of Aether')
      await tick('Vanguard Rising')
      await tick('German (Germany)')
      await fill('Skills', 'Billing, two  words\nBILLING, <b>; x"')
      await press('Save')
    },
  },
  'somebody sees everything again': {
    path: '/people',
    does: async () => {
      await choose('Everything')
      await press('Save')
    },
  },
  'a role is given, and a name of their own': {
    path: at(pat.id),
    says: { listPeople: people },
    does: async () => {
      await pick('Role', 'Lead')
      await fill('Name', ' Patricia ')
      await press('Save')
    },
  },
  'a role is taken, and the name left to the provider': {
    path: at(pat.id),
    says: { listPeople: { items: [{ ...pat, role: 'lead' }] } },
    does: async () => {
      await pick('Role', 'Not let in')
      await fill('Name', ' ')
      await press('Save')
    },
  },
  'an id with a space is none': {
    path: '/people/new',
    does: async () => {
      await fill('Id at the identity provider', 'two words')
      await press('Save')
    },
  },
  'somebody nobody knows is let in': {
    path: '/people/new',
    does: async () => {
      await fill('Id at the identity provider', ' oidc-pat ')
      await fill('Name', ' Pat ')
      await pick('Role', 'Writer')
      await choose('Only these')
      await tick('Japanese (Japan)')
      await press('Save')
    },
  },
  'one more sign-in is asked for, and what was typed is there after it': {
    path: '/people',
    says: { replacePerson: stepUp },
    does: async () => {
      await fill('Skills', 'billing, mounts')
      await press('Save')
      await confirm('Close')
      return openDesk('/people', { roles: ['admin'] })
    },
  },
  'signing somebody out everywhere is asked about': {
    path: '/people',
    says: { listPeople: { items: [bo] } },
    does: () => press('Sign out everywhere'),
  },
  'somebody is signed out everywhere': {
    path: '/people',
    says: { listPeople: { items: [bo] } },
    does: async () => {
      await press('Sign out everywhere')
      await confirm('Sign out everywhere')
    },
  },
  'a refused field says why': {
    path: '/people',
    says: { replacePerson: mistakes({ 'scope.games[0]': 'That game is unknown.', skills: 'Too many.' }) },
    does: async () => {
      await fill('Skills', 'a')
      await press('Save')
    },
  },
  'who was slower sees what the other changed': {
    path: at(pat.id),
    says: {
      listPeople: people,
      replacePerson: raced({
        ...pat,
        displayName: 'Patrick',
        role: 'writer',
        scope: { games: [], languages: ['fr-FR'] },
        skills: ['mounts', 'billing'],
      }),
    },
    does: async () => {
      await fill('Name', 'Patricia')
      await pick('Role', 'Administrator')
      await press('Save')
    },
  },
})
