// Types of an operation, of the call a handler receives and of the answer it gives, all read from the generated
// constants.
import type { TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../uploads/uploaded-file.ts'
import type { Visitor } from '../visitor.ts'
import type { PrebuiltBytes } from './prebuilt.ts'

/** Which file parts a form takes: by exact name, or by a pattern over the name. */
export interface FilePartRule {
  readonly name?: string
  readonly pattern?: string
  readonly required?: boolean
  readonly maxItems?: number
}
export interface MultipartRules {
  readonly jsonParts: readonly string[]
  readonly textParts: readonly string[]
  readonly files: readonly FilePartRule[]
}

/** The shape every generated constant has (scripts/generate/room-file.ts). */
export interface Operation {
  readonly operationId: string
  readonly room: string
  readonly method: string
  /** As Fastify writes it: `/a/:id`. */
  readonly url: string
  /** As OpenAPI writes it: `/a/{id}`. */
  readonly path: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly headers?: TSchema
  readonly body?: TSchema
  readonly consumes?: readonly string[]
  readonly bodyRequired?: boolean
  /** The body is bytes, which the handler reads as they come. */
  readonly bodyBytes?: boolean
  readonly multipart?: MultipartRules
  readonly response: Readonly<Record<number, TSchema | null>>
  readonly produces: Readonly<Record<number, readonly string[]>>
  readonly responseHeaders: Readonly<Record<number, TSchema>>
  readonly security: readonly (readonly string[])[]
  readonly xFeature?: string
  readonly xTokenLink?: boolean
  readonly xCacheTtl?: number
  readonly xNoStore?: boolean
  readonly xIdempotent?: boolean
  /** Who goes first when there is too much to do. */
  readonly xUnderLoad?: 'poll' | 'search'
  readonly xRateLimit?: Readonly<Record<string, number>>
  readonly xBodyLimit?: number
  readonly xNeverCachedByClient?: boolean
  /** Least role at the desk. */
  readonly xRole?: string
  /** About everything at once: not for whom a scope narrows. */
  readonly xWholeDesk?: boolean
  /** Whoever is signed in must have shown who they are a moment ago. */
  readonly xStepUp?: boolean
  /** The right by which a machine key may call it; none without. */
  readonly xMachine?: string
  /** Action under which a desk call is written to the audit log. */
  readonly xAudited?: string
  /** Of a read: who does it again within these seconds adds no entry. */
  readonly xAuditedEvery?: number
}

/** Static type of a schema; read this way `Static<>` does not run too deep (TS2589). */
type StaticOf<T, Otherwise = undefined> = T extends { static: infer S } ? S : Otherwise
type Member<O, K extends PropertyKey> = K extends keyof O ? O[K] : undefined

type Player = Extract<Visitor, { kind: 'player' }>
type NeedsSession<O extends Operation> = O['security'][number] extends infer One
  ? One extends readonly (infer Scheme)[]
    ? 'session' extends Scheme
      ? true
      : false
    : never
  : never
/** A player where every way in asks for the session, anyone otherwise. */
type VisitorOf<O extends Operation> = [NeedsSession<O>] extends [never]
  ? Visitor
  : [NeedsSession<O>] extends [true]
    ? Player
    : Visitor

/** A body may be left out where the contract does not require one. */
type BodyIn<O extends Operation> = StaticOf<Member<O, 'body'>> | (O['bodyRequired'] extends true ? never : undefined)

/** What a handler receives. Every part is already checked against the contract. */
export interface Call<O extends Operation> {
  params: StaticOf<Member<O, 'params'>>
  query: StaticOf<Member<O, 'query'>>
  /** Declared request headers, lower-case names. */
  headers: StaticOf<Member<O, 'headers'>>
  body: BodyIn<O>
  /** File parts in the order they came; [] unless the operation takes a form. Removed when the answer is out. */
  files: UploadedFile[]
  /**
   * Language of the answer: the path's, else the header's, else the default; always an offered one, canonical (ground
   * G2).
   */
  locale: string
  /** The body as it came, for operations whose signature covers it (scheme `webhook`); else undefined. */
  rawBody: Buffer | undefined
  visitor: VisitorOf<O>
  /** Name of the embedding game, or null on the ordinary web (ground G13). */
  embeddedGame: string | null
  request: FastifyRequest
  /** For sessions and cookies alone (account room); what is answered is the handler's return value. */
  reply: FastifyReply
}

/**
 * What an ownership check receives: the body's rules are not yet proven (ground G21: ownership 404 before rules 422).
 */
type GuardCall<O extends Operation> = Omit<Call<O>, 'body' | 'files' | 'reply'> & {
  /** Its form is right (400 came before); its rules may be broken (422 comes after). */
  body: unknown
}

/** Headers the platform writes by itself; a handler may override one, need not give any. */
type PlatformHeader =
  | 'etag'
  | 'cache-control'
  | 'content-version'
  | 'vary'
  | 'isingamebrowser'
  | 'embeddedgamename'
  | 'retry-after'
  | 'allow'
  | 'www-authenticate'

type OptionalWhenEmpty<H> = {} extends H ? { headers?: H } : { headers: H }
type HeadersOut<H> = OptionalWhenEmpty<Omit<H, PlatformHeader> & Partial<Pick<H, PlatformHeader & keyof H>>>
type HeadersOf<O extends Operation, S extends keyof O['response']> = S extends keyof O['responseHeaders']
  ? HeadersOut<StaticOf<O['responseHeaders'][S], {}>>
  : { headers?: Partial<Record<PlatformHeader, string>> }
type BodyOf<O extends Operation, S extends keyof O['response']> = O['response'][S] extends null
  ? { body?: undefined }
  : { body: StaticOf<O['response'][S], unknown> }
type TypeOf<O extends Operation, S extends keyof O['response']> = S extends keyof O['produces']
  ? O['produces'][S] extends readonly [string, string, ...string[]]
    ? { type: O['produces'][S][number] }
    : {}
  : {}

/** Bytes are only read: what they were made from may be read-only throughout. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

type SuccessStatus<O extends Operation> = Extract<
  {
    [S in keyof O['response']]: S extends 304 ? never : `${S & number}` extends `2${string}` | `3${string}` ? S : never
  }[keyof O['response']],
  number
>

/**
 * What a handler gives: one of the answers the contract lists with a status below 400; refusals are thrown
 * (problems.ts).
 * A document may be given as ready `bytes`; the platform then answers 304 and compression by itself.
 */
export type Answer<O extends Operation> =
  | { [S in SuccessStatus<O>]: { status: S } & BodyOf<O, S> & HeadersOf<O, S> & TypeOf<O, S> }[SuccessStatus<O>]
  | (200 extends SuccessStatus<O>
      ? {
          status: 200
          bytes: PrebuiltBytes<DeepReadonly<StaticOf<O['response'][200]>>>
          headers?: Partial<Record<PlatformHeader, string>>
        }
      : never)

/**
 * What a handler of a shared document receives (`x-cache-ttl`): nothing of the framework, so that the document can be
 * answered without it (ready-documents.ts).
 */
type DocumentCall<O extends Operation> = Omit<Call<O>, 'request' | 'reply'>
type CallFor<O extends Operation> = O extends { xCacheTtl: number } ? DocumentCall<O> : Call<O>

export type Handler<O extends Operation> = (call: CallFor<O>) => Answer<O> | Promise<Answer<O>>
/** A handler with an ownership check that runs after 400 and before 422. The check throws `problem.notFound()`. */
interface GuardedHandler<O extends Operation> {
  guard: (call: GuardCall<O>) => void | Promise<void>
  handle: Handler<O>
}
/**
 * A handler in two steps: what asks somebody outside or stores files does so in `prepare`, before the transaction of an
 * idempotent operation; the work it gives back runs inside. `prepare` refuses nothing: a repeat has been prepared in
 * vain.
 */
interface PreparedHandler<O extends Operation> {
  /** As of a guarded handler; runs before `prepare`. */
  guard?: (call: GuardCall<O>) => void | Promise<void>
  prepare: (call: Call<O>) => Promise<() => Promise<Answer<O>>>
}
/**
 * What every open page asks for again and again (CD-281): it receives nothing of the framework, so that it can be answered
 * without it, to players too (ready-documents.ts). Whoever comes without a session keeps the one that begins with it.
 */
interface PollHandler<O extends Operation> {
  poll: (call: DocumentCall<O>) => Promise<Answer<O>>
}
export type HandlerFor<O> = O extends Operation
  ? Handler<O> | GuardedHandler<O> | PreparedHandler<O> | PollHandler<O>
  : never

/** A request after parsing: what was sent, by part (idempotency compares exactly this, ground G23). */
export interface ParsedRequest {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
  files: UploadedFile[]
  locale: string
  rawBody: Buffer | undefined
  /** Of a form: `Form.use` (uploads/read-form.ts). */
  useFiles?: () => () => void
}
