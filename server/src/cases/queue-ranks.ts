// Where cases stand in the desk's queue (CD-221).
import type { CaseStatus } from './types.ts'

export const queueRanks: Readonly<Record<CaseStatus, 0 | 1 | 2>> = { OPEN: 0, ANSWERED: 1, INFO: 1, RESOLVED: 2 }
/** Of one that was put off. */
export const snoozedRank = 3
/** Of one with a flag that stands (CD-348): first, and nothing but handling it brings it elsewhere. */
export const sensitiveRank = -1

/** Of those that wait for an answer. */
export const waitingRanks: readonly number[] = [sensitiveRank, queueRanks.OPEN]
/** Of all but resolved ones. */
export const unresolvedRanks: readonly number[] = [...waitingRanks, queueRanks.ANSWERED, snoozedRank]
