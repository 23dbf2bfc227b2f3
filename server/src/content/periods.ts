/**
 * How long cases and their links last, and how often penalties are appealed: what counts where a pack says nothing
 * (T17, CD-244). Shapes: `CasePeriods` and `AppealRules` of the rooms, whose rules they are.
 */
export const casePeriods = { resolveSilentDays: 14, reopenDays: 14, linkDays: 90, keptMonths: 24 }
export const appealPeriods = { perAccount: 3, accountDays: 30, perPenalty: 2, windowDays: 180 }
