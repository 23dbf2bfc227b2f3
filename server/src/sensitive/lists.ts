// The lists that count: those that come with the desk, and those that were put in their place (CD-346).
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { SensitiveCategory } from '#generated/server/desk/schemas.ts'
import { createFinder, type FindWords } from './match.ts'
import type { SensitiveStore, WordList } from './store.ts'

export const categories: readonly SensitiveCategory[] = ['selfHarm', 'threats', 'minors']

type Shipped = Record<SensitiveCategory, Record<string, string[]>>
const file = new URL('../../content/sensitive-words.yaml', import.meta.url)

export const readShippedLists = (): Shipped => parse(readFileSync(file, 'utf8')) as Shipped

export const createSensitiveLists = (
  store: Pick<SensitiveStore, 'version' | 'changedLists'>,
  shipped: Shipped = readShippedLists(),
) => {
  const all = async (): Promise<WordList[]> => {
    const changed = new Map((await store.changedLists()).map((list) => [`${list.category} ${list.language}`, list]))
    return categories.flatMap((category) =>
      Object.entries(shipped[category]).map(([language, words]): WordList => {
        const own = changed.get(`${category} ${language}`)
        return own === undefined
          ? { category, language, words, isShipped: true, changedAt: null, changedBy: null }
          : { ...own, isShipped: false }
      }),
    )
  }
  let made: { version: string; find: FindWords } | undefined
  return {
    /** By category, then language. */
    all,
    /** null: no such list. */
    find: async (category: SensitiveCategory, language: string) =>
      (await all()).find((list) => list.category === category && list.language === language) ?? null,
    /** What looks through a text, as the lists are now. */
    finder: async () => {
      // Asked each time, so that a list counts from the moment it is saved, on every instance.
      const version = await store.version()
      if (made?.version !== version) made = { version, find: createFinder(await all()) }
      return made.find
    },
  }
}

export type SensitiveLists = ReturnType<typeof createSensitiveLists>
