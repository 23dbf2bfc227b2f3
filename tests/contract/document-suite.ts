// What holds for every operation of a document: its examples fit its schemas, and Prism serves each of them from the
// document alone.
import type { TSchema } from '@sinclair/typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentCheck } from '../../scripts/check/document-check.ts'
import { deriveMockDocument } from '../../scripts/dev/mock-document.ts'
import { startPrism, type Prism } from '../../scripts/dev/prism.ts'
import {
  examplesOf,
  operationsOf,
  resolve,
  type Header,
  type MediaType,
  type OpenApi,
  type PlacedOperation,
} from '../../scripts/generate/document.ts'
import type { Operation } from '../../server/src/platform/contract/types.ts'
import { requestValidator, responseValidator } from '../../server/src/platform/contract/validators.ts'
import { answersOf, exampleRequest, parameterExample } from './example-request.ts'

const isJson = (type: string): boolean => /^application\/(.+\+)?json$/.test(type)
const isBinary = (media: MediaType): boolean => media.schema?.format === 'binary'

/**
 * Declares the tests of one document.
 * @param table the server's constants made from it
 * @param credentials headers of somebody who may do everything
 */
export const testDocument = (document: OpenApi, table: object, credentials: Record<string, string>): void => {
  const placed = operationsOf(document)
  const byId = placed.map((one) => [one.operation.operationId, one] as const)
  const generated = new Map(
    (Object.values(table) as object[])
      .flatMap((room) => Object.values(room) as Operation[])
      .map((one) => [one.operationId, one]),
  )
  const check = createDocumentCheck(document)

  /** Mistakes of one media type's examples: against the document, and against the schema the server checks with. */
  const mistakesOf = (media: MediaType, place: string, schema: TSchema | null | undefined, type: string): string[] =>
    examplesOf(document, media).flatMap(([name, value]) => {
      const found = check(media.schema ?? {}, value)
      const validate = schema && isJson(type) ? responseValidator(schema) : undefined
      if (validate && !validate(value))
        found.push(...(validate.errors ?? []).map((error) => `server: ${error.instancePath} ${error.message}`))
      return found.map((mistake) => `${place} ${name}: ${mistake}`)
    })

  const contentMistakes = (media: MediaType, place: string): string[] =>
    examplesOf(document, media).flatMap(([name, value]) => {
      const schema = resolve(document, media.schema ?? {})
      const properties = schema.contentSchema
        ? [['', schema, value] as const]
        : Object.entries(schema.properties ?? {}).map(
            ([part, inner]) => [part, inner, (value as Record<string, unknown> | null)?.[part]] as const,
          )
      return properties.flatMap(([part, inner, text]) =>
        inner.contentSchema && typeof text === 'string' && text !== ''
          ? check(inner.contentSchema, JSON.parse(text)).map((mistake) => `${place} ${name} ${part}: ${mistake}`)
          : [],
      )
    })

  describe.each(byId)('%s', (operationId, one) => {
    test('its examples fit its schemas', () => {
      const operation = generated.get(operationId) as Operation
      const mistakes = one.parameters.flatMap((parameter) => {
        const example = parameterExample(document, parameter)
        return example === undefined
          ? []
          : check(parameter.schema ?? {}, example).map((mistake) => `parameter ${parameter.name}: ${mistake}`)
      })
      for (const [type, media] of Object.entries(
        one.operation.requestBody ? resolve(document, one.operation.requestBody).content : {},
      )) {
        mistakes.push(...mistakesOf(media, 'request', operation.body, type), ...contentMistakes(media, 'request'))
      }
      for (const { status, response, contents } of answersOf(document, one)) {
        for (const [type, media] of contents)
          mistakes.push(
            ...mistakesOf(media, String(status), operation.response[status], type),
            ...contentMistakes(media, String(status)),
          )
        for (const [name, given] of Object.entries(response.headers ?? {})) {
          const header = resolve(document, given as Header)
          if (header.example !== undefined)
            mistakes.push(
              ...check(header.schema ?? {}, header.example).map((mistake) => `${status} header ${name}: ${mistake}`),
            )
        }
      }
      expect(mistakes).toEqual([])
    })

    test('every answer with a body has an example, and a correct request can be built', () => {
      const withoutExample = answersOf(document, one).filter(({ contents }) =>
        contents.some(([, media]) => !isBinary(media) && examplesOf(document, media).length === 0),
      )
      expect(withoutExample.map(({ status }) => status)).toEqual([])
      expect(exampleRequest(document, one).url).not.toMatch(/undefined|[{}]/)
    })
  })

  test('every schema of the server compiles in strict mode', () => {
    for (const operation of generated.values()) {
      for (const schema of [operation.params, operation.query, operation.headers, operation.body])
        if (schema) requestValidator(schema)
      for (const schema of [...Object.values(operation.response), ...Object.values(operation.responseHeaders)])
        if (schema) responseValidator(schema)
    }
    expect(generated.size).toBe(placed.length)
  })

  describe('Prism', () => {
    let prism: Prism
    beforeAll(async () => {
      prism = await startPrism(deriveMockDocument(document))
    })
    afterAll(() => prism.stop())

    const send = (one: PlacedOperation, prefer?: string) => {
      const { method, url, headers, body } = exampleRequest(document, one)
      return fetch(`${prism.url}${url}`, {
        method,
        body: body && new Uint8Array(body),
        redirect: 'manual',
        headers: { ...headers, ...credentials, ...(prefer === undefined ? {} : { prefer }) },
      })
    }
    const served = byId.filter(([, { operation }]) => !('101' in operation.responses))

    test.each(served)('%s: a correct request gets the first good answer, without a violation', async (_, one) => {
      const answer = await send(one)
      expect(answer.headers.get('sl-violations')).toBeNull()
      expect(one.operation.responses).toHaveProperty(String(answer.status))
      expect(answer.status).toBeLessThan(400)
    })

    test.each(served)('%s: every named example of every answer can be asked for', async (_, one) => {
      for (const { status, contents } of answersOf(document, one)) {
        if (contents.length === 0) continue
        const [type, media] = contents[0] as [string, MediaType]
        for (const [name, value] of Object.entries(media.examples ?? {})) {
          const answer = await send(one, `code=${status}, example=${name}`)
          expect([name, answer.status, answer.headers.get('sl-violations')]).toEqual([name, status, null])
          const expected = resolve(document, value).value
          const text = await answer.text()
          expect(isJson(type) ? JSON.parse(text) : text).toEqual(expected)
        }
      }
    })
  })
}
