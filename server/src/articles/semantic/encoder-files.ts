// The files of a sentence encoder: `model.safetensors` with its numbers, `encoder.json` with its languages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the encoder is, and the languages it is used for; null: its own. */
export interface SemanticSettings {
  folder: string
  languages: readonly string[] | null
}

interface Tensor {
  dtype: string
  data_offsets: readonly [number, number]
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
  const header = JSON.parse(file.subarray(headerLength, headerLength + length).toString('utf8')) as Record<
    string,
    Tensor | undefined
  >
  return (name: string) => {
    const its = header[name]
    if (!its) return fail(`has no "${name}"`)
    const {
      dtype,
      data_offsets: [from, to],
    } = its
    if (!isKind(dtype)) return fail(`has numbers of the kind ${dtype}, which are not read`)
    const start = headerLength + length
    if (to > file.length - start) fail('ends too early')
    // A copy of its own: numbers must begin where their size divides.
    const bytes = new Uint8Array(file.subarray(start + from, start + to))
    return new kinds[dtype](bytes.buffer)
  }
}

/** Missing in a table of token vectors, which the release before read too. */
const encoderFile = (folder: string): string => join(folder, 'encoder.json')

/** Of the sentence encoder that is set; null where none is, or a table of token vectors. */
export const encoderLanguages = (settings: SemanticSettings | null): readonly string[] | null =>
  settings === null || !existsSync(encoderFile(settings.folder))
    ? null
    : (settings.languages ??
      (JSON.parse(readFileSync(encoderFile(settings.folder), 'utf8')) as { languages: string[] }).languages)
