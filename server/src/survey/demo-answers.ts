import type { SurveyStore } from './store.ts'

/** Hours from the end of a case to its answer. */
const later = 5 * 3_600_000

interface DemoAnswerDeps {
  store: Pick<SurveyStore, 'insert'>
  /** Resolved cases, newest first. */
  resolved: readonly { id: string; statusChangedAt: string }[]
  rated: (caseId: string, answer: { rating: number; at: string }) => Promise<void>
  now: Date
}

export const seedDemoAnswers = async (
  { store, resolved, rated, now }: DemoAnswerDeps,
  answers: readonly { ratings: number[]; words?: string }[],
): Promise<void> => {
  for (const [index, { ratings, words }] of answers.entries()) {
    // Every second one is answered.
    const record = resolved[index * 2]
    if (record === undefined) return
    const at = new Date(Math.min(Date.parse(record.statusChangedAt) + later, now.getTime())).toISOString()
    await store.insert({ caseId: record.id, ratings, feedback: words ?? null, answeredAt: at })
    await rated(record.id, { rating: ratings[0]!, at })
  }
}
