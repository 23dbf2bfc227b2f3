// Accounts within a caller's scope: those with a case, or a penalty, of it.
import { createCaseReads } from '../cases/reads.ts'
import { createPenaltyReads } from '../penalties/reads.ts'
import type { AnyDatabase } from '../storage/database.ts'
import { anyScope, type BorneScope } from '../storage/within-scope.ts'

export const createAccountScope = (database: AnyDatabase): BorneScope =>
  anyScope([createCaseReads(database).ownerScope, createPenaltyReads(database).accountScope])
