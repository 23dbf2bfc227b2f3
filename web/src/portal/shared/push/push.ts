// Notifications of this browser (Push API): begun by a press alone, ended by one, by signing out, and by the browser (CD-268).
import type { Api } from '../../../kit/api/api.ts'
import type { Schema } from '../../../kit/api/types.ts'
import { type ApiState, useApi } from '../../../kit/api/use-api.ts'

export type PushOffer = Schema<'PushOffer'>
export type SwitchedOn = 'on' | 'denied' | 'failed'

/** Whether this browser can be told at all, and has not been told to be silent. */
export const canBeNotified = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied'

/** Asked only where it can be made use of. */
export const usePushOffer = (isAsked: boolean): ApiState<PushOffer> =>
  useApi('/services/bft/api/account/push', isAsked ? {} : null)

const workerOf = (api: Api): string => `${api.page.basePath}/push-worker.js`

/** base64url → the bytes a browser subscribes with. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!)

const subscribed = async (registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  try {
    return await registration.pushManager.subscribe(options)
  } catch (error) {
    // Subscribed with a key the portal no longer has.
    const old = await registration.pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return registration.pushManager.subscribe(options)
  }
}

/** Call it from a press: the browser asks its own question. Never rejects. */
export const switchOn = async (api: Api, publicKey: string): Promise<SwitchedOn> => {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register(workerOf(api))
    const { endpoint, keys } = (await subscribed(await navigator.serviceWorker.ready, publicKey)).toJSON()
    const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
    const sent = await api.send('put', '/services/bft/api/account/push', { body })
    return sent.isOk ? 'on' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Ends it here and at the portal. Never rejects. @returns whether the portal has heard it */
export const switchOff = async (api: Api): Promise<boolean> => {
  const sent = await api.send('delete', '/services/bft/api/account/push', {})
  await navigator.serviceWorker
    .getRegistration(workerOf(api))
    .then(async (registration) => (await registration?.pushManager.getSubscription())?.unsubscribe())
    // The browser forgets it by itself when its service says that it is gone.
    .catch(() => undefined)
  return sent.isOk
}
