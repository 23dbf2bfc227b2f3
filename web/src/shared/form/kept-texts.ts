import { isRecord } from '../../api/problem.ts'
import { stored, storedKeys } from '../../lib/stored.ts'

const isValues = (value: unknown): value is Record<string, unknown> => isRecord(value)

/** The words of every draft of this visit, contact forms, replies and notes alike. */
export const keptTexts = (): string[] =>
  storedKeys('session', 'contact:', 'reply:', 'note:').flatMap((key) => {
    const draft = stored('session', key, isValues).read() ?? {}
    const { description } = isRecord(draft['fields']) ? draft['fields'] : draft
    return typeof description === 'string' && description.trim() !== '' ? [description.trim()] : []
  })
