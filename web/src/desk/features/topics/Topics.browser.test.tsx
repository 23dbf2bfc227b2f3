import { page } from 'vitest/browser'
import {
  approveActs,
  asked,
  choose,
  confirm,
  fill,
  me,
  pause,
  pick,
  press,
  raced,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/studio/topics/wow', '/studio/topics/wow/1201', '/studio/topics/wow/page'])

const tree = example('getTopicTree', 'topic-tree')
const sheet = example('getTopicSheet', 'topic-sheet')
const gamePage = example('getGamePage', 'game-page')
const shared = example('getGamePage', 'game-page-shared')
const [group, stuck] = tree.nodes
const lost = { ...stuck!, id: 1202, name: { 'en-US': 'Lost item' }, change: 'new' as const, mistakes: 2, channels: [] }
const other = { ...group!, id: 1300, name: { 'en-US': 'Payment' } }
/** Two groups; the first has two topics. */
const wide = { ...tree, nodes: [group!, stuck!, lost, other] }
const kim = { id: 'lead-kim', displayName: 'Kim' }
const finding = {
  isBlocking: true,
  categoryId: 1201,
  field: null,
  channel: null,
  property: null,
  locales: [],
  message: '',
}
const home = '/studio/topics/wow'
const topic = `${home}/1201`
const lead = { ...wide, mayPublish: true, needsReviewer: false }
const more = (name: string): Promise<void> => press(`More for “${name}”`)
const tab = async (name: string): Promise<void> => page.getByRole('tab', { name }).click()
const fieldOf = (change: object) => ({ ...sheet.topic.fields[0]!, key: 'k', label: { 'en-US': 'K' }, ...change })

approveActs({
  'a tree with mistakes, sent back with a word': {
    path: home,
    says: {
      getTopicTree: {
        ...wide,
        findings: [{ ...finding, code: 'text-missing', property: 'page.trending.title', locales: ['en-US'] }],
        returnedBy: kim,
        note: 'Not yet',
      },
    },
  },
  'a tree that waits for its time': {
    path: home,
    says: { getTopicTree: { ...wide, state: 'scheduled', publishAt: '2026-11-30T08:00:00.000Z', askedBy: kim } },
  },
  'a tree as players see it': {
    path: home,
    says: { getTopicTree: { ...wide, draft: 0, writtenBy: null, writtenAt: null } },
  },
  'a translator changes words alone': { path: home, says: { getTopicTree: { ...wide, languages: ['ja-JP'] } } },
  'on a phone a tree has the screen': { path: home, width: 390, says: { getTopicTree: wide } },
  'a tree that does not come can be asked for again': { path: home, says: { getTopicTree: new Refused(503) } },
  'a writer of one game finds no other': {
    path: '/studio/topics',
    says: { getDeskIdentity: me({ roles: ['writer'], scope: { games: ['overwatch'], languages: [] } }) },
  },
  'a topic is moved up and down by its menu': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('My character is stuck')
      await press('Move down')
    },
  },
  'where a topic can go': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('Lost item')
      await press('Move to a group…')
      await asked()
    },
  },
  'a topic goes to another group': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('Lost item')
      await press('Move to a group…')
      await asked()
      await pick('Group', 'Payment')
      await press('Move')
    },
  },
  'a move that a colleague stood against can be done again': {
    path: home,
    says: { getTopicTree: wide, saveTopicTree: (_, times) => (times === 1 ? raced(wide) : undefined) },
    does: async () => {
      await more('Lost item')
      await press('Move up')
      await press('Move it all the same')
    },
  },
  'a move whose topic a colleague took away is told': {
    path: home,
    says: {
      getTopicTree: (_, times) => (times === 1 ? wide : { ...wide, nodes: [group!, stuck!] }),
      saveTopicTree: raced(wide),
    },
    does: async () => {
      await more('Lost item')
      await press('Move up')
    },
  },
  'what goes with a topic is said before it goes': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('My character is stuck')
      await press('Remove')
      await asked()
    },
  },
  'a group goes with its topics': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('Gameplay')
      await press('Remove')
      await confirm('Remove')
    },
  },
  'a topic without a name is not added': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await press('Add a topic')
      await asked()
      await press('Add a topic')
    },
  },
  'a topic is added below a group, with all that can be said of it': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await more('Gameplay')
      await press('Add a topic below')
      await asked()
      await fill('English', 'Lag', 'textbox', 0)
      await fill('German', 'Ruckeln', 'textbox', 0)
      await tick('Beside search results')
      await tick('Among the popular topics')
      await press(/^What its link searches for/)
      await fill('English', 'slow', 'textbox', 1)
      await press(/^Below its name/)
      await fill('Japanese', '遅い', 'textbox', 2)
      await press(/^Asked without an account/)
      await pick('Asked without an account', 'Set here')
      await tick('Phone number')
      await tick('E-mail address')
      await press(/^Sign/)
      await fill('Find a sign by its English name', 'map pin', 'searchbox')
      await choose('map-pin')
      await press('Add a topic')
    },
  },
  'a topic’s settings are kept': {
    path: home,
    says: { getTopicTree: wide },
    does: async () => {
      await press('Payment')
      await asked()
      await fill('English', 'Payments')
      await press('Keep')
    },
  },
  'a change that is refused says so, and the question stays': {
    path: home,
    says: { getTopicTree: wide, saveTopicTree: new Refused(503) },
    does: async () => {
      await press('Payment')
      await asked()
      await fill('English', 'Payments')
      await press('Keep')
    },
  },
  'what publishing does, for whom has to ask a colleague': {
    path: home,
    does: async () => {
      await press('What it changes')
      await asked()
    },
  },
  'mistakes come before publishing': {
    path: home,
    says: {
      getTopicTree: {
        ...lead,
        findings: [
          { ...finding, code: 'text-missing', property: 'page.trending.title', locales: ['en-US'] },
          { ...finding, code: 'options-missing', field: 0 },
          { ...finding, code: 'text-missing', categoryId: 1200, property: 'name', locales: ['en-US', 'ja-JP'] },
          { ...finding, code: 'promo-missing', isBlocking: false },
          { ...finding, code: 'language-missing', isBlocking: false, locales: ['ja-JP'] },
        ],
      },
    },
    does: async () => {
      await press('Publish…')
      await asked()
    },
  },
  'topics are published at a time, with a word': {
    path: home,
    says: { getTopicTree: lead },
    does: async () => {
      await press('Publish…')
      await asked()
      await fill('Why', ' New season ')
      const at = page.getByRole('dialog').getByLabelText('Publish at')
      await at.fill('2026-12-01T08:00')
      await press('Publish')
    },
  },
  'topics that a colleague changed meanwhile are not published': {
    path: home,
    says: { getTopicTree: lead, publishTopics: new Refused(409) },
    does: async () => {
      await press('Publish…')
      await asked()
      await press('Publish')
    },
  },
  'a colleague is asked for a review': {
    path: home,
    does: async () => {
      await press('Ask for review')
      await asked()
      await fill('Why', 'Please look')
      await press('Ask for review')
    },
  },
  'a draft is sent back': {
    path: home,
    says: { getTopicTree: { ...lead, state: 'review', askedBy: kim, note: 'Look' } },
    does: async () => {
      await press('Send back')
      await asked()
      await fill('Why', 'Mend it')
      await press('Send back')
    },
  },
  'a draft is discarded once it was asked about': {
    path: topic,
    does: async () => {
      await press('More actions')
      await press('Discard draft')
      await confirm('Discard draft')
    },
  },
  'what changed since a version, and the way back': {
    path: home,
    does: async () => {
      await press('More actions')
      await press('Versions')
      await asked()
      await press('What changed since version 1')
      await press('What changed since version 0')
      await press('Go back to version 0')
    },
  },
  'a version that fits no more is refused': {
    path: home,
    says: { rollbackTopics: new Refused(409) },
    does: async () => {
      await press('More actions')
      await press('Versions')
      await asked()
      await press('Go back to version 0')
    },
  },
  'a topic that is not there leads back': { path: `${home}/9`, says: { getTopicSheet: new Refused(404) } },
  'on a phone a topic has the screen': { path: topic, width: 390 },
  'a field of every kind, each with what only it asks': {
    path: topic,
    says: {
      getTopicSheet: {
        ...sheet,
        topic: {
          ...sheet.topic,
          fields: [
            ...sheet.topic.fields,
            fieldOf({
              key: 'a',
              type: 'sqa',
              renderMethod: 'dropdown',
              secretQuestions: [{ id: 'q', question: { 'en-US': 'Pet?' } }],
            }),
            fieldOf({ key: 'b', type: 'checkbox', renderMethod: 'text', options: [] }),
          ],
        },
        findings: [
          { ...finding, code: 'options-missing', field: 0, property: 'options' },
          { ...finding, code: 'text-missing', field: 1, property: 'label', locales: ['de-DE'] },
        ],
      },
    },
  },
  'a field is opened with its condition, and changed': {
    path: topic,
    does: async () => {
      await press(/^Which phone\?/)
      await press(/^When it is asked/)
      await tick('On a PC')
      await tick('On a phone')
      await press(/^Length/)
      await fill('At least so many characters', '3.6', 'spinbutton')
      await press(/^Name within cases/)
      await fill('Name within cases', 'my device!')
      await press(/^Who is asked/)
      await tick('Only for who is signed in')
      await tick(/^Secret/)
      await press(/^Help above it/)
      await fill('Help above it', 'Look at its back')
      await pause()
    },
  },
  'a field gets another kind, and answers': {
    path: topic,
    does: async () => {
      await press(/^Where do you play\?/)
      await fill('Answer 1', 'On a computer')
      await press('Add one')
      await press(/down.*On a computer|On a computer.*down/i)
      await press('Remove “On a phone”')
      await pick('How it is drawn', 'All in sight')
      await tick('It has to be answered')
      await pause()
    },
  },
  'a field of realms is added, with characters': {
    path: topic,
    does: async () => {
      await pick('New field', 'Character')
      await press('Add the field')
      await tick('A player chooses from what is theirs')
      await press('Add a realm')
      await fill('Realm', 'Aether', 'textbox', -1)
      await pause()
    },
  },
  'fields change their places, and one is removed': {
    path: topic,
    does: async () => {
      await more('Where do you play?')
      await press('Move down')
      await more('Which phone?')
      await press('Remove the field')
      await pause()
    },
  },
  'what players read first, in another language': {
    path: topic,
    does: async () => {
      await tab('Text')
      await pick('Language', 'German')
      await fill('What players read first', 'Fast alle sind frei.')
      await fill('What players write about it', 'Ich stecke fest\n\n Hilfe ')
      await tick('Players can write from here')
      await tick('Leads into a workflow of its own')
      await pause()
    },
  },
  'what is offered first changes its order': {
    path: topic,
    does: async () => {
      await tab('Text')
      await press(/down.*Free my character|Free my character.*down/i)
      await press('Remove “Your character is stuck”')
      await fill('Add an article or a service', 'char', 'combobox')
      await pause()
    },
  },
  'a channel with its week': { path: topic, does: () => tab('Channels') },
  'a week is changed by days, dates and zone': {
    path: topic,
    does: async () => {
      await tab('Channels')
      await pick('Time zone', 'UTC')
      await pick('Wednesday: when it is open', 'Round')
      await pick('Tuesday: when it is open', 'Closed')
      await press('Monday: Add hours')
      await press('Copy to all weekdays')
      await press('Add a date')
      await press('Remove: Christmas (2026-12-25)')
      await pause()
    },
  },
  'a channel is open at any time, and has all that can be said of it': {
    path: topic,
    does: async () => {
      await tab('Channels')
      await choose('At any time')
      await press('Add: Chat')
      const chat = page.getByRole('region', { name: 'Chat' })
      await chat.getByRole('button', { name: /^Who takes its chats/ }).click()
      await fill('Kind of representative', 'bill ing!')
      await pick('Language of the chat', 'German')
      await fill('Name of its place in the page', 'chat-billing')
      await chat.getByRole('button', { name: /^Expected wait/ }).click()
      await fill('Expected wait in minutes', '-4', 'spinbutton')
      await chat.getByRole('button', { name: /^Place/ }).click()
      await fill('Place', '7.4', 'spinbutton')
      await chat.getByRole('button', { name: /^Notice above the form/ }).click()
      await fill('Title of the notice', 'Busy')
      await chat.getByRole('button', { name: /^Said once it is sent/ }).click()
      await fill('Said once it is sent', 'Soon')
      await tick('Open', 'checkbox', 0)
      await pause()
    },
  },
  'a channel is removed, and none is left': {
    path: topic,
    does: async () => {
      await tab('Channels')
      await more('Message')
      await press('Remove the channel')
      await pause()
    },
  },
  'what a colleague wrote meanwhile is told, and mine can go over it': {
    path: topic,
    says: { saveTopicSheet: (_, times) => (times === 1 ? new Refused(409) : undefined) },
    does: async () => {
      await tab('Text')
      await fill('What players read first', 'Mine')
      await pause()
      await press('Keep mine')
      await pause()
    },
  },
  'what a colleague wrote meanwhile can be taken': {
    path: topic,
    says: {
      saveTopicSheet: new Refused(409),
      getTopicSheet: (_, times) =>
        times === 1
          ? sheet
          : { ...sheet, mark: 'ffffffffffff', topic: { ...sheet.topic, friendlyText: { 'en-US': 'Theirs' } } },
    },
    does: async () => {
      await tab('Text')
      await fill('What players read first', 'Mine')
      await pause()
      await press('Take theirs')
    },
  },
  'players try the form: what is not asked is counted': {
    path: topic,
    does: async () => {
      await pick('Where do you play?', 'On a phone')
    },
  },
  'a card of the game’s page is opened and changed': {
    path: `${home}/page`,
    does: async () => {
      await press(/^A way out of the hearth gate/)
      await fill('Title', 'Out')
      await fill('Address', 'https://other.example')
      await pick('Stands on', 'My character is stuck')
      await tick('Opens in a tab of its own')
      await tick('Asks before a player leaves for another site')
      await pause()
    },
  },
  'an entry is added, moved and removed': {
    path: `${home}/page?list=selfServices`,
    does: async () => {
      await press('Add an entry')
      await fill('Title', 'New')
      await more('New')
      await press('Move up')
      await more('Free my character')
      await press('Remove')
      await pause()
    },
  },
  'links of a page with a mistake': {
    path: `${home}/page?list=resources`,
    says: {
      getGamePage: {
        ...gamePage,
        findings: [
          {
            ...finding,
            code: 'text-missing',
            categoryId: 0,
            field: 0,
            property: 'page.resources.title',
            locales: ['de-DE'],
          },
        ],
      },
    },
    does: () => press(/^News and patch notes/),
  },
  'a service for every game is named by its title': {
    path: '/studio/topics/services/page?list=promos',
    says: { getGamePage: shared },
    does: async () => {
      await press('Add a service')
      await fill('Title', 'Move my character')
      await fill('Address', 'https://account.example/move')
      await pick('Colour of the mark', 'Amber')
      await tick('It does what a case would ask for')
      await pause()
    },
  },
  'panels of games keep their places': {
    path: '/studio/topics/services/page?list=headers',
    says: { getGamePage: shared },
    does: async () => {
      await press('Add a panel')
      await fill('Title', 'Mobile')
      await more('Mobile')
      await press('Move up')
      await pause()
    },
  },
  'words of the portal in one’s own': {
    path: '/studio/topics/services/page?list=texts',
    says: { getGamePage: shared },
    does: async () => {
      await press(/^Your cases/)
      await fill('You say', 'All your cases')
      await pause()
    },
  },
  'a sentence that is the product’s again': {
    path: '/studio/topics/services/page?list=texts',
    says: { getGamePage: shared },
    does: async () => {
      await press(/^Your cases/)
      await press('As the product says')
      await pause()
    },
  },
})
