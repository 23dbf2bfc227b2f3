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

/** @returns the folder, which goes with the test that asked for it */
export const writeTable = ({ words, weights, languages, header, dtype = 'F32' }: SmallTable): string => {
  const folder = mkdtempSync(join(tmpdir(), 'semantic-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const rows = [...Object.values(words), Object.values(words)[0]!.map(() => 0)]
  const numbers = rows.flat()
  const vectors =
    dtype === 'I8' ? Buffer.from(Int8Array.from(numbers).buffer) : Buffer.from(new Float32Array(numbers).buffer)
  const its = weights === undefined ? Buffer.alloc(0) : Buffer.from(new Float32Array([...weights, 0]).buffer)
  const text = JSON.stringify({
    ...(languages === undefined ? {} : { __metadata__: { languages } }),
    embeddings: { dtype, shape: [rows.length, rows[0]!.length], data_offsets: [0, vectors.length] },
    ...(weights === undefined
      ? {}
      : {
          weights: { dtype: 'F32', shape: [rows.length], data_offsets: [vectors.length, vectors.length + its.length] },
        }),
    ...header,
  })
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(Buffer.byteLength(text)))
  writeFileSync(join(folder, 'model.safetensors'), Buffer.concat([length, Buffer.from(text), vectors, its]))
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
