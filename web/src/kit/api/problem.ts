import type { ProblemBody, ProblemSlug, Schema, ValidationErrors } from './types.ts'

/**
 * Everything a failed call can be, translated once. `offline`: no answer came; `timeout`: it took too long; `aborted`:
 * we stopped it;
 * `http`: an answer with an error status.
 */
export interface Problem {
  kind: 'offline' | 'timeout' | 'aborted' | 'http'
  /** 0 without an answer. */
  status: number
  /** `not-found`, `csrf` …; null without an answer, or where something in between answered instead of the portal. */
  slug: ProblemSlug | null
  /** Key of the text to show when the screen has no better one (OD-13). */
  messageKey: string
  /** Ready, localized text of the server; it stands above `messageKey`. */
  message: string | null
  validationErrors: ValidationErrors | null
  /** Seconds (429, 503). */
  retryAfter: number | null
  /** To quote to support (promises O16). */
  requestId: string | null
  /** Where the server wants the visitor to go (`error.redirectUrl`). */
  redirectUrl: string | null
  /** The answer as the contract describes it; its `slug` or `status` tells which members it has. */
  body: ProblemBody | null
}

/** A failed read: what `api.get` throws. */
export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.kind} ${problem.status} ${problem.slug ?? ''}`.trim())
    this.name = 'ProblemError'
    this.problem = problem
  }
}

const unknown = 'support.error.unknown.desc'

/** A problem without an answer. */
export const problemOfFailure = (error: unknown): Problem => {
  if (error instanceof ProblemError) return error.problem
  const name = error instanceof Error ? error.name : ''
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'offline'
  return {
    kind,
    status: 0,
    slug: null,
    message: null,
    validationErrors: null,
    retryAfter: null,
    requestId: null,
    redirectUrl: null,
    body: null,
    messageKey: kind === 'offline' ? 'support.error.offline' : kind === 'timeout' ? 'support.error.timeout' : unknown,
  }
}

/** What any problem may have, before its slug is looked at. */
type Members = Partial<Schema<'Problem'>>

/** Whether the portal itself answered: a proxy's page or another shape has no slug. */
const isProblem = (body: unknown): body is ProblemBody => isRecord(body) && typeof body.slug === 'string'

/** A problem from an answer; `body` is the parsed JSON, or anything else when it was none. */
export const problemOfAnswer = (status: number, headers: Pick<Headers, 'get'>, body: unknown): Problem => {
  const found = isProblem(body) ? body : null
  const members: Members = isRecord(body) ? body : {}
  return {
    kind: 'http',
    status,
    // A server of the release before, in the middle of an update, says it in the type alone.
    slug: members.slug ?? ((members.type?.split('/').at(-1) ?? null) as ProblemSlug | null),
    messageKey: members.errorKey ?? messageKeyOf(status),
    message: members.errorMessage ?? null,
    validationErrors: members.validationErrors ?? null,
    retryAfter: retrySeconds(headers.get('retry-after')),
    requestId: members.requestId ?? null,
    redirectUrl: members.error?.redirectUrl ?? null,
    body: found,
  }
}

/** Reads the body once and translates it. */
export const problemOfResponse = async (response: Response): Promise<Problem> => {
  const text = await response.text().catch(() => '')
  return problemOfAnswer(response.status, response.headers, parseJson(text))
}

const messageKeyOf = (status: number): string => {
  switch (status) {
    case 401:
      return 'support.error.signed.out'
    case 404:
      return 'support.error.not.found'
    case 413:
      return 'support.error.file.size'
    case 429:
      return 'support.error.too.many'
    case 503:
      return 'support.error.unavailable'
    default:
      return unknown
  }
}

/** Seconds, also from a date (RFC 9110 §10.2.3). */
const retrySeconds = (value: string | null): number | null => {
  if (value === null) return null
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const parseJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
