import { expect } from 'vitest'
import {
  type Act,
  approveActs,
  asked,
  choose,
  confirm,
  fill,
  me,
  pick,
  press,
  raced,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { type AnswerOf, example, openDesk, Refused, type Screen } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/crisis', '/crisis/new'])

const [running] = example('listCrisisMessages', 'desk-messages')
const [macro] = example('listMacros', 'desk-macros').items
type Message = AnswerOf<'listCrisisMessages'>[number]
const told: Message = {
  ...running!,
  games: ['wow'],
  topics: [1201, 9],
  places: ['150', 'DE'],
  macroId: macro!.id,
  articleId: '24117',
  severity: 'degraded',
  updates: [
    {
      at: '2026-11-20T09:40:00.000Z',
      text: { 'en-US': 'Half of them are back.' },
      isResolution: false,
      by: 'lead-kim',
    },
    { at: '2026-11-20T09:20:00.000Z', text: { 'de-DE': 'Nur auf Deutsch.' }, isResolution: false, by: 'lead-kim' },
  ],
}
const all: Message[] = [
  told,
  { ...running!, id: 'notice', severity: 'notice', mayChange: false, fromContent: true },
  {
    ...running!,
    id: 'resolved',
    state: 'resolved',
    resolvedAt: '2026-11-20T09:30:00.000Z',
    updates: [{ at: '2026-11-20T09:30:00.000Z', text: { 'en-US': 'It is over.' }, isResolution: true, by: 'lead-kim' }],
  },
  {
    ...running!,
    id: 'planned',
    state: 'planned',
    startsAt: '2026-11-21T09:00:00.000Z',
    endsAt: '2026-11-21T12:00:00.000Z',
    link: 'https://status.example/',
  },
  { ...running!, id: 'draft', state: 'draft', active: false, title: { 'de-DE': 'Entwurf' } },
  { ...running!, id: 'past', state: 'past', active: false },
]
const none = { items: [], nextCursor: null, count: 0, more: false }
const says = { listCrisisMessages: all }
const previewed = async ({ sent }: Screen, times = 1): Promise<void> => void (await sent('previewCrisisMessage', times))
const write = async (): Promise<void> => {
  await fill('Title', ' Sign-in ')
  await fill('In one sentence', 'Some cannot sign in.')
  await fill('What players should know and do', 'We work on it.')
}

const acts: Readonly<Record<string, Act>> = {
  'messages of all states have the room, each a card': { path: '/crisis', says },
  'beside a chosen one the others are lines': { path: '/crisis/past', says, does: (screen) => previewed(screen, 0) },
  'a bad day with all it takes': { path: `/crisis/${told.id}`, says, does: previewed },
  'a message that came with the content is read alone': { path: '/crisis/notice', says, does: previewed },
  'a resolved one': { path: '/crisis/resolved', says, does: previewed },
  'on a phone a bad day has the screen': { path: `/crisis/${told.id}`, says, width: 390, does: previewed },
  'on a phone the cards have the screen': { path: '/crisis', says, width: 390 },
  'where there is none it says so': { path: '/crisis', says: { listCrisisMessages: [] } },
  'messages that do not come can be asked for again': {
    path: '/crisis',
    says: { listCrisisMessages: new Refused(503) },
  },
  'a writer is not shown the room': { path: '/crisis', roles: ['writer'], says: { listStudioDocuments: none } },
  'a lead of one game chooses among theirs': {
    path: '/crisis/planned/edit',
    says: { ...says, getDeskIdentity: me({ roles: ['lead'], scope: { games: ['wow'], languages: ['de-DE'] } }) },
    does: async (screen) => {
      await press('Next')
      await press(/^Readers of these languages/)
      await previewed(screen)
    },
  },
  'the first question begins a message': { path: '/crisis/new?severity=outage' },
  'nobody goes on without words, nor with a wrong link': {
    path: '/crisis/new',
    does: async () => {
      await fill('Title', ' ')
      await press(/^Link to more/)
      await fill('Link to more', 'http://plain.example')
      await pick('Language of the texts', 'German')
      await press('Next')
    },
  },
  'what is written stands beside it as players will see it': {
    path: '/crisis/new',
    does: async (screen) => {
      await choose(/^Does not work/)
      await write()
      await pick('Language of the texts', 'German')
      await fill('Title', 'Anmeldung')
      await expect
        .poll(async () => (await screen.sent('previewCrisisMessage')).at(-1))
        .toEqual({
          language: 'de-DE',
          message: {
            title: { 'en-US': ' Sign-in ', 'de-DE': 'Anmeldung' },
            summary: { 'en-US': 'Some cannot sign in.' },
            body: { 'en-US': 'We work on it.' },
            severity: 'outage',
            game: null,
            games: [],
            languages: [],
            places: [],
            topics: [],
            startsAt: null,
            endsAt: null,
            link: null,
            macroId: null,
            articleId: null,
            active: true,
          },
        })
    },
  },
  'whom it concerns: nobody goes on with an end before its beginning': {
    path: '/crisis/new',
    does: async (screen) => {
      await write()
      await press('Next')
      await tick('Realms of Aether')
      await press(/^Topics of the cases/)
      await tick('Character stuck')
      await press(/^Places/)
      await tick('Germany')
      await press(/^Begins/)
      await press(/^Ends/)
      const [starts, ends] = document.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')
      await fill(starts!.labels![0]!.textContent, '2026-11-22T10:00')
      await fill(ends!.labels![0]!.textContent, '2026-11-21T10:00')
      await press('Next')
      await previewed(screen)
    },
  },
  'a message is published': {
    path: '/crisis/new',
    does: async (screen) => {
      await write()
      await press('Next')
      await tick('Realms of Aether')
      await press(/^Topics of the cases/)
      await tick('Character stuck')
      await tick('Vanguard Rising')
      await tick('Realms of Aether')
      await previewed(screen)
      await press('Next')
      await press('Publish')
    },
  },
  'before it is published it is read once more': {
    path: '/crisis/planned/edit',
    says,
    does: async (screen) => {
      await press('Next')
      await press('Next')
      await previewed(screen)
    },
  },
  'a message is kept as a draft': {
    path: '/crisis/planned/edit',
    says: { listCrisisMessages: [{ ...all[3]!, active: false, macroId: macro!.id, places: ['XX'] }] },
    does: async (screen) => {
      await press('Next')
      await press('Next')
      await press('Back')
      await press('Next')
      await previewed(screen)
      await press('More actions')
      await press('Keep as a draft')
    },
  },
  'what was typed is there after the page was left': {
    path: '/crisis/new',
    does: async () => {
      await write()
      return openDesk('/crisis/new', { roles: ['admin'] })
    },
  },
  'something new is said, in the portal’s own language first': {
    path: `/crisis/${told.id}`,
    says,
    does: async (screen) => {
      await previewed(screen)
      await press('Say what is new')
      await asked()
      await pick('Language of the texts', 'German')
      await fill(/.*/, 'Neues')
      await press('Say what is new')
    },
  },
  'something new goes out, without what is blank': {
    path: '/crisis',
    says,
    does: async () => {
      await press(/^Say what is new: /)
      await asked()
      await fill(/.*/, 'News')
      await pick('Language of the texts', 'German')
      await fill(/.*/, ' ')
      await press('Say what is new')
    },
  },
  'how long an end stays to be read': {
    path: '/crisis',
    says,
    does: async () => {
      await press(/^It is solved: /)
      await asked()
    },
  },
  'it is over, and stays for half an hour': {
    path: `/crisis/${told.id}`,
    says,
    does: async (screen) => {
      await previewed(screen)
      await press('It is solved')
      await asked()
      await fill(/.*/, 'Over')
      await pick('Players are told for', '30')
      await press('It is solved')
    },
  },
  'a message is taken away once it was asked about': {
    path: `/crisis/${told.id}`,
    says,
    does: async (screen) => {
      await previewed(screen)
      await press('More actions')
      await press('Take back')
      await asked()
    },
  },
  'a message is gone': {
    path: `/crisis/${told.id}`,
    says,
    does: async (screen) => {
      await previewed(screen)
      await press('More actions')
      await press('Take back')
      await confirm('Take back')
    },
  },
  'a way of contact is closed, and another opened': {
    path: `/crisis/${told.id}`,
    says,
    does: async (screen) => {
      await previewed(screen)
      await press(/^Close: /)
      await press(/^Open: /)
    },
  },
  'who was slower sees what the other changed': {
    path: `/crisis/${told.id}/edit`,
    says: {
      ...says,
      replaceCrisisMessage: raced({
        ...told,
        title: { 'en-US': 'Theirs' },
        summary: { ...told.summary, 'fr-FR': 'Bref' },
        body: { 'en-US': 'Other', 'de-DE': 'Wir arbeiten daran.' },
        severity: 'notice',
        games: [],
        languages: ['fr-FR', 'ja-JP'],
        places: ['JP'],
        topics: [1201],
        startsAt: '2026-11-20T08:00:00.000Z',
        endsAt: '2026-11-20T18:00:00.000Z',
        link: 'https://theirs.example/',
        macroId: null,
        articleId: '1',
        active: false,
      }),
    },
    does: async (screen) => {
      await fill('Title', 'Mine')
      await press('Next')
      await press('Next')
      await previewed(screen)
      await press('Publish')
    },
  },
}
/** Players' page is asked for 400 ms after the last word: what stands there then has come. */
const withPreview = (does: NonNullable<Act['does']>) => async (screen: Screen) => {
  const last = await does(screen)
  await new Promise((resolve) => setTimeout(resolve, 500))
  return last
}
approveActs(
  Object.fromEntries(
    Object.entries(acts).map(([title, { does, ...act }]) => [
      title,
      does === undefined ? act : { ...act, does: withPreview(does) },
    ]),
  ),
)
