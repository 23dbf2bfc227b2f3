// What is looked at is looked at once its colours stand.
import type { Page } from '@playwright/test'
import { resizeWait } from '../../../web/src/kit/lib/use-media-query.ts'

/** Whatever comes to an end has. What is taken away in the middle of it (AbortError) is at its end too. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** The page's own choice of colours, drawn before anybody looks. */
export const drawIn = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['scheme'] = chosen
  }, scheme)
  await settle(page)
}

/** A window of this size, and the page has drawn itself for it: it answers the last of many widths, a moment later. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(async (wait) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, wait + 1))
  }, resizeWait)
  await settle(page)
}
