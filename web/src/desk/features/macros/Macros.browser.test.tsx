import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  approveActs,
  fill,
  keys,
  me,
  mistakes,
  pick,
  press,
  raced,
  tick,
} from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/macros', '/macros/new'])

const [macro] = example('listMacros', 'desk-macros').items
const own = {
  ...macro!,
  id: '019a9c1e-5d2b-7c40-9a55-8d1f0f6f2f12',
  name: 'Mine',
  texts: { 'it-IT': 'Ciao {{me}}, *{{case}}* di {{game}}' },
  game: 'gone',
  status: null,
  shared: false,
}
const both = { items: [macro!, own] }
const text = page.getByRole('textbox', { name: 'Text in American English' })

approveActs({
  'everybody’s macros and one’s own are told apart': { path: `/macros/${own.id}`, says: { listMacros: both } },
  'on a phone the list has the screen': { path: '/macros', width: 390, says: { listMacros: both } },
  'on a phone a macro has the screen': { path: `/macros/${macro!.id}`, width: 390 },
  'an agent reads what only a lead changes': { path: '/macros', roles: ['agent'] },
  'a lead of one game reads what is for every game': {
    path: '/macros',
    says: {
      getDeskIdentity: me({ roles: ['lead'], scope: { games: ['wow'], languages: [] } }),
      listMacros: { items: [{ ...macro!, game: null }] },
    },
  },
  'a lead of one game begins with it': {
    path: '/macros/new',
    says: { getDeskIdentity: me({ roles: ['lead'], scope: { games: ['wow'], languages: [] } }) },
    does: async () => {
      await press(/^For cases about/)
      await tick('Everybody may use it')
      await pick('For cases about', 'Every game')
      await tick('Everybody may use it')
      await fill('Name', 'Of one game')
      await fill('Text in American English', 'Hello')
      await press('Save')
    },
  },
  'where there is none it says so': { path: '/macros', says: { listMacros: { items: [] } } },
  'nothing is sent without name and text': { path: '/macros/new', does: () => press('Save') },
  'what is filled in is put where the caret is, and reads as a player will': {
    path: '/macros/new',
    does: async ({ sent }) => {
      await fill('Name', '  Greeting ')
      await fill('Text in American English', 'Hello , it is done.')
      const box = text.element() as HTMLTextAreaElement
      box.setSelectionRange(6, 7)
      await press('Player')
      await expect.element(text).toHaveFocus()
      await keys('!')
      await pick('Language', 'German (Germany)')
      for (const word of ['Case number', 'Game', 'Your name']) await press(word)
      await pick('Language', 'French (France)')
      await fill('Text in French (France)', '  ')
      await press(/^Then the case is/)
      await pick('Then the case is', 'Resolved')
      await press(/^For cases about/)
      await pick('For cases about', 'Vanguard Rising')
      await tick('Everybody may use it')
      await press('Save')
      expect(await sent('createMacro')).toEqual([
        {
          name: 'Greeting',
          texts: { 'en-US': 'Hello {{player}}! it is done.', 'de-DE': '{{case}}{{game}}{{me}}' },
          game: 'overwatch',
          status: 'RESOLVED',
          shared: false,
        },
      ])
    },
  },
  'a macro is changed, for every game and any state': {
    path: '/macros',
    does: async () => {
      await press(/^For cases about/)
      await pick('For cases about', 'Every game')
      await press(/^Then the case is/)
      await pick('Then the case is', 'As chosen')
      await press('Save')
    },
  },
  'a macro is deleted': {
    path: '/macros',
    does: async () => {
      await press('More actions')
      await press('Delete')
    },
  },
  'a field that the server refuses says why, beside it and aloud': {
    path: '/macros',
    says: { replaceMacro: mistakes({ name: 'This name is taken.', game: 'That game is unknown.' }) },
    does: async () => {
      await fill('Name', 'Taken')
      await press('Save')
    },
  },
  'who was slower sees what the other changed, by field and language': {
    path: '/macros',
    says: {
      replaceMacro: raced({
        ...macro!,
        name: 'Theirs',
        texts: { 'en-US': 'Hi', 'fr-FR': 'Salut' },
        game: null,
        status: 'RESOLVED',
        shared: false,
      }),
    },
    does: async () => {
      await fill('Name', 'Mine')
      await press(/^For cases about/)
      await pick('For cases about', 'Vanguard Rising')
      await press('Save')
    },
  },
  'who keeps theirs saves both over what is there now': {
    path: '/macros',
    says: {
      replaceMacro: (_, times) =>
        times === 1 ? raced({ ...macro!, name: 'Theirs', texts: { 'en-US': 'Hi' } }) : undefined,
    },
    does: async () => {
      await fill('Name', 'Mine')
      await pick('Language', 'German (Germany)')
      await fill('Text in German (Germany)', 'Moin')
      await press('Save')
      await press('Keep mine')
      await press('Save')
    },
  },
  'who takes the other’s begins with it': {
    path: '/macros',
    says: { replaceMacro: raced({ ...macro!, name: 'Theirs', texts: { 'en-US': 'Hi' } }) },
    does: async () => {
      await fill('Name', 'Mine')
      await press('Save')
      await press('Use theirs')
    },
  },
})
