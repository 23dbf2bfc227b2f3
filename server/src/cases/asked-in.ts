// What a case asks in the player's own words.
import type { CaseStore } from './store.ts'

/** @returns undefined for a case that is not there, null where it says nothing */
export const createAskedIn = (store: Pick<CaseStore, 'find' | 'beginnings'>) => async (caseId: string) => {
  const record = await store.find(caseId)
  if (!record) return undefined
  const query = (await store.beginnings([caseId])).get(caseId)?.trim() ?? ''
  return query === '' ? null : { query, product: record.product, locale: record.locale }
}
