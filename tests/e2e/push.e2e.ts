// Notifications of a browser: offered after a case was sent, shown by the worker, and opened. The push service is one of
// this machine that speaks the protocols; what it opened is given to the worker as the browser's own would.
import { type BrowserContext, type Page, type Worker, expect } from '@playwright/test'
import { startPushService, type PushService } from '../support/push-service.ts'
import { faultsOf } from './support/axe.ts'
import { answerCase } from './support/desk.ts'
import { sendForm } from './support/contact.ts'
import { at } from './support/portal.ts'
import { asPlayer } from './support/player-case.ts'
import { test } from './support/test.ts'

// One push service for all of them.
test.describe.configure({ mode: 'default' })

let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
})
test.afterAll(async () => {
  await service?.stop()
})

/** Tried several times, each time somebody else. */
const own = (login: string): string => `${login}-${test.info().repeatEachIndex}`

/** A browser whose push service is ours: the one Chromium has is out of reach here. `answer`: what the player says. */
const withPushService = async (page: Page, answer: NotificationPermission, path: string): Promise<void> => {
  await page.addInitScript(
    ({ answer: said, target }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = async () => said
      const subscription = { ...target, toJSON: () => target, unsubscribe: async () => true }
      let present: object | null = null
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as Uint8Array
        if (options?.userVisibleOnly !== true || key.length !== 65) throw new Error('not as browsers want it')
        present = subscription
        return subscription as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => present as PushSubscription | null
    },
    { answer, target: service.target(path) },
  )
}
const sendCase = async (page: Page, words: string): Promise<string> => {
  await page.goto(at('/contact/1301/ticket'))
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill(words)
  await sendForm(page)
  const number = await page
    .getByText(/^US\d+$/)
    .first()
    .textContent()
  return number!.slice(2)
}
const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')

/** Gives the worker what the service has opened, as the browser does. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const wire = await page.context().newCDPSession(page)
  const registrations = new Map<string, string>()
  wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { registrationId, scopeURL } of all) registrations.set(scopeURL, registrationId)
  })
  await wire.send('ServiceWorker.enable')
  const scope = at('/')
  await expect.poll(() => registrations.get(scope)).toBeDefined()
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(at('/')).origin,
    registrationId: registrations.get(scope)!,
    data,
  })
}

interface Seen {
  shown: { title: string; tag: string; body: string; lang: string; data: unknown }[]
  opened: string[]
  focused: string[]
  closed: number
}
interface WorkerScope extends EventTarget {
  seen: Seen
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    openWindow: (address: string) => Promise<unknown>
    matchAll: (options: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>
  }
}

/** Chromium without a window shows no notification, and opens or raises a window for a person's own click alone: both are noted. */
const watchWorker = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.seen = { shown: [], opened: [], focused: [], closed: 0 }
    scope.registration.showNotification = async (title, options) => {
      scope.seen.shown.push({ title, ...(options as Omit<Seen['shown'][number], 'title'>) })
    }
    scope.clients.openWindow = async (address) => void scope.seen.opened.push(address)
    const all = scope.clients.matchAll.bind(scope.clients)
    scope.clients.matchAll = async (options) =>
      (await all(options)).map(({ url }) => ({ url, focus: async () => void scope.seen.focused.push(url) }))
  })
const seenBy = (worker: Worker): Promise<Seen> => worker.evaluate(() => (globalThis as unknown as WorkerScope).seen)
/** On a notification that was shown. */
const click = (worker: Worker, index: number): Promise<void> =>
  worker.evaluate((at) => {
    const scope = globalThis as unknown as WorkerScope
    const notification = { data: scope.seen.shown[at]!.data, close: () => void (scope.seen.closed += 1) }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
  }, index)

test('after a case was sent one press begins it; an answer shows its number, and a click opens the case', async ({
  page,
  context,
}) => {
  const path = own('/push/one')
  await withPushService(page, 'granted', path)
  await asPlayer(page, own('test-push-one'))
  const id = await sendCase(page, 'qqzzx tell me in this browser')
  // Nothing is asked, and nothing installed, before it is wanted.
  expect(context.serviceWorkers()).toEqual([])
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(page.getByText('This browser notifies you when we reply.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await answerCase(id, 'ANSWERED')
  await expect
    .poll(() => service.got.filter(({ path: to }) => to === path).map(({ text }) => text))
    .toEqual([`US${id}`])
  const worker = await workerOf(context)
  await watchWorker(worker)
  await deliver(page, service.got.find(({ path: to }) => to === path)!.text)
  const words = { title: 'News about your case', body: `US${id}: open it to see what’s new.` }
  await expect.poll(() => seenBy(worker)).toMatchObject({ shown: [{ ...words, tag: `US${id}`, lang: 'en-US' }] })
  // Without a number there is no case to name; the browser wants something shown all the same.
  await deliver(page, 'something else')
  await expect.poll(() => seenBy(worker)).toMatchObject({ shown: [{ tag: `US${id}` }, { body: '', tag: 'news' }] })

  await click(worker, 0)
  await expect.poll(() => seenBy(worker)).toMatchObject({ opened: [at(`/case/detail/${id}`)], focused: [], closed: 1 })
  await click(worker, 1)
  await expect.poll(async () => (await seenBy(worker)).opened.at(-1)).toBe(at('/case'))
  // The case is open in a window of this browser: that one comes to the front.
  await page.goto(at(`/case/detail/${id}`))
  await click(worker, 0)
  await expect.poll(() => seenBy(worker)).toMatchObject({ focused: [at(`/case/detail/${id}`)] })

  // It is not offered again where it is on; it is ended beside the mails.
  await page.goto(at('/account/mail'))
  await page.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(page.getByText('Notifications are off.')).toBeVisible()
  service.got.length = 0
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off notifications' })).toHaveCount(0)
})

test('whoever refuses is told how to allow it, and nothing is installed; signed out it is not offered', async ({
  page,
  context,
}) => {
  await withPushService(page, 'denied', '/push/denied')
  await asPlayer(page, 'test-push-denied')
  await sendCase(page, 'qqzzx refuse to be told')
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
  expect(context.serviceWorkers()).toEqual([])

  await context.clearCookies()
  await page.goto(at('/contact/1301/ticket'))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robin')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('push-nobody@players.example')
  await page.getByRole('textbox', { name: 'Name of the hero' }).fill('Robin')
  await page.getByRole('textbox', { name: 'Description' }).fill('qqzzx nobody to tell')
  await sendForm(page)
  await expect(page.getByText(/^US\d+$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toHaveCount(0)
})

test('where the portal cannot keep it, the page says so and offers it again', async ({ page }) => {
  await withPushService(page, 'granted', '/push/fails')
  await asPlayer(page, 'test-push-fails')
  await page.route('**/api/account/push', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await sendCase(page, 'qqzzx cannot be kept')
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(page.getByText('Notifications didn’t turn on.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toBeVisible()
})

test('a browser that gives itself another address tells the portal, as long as its player is signed in (CD-269)', async ({
  page,
  context,
}) => {
  const [before, after] = [own('/push/before'), own('/push/after')]
  await withPushService(page, 'granted', before)
  await asPlayer(page, own('test-push-renewed'))
  const id = await sendCase(page, 'qqzzx my browser moves')
  await page.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(page.getByText('This browser notifies you when we reply.')).toBeVisible()
  const worker = await workerOf(context)
  /** @returns once the worker has done what it does with it */
  const moved = (path: string): Promise<void> =>
    worker.evaluate(async (target) => {
      const work: Promise<unknown>[] = []
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription: { toJSON: () => target },
        waitUntil: (one: Promise<unknown>) => work.push(one),
      })
      ;(globalThis as unknown as EventTarget).dispatchEvent(event)
      await Promise.all(work)
    }, service.target(path))
  const told = (path: string): string[] => service.got.filter((one) => one.path === path).map(({ text }) => text)
  await moved(after)
  await answerCase(id, 'ANSWERED')
  await expect.poll(() => told(after)).toEqual([`US${id}`])

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  const late = own('/push/late')
  await moved(late)
  await answerCase(id, 'RESOLVED')
  expect(told(late)).toEqual([])
})
