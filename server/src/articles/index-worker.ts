// A thread of its own for search indexes: seconds of counting words that no request may wait for. Started by
// index-thread.ts.
import { yieldToOthers } from '../lib/yielding-thread.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { IndexedText } from './engine/article-words.ts'
import type { FromThread, ThreadData, ToThread } from './index-thread.ts'
import { buildKept } from './kept-index-data.ts'

const { port, parts } = { port: parentPort!, parts: new Map<number, IndexedText[]>() }
yieldToOthers()
const buildHere = buildKept((workerData as ThreadData).folder)

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
/**
 * The same with its numbers in memory that both threads see. Memory that is handed over instead would count as the
 * other thread's own all at once, and have it collect its garbage for as long as 70 ms.
 */
const shared = <T>(value: T): T => {
  if (ArrayBuffer.isView(value)) {
    const numbers = value as unknown as Numbers
    const { BYTES_PER_ELEMENT: size, length } = numbers
    const copy = new (numbers.constructor as new (memory: SharedArrayBuffer) => Numbers)(
      new SharedArrayBuffer(size * length),
    )
    copy.set(numbers)
    return copy as unknown as T
  }
  if (Array.isArray(value)) return value.map(shared) as unknown as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shared(each)])) as T
}

port.on('message', (message: ToThread) => {
  const { id } = message
  const articles = parts.get(id) ?? []
  parts.set(id, articles)
  if ('articles' in message) {
    for (const article of message.articles) articles.push(article)
    return
  }
  parts.delete(id)
  buildHere(articles, message.locale).then(
    (data) => port.postMessage({ id, data: shared(data) } satisfies FromThread),
    (error: unknown) => port.postMessage({ id, error: String((error as Error).stack ?? error) } satisfies FromThread),
  )
})
