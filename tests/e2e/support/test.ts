// The tests' own `test`: its page has come to life once `goto` and `reload` return. What the server draws can be pressed
// and filled before React has taken it over; a person is seldom that fast, a test on a busy machine always may be.
// Who asks for that moment says `waitUntil` and is given it.
import { test as base, type Page } from '@playwright/test'

const longestMilliseconds = 10_000

/** Nothing on the page waits for React any more; so it is where no app of ours is. */
const isAlive = (page: Page): Promise<boolean> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll('#app :is(button, input, select, textarea)')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    // It leads on to another page just now.
    .catch(() => false)

const comeToLife = async (page: Page): Promise<void> => {
  const end = Date.now() + longestMilliseconds
  // Some test holds a script back: then the page is looked at as it is.
  while (!page.isClosed() && !(await isAlive(page)) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Whoever asks for the window's width knows it: that is told with a frame, and drawn by the next. */
const drawFrames = async (page: Page): Promise<void> => {
  const frames = await page.evaluateHandle(() => ({ seen: 0 }))
  await page.waitForFunction((counted) => (counted.seen += 1) > 2, frames, { polling: 'raf' })
}

export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      const resize = page.setViewportSize.bind(page)
      page.setViewportSize = async (size) => {
        await resize(size)
        await drawFrames(page)
      }
      page.goto = async (url, options) => {
        const answer = await goto(url, options)
        if (options?.waitUntil === undefined) await comeToLife(page)
        return answer
      }
      page.reload = async (options) => {
        const answer = await reload(options)
        if (options?.waitUntil === undefined) await comeToLife(page)
        return answer
      }
    }
    await use(page)
  },
})
