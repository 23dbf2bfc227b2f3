// One change a rule, on the side that minds it; the other side's freedom is at the end.
import { expect, test } from 'vitest'
import { at, breachesOf, contract, places, type Change } from './testing/breaking-fixture.ts'

const { request, requested, thing, given } = places
const word = { type: 'string', maxLength: 50 }
const name = { type: 'string', pattern: '^[a-z]+$', minLength: 1, maxLength: 50 }

test.each<[string, ...Change]>([
  [`limit-narrowed: ${at} body.name minLength`, [...requested, 'name'], { ...word, minLength: 1 }],
  [`limit-narrowed: ${at} body.name maxLength`, [...requested, 'name', 'maxLength'], 49],
  [`limit-narrowed: ${at} body.count multipleOf`, [...requested, 'count', 'multipleOf'], 2],
  [`pattern-changed: ${at} body.name`, [...requested, 'name'], { ...word, pattern: '^a$' }],
  [`format-changed: ${at} body.name`, [...requested, 'name'], { ...word, format: 'email' }],
  [`default-changed: ${at} body.count`, [...requested, 'count', 'default'], 2],
  [`default-changed: ${at} body.kind`, [...requested, 'kind', 'default'], 'A'],
  [`property-demanded: ${at} body.kind`, [...request, 'required'], ['name', 'kind']],
  [`property-removed: ${at} body.kind`, [...requested, 'kind'], undefined],
  [`enum-narrowed: ${at} body.kind`, [...requested, 'kind', 'enum'], ['A']],
  [`type-changed: ${at} body.name`, [...requested, 'name', 'type'], 'integer'],
  [`type-changed: ${at} body.any anyOf`, [...requested, 'any', 'anyOf'], [{ required: ['a'] }]],
  [`type-changed: ${at} body.name allOf`, [...requested, 'name', 'allOf'], [{ minLength: 2 }]],
  [`map-changed: ${at} body.any`, [...requested, 'any', 'additionalProperties'], false],
  [`map-changed: ${at} body.any`, [...requested, 'any', 'additionalProperties'], { type: 'string' }],
  [`map-changed: ${at} body.any./^x/`, [...requested, 'any', 'patternProperties'], { '^x': { type: 'string' } }],
  [`type-changed: ${at} body.words.*`, [...requested, 'words', 'additionalProperties', 'type'], 'integer'],
  [
    `limit-narrowed: ${at} body.fields./^a/ maxLength`,
    [...requested, 'fields', 'patternProperties', '^a', 'maxLength'],
    9,
  ],
  [`map-changed: ${at} body.fields./^a/`, [...requested, 'fields', 'patternProperties'], { '^ab': { type: 'string' } }],
  [`keyword-changed: ${at} body.any propertyNames`, [...requested, 'any', 'propertyNames'], { maxLength: 3 }],

  [`limit-widened: ${at} 200.name minLength`, [...given, 'name', 'minLength'], undefined],
  [`limit-widened: ${at} 200.name maxLength`, [...given, 'name', 'maxLength'], 51],
  [`limit-widened: ${at} 200.parts minItems`, [...given, 'parts', 'minItems'], 0],
  [`limit-widened: ${at} 200.parts uniqueItems`, [...given, 'parts', 'uniqueItems'], undefined],
  [`limit-widened: ${at} 200.price multipleOf`, [...given, 'price', 'multipleOf'], 0.2],
  [`limit-widened: ${at} 200.price exclusiveMinimum`, [...given, 'price', 'exclusiveMinimum'], -1],
  [`pattern-changed: ${at} 200.name`, [...given, 'name'], { ...name, pattern: '^[a-z ]+$' }],
  [
    `pattern-changed: ${at} 200.name`,
    [...given, 'name'],
    { type: 'string', minLength: 1, maxLength: 50, enum: ['Ada'] },
  ],
  [`format-changed: ${at} 200.made`, [...given, 'made', 'format'], 'date'],
  [`format-changed: ${at} 200.made`, [...given, 'made', 'format'], undefined],
  [`property-removed: ${at} 200.name`, [...given, 'name'], undefined],
  [`property-optional: ${at} 200.kind`, [...thing, 'required'], ['name', 'parts']],
  [`enum-widened: ${at} 200.kind`, [...given, 'kind', 'enum'], ['A', 'B', 'C']],
  [`type-changed: ${at} 200.name`, [...given, 'name', 'type'], ['string', 'null']],
  [`type-changed: ${at} 200.parts[]`, [...given, 'parts', 'items'], undefined],
  [
    `type-changed: ${at} 200.parts[]`,
    [...given, 'parts', 'items'],
    { ...contract().components?.schemas?.['Thing'], type: ['object', 'null'] },
  ],
  [`type-changed: ${at} 200.one oneOf`, [...given, 'one', 'oneOf'], undefined],
  [`type-changed: ${at} 200.all allOf`, [...given, 'all', 'allOf'], [{ $ref: '#/components/schemas/Heard' }]],
  [`map-changed: ${at} 200.words`, [...given, 'words', 'additionalProperties'], true],
  [`map-changed: ${at} 200.any`, [...given, 'any', 'additionalProperties'], false],
  [`type-changed: ${at} 200.words.*`, [...given, 'words', 'additionalProperties', 'type'], ['string', 'null']],
  [`map-changed: ${at} 200.fields./^a/`, [...given, 'fields', 'patternProperties'], {}],
])('%s', (expected, ...change) => {
  expect(breachesOf(change)).toEqual([expected])
})

test('a request that takes more and an answer that says less than it might break nobody', () => {
  expect(
    breachesOf(
      [[...requested, 'name'], { type: ['string', 'null'] }],
      [[...requested, 'kind'], { type: 'string', enum: ['A', 'B', 'C'] }],
      [[...requested, 'note'], { type: 'string', default: '', format: 'email' }],
      [[...requested, 'words', 'additionalProperties'], true],
      [[...requested, 'fields', 'patternProperties', '^b'], { type: 'string' }],
      [[...given, 'name'], { type: 'string', enum: ['ada', 'mika'] }],
      [[...given, 'kind'], { enum: ['A'] }],
      [[...given, 'price'], { type: 'number', enum: [0.5, 2] }],
      [[...given, 'note'], { type: 'string' }],
      [[...given, 'parts', 'maxItems'], 9],
      [[...given, 'any', 'additionalProperties'], { type: 'string' }],
      [[...given, 'fields', 'patternProperties', '^b'], { type: 'string' }],
      [[...given, 'one', 'oneOf'], [{ $ref: '#/components/schemas/Said' }]],
      [
        [...thing, 'required'],
        ['name', 'kind', 'parts', 'note'],
      ],
    ),
  ).toEqual([])
})

test('a default for what always had to be sent changes nothing', () => {
  expect(breachesOf([[...requested, 'name', 'default'], 'Ada'], [[...request, 'required'], []])).toEqual([])
})

test('a reference keeps its twin when the choices are put in another order', () => {
  const other = [{ $ref: '#/components/schemas/Heard' }, { $ref: '#/components/schemas/Said' }]
  expect(breachesOf([[...given, 'all', 'allOf'], other])).toEqual([])
})
