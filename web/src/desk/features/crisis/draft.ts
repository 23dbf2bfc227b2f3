// A message as it is written: what the three steps ask, and the call they make of it.
import type { DeskSchema } from '../../../kit/api/desk.ts'
import type { CrisisMessage } from '../../shared/crisis.ts'

export type MessageRequest = Required<DeskSchema<'CrisisMessageRequest'>>
export type Part = 'title' | 'summary' | 'body'
export const textParts: readonly Part[] = ['title', 'summary', 'body']

export interface Draft {
  texts: Record<Part, Record<string, string>>
  severity: MessageRequest['severity']
  games: string[]
  languages: string[]
  places: string[]
  topics: number[]
  /** As a browser's control has it: local, without a zone; '' for none. */
  startsAt: string
  endsAt: string
  link: string
  macroId: string
  articleId: string
}

export const emptyDraft: Draft = {
  texts: { title: {}, summary: {}, body: {} },
  severity: 'degraded',
  games: [],
  languages: [],
  places: [],
  topics: [],
  startsAt: '',
  endsAt: '',
  link: '',
  macroId: '',
  articleId: '',
}

const two = (value: number): string => String(value).padStart(2, '0')
/** `2026-11-26T10:00` of the reader's own clock. */
export const localTime = (time: string | null): string => {
  if (time === null) return ''
  const at = new Date(time)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
export const utcTime = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())

export const draftOf = (message: CrisisMessage): Draft => ({
  texts: { title: message.title, summary: message.summary, body: message.body },
  severity: message.severity,
  games: message.games,
  languages: message.languages,
  places: message.places,
  topics: message.topics,
  startsAt: localTime(message.startsAt),
  endsAt: localTime(message.endsAt),
  link: message.link ?? '',
  macroId: message.macroId ?? '',
  articleId: message.articleId ?? '',
})

const written = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))

export const requestOf = (draft: Draft, active: boolean): MessageRequest => ({
  title: written(draft.texts.title),
  summary: written(draft.texts.summary),
  body: written(draft.texts.body),
  severity: draft.severity,
  game: draft.games[0] ?? null,
  games: draft.games,
  languages: draft.languages,
  places: draft.places,
  topics: draft.topics,
  startsAt: utcTime(draft.startsAt),
  endsAt: utcTime(draft.endsAt),
  link: draft.link.trim() === '' ? null : draft.link.trim(),
  macroId: draft.macroId === '' ? null : draft.macroId,
  articleId: draft.articleId.trim() === '' ? null : draft.articleId.trim(),
  active,
})

/** Parts that the portal's own language lacks: without them nothing can be published. */
export const lacking = ({ texts }: Pick<Draft, 'texts'>, original: string): Part[] =>
  textParts.filter((part) => (texts[part][original] ?? '').trim() === '')

/** Languages in which something is still to be written. */
export const unwritten = ({ texts }: Pick<Draft, 'texts'>, languages: readonly string[]): string[] =>
  languages.filter((language) => textParts.some((part) => (texts[part][language] ?? '').trim() === ''))

/** An end that has passed would make it history at once, read by nobody. */
export const isOver = ({ endsAt }: Pick<Draft, 'endsAt'>, now: Date): boolean =>
  endsAt !== '' && new Date(endsAt) <= now
export const isInOrder = ({ startsAt, endsAt }: Pick<Draft, 'startsAt' | 'endsAt'>): boolean =>
  startsAt === '' || endsAt === '' || startsAt < endsAt
export const isAddress = (link: string): boolean => link.trim() === '' || /^https:\/\/\S+$/.test(link.trim())
