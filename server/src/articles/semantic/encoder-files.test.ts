import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encoderLanguages, readTensors } from './encoder-files.ts'
import { writeEncoder } from './testing/small-encoder.ts'
import { modelFolder, writeTensors } from './testing/tensors.ts'

test('a folder with a sentence encoder says its languages; an old table of token vectors has none', () => {
  const folder = writeEncoder(['en', 'ja'])
  expect(encoderLanguages({ folder, languages: null })).toEqual(['en', 'ja'])
  expect(encoderLanguages({ folder, languages: ['de'] })).toEqual(['de'])
  expect([encoderLanguages(null), encoderLanguages({ folder: modelFolder(), languages: ['en'] })]).toEqual([null, null])
})

test('CD-110: what cannot be read is named', () => {
  const path = join(modelFolder(), 'model.safetensors')
  const numbers = { dtype: 'F32', shape: [2], numbers: Float32Array.of(1, 2) }
  writeTensors(path, { one: numbers, strange: { ...numbers, dtype: 'BF16' } })
  const tensor = readTensors(path)
  expect(tensor('one')).toEqual(numbers.numbers)
  expect(() => tensor('other')).toThrow('has no "other"')
  expect(() => tensor('strange')).toThrow('BF16')
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, -12))
  expect(() => readTensors(path)('one')).toThrow('ends too early')
  writeFileSync(path, 'nothing')
  expect(() => readTensors(path)).toThrow('no safetensors file')
})
