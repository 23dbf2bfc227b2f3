// The satisfaction survey of a resolved case: its questions, its one answer, and what the desk sees of all answers
// (decisions-cases H).
import type { DeskSurveyAnswer } from '#generated/server/desk/schemas.ts'
import type { AnswerSurveyRequest, Survey, SurveyQuestion } from '#generated/server/schemas.ts'
import { isUtcTime, type Transacting } from '../lib/clock.ts'
import { demandDaySpan } from '../platform/day-span.ts'
import { cutPage, readPlace, type PageAsk } from '../platform/page-place.ts'
import { problem } from '../platform/problems.ts'
import type { SurveyLinks } from './links.ts'
import type { Say, SurveyCase, SurveyCases } from './ports.ts'
import { answerFaults, questions, questionsOf } from './rules.ts'
import type { SurveyAnswer, SurveyFilter, SurveyStore } from './store.ts'

interface SurveyServiceDeps extends Transacting {
  store: SurveyStore
  cases: SurveyCases
  links: SurveyLinks
  say: Say
  /** text of a validation code (OD-90) */
  text: (locale: string, code: string) => string
  /** How long a mail's link opens a survey (amendments T15, T17). */
  linkDays: () => number
}

const dayMilliseconds = 24 * 3600 * 1000

const deskAnswer = ({ feedback, ratings, ...answer }: SurveyAnswer): DeskSurveyAnswer => ({
  ...answer,
  ratings: [...ratings],
  words: feedback,
})

export const createSurveyService = ({
  store,
  cases,
  links,
  clock,
  say,
  text,
  withTransaction,
  linkDays,
}: SurveyServiceDeps) => {
  const demandOwn = async (accountId: string, caseId: string): Promise<SurveyCase> => {
    const found = await cases.find(caseId)
    if (found === undefined || found.ownerId !== accountId) throw problem.notFound()
    return found
  }

  interface OpenSurvey {
    caseId: string
    found: SurveyCase
  }

  /** @param until RFC 3339; from then on it is closed. null: there is none now */
  const demandOpen = async (caseId: string, found: SurveyCase, until: string | null): Promise<OpenSurvey> => {
    if ((await store.find(caseId)) !== undefined)
      throw problem.validation({ errorKey: 'support.survey.error.answered' })
    if (until === null) throw problem.notFound()
    if (clock.now().toISOString() >= until) throw problem.validation({ errorKey: 'support.survey.error.closed' })
    return { caseId, found }
  }

  const openOwn = async (accountId: string, caseId: string): Promise<OpenSurvey> => {
    const found = await demandOwn(accountId, caseId)
    return demandOpen(caseId, found, found.openUntil)
  }

  const demandLink = async (token: string): Promise<OpenSurvey & { until: Date }> => {
    const link = links.read(token)
    const found = link && (await cases.find(link.caseId))
    if (link === undefined || found === undefined || found.ownerId === null) throw problem.notFound()
    return { ...link, found }
  }

  /** The case of a link, open as long as the link is: a mail is read late. */
  const openByLink = async (token: string): Promise<OpenSurvey> => {
    const { caseId, found, until } = await demandLink(token)
    return demandOpen(caseId, found, found.openUntil === null ? null : until.toISOString())
  }

  const draw = ({ caseId, found }: OpenSurvey, locale: string): Survey => {
    const { region, subject } = found
    const survey: Survey = { caseId, region, subject, sectionOne: [], sectionTwo: [], sectionThree: [] }
    questionsOf(found).forEach(({ type, section }, index) => {
      const question: SurveyQuestion = {
        index: index + 1,
        question: say(locale, `support.survey.question.${type}`),
        type,
      }
      survey[section].push(question)
    })
    return survey
  }

  const answer = async ({ caseId, found }: OpenSurvey, request: AnswerSurveyRequest, locale: string): Promise<void> => {
    const fieldErrors = answerFaults(request, questionsOf(found).length)
    if (fieldErrors.length > 0) {
      throw problem.validation({
        fieldErrors,
        errorCodes: Object.fromEntries(fieldErrors.map(({ code }) => [code, text(locale, code)])),
      })
    }
    const ratings = [request.q1, request.q2, request.q3, request.q4, request.q5]
      .filter((rating) => rating !== undefined)
      .map(Number)
    const feedback = request.feedback || null
    const answeredAt = clock.now().toISOString()
    const isFirst = await store.insert({ caseId, ratings, feedback, answeredAt })
    if (!isFirst) throw problem.validation({ errorKey: 'support.survey.error.answered' })
    await cases.markAnswered(caseId, { rating: ratings[0]!, at: answeredAt })
  }

  return {
    /** Before the answers are looked at (ground G21). @throws 404 for another's case, or none */
    demandOwn: async (accountId: string, caseId: string) => {
      await demandOwn(accountId, caseId)
    },
    /** @throws 404 where there is no survey, or it is another's; 422 when it is answered or closed */
    get: async (accountId: string, caseId: string, locale: string) => draw(await openOwn(accountId, caseId), locale),
    /** Once for each case, of any number at once. @throws as `get`, and 422 for answers that do not fit */
    answer: (accountId: string, caseId: string, request: AnswerSurveyRequest, locale: string) =>
      withTransaction(async () => answer(await openOwn(accountId, caseId), request, locale)),

    /** Token of a link that opens the survey of this case without sign-in, for so many days from now as the pack says (amendment T15). */
    linkOf: (caseId: string) =>
      links.make({ caseId, until: new Date(clock.now().getTime() + linkDays() * dayMilliseconds) }),
    /** As `demandOwn`, for who holds a link. @throws 404 */
    demandLink: async (token: string) => {
      await demandLink(token)
    },
    /** @throws 404 for a link that opens nothing; 422 when it is answered or the link is too old */
    getByLink: async (token: string, locale: string) => draw(await openByLink(token), locale),
    /** @throws as `getByLink`, and 422 for answers that do not fit */
    answerByLink: (token: string, request: AnswerSurveyRequest, locale: string) =>
      withTransaction(async () => answer(await openByLink(token), request, locale)),

    /** For the export of a case; null without an answer. */
    async exported(caseId: string) {
      const answer = await store.find(caseId)
      if (answer === undefined) return null
      const { answeredAt, feedback } = answer
      const ratings = Object.fromEntries(answer.ratings.map((rating, index) => [`q${index + 1}`, String(rating)]))
      return { answeredAt, ...(ratings as Omit<AnswerSurveyRequest, 'feedback'>), feedback }
    },

    /**
     * Aggregates of the answers given from one day to before another (UTC). @throws 422 for a span of more than 366 days,
     * or none
     */
    async summary(from: string, to: string) {
      const [start, end] = [from, to].map((day) => `${day}T00:00:00.000Z`) as [string, string]
      demandDaySpan(from, to)
      const given = await store.ratings(start, end)
      return {
        from,
        to,
        offered: await cases.countOffered(start, end),
        answered: given.length,
        questions: questions.map(({ type }, index) => {
          const ratings = given.flatMap((one) => (one[index] === undefined ? [] : [one[index]]))
          const answers = [1, 2, 3, 4, 5].map((rating) => ratings.filter((one) => one === rating).length)
          const average =
            ratings.length === 0
              ? null
              : Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 100) / 100
          return { index: index + 1, type, answers, average }
        }),
      }
    },
    /** Newest first. @throws 400 for a cursor that is not ours */
    async answers(filter: SurveyFilter, { cursor, limit }: PageAsk) {
      const before = readPlace(cursor, isUtcTime)
      const { answers, lookedTo } = await store.page(filter, before, limit + 1)
      const { items, nextCursor } = cutPage(answers, limit, {
        before,
        placeOf: ({ answeredAt }) => answeredAt,
        lookedTo,
      })
      return {
        items: items.map(deskAnswer),
        nextCursor,
      }
    },
    /** About cases of one account, newest first. */
    ofAccount: async (accountId: string, most: number) => (await store.ofAccount(accountId, most)).map(deskAnswer),
    /** Forgets the answers of these cases (decisions-cases C21). */
    erase: store.erase,
  }
}

export type SurveyService = ReturnType<typeof createSurveyService>
