// What the three linters stumble over is named, with rule and place, and fails unless an exception says why it is so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStrictly, judgeFindings, type Finding } from './strict-linters.ts'

const fine = {
  openapi: '3.1.0',
  info: {
    title: 'Planted',
    version: '1.0.0',
    description: 'One call.',
    contact: { name: 'Support' },
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/' }],
  tags: [{ name: 'things', description: 'Things' }],
  security: [],
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'A thing',
        description: 'One thing.',
        tags: ['things'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'It', content: { 'application/json': { schema: { type: 'boolean' } } } },
          404: { description: 'None' },
        },
      },
    },
  },
}
const unused = { schemas: { Forgotten: { type: 'string' } } }
const thing = fine.paths['/things/{id}']

test('each of the linters names what is planted for it, by rule and place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-planted-'))
  const write = (name: string, document: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(document))
    return join(folder, name)
  }
  try {
    const findings = await findStrictly([
      write('fine.json', fine),
      write('unused.json', { ...fine, components: unused }),
      // An answer without a description is what no document may have.
      write('broken.json', { ...fine, paths: { '/things/{id}': { get: { ...thing.get, responses: { 200: {} } } } } }),
    ])
    const words = findings.map(({ rule, place }) => `${place} ${rule}`)
    expect(words.filter((word) => word.startsWith('fine.json'))).toEqual([])
    expect(words.filter((word) => word.startsWith('unused.json'))).toEqual([
      'unused.json#/components/schemas/Forgotten redocly/no-unused-components',
      'unused.json#/components/schemas/Forgotten spectral/oas3-unused-component',
    ])
    expect(words).toContain('broken.json#/paths/~1things~1{id}/get/responses/200 redocly/struct')
    expect(words).toContain('broken.json# swagger-parser/validate')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a new finding, an exception nothing finds and one without a reason fail', () => {
  const found: Finding = { rule: 'redocly/no-unused-components', place: 'a.json#/b', message: 'never used' }
  const excepted = { reason: 'told by a client', rules: [found.rule], places: [found.place] }
  expect(judgeFindings([found], [])).toEqual(['a.json#/b [redocly/no-unused-components]: never used'])
  expect(judgeFindings([found], [excepted])).toEqual([])
  expect(judgeFindings([found, { ...found, place: 'a.json#/c' }], [excepted])).toEqual([
    'a.json#/c [redocly/no-unused-components]: never used',
  ])
  expect(judgeFindings([], [excepted])).toEqual([
    'a.json#/b [redocly/no-unused-components]: an exception for what nothing finds',
  ])
  expect(judgeFindings([found], [{ ...excepted, reason: ' ' }])).toEqual(['an exception without a reason: a.json#/b'])
})
