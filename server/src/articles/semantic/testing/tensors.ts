/** Files of numbers, as a sentence encoder has them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Numbers by name as the file a server reads. */
export const writeTensors = (
  path: string,
  tensors: Readonly<Record<string, { dtype: string; shape: readonly number[]; numbers: ArrayBufferView }>>,
): void => {
  let at = 0
  const blobs = Object.values(tensors).map(({ numbers }) =>
    Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  )
  const described = Object.entries(tensors).map(([name, { dtype, shape, numbers }]) => [
    name,
    { dtype, shape, data_offsets: [at, (at += numbers.byteLength)] },
  ])
  const text = JSON.stringify(Object.fromEntries(described))
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
