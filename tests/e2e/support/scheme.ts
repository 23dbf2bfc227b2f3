// What is looked at is looked at once its colours stand.
import type { Page } from '@playwright/test'

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
