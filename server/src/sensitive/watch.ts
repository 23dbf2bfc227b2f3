// What players write is looked through within the transaction that stores it (CD-348).
import type { SensitiveCategory } from '#generated/server/desk/schemas.ts'
import type { CaseFlagging } from '../cases/ports.ts'
import type { FoundWord } from './match.ts'
import type { SensitiveLists } from './lists.ts'
import type { SensitiveStore, Written } from './store.ts'

export interface WatchDeps {
  lists: Pick<SensitiveLists, 'finder'>
  store: Pick<SensitiveStore, 'raise'>
}

export const createWatch =
  ({ lists, store }: WatchDeps): CaseFlagging['look'] =>
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
