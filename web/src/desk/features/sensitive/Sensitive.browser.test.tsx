import { approveActs, fill, mistakes, pick, press, raced } from '../../../../../tests/support/desk-acts.ts'
import { approvePages } from '../../../../../tests/support/desk-pages.ts'
import { example, Refused } from '../../../../../tests/support/desk-screen.tsx'

approvePages(['/sensitive/selfHarm', '/sensitive/selfHarm/ar-SA'])

const [own] = example('listSensitiveWords', 'sensitive-word-lists').items
const [written] = example('listSensitiveGuidance', 'sensitive-guidances').items
const words = '/sensitive/selfHarm/en-US'
const delivered = '/sensitive/threats/de-DE'

approveActs({
  'guidance that somebody has written': { path: '/sensitive' },
  'guidance as it is delivered': { path: '/sensitive/threats' },
  'words that somebody has changed': { path: words },
  'words as they are delivered': { path: delivered },
  'on a phone the list has the screen': { path: '/sensitive', width: 390 },
  'on a phone words have the screen': { path: words, width: 390 },
  'words are tried, then kept': {
    path: words,
    does: async () => {
      await fill(/^Words/, ' want  to die \nsuicid*, suicid*')
      await press('Try on past cases')
      await press('Save')
    },
  },
  'what was tried is forgotten once the words are others': {
    path: words,
    does: async () => {
      await press('Try on past cases')
      await fill(/^Words/, 'other')
    },
  },
  'a trial that met nothing': {
    path: words,
    says: { trySensitiveWords: { met: 0, looked: 1000, words: [], items: [] } },
    does: () => press('Try on past cases'),
  },
  'a word that would match everything is neither tried nor kept': {
    path: words,
    does: async () => {
      await fill(/^Words/, 'fine\n***')
      await press('Try on past cases')
      await press('Save')
    },
  },
  'a word of one sign is none': {
    path: words,
    does: async () => {
      await fill(/^Words/, 'x')
      await press('Save')
    },
  },
  'too many words are not sent': {
    path: words,
    does: async () => {
      await fill(/^Words/, Array.from({ length: 1001 }, (_, index) => `word${index}`).join('\n'))
      await press('Save')
      await fill(/^Words/, 'fine')
    },
  },
  'a list goes back to the one that is delivered': { path: words, does: () => press(/delivered|shipped|reset/i) },
  'guidance is written, with whom to tell and where help is': {
    path: '/sensitive/threats',
    does: async () => {
      await fill('What to do', ' Call at once. ')
      await press('Add a help line')
      await fill('Name', ' Help ')
      await fill('Number or address', ' 555 0199 ')
      await pick('Language', 'German (Germany)')
      await press('Add a help line')
      await fill('Name', 'Other', 'textbox', 1)
      await fill('Number or address', 'https://help.example', 'textbox', 1)
      await press('Save')
    },
  },
  'what is as it is delivered is not kept as somebody’s own': { path: '/sensitive/minors', does: () => press('Save') },
  'a line of help without name and contact is not sent': {
    path: '/sensitive/threats',
    does: async () => {
      await press('Add a help line')
      await press('Save')
    },
  },
  'a line of help is taken, and nothing is written': {
    path: '/sensitive/selfHarm',
    does: async () => {
      await press(/Crisis line/)
      await fill('What to do', ' ')
      await fill('Whom to tell', '')
      await press('Save')
    },
  },
  'a refused list says why': {
    path: words,
    says: { replaceSensitiveWords: mistakes({ 'words[1]': 'This word is wrong.' }) },
    does: () => press('Save'),
  },
  'a list that is not kept just now says so, and what was typed stays': {
    path: words,
    says: { replaceSensitiveWords: new Refused(503) },
    does: async () => {
      await fill(/^Words/, 'new word')
      await press('Save')
    },
  },
  'who was slower sees the words of the other': {
    path: words,
    says: { replaceSensitiveWords: raced({ ...own!, words: ['theirs', 'and more'] }) },
    does: async () => {
      await fill(/^Words/, 'mine')
      await press('Save')
    },
  },
  'who was slower sees the guidance of the other': {
    path: '/sensitive/selfHarm',
    says: {
      replaceSensitiveGuidance: raced({
        ...written!,
        text: 'Theirs',
        tell: null,
        helpLines: [
          { name: 'A', contact: '1', language: null },
          { name: 'B', contact: '2', language: 'de-DE' },
        ],
      }),
    },
    does: async () => {
      await fill('What to do', 'Mine')
      await press('Save')
    },
  },
})
