// Calls of the desk by operationId: the contract says method, path, parameters, body and answer.
import { deskCalls } from '#generated/client/desk-calls.ts'
import type { operations } from '#generated/client/desk-schema.d.ts'
import type { DeskClient } from './desk.ts'

export type OperationId = keyof operations

type Part<O, K extends 'path' | 'query' | 'header'> = O extends { parameters: { [X in K]?: infer V } }
  ? Exclude<V, undefined>
  : never
/** What may be left out may be undefined as well. */
type Loose<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] }
type Named<T> = [T] extends [never] ? unknown : Loose<T>
type Headed<T> = [T] extends [never] ? unknown : { header?: T }
type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never
type Bodied<O> = O extends { requestBody: { content: object } }
  ? { body: ContentOf<O['requestBody']> }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: C[keyof C] }
    : { body?: undefined }

/** Path and query parameters by their names; beside them `body`, and `header` where the operation reads any. */
export type ParamsOf<Id extends OperationId> = Named<Part<operations[Id], 'path'>> &
  Named<Part<operations[Id], 'query'>> &
  Headed<Part<operations[Id], 'header'>> &
  Bodied<operations[Id]>

type Good = 200 | 201 | 202
type Responses<Id extends OperationId> = operations[Id]['responses']
/** What a good answer holds; undefined where it holds nothing. */
export type AnswerOf<Id extends OperationId> = [Good & keyof Responses<Id>] extends [never]
  ? undefined
  : ContentOf<Responses<Id>[Good & keyof Responses<Id>]>

/** What of openapi-fetch a rare call says for itself. */
export interface CallOptions {
  /** It outlives the page. */
  keepalive?: boolean
  parseAs?: 'blob' | 'text'
  bodySerializer?: (body: never) => FormData
}
export type Rest<Id extends OperationId, Options> =
  Record<never, never> extends ParamsOf<Id>
    ? [params?: ParamsOf<Id>, options?: Options]
    : [params: ParamsOf<Id>, options?: Options]

export type Call = <Id extends OperationId>(id: Id, ...rest: Rest<Id, CallOptions>) => Promise<AnswerOf<Id>>

interface Given {
  [name: string]: unknown
  body?: unknown
  header?: Record<string, string>
}

/**
 * Asks an operation and returns what it answers; throws ProblemError. A query parameter of '' says nothing, which the
 * server refuses: it is left out. A write that takes an Idempotency-Key gets a new
 * one unless the caller gives its own.
 */
export const createCall =
  (client: DeskClient): Call =>
  async (id, ...[params, options]) => {
    const { body, header, ...named } = (params ?? {}) as Given
    const [method, path] = deskCalls[id].split(' ') as [string, string]
    const isKeyed = method.endsWith('*')
    const isInPath = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`)
    const { data } = await client.request(
      method.replace('*', '') as 'get',
      path as never,
      {
        ...options,
        body,
        params: {
          path: Object.fromEntries(Object.entries(named).filter(isInPath)),
          query: Object.fromEntries(Object.entries(named).filter((one) => !isInPath(one) && one[1] !== '')),
          header: { ...(isKeyed ? { 'Idempotency-Key': crypto.randomUUID() } : {}), ...header },
        },
      } as never,
    )
    return data as never
  }
