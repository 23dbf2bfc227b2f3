// What players write is looked through within the transaction that stores it (CD-348).
import type { SensitiveCategory, SensitiveSource } from '#generated/server/desk/schemas.ts'
import type { FoundWord } from './match.ts'
import type { SensitiveLists } from './lists.ts'
import type { SensitiveStore, Written } from './store.ts'

interface WatchDeps {
  lists: Pick<SensitiveLists, 'finder'>
  store: Pick<SensitiveStore, 'raise'>
}

/** What somebody has written in a case. */
export type Look = (
  record: { id: string; product: string; locale: string },
  texts: readonly { text: string; source: SensitiveSource; at: string }[],
) => Promise<(() => Promise<SensitiveCategory[]>) | null>

/** @returns null where nothing is sensitive; else what stores the flags, and says of which categories they are new */
export const createWatch =
  ({ lists, store }: WatchDeps): Look =>
  async ({ id: caseId, product, locale }, texts) => {
    if (texts.length === 0) return null
    const find = await lists.finder()
    const finds: { written: Written; found: FoundWord[] }[] = texts.flatMap(({ text, source, at }) => {
      const found = find(text)
      return found.length === 0 ? [] : [{ written: { caseId, product, locale, source, at }, found }]
    })
    if (finds.length === 0) return null
    return async () => {
      const raised: SensitiveCategory[] = []
      for (const { written, found } of finds) raised.push(...(await store.raise(written, found)))
      return raised
    }
  }
