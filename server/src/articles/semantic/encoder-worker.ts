// A thread of its own for the sentence encoder: a sentence is milliseconds of arithmetic. Started by meanings.ts.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { isForProduct } from '../../content/vocabulary.ts'
import { createBest } from '../engine/ranking.ts'
import { yieldToOthers } from '../../lib/yielding-thread.ts'
import { keptOf } from '../kept-index-data.ts'
import type { EncoderData, FromEncoder, MeantArticle, Near, ToEncoder } from './meanings.ts'
import { openSentenceEncoder, width } from './sentence-encoder.ts'

const port = parentPort!
const { folder, kept } = workerData as EncoderData
yieldToOthers()
const encoder = openSentenceEncoder(folder)
const most = 20

/** Numbers of vectors as small ones, and for each vector how much one of them is. */
interface Vectors {
  numbers: Int8Array
  scales: Float32Array
}
interface Shelf {
  name: string
  articles: readonly MeantArticle[]
  vectors: Vectors
}
/** One a language: who still asks of the version before asks by words. */
const sets = new Map<string, Shelf>()
const texts = new Map<string, { numbers: Int8Array; scale: number }>()

const smallOf = (text: string): { numbers: Int8Array; scale: number } => {
  const vector = encoder.vectorOf(text)
  const scale = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) / 127 || 1
  return { numbers: Int8Array.from(vector, (value) => Math.round(value / scale)), scale }
}

const vectorsOf = async (articles: readonly MeantArticle[]): Promise<Vectors> => {
  const vectors = { numbers: new Int8Array(articles.length * width), scales: new Float32Array(articles.length) }
  for (const [at, { text }] of articles.entries()) {
    let its = texts.get(text)
    if (its === undefined) {
      texts.set(text, (its = smallOf(text)))
      // Who asks meanwhile goes before the next article.
      await nextTurn()
    }
    vectors.numbers.set(its.numbers, at * width)
    vectors.scales[at] = its.scale
  }
  return vectors
}

const nearTo = ({ articles, vectors: { numbers, scales } }: Shelf, text: string, product: string): Near => {
  const vector = encoder.vectorOf(text)
  const best = createBest(most)
  let likeness = 0
  for (const [at, { products }] of articles.entries()) {
    if (product !== 'all' && !isForProduct(products, product)) continue
    let sum = 0
    for (let each = 0, from = at * width; each < width; each++) sum += vector[each]! * numbers[from + each]!
    sum *= scales[at]!
    best.add(at, sum)
    likeness = Math.max(likeness, sum)
  }
  return { ids: best.articles().map((at) => articles[at]!.id), likeness }
}

let building = Promise.resolve()
const build = async ({ set: name, locale, articles }: Extract<ToEncoder, { locale: string }>): Promise<void> => {
  const hash = createHash('sha256').update(JSON.stringify([encoder.print, ...articles.map(({ text }) => text)]))
  const vectors = await keptOf(kept, `${hash.digest('hex')}.vectors`, () => vectorsOf(articles))
  for (const [at, { text }] of articles.entries())
    texts.set(text, { numbers: vectors.numbers.subarray(at * width, (at + 1) * width), scale: vectors.scales[at]! })
  sets.set(locale, { name, articles, vectors })
}

port.on('message', (message: ToEncoder) => {
  if ('locale' in message) {
    building = building.then(() => build(message))
    return
  }
  const { ask, set: name, text, product } = message
  const set = sets.get(name.split(' ')[0]!)
  const answer: FromEncoder = set?.name === name ? { ask, near: nearTo(set, text, product) } : { ask }
  port.postMessage(answer)
})
