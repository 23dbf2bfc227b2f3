// The published contract: what a partner can read without a session, and that every `type` leads to a page.
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { useProblems } from '../error-handler.ts'
import { problemBody, ProblemError, problemKinds, type ProblemSlug } from '../problems.ts'
import { registerDocsRoutes } from './docs-routes.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  useProblems(app)
  registerDocsRoutes(app)
  await app.ready()
})
afterAll(() => app.close())

test.each(['/services/bft', '/services/desk'])(
  'every kind of problem of %s has a page that says what happened and what to do',
  async (base) => {
    for (const slug of Object.keys(problemKinds) as ProblemSlug[]) {
      const { type, title } = problemBody(new ProblemError(slug), base, 'r')
      const answer = await app.inject(type)
      expect([type, answer.statusCode]).toEqual([type, 200])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      for (const words of [`<h1>${title}</h1>`, 'What happened', 'What to do']) expect(answer.body).toContain(words)
    }
  },
)

test('both documents are there as JSON and YAML with the same content, their version and a tag', async () => {
  for (const name of ['openapi', 'desk']) {
    const json = await app.inject(`/services/bft/docs/${name}.json`)
    const yaml = await app.inject(`/services/bft/docs/${name}.yaml`)
    const document = json.json<{ openapi: string; info: { version: string; license: { name: string } } }>()
    expect(document).toMatchObject({ openapi: '3.1.0', info: { license: { name: 'Apache-2.0' } } })
    expect(parse(yaml.body)).toEqual(document)
    for (const answer of [json, yaml]) {
      expect(answer.headers['content-version']).toBe(document.info.version)
      const again = await app.inject({
        url: `/services/bft/docs/${name}.${answer === json ? 'json' : 'yaml'}`,
        headers: { 'if-none-match': String(answer.headers.etag) },
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  }
})

test('no page holds inline code, and the policy allows none', async () => {
  for (const path of ['', '/problems', '/problems/validation', '/changelog']) {
    const { body, headers } = await app.inject(`/services/bft/docs${path}`)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/<style|style=|<script(?! src="\/services\/bft\/docs\/assets\/)| on[a-z]+="/)
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
  }
})

test('what is not published is 404: other problems, other files, names of every object', async () => {
  for (const path of [
    'problems/nothing',
    'problems/constructor',
    'assets/package.json',
    'assets/constructor',
    'assets/..%2Fdocs-routes.ts',
    'other.json',
  ]) {
    expect([path, (await app.inject(`/services/bft/docs/${path}`)).statusCode]).toEqual([path, 404])
  }
})
