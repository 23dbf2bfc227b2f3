// Every refusal of the server, as one error class (RFC 9457, ground G7). Services throw these; error-handler.ts writes
// them on the wire.
import { problemKinds, type AnyProblem } from '#generated/server/problems.ts'
import type { FieldError, GlobalError, Problem, SupportCase } from '#generated/server/schemas.ts'

/** Kinds of problem: the last segment of `type`, its status and its title; openapi/shared/problems.yaml has the list. */
export { problemKinds }

export type ProblemSlug = keyof typeof problemKinds

/** What the kind itself says, or the moment of the answer. */
type Given = 'type' | 'slug' | 'title' | 'status' | 'requestId'

/** What a problem of this kind may carry beyond it (ground G7, CD-80); `validationErrors` is filled by `problem.validation`. */
type MembersOf<Slug extends ProblemSlug> = Omit<Extract<AnyProblem, { slug: Slug }>, Given>

/** What some problem may carry. */
type ProblemMembers = Omit<Problem, Given>

/** A kind of problem and what belongs to it; the headers go out as they stand, lower-case names. */
type ProblemParts = {
  [Slug in ProblemSlug]: [slug: Slug, members?: MembersOf<Slug>, headers?: Record<string, string>, cause?: unknown]
}[ProblemSlug]

/** A refusal on its way to the client. `headers` go out as they stand, lower-case names. */
export class ProblemError extends Error {
  readonly status: number
  readonly slug: ProblemSlug
  readonly members: ProblemMembers
  readonly headers: Readonly<Record<string, string>>
  /** Thrown out of a transaction that is stored all the same (storage/database.ts). */
  keepsChanges = false

  constructor(...parts: ProblemParts) {
    const [slug, given, headers = {}, cause] = parts
    const members: ProblemMembers = given ?? {}
    super(members.detail ?? problemKinds[slug].title, cause === undefined ? undefined : { cause })
    this.name = 'ProblemError'
    this.slug = slug
    this.status = problemKinds[slug].status
    this.members = members
    this.headers = headers
  }

  /** The same refusal with the case as it is now; kinds that take none stay as they are. */
  showing(present: SupportCase): ProblemError {
    const { slug, members, headers } = this
    if (slug !== 'validation' && slug !== 'conflict' && slug !== 'changed') return this
    return new ProblemError(...([slug, { ...members, case: present }, { ...headers }] as ProblemParts))
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
  /** 401: a token that came with the request opens nothing; `detail` is for developers. */
  badToken: (detail: string) => new ProblemError('unauthorized', { detail }, { 'www-authenticate': 'Bearer' }),
  /** 401: they are known, but must show anew who they are (RFC 9470). */
  stepUpRequired: (maxAgeSeconds: number) =>
    new ProblemError(
      'step-up-required',
      {},
      { 'www-authenticate': `Bearer error="insufficient_user_authentication", max_age=${maxAgeSeconds}` },
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
  changed: (members: MembersOf<'changed'>) => new ProblemError('changed', members),
  /** 423: a file that nobody may open yet (T13). */
  notChecked: () => new ProblemError('not-checked'),
  /** 412: of a protocol within HTTP; the headers say which version is spoken. */
  unsupportedVersion: (headers: Record<string, string>) => new ProblemError('unsupported-version', {}, headers),
  /** 413: more bytes than the whole body may have. */
  payloadTooLarge: () => new ProblemError('payload-too-large'),
  unsupportedMediaType: (detail?: string) => new ProblemError('unsupported-media-type', { detail }),
  /** 416: with the number of bytes there are. */
  rangeNotSatisfiable: (size: number) =>
    new ProblemError('range-not-satisfiable', {}, { 'content-range': `bytes */${size}` }),
  /** 422: well-formed, but a rule is broken (ground G22). */
  validation: ({ fieldErrors = [], globalErrors = [], errorCodes = {}, ...members }: Validation) =>
    new ProblemError(
      'validation',
      fieldErrors.length + globalErrors.length === 0
        ? members
        : { ...members, validationErrors: { globalErrors, fieldErrors, errorCodes } },
    ),
  /** 428: the request must say what was read (RFC 6585). */
  preconditionRequired: (detail: string) => new ProblemError('precondition-required', { detail }),
  /** 429; seconds are rounded up, at least 1. */
  tooManyRequests: (
    retryAfterSeconds: number,
    members: Pick<ProblemMembers, 'errorMessage' | 'errorKey'> = {},
    quotas: Record<string, string> = {},
  ) => new ProblemError('too-many-requests', members, { ...quotas, ...retryAfter(retryAfterSeconds) }),
  /** 503: a needed part is down. */
  unavailable: (retryAfterSeconds: number, detail?: string) =>
    new ProblemError('unavailable', { detail }, retryAfter(retryAfterSeconds)),
} as const

/**
 * The body of a problem answer.
 * @param base address of the API that answers, `/services/bft` or `/services/desk`
 * @param requestId id of the request, also in the log line
 */
export const problemBody = (error: ProblemError, base: string, requestId: string): AnyProblem => {
  const members = Object.fromEntries(Object.entries(error.members).filter(([, value]) => value !== undefined))
  return {
    type: `${base}/docs/problems/${error.slug}`,
    slug: error.slug,
    title: problemKinds[error.slug].title,
    status: error.status,
    ...members,
    requestId,
    // Which members go with which slug is held by ProblemError's constructor.
  } as AnyProblem
}

/** @throws 404 where there is none */
export const existing = <T extends object>(one: T | null | undefined): T => {
  if (one === null || one === undefined) throw problem.notFound()
  return one
}

/** Makes the refusal of one field; `text` says what is wrong with it. */
export const refusalBy =
  (text: (code: string) => string) =>
  (field: string, code: FieldError['code']): Error =>
    problem.validation({ fieldErrors: [{ field, code }], errorCodes: { [code]: text(code) } })
