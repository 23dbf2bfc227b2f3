// An entry of the audit as somebody would say it: who did what to which thing, and what is other than it was. The words
// are a file a language of their own: nobody needs them but who reads the audit.
import { formatParts, parseMessage } from '../../../kit/lib/icu.ts'
import type words from './sentences/en-US.json'

type SentenceKey = keyof typeof words
export type SentenceWords = Readonly<Record<SentenceKey, string>>
type Did = SentenceKey extends infer Key ? (Key extends `did.${infer Verb}` ? Verb : never) : never

const files: Readonly<Record<string, () => Promise<{ default: SentenceWords }>>> = {
  'en-US': () => import('./sentences/en-US.json'),
  'de-DE': () => import('./sentences/de-DE.json'),
  'fr-FR': () => import('./sentences/fr-FR.json'),
  'es-ES': () => import('./sentences/es-ES.json'),
  'pt-BR': () => import('./sentences/pt-BR.json'),
  'ja-JP': () => import('./sentences/ja-JP.json'),
  'ko-KR': () => import('./sentences/ko-KR.json'),
  'zh-CN': () => import('./sentences/zh-CN.json'),
  'ar-SA': () => import('./sentences/ar-SA.json'),
}
export const loadSentences = async (locale: string): Promise<SentenceWords> => (await files[locale]!()).default

/** What is said of an action that ends so, unless it is named whole below. */
const byEnding: Readonly<Record<string, Did>> = {
  read: 'read',
  search: 'search',
  create: 'make',
  file: 'make',
  update: 'change',
  resolve: 'change',
  change: 'change',
  replace: 'change',
  set: 'change',
  status: 'change',
  put: 'change',
  settings: 'change',
  words: 'change',
  guidance: 'change',
  delete: 'delete',
  order: 'order',
  assign: 'assign',
  answer: 'answer',
  note: 'note',
  reorganize: 'move',
  merge: 'merge',
  unmerge: 'unmerge',
  split: 'split',
  unsplit: 'unsplit',
  translate: 'translate',
  decide: 'decide',
  ask: 'ask',
  take: 'take',
  accept: 'take',
  end: 'end',
  message: 'write',
  transfer: 'give',
  import: 'import',
  publish: 'publish',
  discard: 'discard',
  return: 'return',
  review: 'review',
  rollback: 'rollback',
  'rollback-release': 'rollback',
  rotate: 'renew',
  secret: 'renew',
  ping: 'try',
  redeliver: 'resend',
  'sign-out': 'signout',
  score: 'score',
  reply: 'reply',
  handle: 'handle',
  reset: 'reset',
  unlock: 'unlock',
  retention: 'retention',
}
const byName: Readonly<Record<string, Did>> = {
  'case.attachment.read': 'file',
  'case.secure-field.read': 'field',
  'account.data.read': 'data',
  'account.data.erase': 'erase',
  'account.merge': 'join',
  'account.link': 'change',
  'account.unlink': 'change',
  'appeal.opinion.ask': 'consult',
  'appeal.opinion.give': 'advise',
  'audit.export': 'export',
  'case.token.create': 'link',
  'case.token.revoke': 'unlink',
  'launcher.end': 'unlink',
  'penalty.create': 'impose',
  'player.note.edit': 'note',
  'player.note.delete': 'unnote',
  'sms.end': 'sms',
  'lockedout.open': 'locked',
  'lockedout.appeal': 'locked',
  'lockedout.answer': 'locked',
}

/** What is done with several of a kind at once has no id. */
const severals: Readonly<Record<string, SentenceKey>> = { 'rule.order': 'thing.rules', 'target.order': 'thing.targets' }

const verbOf = (action: string): Did => byName[action] ?? byEnding[action.slice(action.lastIndexOf('.') + 1)] ?? 'other'

const plain = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
const isMachineId = (id: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{20,}$/.test(id)

/** What a thing is called: by its name where the entry knows it, else by its id, of a long one the end. */
const whatOf = (id: string, { before, after, name }: Record<string, unknown>): string => {
  const called = [name, plain(after)['name'], plain(before)['name']].find((one) => typeof one === 'string')
  if (called !== undefined) return `“${called}”`
  return id === '-' ? '' : isMachineId(id) ? `…${id.slice(-6)}` : id
}

export interface Piece {
  kind: 'words' | 'who' | 'what'
  text: string
}

interface Deed {
  action: string
  subject: string
  detail: Readonly<Record<string, unknown>>
}

const marks = { who: '\u0001', what: '\u0002' } as const

/** The sentence in pieces, so that who and what can be shown as what they are. */
export const sentenceOf = (
  words: SentenceWords,
  { action, subject, detail }: Deed,
  who: string,
  nameOfPerson: (id: string) => string | undefined,
): Piece[] => {
  const [kind = '', id = ''] = subject.split(/\/(.*)/s)
  const say = (key: SentenceKey, values: Record<string, string>): string =>
    formatParts(parseMessage(words[key]), values, 'en').join('')
  const what = kind === 'person' ? (nameOfPerson(id) ?? id) : whatOf(id, detail)
  const named = `thing.${action.startsWith('callback.') ? 'callback' : kind}`
  const key = severals[action] ?? (Object.hasOwn(words, named) ? (named as SentenceKey) : 'thing.other')
  const thing = say(key, { what: marks.what, kind })
  const sentence = say(`did.${verbOf(action)}`, { who: marks.who, thing, action })
  return sentence
    .split(/([\u0001\u0002])/)
    .map((text): Piece => {
      if (text === marks.who) return { kind: 'who', text: who }
      return text === marks.what ? { kind: 'what', text: what } : { kind: 'words', text }
    })
    .filter(({ text }) => text !== '')
}

export interface Change {
  field: string
  /** Undefined where the entry knows nothing of before. */
  before: unknown
  after: unknown
}

/** Told by the sentence, or of no use to who reads it. */
const untold: ReadonlySet<string> = new Set([
  'key',
  'eventCount',
  'id',
  'createdAt',
  'updatedAt',
  'changedAt',
  'changedBy',
  'atLeast',
  'version',
])

/** Down to what is no object: `{ minutes: { firstAnswer: 60 } }` → `minutes.firstAnswer`. */
const leaves = (value: Record<string, unknown>, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (untold.has(name)) return []
    const inner = plain(one)
    return Object.keys(inner).length > 0 ? leaves(inner, `${path}${name}.`) : [[`${path}${name}`, one]]
  })
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  JSON.stringify(value) === '[]' ||
  JSON.stringify(value) === '{}'
const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other)

/** What is other than it was, field by field; where the entry knows no before, what was set. */
export const changesOf = (detail: Readonly<Record<string, unknown>>): Change[] => {
  const { before, after, ...rest } = detail
  const was = new Map(leaves(plain(before)))
  const is = new Map(leaves(after === undefined ? rest : plain(after)))
  // Of a thing that is gone all of it would be listed: its name is in the sentence.
  const fields = new Set([...is.keys(), ...(after === undefined || after === null ? [] : was.keys())])
  return [...fields]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((change) => !isSame(change.before, change.after))
}

/** A field's code as words: `minutes.firstAnswer` → `minutes, first answer`. */
export const wordsOf = (code: string): string =>
  code
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('.', ', ')
    .replace(/[_-]/g, ' ')
    .toLowerCase()
