// From a path of the contract to the types of its parameters, body and answer, as openapi-fetch reads them.
import type { Client, ClientPathsWithMethod, FetchResponse, RequestBodyOption } from 'openapi-fetch'
import type { paths } from './types.ts'
import type { Problem } from './problem.ts'

export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch'
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>

type Operation<M extends Method, P extends keyof paths> = paths[P] extends { [K in M]: infer O } ? O : never
type Part<O, K extends 'path' | 'query'> = O extends { parameters: { [X in K]?: infer V } }
  ? Exclude<V, undefined>
  : never

/** Parameters of these names are the page's language; the caller leaves them out. */
export type LanguageName = 'lang' | 'locale' | 'language'
type OwnPathParams<O> = [Part<O, 'path'>] extends [never] ? Record<never, never> : Omit<Part<O, 'path'>, LanguageName>
type PathInit<O> = keyof OwnPathParams<O> extends never ? { path?: undefined } : { path: OwnPathParams<O> }
type QueryInit<O> = [Part<O, 'query'>] extends [never]
  ? { query?: undefined }
  : Record<never, never> extends Part<O, 'query'>
    ? { query?: Part<O, 'query'> }
    : { query: Part<O, 'query'> }

/** `{ path, query }` of a call; `path` is there only when something beside the language must be said. */
export type Init<M extends Method, P extends PathOf<M>> = PathInit<Operation<M, P>> & QueryInit<Operation<M, P>>

export type Body<M extends Method, P extends PathOf<M>> = Exclude<RequestBodyOption<Operation<M, P>>['body'], undefined>

/** The part `form` of a call that takes files. */
export type FormOf<P extends PathOf<'post'>> = Body<'post', P> extends { form: infer F } ? F : never
/** Calls that take files. */
export type UploadPath = { [P in PathOf<'post'>]: FormOf<P> extends never ? never : P }[PathOf<'post'>]

type Good<R> = R extends { error?: never; data: infer D } ? D : never
/** What a good answer holds; undefined for 204. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends infer O extends Record<string | number, unknown>
    ? Good<FetchResponse<O, object, `${string}/${string}`>>
    : never

/** The end of a write: the answer, or the problem in the one shape screens know. */
export type Sent<T> = { isOk: true; status: number; data: T; headers: Headers } | { isOk: false; problem: Problem }
