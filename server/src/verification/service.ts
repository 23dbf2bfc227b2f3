// Knowledge-based verification: opened by the contact flow, answered here, good for one topic and half an hour
// (decisions-cases I, ground G20).
import type { AnswerQuestionsRequest, FieldError, KnowledgeQuestions } from '#generated/server/schemas.ts'
import { isUtcTime, type Transacting } from '../lib/clock.ts'
import type { Keyring } from '../lib/keyring.ts'
import { cutPage, readPlace, type PageAsk } from '../platform/page-place.ts'
import { problem, ProblemError } from '../platform/problems.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { KbvProvider, Say, Subject, VerificationPlaces } from './ports.ts'
import {
  normalizeAnswer,
  passMilliseconds,
  questionCount,
  sessionMilliseconds,
  skipCount,
  startUrlOf,
} from './rules.ts'
import { accountPrefix, type KbvSession, type Outcome, type StoredQuestion, type VerificationStore } from './store.ts'

interface VerificationServiceDeps extends Transacting {
  store: VerificationStore
  provider: KbvProvider
  places: VerificationPlaces
  keys: Keyring
  say: Say
  /** text of a validation code (OD-90) */
  text: (locale: string, code: string) => string
  warn: (message: string, error: unknown) => void
}

/** Who asks. `preverifyId` comes from a signed link, 0 without one (OD-82). */
interface Verifier {
  visitor: Visitor
  preverifyId: number
  locale: string
}

interface OpenRequest {
  topicId: number
  channel: string
  locale: string
  returnTo: string
  preverifyId?: number
}

const retrySeconds = 30
const subjectKey = (subject: Subject): string =>
  subject.kind === 'account' ? `${accountPrefix}${subject.accountId}` : `preverified:${subject.id}`

const subjectOf = (visitor: Visitor, preverifyId: number): Subject | undefined => {
  if (visitor.kind === 'player') return { kind: 'account', accountId: visitor.account.id }
  return preverifyId > 0 ? { kind: 'preverified', id: preverifyId } : undefined
}

export const createVerificationService = (deps: VerificationServiceDeps) => {
  const { store, provider, places, keys, clock, say, text, withTransaction } = deps
  const answerMaterial = (subject: string, questionId: string, answer: string): string =>
    [subject, questionId, normalizeAnswer(answer)].join('\n')

  const manualHelp = (locale: string, topicId: number, nextTry: string | null): string =>
    places.manualHelp(locale, topicId) + (nextTry === null ? '' : `?nextTry=${encodeURIComponent(nextTry)}`)

  const read = async ({ visitor, preverifyId }: Verifier): Promise<KbvSession> => {
    const subject = subjectOf(visitor, preverifyId)
    if (subject === undefined) throw problem.unauthorized()
    const session = await store.find(visitor.sessionId, clock.now())
    if (session === undefined || session.subject !== subjectKey(subject)) throw problem.notFound()
    return session
  }
  const demandUnlocked = async ({ subject, topicId }: KbvSession, locale: string): Promise<void> => {
    const until = await store.lockedUntil(subject, clock.now())
    if (until === null) return
    throw new ProblemError('validation', {
      errorKey: 'support.verification.error.locked',
      error: { redirectUrl: manualHelp(locale, topicId, until) },
    })
  }

  const questionOf = ({ questions }: KbvSession, id: string): StoredQuestion => {
    const found = questions.find((question) => question.id === id)
    if (found === undefined) throw new Error(`The verification asks ${id}, which it does not hold`)
    return found
  }
  const view = (session: KbvSession, ids: readonly string[], locale: string): KnowledgeQuestions => ({
    questions: ids.map((id) => ({ id, text: say(locale, questionOf(session, id).textKey) })),
    shufflesRemaining: Math.max(0, Math.min(session.shuffles, session.questions.length - session.nextIndex)),
  })

  const faults = (answers: AnswerQuestionsRequest['answers'], asked: readonly string[]): FieldError[] => {
    const given = new Set<string>()
    const wrong = answers.flatMap(({ id, answer }, index): FieldError[] => {
      if (!asked.includes(id) || given.has(id)) return [{ field: `answers.${index}.id`, code: 'unknown' }]
      given.add(id)
      return normalizeAnswer(answer) === '' ? [{ field: `answers.${index}.answer`, code: 'required' }] : []
    })
    const missing = asked.flatMap((id, index): FieldError[] =>
      given.has(id) ? [] : [{ field: `answers.${index}.answer`, code: 'required' }],
    )
    return [...wrong, ...missing]
  }
  const isRight = (session: KbvSession, answers: AnswerQuestionsRequest['answers']): boolean => {
    // All are compared, so that time does not tell which one is wrong.
    const verdicts = answers.map(({ id, answer }) =>
      questionOf(session, id)
        .hashes.map((hash) => keys.verify('kbv-answer', answerMaterial(session.subject, id, answer), hash))
        .some(Boolean),
    )
    return verdicts.every(Boolean)
  }

  return {
    /** Whether this visitor has passed the verification for this topic within its 30 minutes. */
    isVerified: (visitor: Visitor, topicId: number) => store.hasPassed(visitor.sessionId, topicId, clock.now()),

    /**
     * Opens a verification, or goes on with the open one. @returns where to go for it: the questions, the sign-in, or
     * manual help
     */
    async open(visitor: Visitor, { topicId, channel, locale, returnTo, preverifyId = 0 }: OpenRequest) {
      const basePath = places.basePath(locale)
      const startUrl = startUrlOf(
        returnTo,
        basePath,
        places.trustedHosts(),
        `${basePath}/contact/${topicId}/${channel}`,
      )
      const subject = subjectOf(visitor, preverifyId)
      // Who is nobody yet signs in and comes back to the start page, which asks again (decisions-cases A6).
      if (subject === undefined) return `${basePath}/?login&returnTo=${encodeURIComponent(startUrl)}`
      const key = subjectKey(subject)
      const now = clock.now()
      const until = await store.lockedUntil(key, now)
      if (until !== null) return manualHelp(locale, topicId, until)

      const known = await store.find(visitor.sessionId, now)
      // Opened again, it keeps its questions and skips: nobody shops for easier ones.
      if (known?.subject === key) {
        await store.redirect(visitor.sessionId, topicId, startUrl)
        return `${basePath}/verification`
      }
      const facts = await provider.facts(subject).catch((error: unknown) => {
        deps.warn('the facts for knowledge questions cannot be had', error)
        throw problem.unavailable(retrySeconds, 'verification is not possible at the moment')
      })
      if (facts.length === 0) return manualHelp(locale, topicId, null)
      const questions = facts.map(({ id, textKey, answers }) => ({
        id,
        textKey,
        hashes: answers.map((answer) => keys.sign('kbv-answer', answerMaterial(key, id, answer))),
      }))
      const asked = questions.slice(0, questionCount).map(({ id }) => id)
      await store.put({
        sessionId: visitor.sessionId,
        subject: key,
        topicId,
        startUrl,
        questions,
        asked,
        nextIndex: asked.length,
        shuffles: skipCount,
        expiresAt: new Date(now.getTime() + sessionMilliseconds).toISOString(),
      })
      await store.audit(key, 'opened', now, { topicId })
      return `${basePath}/verification`
    },

    /** @throws 401 for nobody we could know, 404 without an open verification, 422 while locked */
    async questions(verifier: Verifier) {
      const session = await read(verifier)
      await demandUnlocked(session, verifier.locale)
      const { locale } = verifier
      return {
        ...view(session, session.asked, locale),
        startUrl: session.startUrl,
        manualHelpUrl: manualHelp(locale, session.topicId, null),
      }
    },

    /** @throws as `questions`, and 422 without skips or for a question that is not asked */
    async shuffle(verifier: Verifier, questionId: string) {
      const { locale } = verifier
      for (;;) {
        const session = await read(verifier)
        await demandUnlocked(session, locale)
        const place = session.asked.indexOf(questionId)
        if (place < 0) {
          const errorCodes = { unknown: text(locale, 'support.verification.error.unknown.question') }
          throw problem.validation({ fieldErrors: [{ field: 'question', code: 'unknown' }], errorCodes })
        }
        if (view(session, [], locale).shufflesRemaining === 0)
          throw problem.validation({ errorKey: 'support.verification.error.no.shuffles' })
        if (!(await store.skip(session, questionId))) continue // another skip was quicker; each costs one, so this ends
        const after = await read(verifier)
        await store.audit(session.subject, 'skipped', clock.now(), { topicId: session.topicId })
        return view(after, [session.questions[session.nextIndex]?.id ?? ''], locale)
      }
    },

    /**
     * @returns where to go on: the start page, or manual help when locked. @throws as `questions`, and 422 for wrong or
     * missing answers
     */
    answer: (verifier: Verifier, { answers }: AnswerQuestionsRequest) =>
      withTransaction(async () => {
        const {
          visitor: { sessionId },
          locale,
        } = verifier
        const session = await read(verifier)
        const { subject, topicId, startUrl, asked } = session
        const now = clock.now()
        const fieldErrors = faults(answers, asked)
        const isLocked = (await store.lockedUntil(subject, now)) !== null
        if (!isLocked && fieldErrors.length > 0) {
          throw problem.validation({
            fieldErrors,
            errorCodes: Object.fromEntries(fieldErrors.map(({ code }) => [code, text(locale, code)])),
          })
        }
        const material = asked
          .map((id) => answerMaterial(subject, id, answers.find((one) => one.id === id)?.answer ?? ''))
          .join('\n\n')
        const reservation = await store.reserve(subject, keys.sign('kbv-try', material), now)
        if (reservation.kind === 'locked') {
          await store.audit(subject, 'locked', now, { topicId })
          return manualHelp(locale, topicId, reservation.lockedUntil)
        }
        if (isRight(session, answers)) {
          await store.forgive(subject)
          await store.pass(sessionId, topicId, subject, new Date(now.getTime() + passMilliseconds))
          await store.remove(sessionId)
          await store.audit(subject, 'passed', now, { topicId })
          return startUrl
        }
        if (reservation.kind === 'counted') await store.audit(subject, 'failed', now, { topicId })
        if (reservation.kind === 'counted' && reservation.lockedUntil !== null)
          return manualHelp(locale, topicId, reservation.lockedUntil)
        // The failed try stays counted although the answer is a refusal.
        throw problem.validation({ errorKey: 'support.verification.error.wrong' }).keepingChanges()
      }),

    /** At the desk (decisions-cases I3); a repeat changes nothing. */
    async unlock(accountId: string, by: string) {
      const subject = subjectKey({ kind: 'account', accountId })
      await store.forgive(subject)
      await store.audit(subject, 'unlocked', clock.now(), { actor: by })
    },
    /** What came of verifications, newest first. @throws 400 for a cursor that is not ours */
    async history(
      { accountId, outcome }: { accountId: string | undefined; outcome: Outcome | undefined },
      { cursor, limit }: PageAsk,
    ) {
      const before = readPlace(cursor, isUtcTime)
      const subject = accountId === undefined ? undefined : subjectKey({ kind: 'account', accountId })
      const { rows, lookedTo } = await store.history({ subject, outcome }, before, limit + 1)
      const { items, nextCursor } = cutPage(rows, limit, { before, placeOf: ({ at }) => at, lookedTo })
      return {
        items: items.map((row) => ({
          accountId: row.subject.startsWith(accountPrefix) ? row.subject.slice(accountPrefix.length) : null,
          outcome: row.outcome,
          categoryId: row.topic_id,
          by: row.actor,
          at: row.at,
        })),
        nextCursor,
      }
    },
    /** Until when an account's questions are locked; null when they are not. */
    lockedUntil: (accountId: string) => store.lockedUntil(subjectKey({ kind: 'account', accountId }), clock.now()),
    sweep: (signal?: AbortSignal) => store.sweep(clock.now(), signal),
  }
}

export type VerificationService = ReturnType<typeof createVerificationService>
