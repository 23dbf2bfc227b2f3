// Content and its folder, on both databases (CD-405).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContentStore } from '../../server/src/compose/content-store.ts'
import { loadPack } from '../../server/src/content/pack/load-pack.ts'
import { folderFiles, memoryFiles } from '../../server/src/content/pack/pack-files.ts'
import { smallPackFiles } from '../../server/src/content/testing/small-pack.ts'
import { openDatabase } from '../../server/src/storage/database.ts'
import { sharedPostgres } from '../../tests/support/postgres-of-run.ts'
import type { Place } from './commands.ts'
import { compareContent, describeChanges, pullContent, pushContent } from './content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-pull-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const article = 'articles/en-US/99516-article.md'
const written =
  "---\nid: '99516'\ntitle: Written at the desk\nsummary: Here\nupdated: 2026-11-20\n---\nAt **the desk**.\n"

const withContent = async (place: Place): Promise<void> => {
  const database = await openDatabase(place)
  await database.migrate()
  const store = openContentStore(database)
  const by = { importedBy: 'test', importedAt: '2026-11-18T09:30:00.000Z' }
  await store.save(loadPack(memoryFiles(smallPackFiles())), by)
  await database.close()
}
/** As the studio publishes it. */
const publish = async (place: Place, source: string | null): Promise<void> => {
  const database = await openDatabase(place)
  const its =
    source === null
      ? null
      : loadPack(memoryFiles({ ...smallPackFiles(), [article]: source })).document.articles.find(
          ({ id }) => id === '99516',
        )!
  const shown = { kind: 'articles', id: 'en-US~99516', version: 1, path: article, document: its, source } as const
  await database.withTransaction(() => openContentStore(database).release([shown], '2026-11-20T09:30:00.000Z'))
  await database.close()
}
const filesOf = (at: string): Record<string, string> => {
  const files = folderFiles(at)
  return Object.fromEntries(files.list().map((path) => [path, files.read(path).toString('utf8')]))
}

describe.each(['SQLite', 'PostgreSQL'])('content and its folder on %s', (engine) => {
  let place: Place
  let release: () => Promise<void> = async () => undefined
  beforeEach(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'guidepost-content-place-'))
    if (engine === 'SQLite') {
      place = { dataDir, databaseUrl: null, s3: null }
      release = async () => rmSync(dataDir, { recursive: true, force: true })
    } else {
      const postgres = await sharedPostgres()
      place = { dataDir, databaseUrl: await postgres.createDatabase(), s3: null }
      release = async () => {
        await postgres.release()
        rmSync(dataDir, { recursive: true, force: true })
      }
    }
    await withContent(place)
  })
  afterEach(() => release())

  test('what is pulled is the pack as it was given, byte for byte, and pushed again changes nothing', async () => {
    await pullContent(place, folder)
    expect(filesOf(folder)).toEqual(smallPackFiles())
    expect(await compareContent(place, folder)).toEqual([])
    const before = await pushContent(place, folder)
    expect(await pushContent(place, folder)).toBe(before)
  })

  test('what the desk published is pulled as it was written there; files that are none of a pack stay', async () => {
    await pullContent(place, folder)
    writeFileSync(join(folder, 'README.md'), 'ours')
    await publish(place, written)
    expect(describeChanges(await compareContent(place, folder))).toContain(`changed ${article}`)
    expect((await pullContent(place, folder)).map(({ path, change }) => [path, change])).toEqual([[article, 'changed']])
    expect(readFileSync(join(folder, article), 'utf8')).toBe(written)
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('ours')
    // Into another installation, and out again: the same.
    const other = mkdtempSync(join(tmpdir(), 'guidepost-other-'))
    const empty = { dataDir: other, databaseUrl: null, s3: null }
    const database = await openDatabase(empty)
    await database.migrate()
    await database.close()
    await pushContent(empty, folder)
    const again = join(other, 'again')
    mkdirSync(again)
    await pullContent(empty, again)
    const { 'README.md': _ours, ...pulled } = filesOf(folder)
    expect(filesOf(again)).toEqual(pulled)
    rmSync(other, { recursive: true, force: true })
  })

  test("a game's topics published at the desk are pulled as its files, and pushed again are the same", async () => {
    const files = smallPackFiles()
    const [categories, topics] = ['products/wow/categories.yaml', 'products/wow/topics.yaml']
    // Without the group whose page has a link: that goes with it.
    const kept = { categories: '- { id: 1300, name: Market }\n', topics: '- { id: 1300, friendlyText: Buy. }\n' }
    const links = files['products/wow/trending.yaml']!.split('\n- ')[0]!
    const article = files['articles/en-US/9852-disclaimer.md']!.replaceAll('1211', '1300')
    const pack = { ...files, 'articles/en-US/9852-disclaimer.md': article }
    const next = { ...pack, [categories]: kept.categories, [topics]: kept.topics, 'products/wow/trending.yaml': links }
    const its = loadPack(memoryFiles(next)).document.products.find(({ product }) => product.shortName === 'wow')!
    const database = await openDatabase(place)
    const store = openContentStore(database)
    await store.save(loadPack(memoryFiles(pack)), { importedBy: 'test', importedAt: '2026-11-18T09:30:00.000Z' })
    const shown = { kind: 'topics', id: 'wow', version: 1, path: 'products/wow', source: JSON.stringify(kept) } as const
    const document = { categories: its.categories, topics: its.topics }
    await database.withTransaction(() => store.release([{ ...shown, document }], '2026-11-20T09:30:00.000Z'))
    await database.close()
    await pullContent(place, folder)
    const pulled = filesOf(folder)
    expect(pulled[categories]).toBe(kept.categories)
    expect(pulled[topics]).toBe(kept.topics)
    expect(pulled['products/wow/trending.yaml']).not.toContain('Quests')
    writeFileSync(join(folder, categories), kept.categories.replace('Market', 'Bazaar'))
    await expect(pushContent(place, folder)).rejects.toThrow(/categories\/wow/)
    writeFileSync(join(folder, categories), kept.categories)
    await pushContent(place, folder)
    const again = join(folder, 'again')
    await pullContent(place, again)
    expect(filesOf(again)).toEqual(pulled)
  })

  test('a push over what was changed at the desk stops and shows it, until it is told', async () => {
    await pullContent(place, folder)
    await publish(place, written)
    await expect(pushContent(place, folder)).rejects.toThrow(
      /articles\/en-US~99516\n[^]*-At \*\*the desk\*\*\.\n\+Text of/,
    )
    expect((await compareContent(place, folder)).length).toBe(1)
    await pushContent(place, folder, { isOverwriting: true })
    expect(await compareContent(place, folder)).toEqual([])
  })

  test('what the desk took away is gone from the folder as well', async () => {
    await pullContent(place, folder)
    const extra = 'articles/de-DE/99516-artikel.md'
    mkdirSync(dirname(join(folder, extra)), { recursive: true })
    writeFileSync(join(folder, extra), written)
    await pushContent(place, folder)
    const database = await openDatabase(place)
    const gone = { kind: 'articles', id: 'de-DE~99516', version: 1, path: extra, document: null, source: null } as const
    await database.withTransaction(() => openContentStore(database).release([gone], '2026-11-21T09:30:00.000Z'))
    await database.close()
    expect((await pullContent(place, folder)).map(({ path, change }) => [path, change])).toEqual([[extra, 'removed']])
  })
})
