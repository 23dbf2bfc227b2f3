import { expect, test } from 'vitest'
import type { OpenApi, Schema } from '../generate/document.ts'
import { run } from './kits.ts'
import { olderDocument } from './older-document.ts'
import { Missing } from './registry.ts'

test('a program the machine has not is left out, not failed', () => {
  expect(() => run('guidepost-has-no-such-program', [])).toThrow(Missing)
  expect(() => run('false', [])).not.toThrow(Missing)
})

const convert = (schema: Schema): unknown => {
  const document = {
    openapi: '3.1.0',
    info: { title: 't', version: '1' },
    paths: {},
    components: { schemas: { It: schema } },
  }
  return (
    olderDocument(document as unknown as OpenApi, 'object') as unknown as { components: { schemas: { It: unknown } } }
  ).components.schemas.It
}

test('what no generator takes is said in words all of them take', () => {
  for (const nothing of [{ type: 'null' }, { type: ['string', 'null'], const: null }])
    expect(convert(nothing)).toEqual({ type: 'object', nullable: true })
  expect(convert({ type: ['string', 'null'], const: 'a' })).toEqual({ type: 'string', nullable: true, enum: ['a'] })
  expect(convert({ description: 'd', anyOf: [{ type: 'string' }, { $ref: '#/x' }] })).toEqual({ description: 'd' })
  const oneOrMore = { description: 'd', anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
  expect(convert(oneOrMore)).toEqual({ description: 'd' })
})
