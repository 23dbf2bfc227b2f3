// A thread of its own for search indexes: seconds of counting words that no request may wait for. Started by
// index-thread.ts.
import { parentPort } from 'node:worker_threads'
import type { IndexedText } from './engine/article-words.ts'
import { buildHere } from './engine/article-search.ts'
import type { FromThread, ToThread } from './index-thread.ts'

const { port, parts } = { port: parentPort!, parts: new Map<number, IndexedText[]>() }

/** The memory of all numbers, which is handed over instead of copied. */
const memoryOf = (value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> => {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) memoryOf(each, found)
  return found
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
    (data) => port.postMessage({ id, data } satisfies FromThread, [...memoryOf(data)]),
    (error: unknown) => port.postMessage({ id, error: String((error as Error).stack ?? error) } satisfies FromThread),
  )
})
