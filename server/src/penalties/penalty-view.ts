import type { Appeal, Penalty } from '#generated/server/schemas.ts'
import type { PenaltyContent } from './ports.ts'
import { canAppeal, isActive, isUnread, lastAppealState, noAppeal, type AppealRules } from './rules.ts'
import type { AppealRecord, LocalizedText, Penalised } from './types.ts'

/** Asset key of a product the content no longer has (decisions-cases C9). */
const placeholder = 'placeholder'

const textIn = (text: LocalizedText, locale: string, defaultLocale: string): string =>
  text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? ''

export const appealView = ({
  submittedAt,
  description,
  repName,
  repResponse,
  questions,
  isWaiting,
}: AppealRecord): Appeal => ({
  submittedDate: submittedAt,
  description,
  repName,
  repResponse,
  questions: questions.map(({ question, askedName, askedAt, answerUntil, answer, answeredAt }, index) => ({
    question,
    repName: askedName,
    askedAt,
    answerUntil,
    answer,
    answeredAt,
    open: isWaiting && index === questions.length - 1,
  })),
})

interface ViewDeps {
  now: Date
  content: PenaltyContent
  rules: AppealRules
  /** From when on the account can appeal again; null when it can now. */
  appealFrom: string | null
}

/** The player's penalty: texts in one language, products as the content names them. */
export const penaltyView = (
  penalty: Penalised,
  locale: string,
  { now, content, rules, appealFrom }: ViewDeps,
): Penalty => {
  const text = (of: LocalizedText): string => textIn(of, locale, content.defaultLocale())
  const optional = <K extends string>(key: K, of: LocalizedText | null): { [P in K]?: string } =>
    of === null ? {} : ({ [key]: text(of) } as { [P in K]?: string })
  const product = content.product(penalty.game, locale) ?? { title: penalty.game, baseUiName: placeholder }
  const refused = noAppeal(penalty, now, rules)
  return {
    id: penalty.id,
    penalty: text(penalty.penalty),
    reason: text(penalty.reason),
    product: { name: penalty.game, title: product.title, baseUiName: product.baseUiName },
    gameAccount: penalty.gameAccount,
    end: penalty.end,
    active: isActive(penalty, now),
    evidence: [...penalty.evidence],
    canAppeal: refused === null,
    ...(refused === null ? {} : { noAppeal: refused }),
    // Only where it can be appealed then, too (T14).
    ...(appealFrom !== null && refused === null && canAppeal(penalty, new Date(appealFrom), rules)
      ? { appealFrom }
      : {}),
    lastAppealState: lastAppealState(penalty),
    history: penalty.appeals.map(appealView),
    unread: isUnread(penalty),
    ...(penalty.newsAt === null ? {} : { newsAt: penalty.newsAt }),
    imposedAt: penalty.imposedAt,
    ...optional('ruleBroken', penalty.ruleBroken),
    ...optional('facts', penalty.facts),
    ...(penalty.decidedBy === null ? {} : { decidedBy: penalty.decidedBy }),
    ...optional('howToComplain', penalty.howToComplain),
  }
}
