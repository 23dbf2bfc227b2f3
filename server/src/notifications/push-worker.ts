// The service worker that shows a notification and opens its case. It stands beside the pages of one language, which is
// its scope, and has no `fetch`: no page goes through it, and nothing is kept by it (T27).
import { isRightToLeft } from '../lib/locale.ts'

/** What runs in the worker, with its words put in front. */
const script = `
const home = new URL('.', self.location.href)
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => {
  const number = event.data === null ? '' : event.data.text()
  const isNumber = /^[A-Z]{2}[1-9][0-9]{0,18}$/.test(number)
  event.waitUntil(
    self.registration.showNotification(words.title, {
      body: isNumber ? words.body.replace('{number}', number) : '',
      lang: words.lang,
      dir: words.dir,
      tag: isNumber ? number : 'news',
      renotify: true,
      data: isNumber ? number : null,
    }),
  )
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { data } = event.notification
  const address = new URL(data === null ? 'case' : 'case/detail/' + data.slice(2), home).href
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const open = pages.find(({ url }) => url.split(/[?#]/)[0] === address)
      return open ? open.focus() : self.clients.openWindow(address)
    })(),
  )
})
`

/** @param say a text of this language · @returns the whole file */
export const pushWorker = (locale: string, say: (key: string, values?: Record<string, string>) => string): string => {
  const words = {
    title: say('support.push.news.title'),
    body: say('support.push.news.body', { number: '{number}' }),
    lang: locale,
    dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
  }
  return `const words = ${JSON.stringify(words)}${script}`
}
