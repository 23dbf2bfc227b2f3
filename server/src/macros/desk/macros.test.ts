// Macros on both databases: whose they are, and who changes them.
import { expect, test } from 'vitest'
import { storeTest } from '../../../../tests/support/store-test.ts'
import { callWithin } from '../../lib/caller-scope.ts'
import { createManualClock } from '../../lib/clock.ts'
import { demoMacros } from '../demo-macros.ts'
import { createMacroDesk } from './service.ts'
import { createMacroStore } from './store.ts'

const gate = {
  name: ' Gate ',
  texts: { 'en-US': 'Hello {{player}}', 'de-DE': 'Hallo {{player}}' },
  game: 'wow',
  status: 'ANSWERED',
  shared: false,
} as const
const jo = { id: 'jo', isLead: false }
const kim = { id: 'kim', isLead: true }

storeTest('macros', ({ database }) => {
  const desk = () =>
    createMacroDesk({
      store: createMacroStore(database()),
      withTransaction: database().withTransaction,
      clock: createManualClock(),
      isProduct: (name) => name === 'wow',
      text: () => 'no such product',
    })
  const names = async (agent: typeof jo) => (await desk().list(agent)).map(({ name }) => name)

  test('one’s own are listed for nobody else; everybody’s for all, by name', async () => {
    const macro = await desk().create(jo, gate)
    expect(macro).toMatchObject({ name: 'Gate', texts: gate.texts, game: 'wow', status: 'ANSWERED', shared: false })
    await desk().create(kim, { ...gate, name: 'All', game: null, status: null, shared: true })
    expect([await names(jo), await names(kim)]).toEqual([['All', 'Gate'], ['All']])
  })

  test('everybody’s are a lead’s to make and change; what is somebody else’s alone is not there', async () => {
    const refused = async (work: Promise<unknown>) =>
      ((await work.catch((error: unknown) => error)) as { status: number }).status
    const mine = await desk().create(jo, gate)
    const shared = await desk().create(kim, { ...gate, shared: true })
    expect(await refused(desk().create(jo, { ...gate, shared: true }))).toBe(403)
    expect(await refused(desk().replace(jo, shared.id, gate))).toBe(403)
    expect(await refused(desk().remove(jo, shared.id))).toBe(403)
    expect(await refused(desk().replace(jo, mine.id, { ...gate, shared: true }))).toBe(403)
    expect(await refused(desk().replace(kim, mine.id, gate))).toBe(404)
    expect(await refused(desk().remove(kim, mine.id))).toBe(404)
    expect(await refused(desk().create(jo, { ...gate, game: 'none' }))).toBe(422)
    await desk().replace(kim, shared.id, { ...gate, name: 'New', shared: true })
    await desk().remove(jo, mine.id)
    expect(await names(jo)).toEqual(['New'])
    expect(await refused(desk().remove(jo, mine.id))).toBe(404)
  })

  test('within some games: theirs and those of all are read; changed are theirs alone, and none becomes everybody’s', async () => {
    const ann = { id: 'ann', isLead: true }
    const made = async (name: string, game: string | null) =>
      (await desk().create(kim, { ...gate, name, game, shared: true })).id
    const [all, wow] = [await made('All', null), await made('Wow', 'wow')]
    await callWithin({ games: ['d4'], languages: [] }, async () => {
      expect(await names(ann)).toEqual(['All'])
      await expect(desk().find(ann, wow)).rejects.toMatchObject({ status: 404 })
      await expect(desk().find(ann, all)).rejects.toMatchObject({
        status: 403,
        message: expect.stringContaining('it is of games outside your scope'),
      })
      const code = async (change: object) =>
        desk()
          .create(ann, { ...gate, ...change })
          .catch(({ members }: { members: { validationErrors: unknown } }) => members.validationErrors)
      expect(await code({ game: 'wow' })).toMatchObject({
        fieldErrors: [{ field: 'game', code: 'unknown' }],
        errorCodes: { unknown: 'no such product' },
      })
      expect(await code({ game: null, shared: true })).toMatchObject({
        fieldErrors: [{ field: 'game', code: 'required' }],
      })
      expect(await code({ game: null })).toMatchObject({ shared: false })
    })
    await callWithin({ games: ['wow', 'd4'], languages: [] }, async () => {
      expect(await names(ann)).toEqual(['All', 'Gate', 'Wow'])
      expect(await desk().find(ann, wow)).toMatchObject({ id: wow, shared: true })
    })
  })

  test('the demonstration’s speak nine languages', async () => {
    const store = createMacroStore(database())
    expect(await store.hasAny()).toBe(false)
    for (const macro of demoMacros(createManualClock())) await store.insert(macro)
    const kept = await store.of('jo')
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.map(({ texts }) => Object.keys(texts).length)).toEqual(kept.map(() => 9))
    expect(
      kept.map(
        ({ texts }) =>
          [
            ...new Set(
              Object.values(texts).map((text) =>
                text
                  .match(/\{\{\w+\}\}/g)!
                  .sort()
                  .join(),
              ),
            ),
          ].length,
      ),
    ).toEqual(kept.map(() => 1))
  })
})
