import type { CaseReads } from './reads.ts'
import type { CaseStore } from './store.ts'

export const createSurveyedCases = (store: Pick<CaseStore, 'find' | 'rated'>, reads: CaseReads) => ({
  find: async (caseId: string) => {
    const record = await store.find(caseId)
    if (record === undefined) return undefined
    const { ownerId, region, subject, contactChannel: channel, status, archivedAt, cancelledAt } = record
    const openUntil = status === 'RESOLVED' && cancelledAt === null ? archivedAt : null
    return { ownerId, region, subject, channel, openUntil }
  },
  markAnswered: store.rated,
  countOffered: reads.countSurveyed,
})
