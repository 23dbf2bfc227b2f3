import { expect, test, vi } from 'vitest'
import { lazyPage, loadingPages } from './lazy-page.tsx'

test('[SHELL-08] the shell’s spinner follows a screen that is on its way, not one fetched ahead', async () => {
  let release = (_: () => null): void => undefined
  const page = lazyPage(() => new Promise((resolve) => (release = resolve)))
  const seen: number[] = []
  const stop = loadingPages.subscribe(() => seen.push(loadingPages.read()))
  const ahead = page.preload!(true)
  expect(loadingPages.read()).toBe(0)
  const waiting = page.preload!()
  expect(loadingPages.read()).toBe(1)
  release(() => null)
  await Promise.all([ahead, waiting])
  expect(loadingPages.read()).toBe(0)
  expect(seen).toEqual([1, 0])
  stop()
})

test('a failed download is tried again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => null)
  const page = lazyPage(load)
  await expect(page.preload!()).rejects.toThrow()
  expect(loadingPages.read()).toBe(0)
  await page.preload!()
  expect(load).toHaveBeenCalledTimes(2)
})
