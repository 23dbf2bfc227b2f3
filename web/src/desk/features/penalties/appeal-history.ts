import type { DeskSchema } from '../../../kit/api/desk.ts'

// What has happened to an appeal, put together of what stands beside it. Pure, table-tested.

type Step =
  | { what: 'created' }
  | { what: 'answered' }
  | { what: 'asked' | 'opined' | 'took' | 'left'; by: string }
  | { what: 'given' | 'opinion'; by: string; other: string }
  | { what: 'decided'; by: string; state: 'UPHELD' | 'OVERTURNED' }
export type HistoryEntry = Step & { at: string; note: string | null }

/** Oldest first. */
export const historyOf = ({ appeal, opinions, assignments }: DeskSchema<'DeskAppealSheet'>): HistoryEntry[] => {
  const { submittedDate, questions, decidedAt, decidedBy, state } = appeal
  const entries: HistoryEntry[] = [
    { what: 'created', at: submittedDate, note: null },
    ...questions.flatMap(({ askedBy, askedAt, answeredAt }): HistoryEntry[] => [
      { what: 'asked', by: askedBy, at: askedAt, note: null },
      ...(answeredAt === null ? [] : [{ what: 'answered' as const, at: answeredAt, note: null }]),
    ]),
    ...assignments.map(({ assignee, assignedBy: by, assignedAt: at, note }): HistoryEntry => {
      if (assignee === null) return { what: 'left', by, at, note }
      return assignee === by ? { what: 'took', by, at, note } : { what: 'given', by, other: assignee, at, note }
    }),
    ...opinions.flatMap(({ colleague, askedBy, askedAt, givenAt }): HistoryEntry[] => [
      { what: 'opinion', by: askedBy, other: colleague, at: askedAt, note: null },
      ...(givenAt === null ? [] : [{ what: 'opined' as const, by: colleague, at: givenAt, note: null }]),
    ]),
    ...(state === 'PENDING' || decidedAt === null || decidedBy === null
      ? []
      : [{ what: 'decided' as const, by: decidedBy, state, at: decidedAt, note: null }]),
  ]
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
