// From a path of the contract to the types of its parameters, body and answer.
import type { HttpMethod, MediaType, PathsWithMethod, SuccessResponse } from 'openapi-typescript-helpers'
import type { paths } from './types.ts'
import type { Problem } from './problem.ts'

export type Method = Extract<HttpMethod, 'get' | 'post' | 'put' | 'delete' | 'patch'>
export type PathOf<M extends Method> = PathsWithMethod<paths, M>

type Operation<M extends Method, P extends keyof paths> = paths[P] extends { [K in M]: infer O } ? O : never
type Part<O, K extends 'path' | 'query'> = O extends { parameters: { [X in K]?: infer V } }
  ? Exclude<V, undefined>
  : never

/** Parameters that mean the page's language are filled in by the client. */
type OwnPathParams<O> = [Part<O, 'path'>] extends [never]
  ? Record<never, never>
  : Omit<Part<O, 'path'>, 'lang' | 'locale' | 'language'>
type PathInit<O> = keyof OwnPathParams<O> extends never ? { path?: undefined } : { path: OwnPathParams<O> }
type QueryInit<O> = [Part<O, 'query'>] extends [never]
  ? { query?: undefined }
  : Record<never, never> extends Part<O, 'query'>
    ? { query?: Part<O, 'query'> }
    : { query: Part<O, 'query'> }

/** `{ path, query }` of a call; `path` is there only when something beside the language must be said. */
export type Init<M extends Method, P extends PathOf<M>> = PathInit<Operation<M, P>> & QueryInit<Operation<M, P>>

export type Body<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { requestBody?: infer R }
    ? Exclude<R, undefined> extends { content: infer C }
      ? C[keyof C]
      : undefined
    : undefined

/** What a good answer holds; undefined for 204. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer R extends Record<string | number, unknown> }
    ? SuccessResponse<R, MediaType>
    : never

/** The end of a write: the answer, or the problem in the one shape screens know. */
export type Sent<T> = { isOk: true; status: number; data: T; headers: Headers } | { isOk: false; problem: Problem }
