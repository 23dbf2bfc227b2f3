/**
 * A sentence as a vector: Google's multilingual Universal Sentence Encoder (v3), as `make lab DO=semantic` brings it.
 * Tens of millions of multiplications a sentence, so it runs on a thread of its own.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTensors } from './encoder-files.ts'

export const width = 512
/** What is said further on moves the vector no more, and costs as much. */
const longest = { letters: 600, pieces: 160 }
const parts = { chunks: 17, branch: 256, all: 1_280, deep: 320 }
/** Neighbours read together, and how many of them stand before. */
const branches = [
  [2, 0],
  [3, 1],
  [5, 2],
] as const
const [beginning, end, unknown] = [1, 2, 0]

type Row = Float32Array

/**
 * WebAssembly, four numbers at a time: for each input, `out += input * row of the matrix`. As text:
 *
 *   (loop $inputs (local.set $v (f32x4.splat (f32.load $row))) (local.set $j (i32.const 0))
 *     (loop $outputs (v128.store (i32.add $out $j) (f32x4.add (v128.load (i32.add $out $j)) (f32x4.mul $v (v128.load $matrix))))
 *       (matrix += 16) (br_if $outputs (i32.lt_u (j += 16) $bytes)))
 *     (row += 4) (br_if $inputs (inputs -= 1)))
 */
const program =
  'AGFzbQEAAAABCQFgBX9/f39/AAIIAQFtAW0CAAEDAgEABwUBAWYAAApeAVwCAX8BewNAIAAqAgD9EyEGQQAhBQNAIAIg' +
  'BWogAiAFav0ABAAgBiAB/QAEAP3mAf3kAf0LBAAgAUEQaiEBIAVBEGoiBSAESQ0ACyAAQQRqIQAgA0EBayIDDQALCw=='

/** @param matrices numbers by name; they are copied to where the program sees them */
export const openMultiply = (matrices: ReadonlyMap<string, Row>) => {
  const [rowAt, outAt, first] = [0, 4 * parts.all, 8 * parts.all]
  const bytes = [...matrices.values()].reduce((sum, { byteLength }) => sum + byteLength, first)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) })
  const module = new WebAssembly.Module(Buffer.from(program, 'base64'))
  const { f } = new WebAssembly.Instance(module, { m: { m: memory } }).exports as { f: (...all: number[]) => void }
  const row = new Float32Array(memory.buffer, rowAt, parts.all)
  const out = new Float32Array(memory.buffer, outAt, parts.all)
  const places = new Map<string, number>()
  let at = first
  for (const [name, matrix] of matrices) {
    new Float32Array(memory.buffer, at, matrix.length).set(matrix)
    places.set(name, at)
    at += matrix.byteLength
  }
  /** `into` += `input` × the rows of the matrix from `from` on. */
  return (input: Row, name: string, into: Row, from = 0): void => {
    row.set(input)
    out.set(into)
    f(rowAt, places.get(name)! + 4 * from * into.length, outAt, input.length, 4 * into.length)
    into.set(out.subarray(0, into.length))
  }
}

const normalize = (row: Row, scale: Row, shift: Row, least: number): void => {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length
  let spread = 0
  for (let at = 0; at < row.length; at++) spread += (row[at]! -= mean) ** 2
  const factor = 1 / Math.sqrt(spread / row.length + least)
  for (let at = 0; at < row.length; at++) row[at] = row[at]! * factor * scale[at]! + shift[at]!
}
const positive = (row: Row): Row => {
  for (let at = 0; at < row.length; at++) if (row[at]! < 0) row[at] = 0
  return row
}

/** The likeliest way to cut a text into pieces. */
export const openPieces = (
  listed: readonly (readonly [piece: string, score: number])[],
): ((text: string) => number[]) => {
  const numbers = new Map(listed.map(([piece], at) => [piece, at]))
  const scores = Float32Array.from(listed, ([, score]) => score)
  const lengths = listed.reduce((most, [piece]) => Math.max(most, piece.length), 0)
  const rare = scores.reduce((least, score) => Math.min(least, score), 0) - 10
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .replace(/\s+/g, ' ')
    const letters = [...`▁${plain.replaceAll(' ', '▁')}`]
    if (plain === '') return [unknown]
    const best = new Float64Array(letters.length + 1).fill(-Infinity)
    const cuts = letters.map((): [from: number, piece: number] => [0, unknown])
    best[0] = 0
    for (let from = 0; from < letters.length; from++) {
      let piece = ''
      for (let to = from; to < letters.length && piece.length < lengths; to++) {
        piece += letters[to]!
        const number = numbers.get(piece)
        if (number === undefined && to > from) continue
        const score = best[from]! + (number === undefined ? rare : scores[number]!)
        if (score <= best[to + 1]!) continue
        best[to + 1] = score
        cuts[to] = [from, number ?? unknown]
      }
    }
    const found: number[] = []
    for (let at = letters.length; at > 0; ) {
      const [from, piece] = cuts[at - 1]!
      found.push(piece)
      at = from
    }
    return found.reverse()
  }
}

/** @throws where the folder holds no sentence encoder */
export const openSentenceEncoder = (folder: string) => {
  const tensor = readTensors(join(folder, 'model.safetensors'))
  const piecesOf = openPieces(JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8')) as [string, number][])
  const w = (name: string): Row => tensor(name) as Row
  const tables = Array.from({ length: parts.chunks }, (_, at) => tensor(`q${at + 1}`))
  const [steps, lows, [least]] = [w('scale'), w('lo'), tensor('eps') as Float64Array]
  const read = branches.map(([count, before], at) => ({ count, before, at, shift: w(`proj_b${count}`) }))
  const layers = [1, 2].map((layer) => ({ layer, shifts: branches.map(([count]) => w(`b${layer}_${count}`)) }))
  const joined = (name: string): Row => Float32Array.from(branches.flatMap(([count]) => [...w(`${name}${count}`)]))
  const [branchScale, branchShift] = [joined('ln_g'), joined('ln_b')]
  const [scale, shift, sumShift] = [w('ln_g'), w('ln_b'), w('cnn_b')]
  const multiplied = [
    ...branches.flatMap(([count]) => [`proj${count}`, `w1_${count}`, `w2_${count}`]),
    ...['cnn_W', 'd0', 'p1', 'd1', 'd2', 'p3', 'd3'],
  ]
  const multiply = openMultiply(new Map(multiplied.map((name) => [name, w(name)])))

  const rowOf = (piece: number): Row => {
    const chunk = piece % parts.chunks
    const from = Math.floor(piece / parts.chunks) * width
    const row = new Float32Array(parts.all)
    for (let at = 0; at < width; at++) row[at] = tables[chunk]![from + at]! * steps[chunk]! + lows[chunk]!
    return row
  }
  return {
    /** Another one's vectors are no use to this. */
    print: `${scale.slice(0, 8).join()} ${JSON.stringify(longest)}`,
    /** Of length one. */
    vectorOf(text: string) {
      const pieces = [beginning, ...piecesOf(text.slice(0, longest.letters)).slice(0, longest.pieces), end]
      const rows = pieces.map(rowOf)
      const projected = rows.map((row) => {
        const all = new Float32Array(branches.length * parts.branch)
        for (const { count, at, shift: its } of read) {
          const out = its.slice()
          multiply(row.subarray(0, width), `proj${count}`, out)
          all.set(out, at * parts.branch)
        }
        normalize(all, branchScale, branchShift, least!)
        return all
      })
      for (const { count, before, at } of read) {
        let line = projected.map((row) => row.subarray(at * parts.branch, (at + 1) * parts.branch))
        for (const { layer, shifts } of layers)
          line = line.map((row, place) => {
            const out = shifts[at]!.slice()
            for (let near = 0; near < count; near++) {
              const other = line[place - before + near]
              if (other) multiply(other, `w${layer}_${count}`, out, near * parts.branch)
            }
            return positive(out).map((value, each) => value + row[each]!)
          })
        for (const [place, row] of line.entries()) rows[place]!.set(row, width + at * parts.branch)
      }
      const total = new Float32Array(parts.all)
      for (const row of rows) {
        normalize(row, scale, shift, least!)
        for (let at = 0; at < total.length; at++) total[at]! += row[at]!
      }
      const mean = sumShift.map((value) => value * rows.length)
      multiply(total, 'cnn_W', mean)
      for (let at = 0; at < mean.length; at++) mean[at]! /= Math.sqrt(rows.length)
      const next = (size: number, ...sources: [row: Row, matrix: string][]): Row => {
        const out = new Float32Array(size)
        for (const [row, matrix] of sources) multiply(row, matrix, out)
        return out
      }
      const first = positive(next(parts.deep, [mean, 'd0']))
      const second = positive(next(parts.deep, [mean, 'p1'], [first, 'd1']))
      const third = positive(next(width, [second, 'd2']))
      const out = next(width, [second, 'p3'], [third, 'd3']).map(Math.tanh)
      const norm = Math.sqrt(out.reduce((all, value) => all + value ** 2, 0)) || 1
      return out.map((value) => value / norm)
    },
  }
}
