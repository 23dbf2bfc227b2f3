import {
  approveActs,
  choose,
  fill,
  mistakes,
  pick,
  press,
  raced,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/routing/rules', '/routing/rules/new', '/routing/teams', '/routing/teams/new'])

const { items, mark } = example('listRules', 'desk-rules')
const [refunds] = items
const [access] = example('listTeams', 'desk-teams').items
const [hours] = example('listSchedules', 'desk-schedules').items
const [macro] = example('listMacros', 'desk-macros').items
/** All a rule can ask for and do; its skill and one of its topics nobody knows any more. */
const whole = {
  ...refunds!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f32',
  name: 'Whole',
  enabled: false,
  when: {
    games: ['wow', 'overwatch'],
    topics: [1201, 9],
    languages: ['de-DE'],
    channels: ['CHAT' as const, 'TICKET' as const],
    words: ['a', 'b'],
    atLeast: 2,
  },
  then: { team: access!.id, priority: 'urgent' as const, tags: ['x', 'y'], macro: macro!.id, skill: 'gone' },
}
const empty = {
  ...refunds!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f33',
  name: 'Empty',
  when: { games: [], topics: [], languages: [], channels: [], words: [], atLeast: 1 },
  then: { team: null, priority: null, tags: [], macro: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2fff', skill: null },
}
const rules = { mark, items: [refunds!, whole, empty] }
const crew = {
  ...access!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f22',
  name: 'Crew',
  members: ['agent-jo', 'agent-gone'],
  assignment: 'nobody' as const,
  schedule: hours!.id,
}
const teams = { items: [access!, crew] }
const at = ({ id }: { id: string }): string => `/routing/rules/${id}`

approveActs({
  'a rule that asks for and does all there is': { path: at(whole), says: { listRules: rules, listTeams: teams } },
  'a rule of any case does nothing any more': { path: at(empty), says: { listRules: rules } },
  'on a phone the list has the screen': { path: '/routing', width: 390, says: { listRules: rules } },
  'on a phone a rule has the screen': { path: at(refunds!), width: 390 },
  'where there is none it says so': {
    path: '/routing',
    says: { listRules: { items: [], mark }, listTeams: { items: [] } },
  },
  'there are rules and no team': { path: '/routing', says: { listTeams: { items: [] } } },
  'a team with somebody who left, and hours': {
    path: `/routing/teams/${crew.id}`,
    says: { listTeams: teams },
  },
  'a team where there are no hours': { path: '/routing/teams', says: { listSchedules: { items: [] } } },
  'rules change their place, with the mark of their list': {
    path: at(whole),
    says: { listRules: rules },
    does: async () => {
      await press(/Whole.*up|up.*Whole/i)
      await press(/Refunds.*down|down.*Refunds/i)
    },
  },
  'an order that somebody else changed is told': {
    path: at(whole),
    says: { listRules: rules, orderRules: raced(rules) },
    does: () => press(/Whole.*up|up.*Whole/i),
  },
  'nothing is sent of a rule that does nothing': {
    path: '/routing/rules/new',
    does: async () => {
      await fill('Name', 'Nothing')
      await press('Save')
    },
  },
  'a rule is made of all there is to ask for and to do': {
    path: '/routing/rules/new',
    does: async () => {
      await fill('Name', ' All ')
      await tick('Active')
      await press(/^Game/)
      await tick('Realms of Aether')
      await press(/^Topics/)
      await tick('Character stuck')
      await press(/^Channel/)
      await tick('Chat')
      await press(/^Language/)
      await tick('Japanese (Japan)')
      await press(/^Contains words/)
      await fill('Contains words', 'refund*\n charged  twice, refund*')
      await pick('How many of them at least', '2')
      await press(/^Team/)
      await pick('Team', 'Access')
      await press(/^Priority/)
      await pick('Priority', 'Low')
      await press(/^Skill/)
      await pick('Skill', 'billing')
      await press(/^Tags/)
      await fill('Tags', 'Refund, two words, REFUND')
      await press(/^Suggested macro/)
      await pick('Suggested macro', 'Gate reset')
      await press('Save')
    },
  },
  'each part of the sentence leads to its line': {
    path: at(whole),
    says: { listRules: rules },
    does: () => press(/^Priority: /),
  },
  'a rule loses what it asked for': {
    path: at(whole),
    says: { listRules: rules },
    does: async () => {
      await press(/^Contains words .*(Change|Done)/)
      await fill('Contains words', 'a')
      await press('Save')
    },
  },
  'a rule is tried on past cases as it stands': { path: at(refunds!), does: () => press('Try on past cases') },
  'what was tried is forgotten once the rule is another': {
    path: at(refunds!),
    does: async () => {
      await press('Try on past cases')
      await press(/^Contains words .*(Change|Done)/)
      await fill('Contains words', 'other')
    },
  },
  'a trial that fails says why': {
    path: at(refunds!),
    says: { tryRule: new Refused(503) },
    does: () => press('Try on past cases'),
  },
  'a rule is deleted': {
    path: at(refunds!),
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'a team is made': {
    path: '/routing/teams/new',
    does: async () => {
      await fill('Name', ' Crew ')
      await tick('Jo')
      await tick('Kim')
      await tick('Jo')
      await choose('One after the other')
      await pick('Working hours', 'Weekdays in Berlin')
      await press('Save')
    },
  },
  'a team is changed, and works at all hours': {
    path: `/routing/teams/${crew.id}`,
    says: { listTeams: teams },
    does: async () => {
      await tick('agent-gone')
      await pick('Working hours', 'Around')
      await press('Save')
    },
  },
  'a team that is needed stays, and says so': {
    path: `/routing/teams/${access!.id}`,
    says: { deleteTeam: new Refused(409, { slug: 'conflict', status: 409 }) },
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'a team is deleted': {
    path: `/routing/teams/${access!.id}`,
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'a refused rule says why': {
    path: at(refunds!),
    says: { replaceRule: mistakes({ 'then.team': 'That team is gone.', 'when.topics[0]': 'That topic is gone.' }) },
    does: () => press('Save'),
  },
  'what the other alone has changed of a rule is kept beside one’s own name': {
    path: at(refunds!),
    says: {
      replaceRule: (_, times) =>
        times === 1 ? raced({ ...refunds!, then: { ...refunds!.then, priority: 'low' } }) : undefined,
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
      await press('Keep mine')
      await press('Save')
    },
  },
  'who was slower sees what the other changed of a rule': {
    path: at(whole),
    says: {
      listRules: rules,
      replaceRule: raced({ ...whole, name: 'Theirs', enabled: true, when: empty.when, then: refunds!.then }),
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
    },
  },
  'who was slower sees all that the other asks for': {
    path: at(empty),
    says: { listRules: rules, replaceRule: raced({ ...empty, when: whole.when, then: whole.then }) },
    does: async () => {
      await press(/^Priority/)
      await pick('Priority', 'Low')
      await press('Save')
    },
  },
  'who was slower sees what the other changed of a team': {
    path: `/routing/teams/${access!.id}`,
    says: {
      replaceTeam: raced({
        ...access!,
        name: 'Theirs',
        members: ['lead-kim', 'agent-gone'],
        assignment: 'in-turn',
        schedule: hours!.id,
      }),
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
    },
  },
})
