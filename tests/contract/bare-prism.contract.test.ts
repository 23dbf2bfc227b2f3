// `prism mock generated/openapi.json`, with nothing of ours around it: what it answers reads as an answer of the portal.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedExamples } from '../../scripts/dev/mock-answers.ts'
import { operationsOf, resolve, type Header, type Response as Answer } from '../../scripts/generate/document.ts'
import { readDocument } from './documents.ts'
import { exampleRequest } from './example-request.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const document = readDocument('openapi')
let prism: ChildProcess
let base: string

beforeAll(async () => {
  const program = `${root}node_modules/@stoplight/prism-cli/dist/index.js`
  prism = spawn(process.execPath, [program, 'mock', '--port', '0', 'generated/openapi.json'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  base = await new Promise((done, fail) => {
    let words = ''
    prism.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString()
      const address = /listening on (http:\/\/\S+)/.exec(words)?.[1]
      if (address !== undefined) done(address)
    })
    prism.once('close', () => fail(new Error(`Prism ended: ${words.slice(-500)}`)))
  })
})
afterAll(() => {
  prism.kill()
})

test('every header of an answer has a value to show', () => {
  const silent = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((given) =>
      Object.entries(resolve(document, given as Answer).headers ?? {})
        .filter(([, header]) => resolve(document, header as Header).example === undefined)
        .map(([name]) => `${operation.operationId} ${name}`),
    ),
  )
  expect(silent).toEqual([])
})

/** A session, and a launcher's token. */
const who = { cookie: 'gp_session=mock; gp_lockedout=mock', authorization: `Bearer ${'m'.repeat(43)}` }

test('what pages are made of comes as the contract’s own examples, with headers that mean something', async () => {
  for (const placed of operationsOf(document)) {
    const { operation, method } = placed
    if (method !== 'GET' || '101' in operation.responses || !('200' in operation.responses)) continue
    const { url, headers } = exampleRequest(document, placed)
    const answer = await fetch(`${base}${url}`, { headers: { ...headers, ...who } })
    const text = await answer.text()
    const shown = namedExamples(document, operation).filter(({ status }) => status === 200)
    expect([operation.operationId, answer.status]).toEqual([operation.operationId, 200])
    expect([...answer.headers.values()]).not.toContain('string')
    // Prism sends every header there is, so the portal is played inside a game: one that there is.
    expect(['isInGameBrowser', 'embeddedGameName'].map((name) => answer.headers.get(name) ?? 'none').join(' ')).toMatch(
      /^(1 wow|none none)$/,
    )
    if (answer.headers.get('content-type')?.startsWith('application/json'))
      expect(shown.map(({ value }) => JSON.stringify(value))).toContain(JSON.stringify(JSON.parse(text)))
  }
})
