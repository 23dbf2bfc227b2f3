import { expect, test, vi } from 'vitest'
import { storeTest } from '../../../tests/support/store-test.ts'
import { createManualClock } from '../lib/clock.ts'
import { createLimits } from './rate-limits.ts'

const rule = { max: 3, perSeconds: 60 }

storeTest('limits', ({ database, otherInstance }) => {
  const open = (scale = 1) => {
    const clock = createManualClock()
    return { clock, limits: createLimits({ database: database(), clock, scale }) }
  }

  test('so many in any such time, then wait until the oldest is gone', async () => {
    const { clock, limits } = open()
    const take = async () => (await limits.take('a', rule)).isAllowed
    expect(await limits.take('a', rule)).toEqual({
      isAllowed: true,
      quota: { limit: 3, remaining: 2, resetSeconds: 60 },
    })
    expect(await take()).toBe(true)
    clock.advance(40)
    expect([await take(), await take()]).toEqual([true, false])
    expect(await limits.take('a', rule)).toEqual({ isAllowed: false, retryAfterSeconds: 20 })
    clock.advance(20)
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    expect((await limits.take('b', rule)).isAllowed).toBe(true)
  })

  test('of 50 at once for three places three get one, on two instances too (promises P11, P34)', async () => {
    const { clock, limits } = open()
    const elsewhere = await otherInstance()
    const other = elsewhere === database() ? limits : createLimits({ database: elsewhere, clock, scale: 1 })
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? limits : other).take('last', rule)),
    )
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
  })

  test('what is counted by windows is counted together on two instances, but for a twentieth (CD-341)', async () => {
    const { clock, limits } = open()
    const elsewhere = await otherInstance()
    const other = elsewhere === database() ? limits : createLimits({ database: elsewhere, clock, scale: 1 })
    await limits.share()
    if (other !== limits) await other.share()
    const hit = { key: 'general:session:s', rule: { max: 100, perSeconds: 60 } }
    for (let index = 0; index < 60; index += 1) expect(limits.takeLocally([hit]).isAllowed).toBe(true)
    let taken = 60
    const takes = (max: number): boolean => {
      const { isAllowed } = other.takeLocally([{ ...hit, rule: { ...hit.rule, max } }])
      if (isAllowed) taken += 1
      return isAllowed
    }
    // Looks by taking: until it has heard, a place is free.
    await vi.waitFor(() => expect(takes(60)).toBe(false), 90_000)
    while (taken < 200 && takes(100)) expect(taken).toBeLessThanOrEqual(100)
    expect(taken).toBe(100)
  })

  test('a refusal is 429 with the seconds to wait', async () => {
    const { limits } = open()
    for (let index = 0; index < 3; index += 1) await limits.demand('a', rule)
    await expect(limits.demand('a', rule)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  })

  test('LIMITS_SCALE multiplies every limit (ground G29)', async () => {
    const { limits } = open(2)
    const taken = []
    for (let index = 0; index < 7; index += 1) taken.push((await limits.take('a', rule)).isAllowed)
    expect(taken).toEqual([true, true, true, true, true, true, false])
  })

  test('a clock that jumps back locks nobody out', async () => {
    const { clock, limits } = open()
    for (let index = 0; index < 3; index += 1) limits.takeLocally([{ key: 'a', rule }])
    clock.advance(-86_400)
    expect(limits.takeLocally([{ key: 'a', rule }]).isAllowed).toBe(true)
  })

  test('the counter of windows holds its limit and lets go again', () => {
    const { clock, limits } = open()
    const take = () => limits.takeLocally([{ key: 'a', rule }]).isAllowed
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
    clock.advance(61)
    expect(take()).toBe(true)
    expect(take()).toBe(false)
    clock.advance(120)
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  })

  test('of hits that are counted together none counts when one is refused (CD-256)', () => {
    const { limits } = open()
    const take = (...keys: string[]) => limits.takeLocally(keys.map((key) => ({ key, rule }))).isAllowed
    expect([take('b'), take('b'), take('b')]).toEqual([true, true, true])
    expect([take('a', 'b'), take('a', 'b'), take('a', 'b')]).toEqual([false, false, false])
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false])
  })
})
