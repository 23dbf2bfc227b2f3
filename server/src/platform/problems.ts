// Every refusal of the server, as one error class (RFC 9457, ground G7). Services throw these; error-handler.ts writes
// them on the wire.
import type { FieldError, GlobalError, Problem, SupportCase } from '#generated/server/schemas.ts'

/**
 * Kinds of problem: the last segment of `type`, its status and its title. Each has a page below
 * /services/bft/docs/problems/.
 */
export const problemKinds = {
  'bad-request': { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'Sign in to do this' },
  csrf: { status: 403, title: 'The page is out of date' },
  forbidden: { status: 403, title: 'This role may not do that' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  timeout: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'The same request is still under way' },
  changed: { status: 409, title: 'Somebody else was faster' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'This content type is not taken here' },
  validation: { status: 422, title: 'Some entries need a correction' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The header lines are too long' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'A needed part is down for the moment' },
} as const

export type ProblemSlug = keyof typeof problemKinds

/** What a problem may carry beyond its kind (ground G7); `validationErrors` is filled by `problem.validation`. */
export type ProblemMembers = Partial<
  Pick<Problem, 'detail' | 'instance' | 'errorKey' | 'errorMessage' | 'validationErrors' | 'error'>
> & { case?: SupportCase }

/** A refusal on its way to the client. `headers` go out as they stand, lower-case names. */
export class ProblemError extends Error {
  readonly status: number
  readonly slug: ProblemSlug
  readonly members: ProblemMembers
  readonly headers: Readonly<Record<string, string>>
  /** Thrown out of a transaction that is stored all the same (storage/database.ts). */
  keepsChanges = false

  constructor(slug: ProblemSlug, members: ProblemMembers = {}, headers: Record<string, string> = {}, cause?: unknown) {
    super(members.detail ?? problemKinds[slug].title, cause === undefined ? undefined : { cause })
    this.name = 'ProblemError'
    this.slug = slug
    this.status = problemKinds[slug].status
    this.members = members
    this.headers = headers
  }

  /** For a refusal that must be counted, such as a failed try: what was written before it stays. */
  keepingChanges(): this {
    this.keepsChanges = true
    return this
  }
}

/** What a broken rule says (ground G8). Without field or global errors only `errorKey` and `case` go out. */
export interface Validation {
  fieldErrors?: FieldError[]
  globalErrors?: GlobalError[]
  errorCodes?: Record<string, string>
  errorKey?: string
  errorMessage?: string
  detail?: string
  case?: SupportCase
}

const retryAfter = (seconds: number): Record<string, string> => ({
  'retry-after': String(Math.max(1, Math.ceil(seconds))),
})

/** Makes the problems; the caller throws: `throw problem.notFound()`. */
export const problem = {
  /** 400: malformed (ground G22). `detail` is for developers. */
  badRequest: (detail?: string) => new ProblemError('bad-request', { detail }),
  /** 401: no session. `redirectUrl` sends the browser on, also a signed-in one (API-51). */
  unauthorized: (members: { redirectUrl?: string } = {}) =>
    new ProblemError(
      'unauthorized',
      members.redirectUrl === undefined ? {} : { error: { redirectUrl: members.redirectUrl } },
    ),
  /** 403: missing or wrong token; the request was not processed (ground G21). */
  csrf: () => new ProblemError('csrf'),
  /** 403: the role may not. */
  forbidden: (detail?: string) => new ProblemError('forbidden', { detail }),
  /** 404, the same for "not yours" and "not there" (ground G9). */
  notFound: () => new ProblemError('not-found'),
  /** 405 with the methods the address does take. */
  methodNotAllowed: (allowed: string[]) => new ProblemError('method-not-allowed', {}, { allow: allowed.join(', ') }),
  /** 409: in flight twice (ground G10). */
  conflict: () => new ProblemError('conflict'),
  /** 409: at the desk somebody else changed it in the meantime (ground G9). */
  changed: (members: Pick<ProblemMembers, 'detail' | 'errorKey' | 'case'>) => new ProblemError('changed', members),
  /** 413: more bytes than the whole body may have. */
  payloadTooLarge: () => new ProblemError('payload-too-large'),
  /** 415 */
  unsupportedMediaType: (detail?: string) => new ProblemError('unsupported-media-type', { detail }),
  /** 422: well-formed, but a rule is broken (ground G22). */
  validation: ({ fieldErrors = [], globalErrors = [], errorCodes = {}, ...members }: Validation) =>
    new ProblemError(
      'validation',
      fieldErrors.length + globalErrors.length === 0
        ? members
        : { ...members, validationErrors: { globalErrors, fieldErrors, errorCodes } },
    ),
  /** 429; seconds are rounded up, at least 1. */
  tooManyRequests: (retryAfterSeconds: number, members: Pick<ProblemMembers, 'errorMessage' | 'errorKey'> = {}) =>
    new ProblemError('too-many-requests', members, retryAfter(retryAfterSeconds)),
  /** 503: a needed part is down. */
  unavailable: (retryAfterSeconds: number, detail?: string) =>
    new ProblemError('unavailable', { detail }, retryAfter(retryAfterSeconds)),
} as const

/**
 * The body of a problem answer.
 * @param base address of the API that answers, `/services/bft` or `/services/desk`
 * @param requestId id of the request, also in the log line
 */
export const problemBody = (error: ProblemError, base: string, requestId: string): Problem => {
  const members = Object.fromEntries(Object.entries(error.members).filter(([, value]) => value !== undefined))
  return {
    type: `${base}/docs/problems/${error.slug}`,
    title: problemKinds[error.slug].title,
    status: error.status,
    ...members,
    requestId,
  }
}
