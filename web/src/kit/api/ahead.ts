// Files on their way before their form is sent, by the upload protocol of the contract (tus; CD-197, CD-198): a broken
// connection or a reload goes on where it was, and the form names what is there instead of carrying it. Whatever fails
// here leaves the file to the form, which carries its bytes as ever. Loaded with the first chosen file.
import type { Upload } from 'tus-js-client'
import { type KeptFile, forgetFile, keepFile, keptFiles, placeOf } from '../lib/kept-files.ts'
import { type PortalClient, resolveUrl } from './client.ts'
import { timeouts } from './cache-times.ts'
import { csrfHeader, identityOf } from './middleware.ts'
import type { Page } from './page.ts'

/** As much of the Api as is needed. */
export interface Sender {
  page: Page
  client: Pick<PortalClient, 'renewToken'>
}

interface Ahead {
  id: string
  place: string
  file: File
  upload: Upload
  state: 'sending' | 'whole' | 'failed'
  /** Bytes that were acknowledged, or are on their way. */
  sent: number
  /** The last try failed; the next one waits. */
  isTroubled: boolean
  /** The form waits for it: no further try after this one. */
  isAwaited: boolean
  ended: Promise<void>
  end: () => void
}

const address = '/services/bft/api/uploads'
/** What a broken connection costs at most. */
const chunkSize = 1_048_576
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

const all = new Map<File, Ahead>()
/** Files that were given on another device: a name and a size here, their bytes at the server alone (CD-248). */
const away = new WeakSet<File>()

const standIn = (name: string, size: number): File => {
  const file = Object.defineProperty(new File([], name), 'size', { value: size })
  away.add(file)
  return file
}

const begin = (one: Ahead): void => {
  one.state = 'sending'
  one.isTroubled = false
  one.ended = new Promise((resolve) => {
    one.end = resolve
  })
  one.upload.start()
}

const endWith = (one: Ahead, state: 'whole' | 'failed'): void => {
  one.state = state
  one.end()
}

/** What gave up without a connection goes on with the next one. */
const goOn = (): void => {
  for (const one of all.values()) if (one.state === 'failed') begin(one)
}

const send = async (
  { page, client }: Sender,
  place: string,
  file: File,
  known: Pick<KeptFile, 'id' | 'url' | 'at'>,
) => {
  const { Upload: TusUpload } = await import('tus-js-client')
  const endpoint = resolveUrl(address, page)
  let isTokenOld = page.readToken() === null
  const upload: Upload = new TusUpload(file, {
    endpoint,
    uploadUrl: known.url,
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type },
    headers: identityOf(page),
    onBeforeRequest: async (request) => {
      // A page comes without a token (T27); an old one is told by 403.
      if (isTokenOld) await client.renewToken()
      isTokenOld = false
      request.setHeader(csrfHeader, page.readToken() ?? '')
    },
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0
      isTokenOld = status === 403
      one.isTroubled = true
      return !one.isAwaited && (status < 400 || status >= 500 || [403, 409, 423, 429].includes(status))
    },
    onUploadUrlAvailable: () => {
      // The page may stand below another address than the server knows of.
      upload.url = `${endpoint}/${upload.url?.split('/').at(-1) ?? ''}`
      // Its place among the others is when it was chosen, not whose address came first.
      void keepFile({ ...known, place, file, url: upload.url })
    },
    onProgress: (bytes) => {
      one.sent = bytes
      one.isTroubled = false
    },
    onChunkComplete: (size) => {
      // A server that stores nothing, as a mock does, is not asked for ever.
      if (size <= 0 && one.sent < file.size) void upload.abort().then(() => endWith(one, 'failed'))
    },
    onSuccess: () => endWith(one, 'whole'),
    onError: () => endWith(one, 'failed'),
  })
  const one: Ahead = {
    id: known.id,
    place,
    file,
    upload,
    state: 'sending',
    sent: 0,
    isTroubled: false,
    isAwaited: false,
    ended: Promise.resolve(),
    end: () => undefined,
  }
  all.set(file, one)
  if (away.has(file)) {
    upload.url = known.url
    return endWith(one, 'whole')
  }
  window.addEventListener('online', goOn)
  begin(one)
}

const giveUp = async (one: Ahead): Promise<void> => {
  all.delete(one.file)
  await forgetFile(one.id)
  await one.upload.abort(one.upload.url !== null).catch(() => undefined)
}

/** Files that are about to be sent: asked for twice, they go once. */
const starting = new Map<File, Promise<void>>()

/** These files stand in a field now: new ones begin, those that left it are given up. Comes back once all have begun. */
export const chosen = async (sender: Sender, key: string, files: readonly File[]): Promise<void> => {
  const place = placeOf(key)
  for (const one of all.values()) if (one.place === place && !files.includes(one.file)) void giveUp(one)
  const at = Date.now()
  const start = async (file: File, index: number): Promise<void> => {
    const known = { id: crypto.randomUUID(), url: null, at: at + index }
    await keepFile({ ...known, place, file })
    await send(sender, place, file, known)
  }
  for (const [index, file] of files.entries()) {
    if (all.has(file) || starting.has(file)) continue
    starting.set(
      file,
      start(file, index).finally(() => starting.delete(file)),
    )
  }
  await Promise.all(files.flatMap((file) => starting.get(file) ?? []))
}

/** The files that stood in a field before the page was loaded anew; they go on where they were. */
export const restored = async (sender: Sender, key: string): Promise<File[]> => {
  const place = placeOf(key)
  const restore = async ({ id, file, url, at, awaySize }: KeptFile): Promise<File> => {
    const known = [...all.values()].find((one) => one.place === place && one.id === id)
    if (known) return known.file
    const shown = awaySize === undefined ? file : standIn(file.name, awaySize)
    await send(sender, place, shown, { id, url, at })
    return shown
  }
  const found: File[] = []
  for (const kept of await keptFiles(place)) found.push(await restore(kept))
  // Where the browser keeps nothing, what came from another device is known here alone.
  const more = [...all.values()].filter((one) => one.place === place && away.has(one.file) && !found.includes(one.file))
  return [...found, ...more.map(({ file }) => file)]
}

/** Files of a form that goes on here (CD-248): the field finds them as it finds its own after a reload. */
export const handedOver = async (
  sender: Sender,
  key: string,
  files: readonly { uploadId: string; filename: string; size: number }[],
): Promise<void> => {
  const place = placeOf(key)
  const at = Date.now()
  for (const [index, { uploadId, filename, size }] of files.entries()) {
    const url = `${resolveUrl(address, sender.page)}/${uploadId}`
    const file = new File([], filename)
    await keepFile({ id: uploadId, place, file, url, at: at + index, awaySize: size })
    await send(sender, place, standIn(filename, size), { id: uploadId, url, at: at + index })
  }
}

export type FilesByField = Readonly<Record<string, readonly File[]>>

const known = (files: FilesByField): Ahead[] =>
  Object.values(files).flatMap((list) => list.flatMap((file) => all.get(file) ?? []))

/** Whether some could not be carried by the form itself. */
export const areAway = (files: FilesByField): boolean => known(files).some(({ file }) => away.has(file))

export const areAhead = (files: FilesByField): boolean => known(files).length > 0

/** Waits for those that are still on their way; what does not get through is left to the form. */
export const settled = async (
  files: FilesByField,
  onProgress: (loaded: number, total: number) => void,
): Promise<{ uploads: Record<string, string[]>; rest: Record<string, readonly File[]> }> => {
  const waiting = known(files).filter(({ state }) => state !== 'whole')
  const total = waiting.reduce((sum, { file }) => sum + file.size, 0)
  let seen = { sent: -1, at: Date.now() }
  const tell = (): void => {
    const sent = waiting.reduce((sum, one) => sum + one.sent, 0)
    onProgress(sent, total)
    if (sent !== seen.sent) seen = { sent, at: Date.now() }
    // A line that says nothing any more would hold the form for ever: what is left goes with it.
    else if (Date.now() - seen.at > timeouts.request)
      for (const one of waiting) {
        if (one.state !== 'sending') continue
        void one.upload.abort().catch(() => undefined)
        endWith(one, 'failed')
      }
  }
  const timer = setInterval(tell, 250)
  for (const one of waiting) {
    one.isAwaited = true
    if (one.state === 'sending' && !one.isTroubled) continue
    await one.upload.abort()
    one.end()
    begin(one)
  }
  for (const one of waiting) await one.ended
  clearInterval(timer)
  for (const one of waiting) one.isAwaited = false
  const uploads: Record<string, string[]> = {}
  const rest: Record<string, readonly File[]> = {}
  for (const [field, list] of Object.entries(files)) {
    const idOf = (file: File): string[] => {
      const one = all.get(file)
      return one?.state === 'whole' ? [one.upload.url?.split('/').at(-1) ?? ''] : []
    }
    const ids = list.flatMap(idOf)
    const left = list.filter((file) => idOf(file).length === 0)
    if (ids.length > 0) uploads[field] = ids
    if (left.length > 0) rest[field] = left
  }
  return { uploads, rest }
}

/** They are sent, or no longer there: nothing of them is kept. */
export const forgotten = async (files: FilesByField): Promise<void> => {
  for (const one of known(files)) {
    all.delete(one.file)
    await forgetFile(one.id)
  }
}
