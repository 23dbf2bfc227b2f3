// What the page sends: bodies of fetch are not to be had from outside, so the page itself notes them.
import { type Page, expect } from '@playwright/test'

/**
 * Call before the page is opened. @returns a function that waits for a body sent to an address that ends so, and gives
 * all of them
 */
export const noteSentBodies = async (page: Page): Promise<(ending: string) => Promise<unknown[]>> => {
  await page.addInitScript(() => {
    const noted: { path: string; body: string }[] = []
    Object.assign(window, { notedBodies: noted })
    const real = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET')
        noted.push({ path: new URL(request.url).pathname, body: await request.clone().text() })
      return real(request)
    }
  })
  const read = (ending: string): Promise<unknown[]> =>
    page.evaluate(
      (end) =>
        (window as unknown as { notedBodies: { path: string; body: string }[] }).notedBodies
          .filter(({ path }) => path.endsWith(end))
          .map(({ body }) => JSON.parse(body) as unknown),
      ending,
    )
  return async (ending) => {
    await expect.poll(async () => (await read(ending)).length).toBeGreaterThan(0)
    return read(ending)
  }
}
