import { approveActs, fill, mistakes, pick, press, raced, tick } from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/targets', '/targets/new'])

const { items, mark } = example('listTargets', 'desk-targets')
const [urgent] = items
const [weekdays] = example('listSchedules', 'desk-schedules').items
const [access] = example('listTeams', 'desk-teams').items
const whole = {
  ...urgent!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f52',
  name: 'Whole',
  enabled: false,
  when: {
    teams: [access!.id],
    games: ['overwatch'],
    topics: [1201],
    priorities: ['low' as const],
    languages: ['ja-JP'],
  },
  minutes: { firstAnswer: 90, nextAnswer: null, resolution: 1 },
  schedule: weekdays!.id,
}
const any = {
  ...urgent!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f53',
  name: 'Any',
  when: { teams: [], games: [], topics: [], priorities: [], languages: [] },
}
const targets = { mark, items: [urgent!, whole, any] }
const at = ({ id }: { id: string }): string => `/targets/rules/${id}`
const hours = `/targets/hours/${weekdays!.id}`

approveActs({
  'a target of all there is to ask for, in working hours': { path: at(whole), says: { listTargets: targets } },
  'a target of any case': { path: at(any), says: { listTargets: targets } },
  'on a phone the list has the screen': { path: '/targets', width: 390, says: { listTargets: targets } },
  'where there is none it says so': {
    path: '/targets',
    says: { listTargets: { items: [], mark }, listSchedules: { items: [] } },
  },
  'targets that do not come can be asked for again': { path: '/targets', says: { listTargets: new Refused(503) } },
  'where there is no team none is asked for': {
    path: at(any),
    says: { listTargets: targets, listTeams: { items: [] } },
  },
  'a first target': { path: '/targets/rules/new' },
  'hours of work': { path: hours },
  'new hours of work': { path: '/targets/hours/new' },
  'on a phone hours have the screen': { path: hours, width: 390 },
  'targets change their place, with the mark of their list': {
    path: at(whole),
    says: { listTargets: targets },
    does: async () => {
      await press(/Whole.*down|down.*Whole/i)
      await press(/Any.*up|up.*Any/i)
    },
  },
  'nothing is sent or tried of a target that promises nothing': {
    path: '/targets/rules/new',
    does: async () => {
      await press('Try on past cases')
      await press('Save')
    },
  },
  'a target is made of all there is': {
    path: '/targets/rules/new',
    does: async () => {
      await fill('Name', ' All ')
      await tick('Active')
      await fill('First answer', '٤')
      await fill('Next answer', '30,4')
      await pick(/Next answer: unit/, 'Minutes')
      await fill('Resolution', '99999999')
      await pick('Working hours', 'Weekdays in Berlin')
      await press(/^Team/)
      await tick('Access')
      await press(/^Priority/)
      await tick('Urgent')
      await press(/^Game/)
      await tick('Realms of Aether')
      await press(/^Topics/)
      await tick('Character stuck')
      await press(/^Language/)
      await tick('Japanese (Japan)')
      await press('Save')
    },
  },
  'a target is tried as it stands, whatever it is called': {
    path: at(whole),
    says: { listTargets: targets },
    does: () => press('Try on past cases'),
  },
  'what was tried is forgotten once the target is another': {
    path: at(urgent!),
    does: async () => {
      await press('Try on past cases')
      await fill('First answer', '1')
    },
  },
  'a target is changed: at all hours, and no more of one of its times': {
    path: at(whole),
    says: { listTargets: targets },
    does: async () => {
      await fill('Resolution', ' ')
      await fill('First answer', '-3')
      await fill('Next answer', 'soon')
      await press('Save')
      await fill('Next answer', '0.2')
      await pick('Working hours', 'Around')
      await press('Save')
    },
  },
  'a target is deleted': {
    path: at(urgent!),
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'hours are made: a day is added after the last, and one is taken': {
    path: '/targets/hours/new',
    does: async () => {
      await fill('Name', ' Sundays ')
      await fill(/time zone/i, ' Asia/Tokyo ', 'combobox')
      await press('Add hours')
      await press(/Monday 09:00/)
      await pick('Day', 'Sunday', 4)
      await fill('From', '7', 'textbox', 4)
      await fill('To', '1930', 'textbox', 4)
      await fill('Holidays', '2027-01-01\n 2026-12-25, 2026-12-25')
      await press('Save')
    },
  },
  'what is no zone, no time and no day is refused, each at its place': {
    path: hours,
    does: async () => {
      await fill(/time zone/i, 'Berlin', 'combobox')
      await fill('From', 'early')
      await fill('Holidays', '2026-12-25\n2026-02-30')
      await press('Save')
    },
  },
  'without hours nothing is sent': {
    path: hours,
    does: async () => {
      await press(/Monday 09:00/)
      await press(/Tuesday 09:00/)
      await press('Save')
      await press('Add hours')
    },
  },
  'hours that are needed stay, and say so': {
    path: hours,
    says: { deleteSchedule: new Refused(409, { slug: 'conflict', status: 409 }) },
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'hours are deleted': {
    path: hours,
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'a refused target says why': {
    path: at(urgent!),
    says: { replaceTarget: mistakes({ schedule: 'Those hours are gone.' }) },
    does: () => press('Save'),
  },
  'what the other alone has changed of a target is kept beside one’s own name': {
    path: at(urgent!),
    says: {
      replaceTarget: (_, times) =>
        times === 1 ? raced({ ...urgent!, minutes: { ...urgent!.minutes, firstAnswer: 120 } }) : undefined,
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
      await press('Keep mine')
      await press('Save')
    },
  },
  'who was slower sees what the other changed of a target': {
    path: at(urgent!),
    says: { replaceTarget: raced({ ...whole, id: urgent!.id, name: 'Theirs' }) },
    does: async () => {
      await fill('First answer', '1')
      await press('Save')
    },
  },
  'who was slower sees what the other changed of hours': {
    path: hours,
    says: {
      replaceSchedule: raced({
        ...weekdays!,
        name: 'Theirs',
        timeZone: 'Asia/Tokyo',
        hours: [{ day: 7, from: '10:00', to: '12:00' }],
        holidays: [],
      }),
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
    },
  },
})
