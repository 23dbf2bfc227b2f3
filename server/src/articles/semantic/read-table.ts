/**
 * Reads a table of token vectors from a folder: `model.safetensors` with `embeddings` (a row a token) and, where tokens
 * weigh differently, `weights`, and the `tokenizer.json` of the model it was made from. Model2Vec writes the same.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'
import { createSemanticTable, type SemanticTable, type TokenVectors } from '../engine/semantic-table.ts'

/** Where the table is, and the languages it is used for where it does not say so itself. */
export interface SemanticSettings {
  folder: string
  languages: readonly string[] | null
}

/** Tables by language; undefined where the texts' language is not one the table was made for. */
export type Semantics = (locale: string) => SemanticTable | undefined

export const withoutSemantics: Semantics = () => undefined

interface Tensor {
  dtype: string
  shape: readonly number[]
  data_offsets: readonly [number, number]
}
interface Header {
  __metadata__?: { languages?: string }
  embeddings?: Tensor
  weights?: Tensor
  mapping?: Tensor
  [name: string]: Tensor | { languages?: string } | undefined
}

const headerLength = 8
const kinds = { I8: Int8Array, U8: Uint8Array, F64: Float64Array, F16: Float16Array, F32: Float32Array }
const isKind = (dtype: string): dtype is keyof typeof kinds => dtype in kinds

/** The numbers of a safetensors file by name. @throws a sentence that names the file and what is wrong with it */
export const readTensors = (path: string) => {
  const file = readFileSync(path)
  const fail = (why: string): never => {
    throw new Error(`${path}: ${why}`)
  }
  const length = file.length < headerLength ? 0 : Number(file.readBigUInt64LE())
  if (length === 0 || headerLength + length > file.length) fail('is no safetensors file')
  const header = JSON.parse(file.subarray(headerLength, headerLength + length).toString('utf8')) as Header
  const tensor = (name: string) => {
    const its = header[name]
    if (!its) return fail(`has no "${name}"`)
    const { dtype, data_offsets } = its as Tensor
    const [from, to] = data_offsets
    if (!isKind(dtype)) return fail(`has numbers of the kind ${dtype}, which are not read`)
    const start = headerLength + length
    if (to > file.length - start) fail('ends too early')
    // A copy of its own: numbers must begin where their size divides.
    const bytes = new Uint8Array(file.subarray(start + from, start + to))
    return new kinds[dtype](bytes.buffer)
  }
  const languages = header.__metadata__?.languages?.split(',').map((language) => language.trim()) ?? []
  return { header, tensor, languages, fail }
}

const readTable = (path: string) => {
  const { header, tensor, languages, fail } = readTensors(path)
  const { embeddings, weights, mapping } = header
  if (embeddings?.shape.length !== 2) return fail('has no table "embeddings" with a row a token')
  if (mapping) fail('shares rows between tokens ("mapping"); make it without quantized vocabulary')
  const [tokens = 0] = embeddings.shape
  const its = weights && tensor('weights')
  if (its && its.length !== tokens) fail('has another number of "weights" than of tokens')
  const vectors = tensor('embeddings') as TokenVectors
  return { vectors, weights: its ? Float32Array.from(its) : new Float32Array(tokens).fill(1), languages }
}

/** There where a folder holds a sentence encoder (sentence-encoder.ts) instead of a table. */
const encoderFile = (folder: string): string => join(folder, 'encoder.json')

/** Of the sentence encoder that is set; null where none is. */
export const encoderLanguages = (settings: SemanticSettings | null): readonly string[] | null =>
  settings === null || !existsSync(encoderFile(settings.folder))
    ? null
    : (settings.languages ??
      (JSON.parse(readFileSync(encoderFile(settings.folder), 'utf8')) as { languages: string[] }).languages)

/** @throws where there is no table, or no language it is for */
export const readSemantics = (settings: SemanticSettings | null): Semantics => {
  if (!settings || existsSync(encoderFile(settings.folder))) return withoutSemantics
  const { folder, languages } = settings
  const { vectors, weights, languages: declared } = readTable(join(folder, 'model.safetensors'))
  const own = languages ?? declared
  if (own.length === 0) throw new Error(`${folder}: does not say for which languages it is; set SEMANTIC_LANGUAGES`)
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')) as object, {})
  const table = createSemanticTable({
    vectors,
    weights,
    tokensOf: (text) => tokenizer.encode(text, { add_special_tokens: false }).ids,
  })
  const isFor = new Set(own)
  return (locale) => (isFor.has(locale) || isFor.has(locale.split('-')[0]!) ? table : undefined)
}
