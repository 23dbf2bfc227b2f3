// Samples are printed, so their syntax is read by what would run them: bash, Node, and Python where there is one.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { runsUnless } from '../../../../tests/support/runs-unless.ts'
import { type CodeSample, codeSamples, withSamples } from './code-samples.ts'
import { type SampledDocument, addressOf, sampleRequests } from './sample-request.ts'

const document = (
  name: string,
): SampledDocument & { paths: Record<string, Record<string, { operationId?: string }>> } =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}.json`, import.meta.url), 'utf8'))
const requests = ['openapi', 'desk'].flatMap((name) => sampleRequests(document(name)))
const sourcesOf = (lang: CodeSample['lang']): string[] =>
  requests.map((request) => codeSamples(request).find((sample) => sample.lang === lang)!.source)

test('every operation of both documents has a sample in four languages, with every value filled in', () => {
  for (const name of ['openapi', 'desk'])
    for (const [path, item] of Object.entries(withSamples(document(name)).paths))
      for (const operation of Object.values(item) as { operationId?: string; 'x-codeSamples'?: CodeSample[] }[]) {
        expect([path, operation['x-codeSamples']?.map(({ label }) => label)]).toEqual([
          path,
          ['curl', 'TypeScript', 'Python', 'C#'],
        ])
        for (const { source } of operation['x-codeSamples'] ?? [])
          expect(source).not.toMatch(/undefined[^ )]|NaN|\[object/)
      }
  for (const request of requests) expect(addressOf(request)).toMatch(/^\/services\/(bft|desk)\/[^{}]*$/)
})

test('a write brings the session’s token, a call of the desk its bearer, a form its parts', () => {
  const samplesOf = (id: string): string[] =>
    codeSamples(requests.find(({ operation }) => operation.operationId === id)!).map(({ source }) => source)
  const [shell, script, python, sharp] = samplesOf('submitContact')
  for (const source of [shell, python, sharp]) expect(source).toMatch(/x-csrf-token/i)
  expect(script).toContain("portal.POST('/services/bft/api/submit'")
  for (const source of [shell, script, python, sharp]) expect(source).toContain('files[files]')
  for (const source of samplesOf('answerCase')) expect(source).toMatch(/Bearer .*DESK_TOKEN/)
})

test('bash reads every call with curl', () => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: sourcesOf('shell').join('\n'), encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test('every sample in TypeScript is TypeScript', () => {
  for (const source of sourcesOf('typescript')) expect(() => stripTypeScriptTypes(source)).not.toThrow()
})

const hasPython = spawnSync('python3', ['--version']).status === 0
test(
  'Python reads every sample of its own',
  runsUnless(hasPython ? null : 'not run: samples in Python, there is no python3'),
  () => {
    const program = 'import ast, json, sys\nfor source in json.load(sys.stdin): ast.parse(source)'
    const { status, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(sourcesOf('python')),
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  },
)
