import { expect, test } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createContentHolder } from './content-holder.ts'
import { openContentStore } from '../compose/content-store.ts'
import { createContentWatcher } from './content-watcher.ts'
import { loadPack } from './pack/load-pack.ts'
import { memoryFiles } from './pack/pack-files.ts'
import { loadSmallPack } from './testing/small-content.ts'
import { smallPackFiles } from './testing/small-pack.ts'
import { readWholePack } from './whole-pack.ts'

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 18, 9, minute)).toISOString()
const by = (minute: number) => ({ importedBy: 'test', importedAt: at(minute) })
const packNamed = (title: string) =>
  loadSmallPack({ 'headers.yaml': `- { name: games, title: ${title} }\n- { name: services, title: Services }\n` })

storeTest('content versions', ({ database }) => {
  const watch = (failures: Error[] = [], prepare?: () => Promise<void>) => {
    const holder = createContentHolder()
    const watcher = createContentWatcher({
      store: openContentStore(database()),
      holder,
      compile: { mountPath: '/support' },
      listen: (channel, listener) => database().listen(channel, listener),
      pollEvery: 60_000,
      prepare,
      onError: (error) => void failures.push(error),
    })
    return { holder, watcher }
  }

  test('a pack is stored whole and comes back as it was, pictures too', async () => {
    const store = openContentStore(database())
    const pack = loadSmallPack()
    expect(await store.activeVersion()).toBeUndefined()
    const { version, isNew } = await store.save(pack, by(0))
    expect(isNew).toBe(true)
    expect(await store.activeVersion()).toBe(version)
    expect(await store.load(version)).toEqual({ document: pack.document, importedAt: at(0) })
    const tile = pack.document.assets.find((asset) => asset.path === 'wow/tile.svg')!
    expect(await store.asset(tile.sha256.slice(0, 12), tile.path)).toEqual({
      mediaType: 'image/svg+xml',
      bytes: pack.files.get(tile.sha256),
    })
    expect(await store.asset('000000000000', tile.path)).toBeUndefined()
  })

  test('the same pack again is the same version; going back is naming an older one', async () => {
    const store = openContentStore(database())
    const first = await store.save(packNamed('One'), by(0))
    const second = await store.save(packNamed('Two'), by(1))
    expect(await store.save(packNamed('One'), by(2))).toEqual({ version: first.version, isNew: false })
    expect(await store.activeVersion()).toBe(first.version)
    expect(await store.activate(second.version, at(3))).toBe(true)
    expect(await store.activate('small-unknown', at(4))).toBe(false)
    expect((await store.versions()).map((each) => [each.version, each.isActive])).toEqual([
      [second.version, true],
      [first.version, false],
    ])
  })

  test('the newest ten versions stay, with the active one however old', async () => {
    const store = openContentStore(database())
    const first = await store.save(packNamed('First'), by(0))
    for (let minute = 1; minute <= 12; minute += 1) await store.save(packNamed(`Title ${minute}`), by(minute))
    expect((await store.versions()).map((each) => each.importedAt)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(at))
    expect(await store.load(first.version)).toBeUndefined()
  })

  test('a running server follows an import, once it is ready for it', async () => {
    const store = openContentStore(database())
    await store.save(packNamed('One'), by(0))
    const prepared: number[] = []
    const { holder, watcher } = watch([], async () => void prepared.push(holder.isLoaded() ? 1 : 0))
    expect(await watcher.start()).toBe(true)
    const swaps: string[] = []
    holder.onChange(
      (next, previous) =>
        void swaps.push(`${previous?.in('en-US').headers()[0]?.title} → ${next.in('en-US').headers()[0]?.title}`),
    )
    await store.save(packNamed('Two'), by(1))
    await watcher.refresh()
    expect(swaps).toEqual(['One → Two'])
    expect(prepared).toEqual([0, 1])
    watcher.stop()
  })

  test('the word of an import arrives by itself', async () => {
    const store = openContentStore(database())
    await store.save(packNamed('One'), by(0))
    const { holder, watcher } = watch()
    await watcher.start()
    const swapped = new Promise<void>((resolve) => void holder.onChange(() => resolve()))
    await store.save(packNamed('Two'), by(1))
    await swapped
    expect(holder.current().in('en-US').headers()[0]?.title).toBe('Two')
    watcher.stop()
  })

  test('a release reaches every instance: what it has is shown, and nothing else is made anew', async () => {
    const store = openContentStore(database())
    await store.save(loadSmallPack(), by(0))
    const [one, other] = [watch(), watch()]
    for (const { watcher } of [one, other]) await watcher.start()
    const untouched = one.holder.current().in('en-US').article('42673')
    const { product } = one.holder.current().in('en-US')
    const article = { ...loadSmallPack().document.articles.find(({ id }) => id === '99516')!, title: 'Newly written' }
    const path = 'articles/en-US/99516-article.md'
    const shown = { kind: 'articles', id: 'en-US~99516', version: 1, path, document: article, source: '' } as const
    const release = await database().withTransaction(() => store.release([shown], at(1)))
    expect(release).toBe(1)
    for (const { holder } of [one, other]) {
      await expect.poll(() => holder.current().in('en-US').article('99516')?.title).toBe('Newly written')
      expect(holder.current().version).toMatch(/\.1$/)
    }
    // The very same objects: what a release costs does not depend on how much there is.
    expect(one.holder.current().in('en-US').article('42673')).toBe(untouched)
    expect(one.holder.current().in('en-US').product).toBe(product)
    await database().withTransaction(() =>
      store.release([{ ...shown, version: 2, document: null, source: null }], at(2)),
    )
    await expect.poll(() => other.holder.current().in('en-US').article('99516')).toBeUndefined()
    // Who starts now sees the same; after an import nothing lies over the pack any more.
    const late = watch()
    await late.watcher.start()
    expect(late.holder.current().in('en-US').articleIds()).toEqual(one.holder.current().in('en-US').articleIds())
    const { version } = await store.save(loadSmallPack(), by(3))
    await expect.poll(() => other.holder.current().version).toBe(version)
    expect(other.holder.current().in('en-US').article('99516')?.title).toBe('Article 99516')
    for (const { watcher } of [one, other, late]) watcher.stop()
  })

  test("a game's topics reach every instance: they lie over the pack, and nothing else is made anew", async () => {
    const store = openContentStore(database())
    await store.save(loadSmallPack(), by(0))
    const [one, other] = [watch(), watch()]
    for (const { watcher } of [one, other]) await watcher.start()
    const local = () => one.holder.current().in('en-US')
    const before = {
      article: local().article('42673'),
      folder: one.holder.current().folder('services'),
      base: one.holder.current().base,
    }
    expect(local().topic(1211)?.name).toBe('Stuck')
    expect(local().trendingTopics('wow', 1210)).toMatchObject([{ name: 'Quests' }])
    const its = loadSmallPack().document.products.find(({ product }) => product.shortName === 'wow')!
    const shop = { ...its.categories.find(({ id }) => id === 1300)!, name: { 'en-US': 'The market' } }
    const document = { categories: [shop], topics: its.topics.filter(({ id }) => id === 1300) }
    const shown = { kind: 'topics', id: 'wow', version: 1, path: 'products/wow', document, source: '' } as const
    await database().withTransaction(() => store.release([shown], at(1)))
    for (const { holder } of [one, other]) {
      await expect.poll(() => holder.current().in('en-US').topic(1300)?.name).toBe('The market')
      expect(holder.current().in('en-US').category(1211)).toBeUndefined()
      expect(holder.current().topicIds).toEqual([1300])
    }
    // Links of a category go with it, all else of the game stays.
    expect(local().trendingTopics('wow')).toMatchObject([{ name: 'Maintenance' }])
    expect(local().article('42673')).toBe(before.article)
    expect(one.holder.current()).toMatchObject({ base: before.base, articlesSince: before.base })
    expect(one.holder.current().folder('services')).toBe(before.folder)
    expect(await store.present()).toMatchObject({ document: { products: [{}, { categories: [{ id: 1300 }] }] } })
    const late = watch()
    await late.watcher.start()
    expect(late.holder.current().topicIds).toEqual([1300])
    // Back again, and so are its links.
    const back = { ...shown, version: 2, document: { categories: its.categories, topics: its.topics } }
    await database().withTransaction(() => store.release([back], at(2)))
    await expect.poll(() => local().topic(1211)?.name).toBe('Stuck')
    expect(local().trendingTopics('wow', 1210)).toMatchObject([{ name: 'Quests' }])
    const { version } = await store.save(loadSmallPack(), by(3))
    await expect.poll(() => other.holder.current().version).toBe(version)
    expect(await store.liveHead('topics', 'wow')).toBeUndefined()
    for (const { watcher } of [one, other, late]) watcher.stop()
  })

  test('what the desk says of how long things last is followed, exported, and ended by an import (CD-424)', async () => {
    const store = openContentStore(database())
    await store.save(loadSmallPack(), by(0))
    const [one, other] = [watch(), watch()]
    for (const { watcher } of [one, other]) await watcher.start()
    const before = one.holder.current()
    const shown = { kind: 'settings', id: 'periods', path: 'pack.yaml', source: null } as const
    const say = (version: number, linkDays: number) =>
      database().withTransaction(() =>
        store.release([{ ...shown, version, document: { cases: { linkDays }, appeals: {} } }], at(version)),
      )
    await say(1, 30)
    for (const { holder } of [one, other]) await expect.poll(() => holder.current().settings.cases.linkDays).toBe(30)
    const now = one.holder.current()
    expect(now.settings).toEqual({ ...before.settings, cases: { ...before.settings.cases, linkDays: 30 } })
    expect(now).toMatchObject({ base: before.base, articlesSince: before.base })
    expect(now.in('en-US')).toBe(before.in('en-US'))
    const written = async (): Promise<string> => (await readWholePack(store))!.files.get('pack.yaml')!.toString('utf8')
    const [whole, given] = [await written(), smallPackFiles()['pack.yaml']!]
    expect(whole).toContain('linkDays: 30')
    expect(whole.replace(/^.*linkDays: 30.*\n/m, '')).toBe(given)
    expect(loadPack(memoryFiles({ ...smallPackFiles(), 'pack.yaml': whole })).document.pack).toEqual(
      (await store.present())!.document.pack,
    )
    const { version } = await store.save(loadSmallPack(), by(2))
    await expect.poll(() => other.holder.current().version).toBe(version)
    expect(other.holder.current().settings.cases.linkDays).toBe(90)
    expect(await written()).toBe(given)
    for (const { watcher } of [one, other]) watcher.stop()
  })

  test('a version that cannot be prepared leaves the present one in place, and is tried again', async () => {
    const store = openContentStore(database())
    await store.save(packNamed('One'), by(0))
    let isBroken = false
    const { holder, watcher } = watch([], async () => {
      if (isBroken) throw new Error('no index')
    })
    await watcher.start()
    const before = holder.current()
    isBroken = true
    await store.save(packNamed('Two'), by(1))
    await expect(watcher.refresh()).rejects.toThrow('no index')
    expect(holder.current()).toBe(before)
    isBroken = false
    await watcher.refresh()
    expect(holder.current().in('en-US').headers()[0]?.title).toBe('Two')
    watcher.stop()
  })

  test('an import that fails half-way stores nothing', async () => {
    const store = openContentStore(database())
    const first = await store.save(packNamed('One'), by(0))
    const pack = packNamed('Two')
    const asset = pack.document.assets[0]!
    // Two pictures under one path cannot be stored: the last statements of the transaction fail.
    pack.document.assets.push({ ...asset })
    await expect(store.save(pack, by(1))).rejects.toThrow()
    expect(await store.activeVersion()).toBe(first.version)
    expect(await store.versions()).toHaveLength(1)
  })

  test('nothing imported: the server starts without content and says what to do', async () => {
    const { holder, watcher } = watch()
    expect(await watcher.start()).toBe(false)
    expect(() => holder.current()).toThrow('make content')
    watcher.stop()
  })
})
