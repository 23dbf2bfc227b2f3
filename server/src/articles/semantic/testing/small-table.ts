/** A table of token vectors as its two files: a word a token, known by heart. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface SmallTable {
  /** A vector a word. */
  words: Readonly<Record<string, readonly number[]>>
  weights?: readonly number[]
  languages?: string
  /** Laid over the header. */
  header?: object
  dtype?: 'I8' | 'F32'
}

/** Numbers by name as the file a server reads. */
export const writeTensors = (
  path: string,
  tensors: Readonly<Record<string, { dtype: string; shape: readonly number[]; numbers: ArrayBufferView }>>,
  header: object = {},
): void => {
  let at = 0
  const blobs = Object.values(tensors).map(({ numbers }) =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  )
  const described = Object.entries(tensors).map(([name, { dtype, shape, numbers }]) => [
    name,
    { dtype, shape, data_offsets: [at, (at += numbers.byteLength)] },
  ])
  const text = JSON.stringify({ ...Object.fromEntries(described), ...header })
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(Buffer.byteLength(text)))
  writeFileSync(path, Buffer.concat([length, Buffer.from(text), ...blobs]))
}

/** @returns a folder that goes with the test that asked for it */
export const modelFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'semantic-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const writeTable = ({ words, weights, languages, header, dtype = 'F32' }: SmallTable): string => {
  const folder = modelFolder()
  const rows = [...Object.values(words), Object.values(words)[0]!.map(() => 0)]
  const numbers = rows.flat()
  const shape = [rows.length, rows[0]!.length]
  const vectors = { dtype, shape, numbers: dtype === 'I8' ? Int8Array.from(numbers) : Float32Array.from(numbers) }
  const its = weights && { dtype: 'F32', shape: [rows.length], numbers: Float32Array.from([...weights, 0]) }
  const said = languages === undefined ? {} : { __metadata__: { languages } }
  const tensors = { embeddings: vectors, ...(its === undefined ? {} : { weights: its }) }
  writeTensors(join(folder, 'model.safetensors'), tensors, { ...said, ...header })
  const vocab = Object.fromEntries([...Object.keys(words), '[UNK]'].map((word, at) => [word, at]))
  writeFileSync(
    join(folder, 'tokenizer.json'),
    JSON.stringify({
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: [],
      normalizer: { type: 'Lowercase' },
      pre_tokenizer: { type: 'Whitespace' },
      post_processor: null,
      decoder: null,
      model: { type: 'WordLevel', vocab, unk_token: '[UNK]' },
    }),
  )
  return folder
}
