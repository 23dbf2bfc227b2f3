// A draft is on the mock when asked for, and in nothing that is generated.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { OpenApi } from '../generate/document.ts'
import { generateAll } from '../generate/generate.ts'
import { deriveMockDocument } from './mock-document.ts'
import { layDraftsOver } from './mock-drafts.ts'
import { startPrism } from './prism.ts'

const here = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const drafts = here('fixture/drafts')
const full = JSON.parse(readFileSync(here('../../generated/openapi.json'), 'utf8')) as OpenApi
const messages = '/services/bft/api/messages/{lang}'
/** One path of the contract: Prism reads a small document sooner. */
const document: OpenApi = { ...full, paths: { [messages]: full.paths[messages]! } }

test('the mock answers drafts beside the contract, a name that means two things included', async () => {
  const prism = await startPrism(deriveMockDocument(await layDraftsOver(document, drafts)))
  try {
    const get = (address: string, method = 'GET') => fetch(`${prism.url}/services/bft/api${address}`, { method })
    expect(await (await get('/previews/en-US')).json()).toEqual({ onlyInTheDraft: 'Not yet' })
    expect((await get('/messages/en-US', 'POST')).status).toBe(204)
    expect(Object.keys((await (await get('/messages/en-US')).json())[0])).toContain('summary')
  } finally {
    await prism.stop()
  }
})

test('a folder without an index changes nothing', async () => {
  expect(await layDraftsOver(document, here('../../openapi/crisis'))).toBe(document)
})

test('drafts are neither bundled nor published', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'guidepost-drafts-'))
  try {
    await cp(here('../generate/fixture'), path.join(root, 'openapi'), { recursive: true })
    await cp(drafts, path.join(root, 'openapi/drafts'), { recursive: true })
    const texts = path.join(root, 'server/src/localizations/messages/en-US')
    await mkdir(texts, { recursive: true })
    await writeFile(path.join(texts, 'shell.json'), '{ "support.a.title": "A" }')
    const outputs = await generateAll(root)
    expect(outputs.get('openapi.json')).toContain('getThing')
    expect([...outputs].filter(([name, text]) => /preview|drafts?\//i.test(name + text))).toEqual([])
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
