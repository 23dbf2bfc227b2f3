import { areAhead, areAway, forgotten, settled } from './ahead.ts'
import { timeouts } from './cache-times.ts'
import type { Sent } from './call-types.ts'
import { areUnready, readyFiles } from '../lib/ready-files.ts'
import { csrfHeader, identityOf } from './middleware.ts'
import type { Page } from './page.ts'
import { parseJson, problemOfAnswer, problemOfFailure } from './problem.ts'
import { type WriteKey, endsKey } from './write-key.ts'

/** `Form`: the part `form` as the contract has it for this call. */
export interface UploadInit<Form> {
  /** Sent as part `form`: JSON as a plain string, since a Blob would arrive as a file (STACK-04). */
  form: Form
  /** Part `files[<field>]`, once for each file. */
  files: Record<string, readonly File[]>
  key?: WriteKey
  signal?: AbortSignal
  onProgress?: (percent: number) => void
}

/** Shown while bytes go out; the last percent belongs to the answer (contact rules). */
export const progressOf = (loaded: number, total: number): number =>
  total <= 0 ? 0 : Math.min(99, Math.floor((loaded / total) * 100))

/** Bytes that may wait between browser and line, where no progress is seen of them. */
const mostUnseen = 4 * 1024 * 1024
/** A line as slow as this is still one, in bytes a millisecond. */
const slowest = 50

/** How long nothing may move before a send has failed: a silence, not a total, so that a slow line may take its time. */
export const patienceFor = (bytes: number): number => timeouts.request + Math.min(bytes, mostUnseen) / slowest

/** The one exception to fetch, because only XMLHttpRequest tells how far an upload is (HOUSE-16). */
export const uploadForm = async (
  url: string,
  asked: UploadInit<unknown>,
  page: Page,
  renewToken: () => Promise<boolean>,
): Promise<Sent<unknown>> => {
  const { onProgress } = asked
  const files = areUnready(asked.files) ? await readyFiles(asked.files) : asked.files
  const init = { ...asked, files }
  if (!areAhead(files)) return sendForm(url, init, page, renewToken)
  const { uploads, rest } = await settled(files, (loaded, total) => onProgress?.(progressOf(loaded, total)))
  const form = Object.keys(uploads).length === 0 ? init.form : { ...(init.form as object), uploads }
  const sent = await sendForm(url, { ...init, form, files: rest }, page, renewToken)
  const isGone = !sent.isOk && sent.problem.validationErrors?.fieldErrors.some(({ code }) => code === 'uploadgone')
  // Their bytes are not here: whoever reads it chooses them anew.
  if (isGone && areAway(files)) return sent
  if (sent.isOk || isGone) await forgotten(files)
  return isGone ? sendForm(url, init, page, renewToken) : sent
}

const sendForm = async (
  url: string,
  init: UploadInit<unknown>,
  page: Page,
  renewToken: () => Promise<boolean>,
): Promise<Sent<unknown>> => {
  try {
    // A page comes without a token (T27).
    if (page.readToken() === null) await renewToken()
    let answer = await sendOnce(url, init, page)
    if (
      answer.status === 403 &&
      problemOfAnswer(403, answer.headers, answer.body).slug === 'csrf' &&
      (await renewToken())
    )
      answer = await sendOnce(url, init, page)
    if (endsKey(answer.status)) init.key?.renew()
    if (answer.status < 200 || answer.status > 299)
      return { isOk: false, problem: problemOfAnswer(answer.status, answer.headers, answer.body) }
    init.onProgress?.(100)
    return { isOk: true, status: answer.status, data: answer.body, headers: answer.headers }
  } catch (error) {
    return { isOk: false, problem: problemOfFailure(error) }
  }
}

const sendOnce = (
  url: string,
  { form, files, key, signal, onProgress }: UploadInit<unknown>,
  page: Page,
): Promise<{ status: number; headers: Headers; body: unknown }> => {
  const data = new FormData()
  data.append('form', JSON.stringify(form))
  for (const [field, list] of Object.entries(files))
    for (const file of list) data.append(`files[${field}]`, file, file.name)

  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'))
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    const patience = patienceFor(
      Object.values(files)
        .flat()
        .reduce((sum, { size }) => sum + size, 0),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveUp = (): void => {
      reject(new DOMException('Too long', 'TimeoutError'))
      request.abort()
    }
    const moved = (): void => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience)
    }
    signal?.addEventListener('abort', stop, { once: true })
    request.open('POST', url)
    for (const [name, value] of Object.entries(identityOf(page))) request.setRequestHeader(name, value)
    const token = page.readToken()
    if (token !== null) request.setRequestHeader(csrfHeader, token)
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key.read())
    request.upload.onprogress = (event) => {
      moved()
      onProgress?.(progressOf(event.loaded, event.total))
    }
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    request.onloadend = end
    // An answer that has begun comes.
    request.onprogress = moved
    request.onload = () => {
      end()
      resolve({
        status: request.status,
        headers: headersOf(request.getAllResponseHeaders()),
        body: parseJson(request.responseText),
      })
    }
    request.onerror = () => {
      end()
      reject(new TypeError('No answer'))
    }
    request.onabort = () => {
      end()
      reject(new DOMException('Stopped', 'AbortError'))
    }
    onProgress?.(0)
    moved()
    request.send(data)
  })
}

const headersOf = (raw: string): Headers => {
  const headers = new Headers()
  for (const line of raw.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}
