/**
 * How long cases and their links last, and how often penalties are appealed: what counts where a pack says nothing
 * (T17, CD-244). `surveyDays`: how long a mail's link opens a survey. Shapes: `CasePeriods` and `AppealRules` of the rooms,
 * whose rules they are.
 */
export const casePeriods = { resolveSilentDays: 14, reopenDays: 14, linkDays: 90, surveyDays: 30, keptMonths: 24 }
export const appealPeriods = {
  perAccount: 3,
  accountDays: 30,
  perPenalty: 2,
  windowDays: 180,
  targetDays: 7,
  answerDays: 14,
}
