// A case's thread as a machine may translate it: what stands in sealed fields is nothing it may read.
import { textToHtml } from '../lib/html.ts'
import type { Keyring } from '../lib/keyring.ts'
import { secureContext } from './filing.ts'
import type { CaseStore } from './store.ts'
import type { CaseRecord } from './types.ts'

/** A form's value is kept as JSON, a desk's or an older one as it is. */
const textsIn = (kept: string): string[] => {
  try {
    const value: unknown = JSON.parse(kept)
    return [kept, ...(Array.isArray(value) ? value : [value]).map(String)]
  } catch {
    return [kept]
  }
}

export const createTranslatedThreads =
  (store: Pick<CaseStore, 'find' | 'events'>, keys: Pick<Keyring, 'unseal'>) => async (caseId: string) => {
    const secretsOf = ({ id, secureFields }: CaseRecord): string[] =>
      secureFields === null
        ? []
        : Object.values(JSON.parse(keys.unseal(secureContext(id), secureFields)) as Record<string, string>).flatMap(
            textsIn,
          )
    const record = await store.find(caseId)
    if (!record) return undefined
    const messages = (await store.events(caseId)).flatMap(({ eventType, text: words, isCompany, writtenAs }, event) =>
      eventType === 'CONTACT' && words !== null
        ? [{ event, html: isCompany ? words : textToHtml(words), writtenAs: writtenAs?.locale ?? null }]
        : [],
    )
    return { locale: record.locale, messages, secrets: secretsOf(record) }
  }
