/** A sentence encoder that knows letters alone, and means nothing by them that anybody would: but always the same. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '../../engine/linear-model.ts'
import { modelFolder, writeTensors } from './tensors.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789.▁'

export const writeEncoder = (languages: readonly string[] = ['en']): string => {
  const folder = modelFolder()
  const random = seeded(5)
  const pieces = ['<unk>', '<s>', '</s>', ...letters, '▁the', 'ing']
  const filled = (...shape: number[]) => ({
    dtype: 'F32',
    shape,
    numbers: Float32Array.from({ length: shape.reduce((all, one) => all * one, 1) }, () => (random() - 0.5) / 4),
  })
  const even = (count: number, value: number) => ({
    dtype: 'F32',
    shape: [count],
    numbers: new Float32Array(count).fill(value),
  })
  const tables = Array.from({ length: 17 }, (_, at) => {
    const numbers = Uint8Array.from({ length: 3 * 512 }, () => Math.floor(random() * 64))
    return [`q${at + 1}`, { dtype: 'U8', shape: [3, 512], numbers }] as const
  })
  const branches = [2, 3, 5].flatMap((count) => [
    [`proj${count}`, filled(512, 256)],
    [`ln_g${count}`, even(256, 1)],
    ...[`proj_b${count}`, `ln_b${count}`, `b1_${count}`, `b2_${count}`].map((name) => [name, even(256, 0)]),
    ...[1, 2].map((layer) => [`w${layer}_${count}`, filled(count * 256, 256)]),
  ])
  writeTensors(join(folder, 'model.safetensors'), {
    ...Object.fromEntries([...tables, ...branches]),
    scale: even(17, 1),
    lo: even(17, -32),
    ln_g: even(1280, 1),
    ln_b: even(1280, 0),
    cnn_W: filled(1280, 512),
    cnn_b: even(512, 0),
    d0: filled(512, 320),
    d1: filled(320, 320),
    p1: filled(512, 320),
    d2: filled(320, 512),
    p3: filled(320, 512),
    d3: filled(512, 512),
    eps: { dtype: 'F64', shape: [], numbers: Float64Array.of(1e-6) },
  })
  writeFileSync(join(folder, 'pieces.json'), JSON.stringify(pieces.map((piece, at) => [piece, at < 3 ? 0 : -3])))
  writeFileSync(join(folder, 'encoder.json'), JSON.stringify({ languages }))
  return folder
}
