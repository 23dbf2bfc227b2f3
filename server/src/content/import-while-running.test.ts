import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type AnyDatabase } from '../storage/database.ts'
import { createContentHolder } from './content-holder.ts'
import { openContentStore } from '../compose/content-store.ts'
import { createContentWatcher } from './content-watcher.ts'
import { importFirstContent } from './first-content.ts'
import { loadSmallPack } from './testing/small-content.ts'

let folder: string
let server: AnyDatabase
let importer: AnyDatabase

// Two connections to one file, as the server and `make content` have them in the embedded profile.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-content-'))
  server = await openDatabase({ dataDir: folder, databaseUrl: null })
  await server.migrate()
  importer = await openDatabase({ dataDir: folder, databaseUrl: null })
})
afterEach(async () => {
  await importer.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an import by another process reaches the running server, whole', async () => {
  await openContentStore(server).save(loadSmallPack(), { importedBy: 'test', importedAt: '2026-11-18T09:00:00.000Z' })
  const holder = createContentHolder()
  const watcher = createContentWatcher({
    store: openContentStore(server),
    holder,
    compile: { mountPath: '/support' },
    listen: async () => undefined,
    pollEvery: 10,
    onError: (error) => {
      throw error
    },
  })
  await watcher.start()
  const swapped = new Promise<string>((resolve) => void holder.onChange((next) => resolve(next.version)))
  const changed = loadSmallPack({
    'headers.yaml': '- { name: games, title: Play }\n- { name: services, title: Services }\n',
  })
  const { version } = await openContentStore(importer).save(changed, {
    importedBy: 'test',
    importedAt: '2026-11-18T09:01:00.000Z',
  })
  expect(await swapped).toBe(version)
  expect(holder.current().in('en-US').headers()[0]?.title).toBe('Play')
  watcher.stop()
})

test('the first start imports the configured pack, a later one nothing', async () => {
  const store = openContentStore(server)
  await store.save(loadSmallPack(), { importedBy: 'test', importedAt: '2026-11-18T09:00:00.000Z' })
  expect(await importFirstContent(store, '/nowhere', '2026-11-18T09:05:00.000Z')).toBeUndefined()
  await importer.db.deleteFrom('content_active').execute()
  await expect(importFirstContent(store, '/nowhere', '2026-11-18T09:05:00.000Z')).rejects.toThrow(
    'There is no folder /nowhere',
  )
})
