// Sensitive words at the desk: lists, what to do, what came of a flag (CD-346 to CD-348).
import type {
  SensitiveCategory,
  SensitiveFlag,
  SensitiveGuidanceRequest,
  SensitiveOutcome,
} from '#generated/server/desk/schemas.ts'
import type { Transacting } from '../../lib/clock.ts'
import { existing, problem } from '../../platform/problems.ts'
import { categories, type SensitiveLists } from '../lists.ts'
import { createFinder, isWord } from '../match.ts'
import { noFigures, type Flag, type Guidance, type SensitiveStore, type WordList } from '../store.ts'

export interface PastCase {
  id: string
  subject: string
  description: string
  createdAt: string
}

interface SensitiveDeskDeps extends Transacting {
  store: SensitiveStore
  lists: SensitiveLists
  /** The newest, newest first. */
  pastCases: (most: number) => Promise<readonly PastCase[]>
  /** What follows for its case; `isLeft`: another flag of it stands. */
  onHandled: (
    flag: Flag,
    by: { caseId: string; outcome: SensitiveOutcome; agentId: string; at: string; isLeft: boolean },
  ) => Promise<void>
  refuse: (field: string, code: 'pattern') => Error
}

const mostTried = 1_000
const mostShown = 20
const mostWords = 100

export const toFlag = ({ caseId: _, ...flag }: Flag): SensitiveFlag => flag

const untouched = (category: SensitiveCategory): Guidance => ({
  category,
  text: null,
  tell: null,
  helpLines: [],
  changedAt: null,
  changedBy: null,
})

export const createSensitiveDesk = (deps: SensitiveDeskDeps) => {
  const { store, lists, withTransaction, clock, refuse } = deps
  const now = () => clock.now().toISOString()

  const guidance = async (): Promise<Guidance[]> => {
    const changed = await store.guidance()
    return categories.map((category) => changed.find((one) => one.category === category) ?? untouched(category))
  }
  const listOf = async (category: SensitiveCategory, language: string): Promise<WordList> => {
    const list = await lists.find(category, language)
    if (list === null) throw problem.notFound()
    return list
  }

  return {
    guidance,
    replaceGuidance: (by: string, category: SensitiveCategory, { text, tell, helpLines }: SensitiveGuidanceRequest) =>
      withTransaction(async () => {
        const before = (await guidance()).find((one) => one.category === category) ?? untouched(category)
        const after = { category, text, tell, helpLines, changedAt: now(), changedBy: by }
        await store.saveGuidance(after)
        return { before, after }
      }),

    words: lists.all,
    /** @throws 404 for a list that is not there; 422 for a word without a letter */
    replaceWords: (by: string, category: SensitiveCategory, language: string, words: readonly string[]) =>
      withTransaction(async () => {
        const before = await listOf(category, language)
        const wrong = words.findIndex((word) => !isWord(word))
        if (wrong !== -1) throw refuse(`words.${wrong}`, 'pattern')
        const kept = [...new Set(words.map((word) => word.trim()))]
        await store.saveList({ category, language, words: kept, changedAt: now(), changedBy: by })
        return { before, after: await listOf(category, language) }
      }),
    /** @throws 404 */
    resetWords: (category: SensitiveCategory, language: string) =>
      withTransaction(async () => {
        const before = await listOf(category, language)
        await store.removeList(category, language)
        return { before, after: await listOf(category, language) }
      }),

    tried: async (words: readonly string[]) => {
      // Category and language are nobody's: it is one list.
      const find = createFinder([{ category: 'selfHarm', language: '', words }])
      const cases = await deps.pastCases(mostTried)
      const counts = new Map<string, number>()
      const met = cases.flatMap(({ id, subject, description, createdAt }) => {
        const found = find(description).map(({ word }) => word)
        for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1)
        return found.length === 0 ? [] : [{ id, subject, createdAt, words: found.slice(0, mostShown) }]
      })
      return {
        looked: cases.length,
        met: met.length,
        items: met.slice(0, mostShown),
        words: [...counts]
          .map(([word, many]) => ({ word, cases: many }))
          .toSorted((one, other) => other.cases - one.cases || (one.word < other.word ? -1 : 1)),
      }
    },

    /** @throws 404; 409 for one that was handled */
    handle: (by: string, caseId: string, flagId: string, outcome: SensitiveOutcome) =>
      withTransaction(async () => {
        const flags = await store.ofCase(caseId)
        const flag = existing(flags.find(({ id }) => id === flagId))
        const at = now()
        if (!(await store.handle(flagId, { outcome, agentId: by, at }))) throw problem.changed({})
        const isLeft = flags.some((one) => one.id !== flagId && one.outcome === null)
        const handled = { ...flag, outcome, handledAt: at, handledBy: by }
        await deps.onHandled(handled, { caseId, outcome, agentId: by, at, isLeft })
        return toFlag(handled)
      }),

    report: async ({ from, to }: { from: string; to: string }) => {
      const figures = await store.figures(from, to)
      const all = [...figures.values()]
      const sum = (of: keyof typeof noFigures): number => all.reduce((total, one) => total + one[of], 0)
      return {
        from,
        to,
        total: {
          raised: sum('raised'),
          standing: sum('standing'),
          real: sum('real'),
          falseAlarms: sum('falseAlarms'),
        },
        categories: categories.map((category) => ({ category, figures: figures.get(category) ?? noFigures })),
        words: await store.words(from, to, mostWords),
      }
    },
  }
}

export type SensitiveDesk = ReturnType<typeof createSensitiveDesk>
