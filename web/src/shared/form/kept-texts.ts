import { isRecord } from '../../api/problem.ts'
import { storedKeys } from '../../lib/stored.ts'
import { readDraft } from './draft.ts'

/** The words of every draft of this visit, contact forms and replies alike. */
export const keptTexts = (): string[] =>
  storedKeys('session', 'contact:', 'reply:').flatMap((key) => {
    const draft = readDraft(key) ?? {}
    const { description } = isRecord(draft['fields']) ? draft['fields'] : draft
    return typeof description === 'string' && description.trim() !== '' ? [description.trim()] : []
  })
