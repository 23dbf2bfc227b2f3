// The service worker that shows a notification and opens its case. It stands beside the pages of one language, which is
// its scope, and has no `fetch`: no page goes through it, and nothing is kept by it (T27).
import { isRightToLeft } from '../lib/locale.ts'

const apiPath = '/services/bft/api'

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
// The browser gave this place another address; whoever has signed out since is not followed.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const auth = await fetch(words.api + '/auth/' + words.lang)
      if (auth.headers.get('loggedin') !== 'true') return
      const { publicKey } = await (await fetch(words.api + '/account/push')).json()
      if (publicKey === null) return
      const options = { userVisibleOnly: true, applicationServerKey: publicKey }
      const next = event.newSubscription ?? (await self.registration.pushManager.subscribe(options))
      const { endpoint, keys } = next.toJSON()
      await fetch(words.api + '/account/push', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'X-CSRF-TOKEN': auth.headers.get('X-CSRF-TOKEN') },
        body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
      })
    })(),
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
    api: apiPath,
  }
  return `const words = ${JSON.stringify(words)}${script}`
}
