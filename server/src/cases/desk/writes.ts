// One write at the desk: on the thread as its writer has seen it, and by steps a case may take.
import type { DeskCase, FieldErrorCode } from '#generated/server/desk/schemas.ts'
import { isWithinScope } from '../../lib/caller-scope.ts'
import type { Transacting } from '../../lib/clock.ts'
import { problem } from '../../platform/problems.ts'
import { archivedFrom, mayStep, type CasePeriods } from '../rules.ts'
import { scopedIn } from '../scoped.ts'
import type { CaseChange, CaseStore, NewEvent } from '../store.ts'
import type { CaseRecord, CaseStatus } from '../types.ts'
import type { PresentCase } from './shown-case.ts'

/** A representative. `displayName` is what players read (decisions-cases L1). */
export interface Agent {
  id: string
  displayName: string
}

export interface DeskWritesDeps extends Pick<Transacting, 'withTransaction'> {
  store: Pick<CaseStore, 'find'>
  present: PresentCase
  periods: () => CasePeriods
  text: (locale: string, code: string) => string
  locale: () => string
}

export const alternateNames: Record<CaseStatus, string> = {
  OPEN: 'Reopened',
  ANSWERED: 'Answered',
  INFO: 'Info',
  RESOLVED: 'Resolved',
}

export const newEvent = (
  eventType: NewEvent['eventType'],
  createdAt: string,
  more: Partial<NewEvent> = {},
): NewEvent => ({
  eventType,
  alternateName: null,
  author: null,
  text: null,
  isCompany: false,
  channel: null,
  createdAt,
  ...more,
})

export const createDeskWrites = (deps: DeskWritesDeps) => {
  const { store, present, withTransaction } = deps

  const find = async (id: string): Promise<CaseRecord> => {
    const record = await store.find(id)
    if (!record || !isWithinScope(scopedIn(record))) throw problem.notFound()
    return record
  }

  const refuse = (field: string, code: FieldErrorCode, errorKey?: string): Error => {
    const locale = deps.locale()
    return problem.validation({
      fieldErrors: [{ field, code }],
      errorCodes: { [code]: deps.text(locale, code) },
      ...(errorKey === undefined ? {} : { errorKey }),
    })
  }

  const changed = async (record: CaseRecord, agent: Agent): Promise<Error> =>
    problem.changed({ errorKey: 'support.case.error.changed', case: (await present(record, agent)).case })

  /** One write on the thread as its writer has seen it (decisions-cases L: 409 on mismatch). */
  const write = (
    id: string,
    agent: Agent,
    seenEvents: number,
    work: (record: CaseRecord) => Promise<CaseRecord>,
  ): Promise<DeskCase> =>
    withTransaction(async () => {
      const record = await find(id)
      // What goes on in another case is written there.
      if (seenEvents !== record.eventCount || record.mergedInto !== null) throw await changed(record, agent)
      return present(await work(record), agent)
    })

  /** What a new status changes of the case, by whoever sets it at the desk. */
  const stepTo = (record: CaseRecord, status: CaseStatus, at: string): CaseChange => {
    if (!mayStep(record.status, status)) throw refuse('status', 'notallowed', 'support.desk.error.status')
    if (status === 'RESOLVED')
      return { status, statusChangedAt: at, resolverType: 'AGENT', archivedAt: archivedFrom(at, deps.periods()) }
    return { status, statusChangedAt: at, resolverType: 'NONE', archivedAt: null, cancelledAt: null }
  }

  return { find, refuse, changed, write, stepTo }
}

export type DeskWrites = ReturnType<typeof createDeskWrites>
