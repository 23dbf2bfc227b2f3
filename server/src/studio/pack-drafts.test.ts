// Drafts that come with a pack (CD-415), on the database of the run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTestDatabase } from '../../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { openContentStore } from '../compose/content-store.ts'
import { PackError } from '../content/pack/mistakes.ts'
import { loadSmallPack } from '../content/testing/small-content.ts'
import { openDatabase, type AnyDatabase } from '../storage/database.ts'
import { savingDrafts } from './pack-drafts.ts'
import { createStudioStore } from './store.ts'

const path = 'drafts/en-US/777-lantern.md'
const draft = (text: string): string =>
  `---\nid: '777'\ntitle: The lantern\nsummary: Soon\nproducts: [wow]\nupdated: 2026-11-20\n---\n${text}\n`
const translated = "---\nid: '777'\ntitle: Die Laterne\nsummary: Bald\nupdated: 2026-11-20\n---\nBald.\n"

let database: AnyDatabase
let release: () => Promise<void>
beforeAll(async () => {
  const own = await newTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-drafts-'))
  release = async () => {
    await own.release()
    rmSync(folder, { recursive: true, force: true })
  }
  database = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...own.env }))
  await database.migrate()
})
afterAll(async () => {
  await database.close()
  await release()
})

const push = (files: Record<string, string>) =>
  savingDrafts(database, openContentStore(database))(loadSmallPack(files), {
    importedBy: 'test',
    importedAt: '2026-11-20T09:30:00.000Z',
  })
const find = (id: string) => createStudioStore(database).find(id)

test('a draft of a pack is one of the studio, once; what is written there stays', async () => {
  await push({ [path]: draft('First.'), 'drafts/de-DE/777-laterne.md': translated })
  expect(await find('en-US~777')).toMatchObject({ state: 'draft', title: 'The lantern', products: ['wow'], draft: 1 })
  // A translation is of its original's games.
  expect(await find('de-DE~777')).toMatchObject({ title: 'Die Laterne', products: ['wow'], locale: 'de-DE' })
  expect((await openContentStore(database).present())!.document.articles.some(({ id }) => id === '777')).toBe(false)

  await push({ [path]: draft('First.') })
  expect((await find('en-US~777'))!.draft).toBe(1)
  await push({ [path]: draft('Second.') })
  expect(await find('en-US~777')).toMatchObject({ draft: 2, source: draft('Second.') })

  const studio = createStudioStore(database)
  await studio.save({ ...(await find('en-US~777'))!, draft: 3, source: draft('Ours.'), writtenBy: 'wren' })
  await push({ [path]: draft('Third.') })
  expect((await find('en-US~777'))!.source).toBe(draft('Ours.'))

  // What was discarded at the desk does not come back with a push of the same.
  await studio.remove('en-US~777')
  await push({ [path]: draft('Third.') })
  expect(await find('en-US~777')).toBeUndefined()
})

test('what players read already is no draft, and a draft of no language is a mistake', async () => {
  await push({ 'drafts/en-US/9852-disclaimer.md': draft('Other.').replace("'777'", "'9852'") })
  expect(await find('en-US~9852')).toBeUndefined()
  expect(() => loadSmallPack({ 'drafts/fr-FR/1-x.md': 'x', 'drafts/en-US/x.md': 'x' })).toThrow(PackError)
})

test('they are the folder’s: a pull has them as they were given', async () => {
  await push({ [path]: draft('Kept.'), 'moved-in.yaml': 'zendesk: {}\n' })
  const store = openContentStore(database)
  const { version } = (await store.active())!
  expect((await store.sources.read(version, path))!.toString('utf8')).toBe(draft('Kept.'))
  expect((await store.sources.read(version, 'moved-in.yaml'))!.toString('utf8')).toBe('zendesk: {}\n')
})
