// The guides in front of the reference: every program they show runs against a started server, as it stands there.
import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '../../scripts/check/published-texts.ts'
import { guideNames } from '../../server/src/platform/docs/guides.ts'
import { deskTokens } from '../support/desk-token.ts'
import { ada, startTestServer, type TestServer } from './test-server.ts'

const folder = fileURLToPath(new URL('../../openapi/guides/', import.meta.url))
const textOf = (name: string): string => readFileSync(`${folder}${name}.md`, 'utf8')

/** All code of a guide as one program: its reader copies one piece after the other. */
const programOf = (name: string): string =>
  [...textOf(name).matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n')

let server: TestServer
let environment: Record<string, string>
beforeAll(async () => {
  const publicUrl = 'http://localhost:8080'
  server = await startTestServer({ PUBLIC_URL: publicUrl })
  const { composition } = server
  const token = await deskTokens({ database: composition.database, publicUrl })
  environment = {
    GUIDEPOST_URL: `http://127.0.0.1:${(composition.app.server.address() as AddressInfo).port}`,
    GUIDEPOST_COOKIE: (await server.visit(ada)).cookie!,
    GUIDEPOST_DESK_TOKEN: await token('demo-agent-jo', ['agent']),
  }
})
afterAll(() => server.stop())

const run = async (name: string): Promise<string> => {
  const program = ['--input-type=module', '--eval', programOf(name)]
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...environment } })
  return stdout
}

/** What each guide's program says when it did what the guide tells. */
const said: Record<(typeof guideNames)[number], RegExp> = {
  'file-a-ticket': /^challenge solved: true\nfiled: \d+\nits files: log\.txt\n$/,
  'cases-in-the-launcher': /^signed in: true\n\d+ cases, \d+ with news\n(US\d+ [A-Z]+ .+\n)+401 \S+\/unauthorized\n$/,
  'embed-in-a-game': /^in game: true wow\noutside: false\npage: 200 .*User-Agent/,
  errors:
    /^401 application\/problem\+json\S*.*\nrequestId, slug, status, title, type\nunauthorized → sign in\npath\/lang must match/,
  idempotency: /^204 204 422\n$/,
  limits: /^(\w+: \d+ a minute\n)+200\n200 304\n$/,
  versions: /^contract \d+\.\d+\.\d+ true\nleaving: .+\nnothing changed\n$/,
  // The second time it comes under a known id, the third time somebody has changed it.
  webhooks: /^(204\ntold: case\.created 104233871\n|told: case\.created 104233871\n204\n)204\n401\n$/,
  'your-own-desk': /^at the desk: agent\ntrue \d+\nanswered: ANSWERED\n$/,
}

test.each(Object.entries(said))('the code of the guide %s does what the guide says', async (name, words) => {
  expect(await run(name)).toMatch(words)
})

test('every guide of the folder is shown, and speaks to partners', () => {
  expect(readdirSync(folder).toSorted()).toEqual(guideNames.map((name) => `${name}.md`).toSorted())
  for (const name of guideNames) expect([name, codeIn(textOf(name))]).toEqual([name, undefined])
})
