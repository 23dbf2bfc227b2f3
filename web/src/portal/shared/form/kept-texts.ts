import { isRecord } from '../../../kit/api/problem.ts'
import { stored, storedKeys } from '../../../kit/lib/stored.ts'
import { visitText } from '../visit/visit.ts'

const isValues = (value: unknown): value is Record<string, unknown> => isRecord(value)

/** The visit's words and those of every draft, replies and notes alike. */
export const keptTexts = (): string[] =>
  [
    visitText.read(),
    ...storedKeys('session', 'reply:', 'note:').map((key) => stored('session', key, isValues).read()?.['description']),
  ].flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []))
