// The published contract: what a partner can read without a session, and that every `type` leads to a page.
import { readFileSync } from 'node:fs'
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
  for (const path of [
    '',
    '/desk',
    '/guides',
    '/guides/file-a-ticket',
    '/problems',
    '/problems/validation',
    '/changelog',
  ]) {
    const { body, headers } = await app.inject(`/services/bft/docs${path}`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe|style-src [^;]*unsafe|style-src-elem [^;]*unsafe/)
    expect(body).not.toMatch(/<style|style=|<script(?! src="\/services\/bft\/docs\/assets\/)| on[a-z]+="/)
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
    // The viewer alone writes style attributes, under a nonce that is another one each time.
    const isReference = path === '' || path === '/desk'
    expect([path, policy.includes('style-src-attr')]).toEqual([path, isReference])
    if (!isReference) continue
    expect(headers['cache-control']).toBe('no-store')
    const [nonce, next] = [
      policy,
      String((await app.inject(`/services/bft/docs${path}`)).headers['content-security-policy']),
    ].map((one) => /'nonce-([^']+)'/.exec(one)?.[1])
    expect(body).toContain(`content="${nonce}"`)
    expect(next).not.toBe(nonce)
  }
})

test('the viewer is served from here, without its map', async () => {
  const { statusCode, headers, body } = await app.inject('/services/bft/docs/assets/viewer.js')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(body).toContain('createApiReference')
  expect(body).not.toContain('sourceMappingURL=standalone')
})

test('the reference reads the published document with the guides in front of its operations', async () => {
  interface Described {
    tags: { name: string; description?: string }[]
    'x-tagGroups'?: { name: string; tags: string[] }[]
  }
  for (const name of ['openapi', 'desk'] as const) {
    const ask = async (path: string) => (await app.inject(`/services/bft/docs/${path}`)).json<Described>()
    const [published, { tags, 'x-tagGroups': groups, ...read }] = [
      await ask(`${name}.json`),
      await ask(`reference/${name}.json`),
    ]
    // Samples are made for the reference alone (CD-103).
    const bare = JSON.parse(JSON.stringify(read), (key, value: unknown) =>
      key === 'x-codeSamples' ? undefined : value,
    ) as object
    expect(bare).toEqual(Object.fromEntries(Object.entries(published).filter(([key]) => key !== 'tags')))
    expect(groups?.map((group) => group.name)).toEqual(['Guides', 'Operations'])
    expect(groups?.[1]?.tags).toEqual(published.tags.map((tag) => tag.name))
    for (const guide of groups?.[0]?.tags ?? [])
      expect(tags.find((tag) => tag.name === guide)?.description).toContain('```js')
  }
})

test('a guide has a page, and the earlier address of the desk’s reference leads to it', async () => {
  const { body } = await app.inject('/services/bft/docs/guides')
  for (const [, address] of body.matchAll(/href="([^"]+\/guides\/[^"]+)"/g)) {
    const guide = await app.inject(address!)
    expect([guide.statusCode, guide.body.match(/<h1>/g)?.length]).toEqual([200, 1])
  }
  const moved = await app.inject('/services/bft/docs?document=desk')
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/services/bft/docs/desk'])
})

test('the pages are in the portal’s own colours', () => {
  const roles = (file: string): Map<string, string> =>
    new Map(
      [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^ {2}--([a-z0-9-]+): (.+);$/gm)].map(
        ([, role, value]) => [role!, value!],
      ),
    )
  const portal = roles('../../../../web/src/kit/styles/tokens.css')
  // The documentation sends no face of its own.
  portal.set('font-text', portal.get('font-system')!)
  const own = [...roles('assets/docs.css')]
  expect(own.length).toBeGreaterThan(20)
  expect(own).toEqual(own.map(([role]) => [role, portal.get(role)]))
})

test('what is not published is 404: other problems, other files, names of every object', async () => {
  for (const path of [
    'problems/nothing',
    'problems/constructor',
    'assets/package.json',
    'assets/constructor',
    'assets/..%2Fdocs-routes.ts',
    'other.json',
    'reference/other.json',
    'guides/constructor',
    'guides/..%2fREADME',
  ]) {
    expect([path, (await app.inject(`/services/bft/docs/${path}`)).statusCode]).toEqual([path, 404])
  }
})
