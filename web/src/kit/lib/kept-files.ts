// Chosen files until they are sent, in IndexedDB, so that a reload loses none (CD-198): for a day, and for the tab alone
// that they were chosen in. Never throws: where the browser forbids it nothing is kept.
import { storedText } from './stored.ts'

export interface KeptFile {
  id: string
  /** Which form's field, in which tab. */
  place: string
  file: File
  /** Where it is being sent to. */
  url: string | null
  at: number
  /** Bytes, of one whose content is at the server alone: `file` is empty then (CD-248). */
  awaySize?: number
}

const name = 'files'
const dayMilliseconds = 24 * 3600_000

/** Another tab, and who comes after this one, knows no place of it. */
export const placeOf = (key: string): string => {
  const tab = storedText('session', 'tab')
  const id = tab.read() ?? crypto.randomUUID()
  tab.write(id)
  return `${id} ${key}`
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })

const within = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> => {
  try {
    const opening = indexedDB.open('guidepost', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath: 'id' })
    const database = await answerOf(opening)
    try {
      return await answerOf(work(database.transaction(name, mode).objectStore(name)))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

export const keepFile = async (kept: KeptFile): Promise<void> => {
  await within('readwrite', (store) => store.put(kept))
}

export const forgetFile = async (id: string): Promise<void> => {
  await within('readwrite', (store) => store.delete(id))
}

/** Those of a place, in the order they were chosen; what is older than a day goes. */
export const keptFiles = async (place: string): Promise<KeptFile[]> => {
  const all = (await within('readonly', (store) => store.getAll() as IDBRequest<KeptFile[]>)) ?? []
  const old = all.filter(({ at }) => at < Date.now() - dayMilliseconds)
  for (const { id } of old) await forgetFile(id)
  return all.filter((one) => one.place === place && !old.includes(one)).sort((a, b) => a.at - b.at)
}
