import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from '../../../../../tests/support/answers.ts'
import {
  approveActs,
  asked,
  choose,
  confirm,
  fill,
  mistakes,
  press,
  raced,
  stepUp,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, openDesk, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages([...['data', 'content', 'features', 'settings'].map((kind) => `/administration/${kind}`)])

const features = example('listFeatures', 'desk-features')
const settings = example('listSettings', 'desk-settings')
const [look] = example('listAudit', 'audit-page').items
const looks = ['boris', 'ada', 'boris', 'carl', 'dora', 'emil', 'fay'].map((of, index) => ({
  ...look!,
  action: 'account.data.read',
  subject: `account/${of}`,
  actor: index === 0 ? null : 'admin-sam',
}))
const player = (text: string): Promise<void> => fill('Player', text, 'combobox')
/** A folder of these files, as a browser gives it. */
const choosePack = async (files: Readonly<Record<string, string>>): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const all = new DataTransfer()
  for (const [path, text] of Object.entries(files)) {
    const file = new File([text], path.split('/').at(-1)!)
    Object.defineProperty(file, 'webkitRelativePath', { value: path })
    all.items.add(file)
  }
  Object.defineProperty(input, 'files', { configurable: true, value: Object.values(all.files) })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
}
const pack = { 'demo/pack.yaml': 'name: demo', 'demo/.git/HEAD': 'no', 'demo/a/b.txt': 'ü' }
const change = (name: string): Promise<void> => press(`Change: ${name}`)

approveActs({
  'an address of no part leads to the first': { path: '/administration/nothing' },
  'whom somebody looked up last, each once': {
    path: '/administration/data',
    says: { listAudit: { items: looks, nextCursor: null } },
  },
  'where nobody was looked up it says what can be done': {
    path: '/administration/data',
    says: { listAudit: { items: [], nextCursor: null } },
  },
  'who is no account is not asked for': { path: '/administration/data', does: () => press('Show data') },
  'an account is shown': { path: '/administration/data?account=boris', does: () => press('Show data') },
  'somebody of before is shown by a press': {
    path: '/administration/data',
    says: {
      listAudit: { items: looks, nextCursor: null },
    },
    does: () => press(/^ada/),
  },
  'what is shown goes once somebody else is typed': {
    path: '/administration/data?account=boris',
    does: async () => {
      await press('Show data')
      await player('ada')
    },
  },
  'an account that is unknown is told': {
    path: '/administration/data',
    says: { getAccountData: new Refused(404) },
    does: async () => {
      await player('nobody')
      await press('Show data')
    },
  },
  'an erasure asks once more whose': {
    path: '/administration/data?account=boris',
    does: async () => {
      await press('Show data')
      await press(/^Erase data/)
      await asked()
      await fill('Type the account ID to confirm', 'ada')
      await press('Erase permanently')
    },
  },
  'an erasure is under way, and nothing is shown any more': {
    path: '/administration/data?account=boris',
    does: async () => {
      await press('Show data')
      await press(/^Erase data/)
      await asked()
      await fill('Type the account ID to confirm', ' boris ')
      await press('Erase permanently')
    },
  },
  'an erasure that asks for one more sign-in comes back as it was': {
    path: '/administration/data?account=boris',
    says: { eraseAccountData: stepUp },
    does: async () => {
      await press('Show data')
      await press(/^Erase data/)
      await asked()
      await fill('Type the account ID to confirm', 'boris')
      await press('Erase permanently')
      await confirm('Close')
      return openDesk('/administration/data', { roles: ['admin'] })
    },
  },
  'a folder is read without what is hidden, and tried': {
    path: '/administration/content',
    does: async () => {
      await choosePack(pack)
      await press('Preview changes')
    },
  },
  'a folder that was tried is taken': {
    path: '/administration/content',
    says: {
      importContent: ({ url }, times) => ({
        contentVersion: 'demo-2',
        isDryRun: url.searchParams.get('dryRun') === 'true' && times === 1,
        changes: [],
        warnings: Array.from({ length: 60 }, (_, index) => `warning ${index}`),
      }),
    },
    does: async () => {
      await choosePack(pack)
      await press('Preview changes')
      await press('Import')
    },
  },
  'what is wrong in a folder is named by its file': {
    path: '/administration/content',
    says: { importContent: mistakes({ 'a/b.yaml': 'This is no YAML.', 'pack.yaml': 'This has no name.' }) },
    does: async () => {
      await choosePack(pack)
      await press('Preview changes')
    },
  },
  'another folder forgets what was tried': {
    path: '/administration/content',
    does: async () => {
      await choosePack(pack)
      await press('Preview changes')
      await choosePack({ 'b/one.yaml': '1' })
    },
  },
  'features of all kinds': {
    path: '/administration/features',
    says: {
      listFeatures: [
        ...features,
        { ...features[1]!, key: 'chat', share: null, games: [], languages: [], sides: { on: 0, off: 0 }, reason: null },
        { ...features[1]!, key: 'unknownOne', default: false, games: ['gone'], changedAt: null, changedBy: null },
      ],
    },
  },
  'features that do not come can be asked for again': {
    path: '/administration/features',
    says: { listFeatures: new Refused(503) },
  },
  'for whom a feature is on': {
    path: '/administration/features',
    does: () => press(/^Change: /, 1),
  },
  'a feature is for some, drawn and typed, and protects less': {
    path: '/administration/features',
    does: async () => {
      await press(/^Change: /, 1)
      await asked()
      await fill('Share of visitors (%)', '500', 'spinbutton')
      await fill('Share of visitors (%)', '45', 'spinbutton')
      await tick('Vanguard Rising')
      await tick('American English')
      await tick('German (Germany)')
      await fill('Why', ' A trial ')
      await press('Change')
    },
  },
  'a feature is for everybody, and asks why': {
    path: '/administration/features',
    does: async () => {
      await press(/^Change: /, 1)
      await asked()
      await choose('Everybody')
      await press('Change')
    },
  },
  'a feature is for nobody, and remembers for whom it was': {
    path: '/administration/features',
    does: async () => {
      await press(/^Change: /, 1)
      await asked()
      await choose('Nobody')
      await fill('Why', 'It guesses wrong')
      await press('Change')
    },
  },
  'a feature that is the same in every game asks for none': {
    path: '/administration/features',
    does: async () => {
      await press(/^Change: /)
      await asked()
      await choose('Some')
    },
  },
  'who was slower sees what the other changed of a feature': {
    path: '/administration/features',
    says: {
      setFeature: raced({
        ...features[1]!,
        enabled: false,
        share: 80,
        games: ['overwatch'],
        languages: ['fr-FR', 'ja-JP'],
        reason: 'Theirs',
      }),
    },
    does: async () => {
      await press(/^Change: /, 1)
      await asked()
      await fill('Why', 'Mine')
      await press('Change')
    },
  },
  'a feature that asks for one more sign-in comes back as it was': {
    path: '/administration/features',
    says: { setFeature: stepUp },
    does: async () => {
      await press(/^Change: /, 1)
      await asked()
      await fill('Why', 'Mine')
      await press('Change')
      await expect.element(page.getByRole('dialog', { name: 'Sign in once more' })).toBeVisible()
      return openDesk('/administration/features', { roles: ['admin'] })
    },
  },
  'settings that do not come can be asked for again': {
    path: '/administration/settings',
    says: { listSettings: new Refused(503) },
  },
  'how long something lasts, and what it was before': {
    path: '/administration/settings',
    does: () => change('A link opens its case for'),
  },
  'no number, too much, and no reason: each says why': {
    path: '/administration/settings',
    does: async () => {
      await change('A link opens its case for')
      await asked()
      await choose('Something else')
      await fill('Days', '9999', 'spinbutton')
      await press('Change')
    },
  },
  'a period is changed': {
    path: '/administration/settings',
    does: async () => {
      await change('A link opens its case for')
      await asked()
      await choose('Something else')
      await fill('Days', '30', 'spinbutton')
      await fill('Why', ' Links get around ')
      await press('Change')
    },
  },
  'a period goes back to the default, which the server is told as nothing': {
    path: '/administration/settings',
    does: async () => {
      await press(/^Change: /)
      await asked()
      await choose(/The default/)
      await fill('Why', 'Enough of that')
      await press('Change')
    },
  },
  'less than what was kept is warned about': {
    path: '/administration/settings',
    does: async () => {
      await press(/^Change: .*kept/i)
      await asked()
      await fill('Months', '12', 'spinbutton')
    },
  },
  'a switch is one of two': {
    path: '/administration/settings',
    does: async () => {
      await press(/^Change: /, 5)
      await asked()
      await choose('Something else')
      await choose(/No|Off/)
      await fill('Why', 'One team answers')
      await press('Change')
    },
  },
  'a number of appeals': { path: '/administration/settings', does: () => press(/^Change: /, 6) },
  'who was slower sees what the other changed, keeps theirs and why': {
    path: '/administration/settings',
    says: { changeSetting: raced({ ...settings.settings[0]!, value: 28, reason: 'Theirs' }) },
    does: async () => {
      await press(/^Change: /)
      await asked()
      await fill('Days', '30', 'spinbutton')
      await fill('Why', 'Mine')
      await press('Change')
      await press('Use theirs')
    },
  },
})
