import { page } from 'vitest/browser'
import {
  approveActs,
  asked,
  backToNow,
  confirm,
  fill,
  follow,
  keys,
  me,
  pause,
  pick,
  press,
  until,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

type Documents = ReturnType<typeof example<'listStudioDocuments'>>
const none: Documents = { items: [], nextCursor: null, count: 0, more: false }
// The examples know no states.
const says = {
  listStudioDocuments: ({ url }: { url: URL }) => (url.searchParams.get('state') === 'published' ? undefined : none),
}
approvePages(['/studio/gaps', '/studio/links', '/studio/languages', '/studio', '/studio/en-US~24117'], says)

const [document_] = example('listStudioDocuments', 'studio-documents').items
const sheet = example('getStudioDocument', 'studio-sheet')
const review = example('getStudioDocument', 'studio-sheet-review')
const machine = example('draftContentTranslation', 'studio-machine-draft').sheet!
const links = example('listStudioLostLinks', 'studio-lost-links')
const gaps = example('listStudioGaps', 'studio-gaps')
const table = example('listStudioTranslations', 'studio-translations')
const kim = { id: 'lead-kim', displayName: 'Kim' }
const article = '/studio/en-US~24117'
const withSheet = (change: object, of: object = {}) => ({
  ...says,
  getStudioDocument: { ...sheet, ...change, document: { ...sheet.document, ...of } },
})
const states = {
  listStudioDocuments: ({ url }: { url: URL }): Documents => {
    const state = url.searchParams.get('state') as 'draft' | 'published'
    const one = {
      ...document_!,
      state,
      id: `en-US~${state.length}`,
      title: state === 'draft' ? '' : state,
      publishAt: state === ('scheduled' as string) ? '2026-11-25T08:00:00.000Z' : null,
      translations: [
        { locale: 'en-US', state: 'original' as const },
        { locale: 'de-DE', state: 'outdated' as const },
        { locale: 'ja-JP', state: 'missing' as const },
      ],
    }
    return { items: [one], nextCursor: state === 'published' ? 'next' : null, count: 30, more: state === 'draft' }
  },
}
/** A translation of what has changed since. */
const translation = {
  ...machine,
  source: machine.source.replace('machineTranslation: true\n', '').replace('3f2a9c81d04e', '000000000000'),
  originalDifference: ' ---\n-Use the **door**.\n+Use the **gate**.',
  draft: 0,
}
const german = { ...says, getStudioDocument: translation }
const tab = async (name: string | RegExp): Promise<void> => page.getByRole('tab', { name }).click()
const text = page.getByRole('textbox', { name: 'Text' })
const bringPicture = async (): Promise<void> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 2 })
  const png = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), 'image/png'))
  const all = new DataTransfer()
  all.items.add(new File([png], 'gate.png', { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  input.files = all.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await asked()
}

approveActs({
  'what is under way stands before what is published': { path: '/studio', says: states },
  'on a phone the list has the screen, its choices folded': { path: '/studio', width: 390, says: states },
  'the list is narrowed to what lacks a language': {
    path: '/studio',
    says: states,
    does: async () => {
      await pick('Language', 'German')
      await pick('Translation', 'outdated')
      await fill('Title or number', 'stuck', 'searchbox')
    },
  },
  'more of the list comes, of one state alone': {
    path: '/studio',
    says: states,
    does: async () => {
      await pick('State', 'Published')
      await press('Show more')
      await pick('State', 'Archived')
    },
  },
  'where there is nothing it says so': { path: '/studio', says: { listStudioDocuments: none } },
  'a list that does not come can be asked for again': {
    path: '/studio',
    says: { listStudioDocuments: new Refused(503) },
  },
  'an article without title and summary is not begun': {
    path: '/studio',
    says,
    does: async () => {
      await press('New article')
      await asked()
      await press('Begin writing')
    },
  },
  'an article is begun, and opened': {
    path: '/studio',
    says,
    does: async () => {
      await press('New article')
      await asked()
      await fill('Title', ' Lag: "what" helps ')
      await fill('Summary', ' A few things. ')
      await pick('Game', 'Realms of Aether')
      backToNow()
      await press('Begin writing')
    },
  },
  'a writer of one game begins with it': {
    path: '/studio',
    says: { ...says, getDeskIdentity: me({ roles: ['writer'], scope: { games: ['overwatch'], languages: [] } }) },
    does: async () => {
      await press('New article')
      await asked()
    },
  },
  'an article that is not there': { path: article, says: { ...says, getStudioDocument: new Refused(404) } },
  'an article that does not come can be asked for again': {
    path: article,
    says: { ...says, getStudioDocument: new Refused(503) },
  },
  'on a phone an article is read first': { path: article, width: 390, says },
  'what a colleague asks to look at': { path: article, says: { ...says, getStudioDocument: review } },
  'what was sent back, with mistakes': {
    path: article,
    says: withSheet({
      returnedBy: kim,
      note: 'Not yet',
      mistakes: [
        { line: 3, message: 'too long' },
        { line: 8, message: 'no such link' },
      ],
    }),
  },
  'what somebody asks to archive, and until when it stays': {
    path: article,
    says: withSheet({ askedBy: kim, asksArchive: true, mayArchive: true, note: 'Old' }, { state: 'review' }),
  },
  'what waits for its time': {
    path: article,
    says: withSheet(
      { asksUntil: '2026-12-24T08:00:00.000Z', askedBy: kim, mayPublish: true, needsReviewer: false },
      { state: 'scheduled', publishAt: '2026-11-25T08:00:00.000Z' },
    ),
  },
  'what is published is as players see it': {
    path: article,
    says: withSheet({ draft: 0, liveSource: sheet.source }, { state: 'published', writtenBy: null, writtenAt: null }),
  },
  'what is typed saves itself, with the day': {
    path: article,
    says,
    does: async () => {
      await fill('Text', 'Use the **gate**.\n\nOr walk.')
      await pause()
    },
  },
  'words are formatted where they are chosen': {
    path: article,
    says,
    does: async () => {
      await fill('Text', 'one\ntwo\nthree')
      const box = text.element() as HTMLTextAreaElement
      box.setSelectionRange(4, 7)
      await press('Bold')
      await press('Link')
      box.setSelectionRange(0, 0)
      await press('Heading')
      box.setSelectionRange(box.value.length, box.value.length)
      await press('List')
      await keys('!')
      await pause()
    },
  },
  'front matter is opened and changed': {
    path: article,
    says,
    does: async () => {
      await press(/^Details/)
      const details = page.getByRole('textbox', { name: 'Title, summary, games, topics' })
      await details.fill('title: Other\nupdated: 2026-01-01')
      await pause()
    },
  },
  'a save that fails is tried again': {
    path: article,
    says: { ...says, saveContentDraft: new Refused(503) },
    does: async () => {
      await fill('Text', 'Mine')
      await pause()
    },
  },
  'two texts stand side by side, and mine can go over theirs': {
    path: article,
    says: { ...says, saveContentDraft: (_, times) => (times === 1 ? new Refused(409) : undefined) },
    does: async () => {
      await fill('Text', 'Mine')
      await pause()
      await press('Keep mine')
      await pause()
    },
  },
  'two texts stand side by side': {
    path: article,
    says: { ...says, saveContentDraft: new Refused(409) },
    does: async () => {
      await fill('Text', 'Mine')
      await pause()
    },
  },
  'theirs is taken': {
    path: article,
    says: {
      ...says,
      saveContentDraft: new Refused(409),
      getStudioDocument: (_, times) =>
        times === 1 ? sheet : { ...sheet, draft: 9, source: sheet.source.replace('gate', 'portal') },
    },
    does: async () => {
      await fill('Text', 'Mine')
      await pause()
      await press('Take theirs')
    },
  },
  'what was typed is there after the page was left': {
    path: article,
    says,
    does: async () => {
      await fill('Text', 'Not yet sent')
      const again = await openDesk(article, { roles: ['admin'], says })
      await pause()
      return again
    },
  },
  'checks lead to their lines': {
    path: article,
    says,
    does: async () => {
      await tab(/^Checks/)
      await press(/^Line 2|^Line/)
    },
  },
  'a text that is fine, in figures': {
    path: article,
    says: withSheet({
      checks: { words: 900, minutes: 5, readingAge: 11, longSentences: 2, links: [], terms: [] },
    }),
    does: () => tab('Checks'),
  },
  'searches that lead here, and one becomes a keyword': {
    path: article,
    says,
    does: async () => {
      await tab('Searches')
      await press('Add to keywords')
      await pause()
    },
  },
  'nobody has searched yet': {
    path: article,
    says: { ...says, getStudioQuestions: example('getStudioQuestions', 'studio-questions-none') },
    does: () => tab('Searches'),
  },
  'searches that do not come can be asked for again': {
    path: article,
    says: { ...says, getStudioQuestions: new Refused(503) },
    does: () => tab('Searches'),
  },
  'what players do not see yet': { path: article, says, does: () => tab('Changes') },
  'what changed since a version, and the way back': {
    path: article,
    says,
    does: async () => {
      await tab('Versions')
      await press('What changed since version 1')
      await press('What changed since version 0')
      await press('Go back to version 0')
    },
  },
  'the page as a phone has it': { path: article, says, does: () => press('Phone') },
  'a colleague is asked for a review, until a day': {
    path: article,
    says,
    does: async () => {
      await press('Ask for review')
      await asked()
      await fill('Why', ' Look ')
      await page.getByRole('dialog').getByLabelText('Archive at').fill('2026-12-24T08:00')
      await press('Ask for review')
    },
  },
  'an article is published at a time': {
    path: article,
    says: { ...says, getStudioDocument: { ...review, asksUntil: '2026-12-24T08:00:00.000Z' } },
    does: async () => {
      await press('Publish')
      await asked()
      await page.getByRole('dialog').getByLabelText('Publish at').fill('2026-12-01T08:00')
      await press('Publish')
    },
  },
  'a draft is sent back': {
    path: article,
    says: { ...says, getStudioDocument: review },
    does: async () => {
      await press('Send back')
      await asked()
      await fill('Why', 'Mend it')
      await press('Send back')
    },
  },
  'a draft is discarded, and an article that is gone with it leads back': {
    path: article,
    says: { ...says, getStudioDocument: (_, times) => (times === 1 ? sheet : new Refused(404)) },
    does: async () => {
      await press('More actions')
      await press('Discard draft')
      await confirm('Discard draft')
    },
  },
  'archiving asks a colleague, who has to agree': {
    path: article,
    says,
    does: async () => {
      await press('More actions')
      await press('Archive')
      await asked()
    },
  },
  'whoever may archives': {
    path: article,
    says: withSheet({ mayArchive: true }),
    does: async () => {
      await press('More actions')
      await press('Archive')
      await confirm('Archive')
    },
  },
  'a publication that is refused says so, and the question stays': {
    path: article,
    says: { ...says, getStudioDocument: review, publishContent: new Refused(503) },
    does: async () => {
      await press('Publish')
      await asked()
      await press('Publish')
    },
  },
  'a translation stands beside what changed in its original': { path: article, says: german },
  'a translation that says this too': {
    path: article,
    says: german,
    does: async () => {
      await press('The translation says this too now')
      await pause()
    },
  },
  'a machine’s translation waits for somebody to read it': {
    path: article,
    says: { ...says, getStudioDocument: machine },
    does: async () => {
      await press('I have read it over')
      await pause()
    },
  },
  'a machine begins a translation': {
    path: article,
    says: german,
    does: async () => {
      await press('Draft by machine')
    },
  },
  'a machine that is away says so': {
    path: article,
    says: { ...german, draftContentTranslation: example('draftContentTranslation', 'studio-machine-draft-silent') },
    does: async () => {
      await press('Draft by machine')
    },
  },
  'another language is a menu away with the keys, which go on at its title': {
    path: article,
    says,
    does: async () => {
      const menu = page.getByRole('button', { name: /^Languages: / }).element() as HTMLElement
      menu.focus()
      await keys('{Enter}')
      await keys('{Tab}{Tab}')
      await keys('{Enter}')
    },
  },
  'other languages are behind the one that is open': { path: article, says, does: () => press(/^Languages: /) },
  'a picture is asked what it shows': { path: article, says, does: bringPicture },
  'a picture goes in where the caret is': {
    path: article,
    says,
    does: async ({ asked: all }) => {
      await bringPicture()
      await fill('What does it show?', 'The gate')
      await press('Put it in')
      await until(() => all.some(({ operation }) => operation === 'addContentPicture'))
      await pause()
    },
  },
  'a picture that is refused leaves the text as it was, and can be left out': {
    path: article,
    says: { ...says, addContentPicture: new Refused(422) },
    does: async ({ asked: all }) => {
      await bringPicture()
      await fill('What does it show?', 'The gate')
      await press('Put it in')
      await until(() => all.some(({ operation }) => operation === 'addContentPicture'))
      await pause()
    },
  },
  'gaps that are answered by now, and one without a game': {
    path: '/studio/gaps',
    says: { ...says, listStudioGaps: { items: [gaps.items[1]!] } },
  },
  'nothing was searched for in vain': { path: '/studio/gaps', says: { ...says, listStudioGaps: { items: [] } } },
  'gaps that do not come can be asked for again': {
    path: '/studio/gaps',
    says: { ...says, listStudioGaps: new Refused(503) },
  },
  'gaps of a month, a game and a language': {
    path: '/studio/gaps',
    says,
    does: async () => {
      await pick('Within', 'the last 30')
      await pick('Game', 'Realms')
      await pick('Language', 'German')
    },
  },
  'a search in vain begins an article': {
    path: '/studio/gaps',
    says,
    does: async () => {
      await press('Write an article: hearth gate name')
      await asked()
      await fill('Summary', 'It is called so.')
      backToNow()
      await press('Begin writing')
    },
  },
  'a search in another language is told, not its title': {
    path: '/studio/gaps',
    says: { ...says, listStudioGaps: { items: [{ ...gaps.items[0]!, language: 'de-DE', lastDay: '2026-11-20' }] } },
    does: async () => {
      await press(/^Write an article/)
      await asked()
    },
  },
  'links that lead nowhere, of each kind, and more of them': {
    path: '/studio/links',
    says: {
      ...says,
      listStudioLostLinks: {
        ...links,
        isMore: true,
        isChecking: false,
        items: [
          {
            ...links.items[0]!,
            links: (['gone', 'unreachable', 'certificate', 'failing'] as const).map((fault, index) => ({
              ...links.items[0]!.links[1]!,
              target: `https://forum.example.org/${index}`,
              fault,
              since: index === 0 ? null : links.items[0]!.links[1]!.since,
            })),
          },
        ],
      },
    },
  },
  'no link leads nowhere': {
    path: '/studio/links',
    says: { ...says, listStudioLostLinks: { ...links, items: [] } },
  },
  'links that do not come can be asked for again': {
    path: '/studio/links',
    says: { ...says, listStudioLostLinks: new Refused(503) },
  },
  'links of a game; its article opens at its checks': {
    path: '/studio/links',
    says,
    does: async () => {
      await pick('Game', 'Realms')
      await follow('Your character is stuck')
    },
  },
  'languages narrowed to one and to what is missing': {
    path: '/studio/languages',
    says,
    does: async () => {
      await pick('Language', 'German')
      await pick('Translation', 'missing')
    },
  },
  'on a phone languages are a list': { path: '/studio/languages', width: 390, says },
  'nothing is left to do in any language': {
    path: '/studio/languages',
    says: { ...says, listStudioTranslations: { ...table, items: [] } },
  },
  'languages that do not come can be asked for again': {
    path: '/studio/languages',
    says: { ...says, listStudioTranslations: new Refused(503) },
  },
  'more languages come, what is to do first': {
    path: '/studio/languages',
    says: {
      ...says,
      listStudioTranslations: ({ url }) => ({
        ...table,
        nextCursor: url.searchParams.has('cursor') ? null : 'next',
        items: url.searchParams.has('cursor') ? [{ ...table.items[0]!, id: 'en-US~2', title: 'Second' }] : table.items,
      }),
    },
    does: () => press('Show more'),
  },
})
