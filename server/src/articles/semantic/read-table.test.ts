import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { likeness } from '../engine/semantic-table.ts'
import { readSemantics } from './read-table.ts'
import { writeTable } from './testing/small-table.ts'

const words = { lag: [1, 0], delay: [1, 0.1], refund: [0, 1], the: [1, 1] }
const read = (folder: string, languages: readonly string[] | null = null) => readSemantics({ folder, languages })

test('CD-110: words that mean the same are near, whatever their letters; a text without a known one means nothing', () => {
  const table = read(writeTable({ words, languages: 'en' }))('en-US')!
  expect(table.width).toBe(2)
  expect(likeness(table.vectorOf('lag')!, table.vectorOf('Delay')!)).toBeGreaterThan(0.99)
  expect(likeness(table.vectorOf('lag')!, table.vectorOf('refund')!)).toBe(0)
  expect(table.vectorOf('zzz')).toBeUndefined()
  expect(table.vectorOf('')).toBeUndefined()
})

test('CD-110: small numbers with a weight a token are read too, and a frequent word says less', () => {
  const small = { lag: [127, 0], delay: [127, 13], refund: [0, 127], the: [127, 127] }
  const table = read(writeTable({ words: small, weights: [1, 1, 1, 0.001], dtype: 'I8', languages: 'en,de' }))('de-DE')!
  expect(likeness(table.vectorOf('the refund')!, table.vectorOf('refund')!)).toBeGreaterThan(0.999)
})

test('CD-110: a table counts in the languages it is declared for, by itself or by the operator, and in no other', () => {
  const folder = writeTable({ words, languages: 'en, pt-BR' })
  const own = read(folder)
  expect(['en-US', 'en', 'pt-BR'].map((locale) => own(locale) !== undefined)).toEqual([true, true, true])
  expect(['de-DE', 'pt-PT', 'ja-JP'].map(own)).toEqual([undefined, undefined, undefined])
  const given = read(folder, ['de'])
  expect([given('de-DE') !== undefined, given('en-US')]).toEqual([true, undefined])
  expect(readSemantics(null)('en-US')).toBeUndefined()
})

test('CD-110: what cannot be read is named', () => {
  const table = { words, languages: 'en' }
  expect(() => read(writeTable({ words }))).toThrow('SEMANTIC_LANGUAGES')
  expect(() => read(writeTable({ ...table, header: { mapping: {} } }))).toThrow('mapping')
  expect(() => read(writeTable({ ...table, header: { embeddings: undefined } }))).toThrow('embeddings')
  const embeddings = { dtype: 'BF16', shape: [5, 2], data_offsets: [0, 20] }
  expect(() => read(writeTable({ ...table, header: { embeddings } }))).toThrow('BF16')
  const long = { dtype: 'F32', shape: [500, 2], data_offsets: [0, 4_000] }
  expect(() => read(writeTable({ ...table, header: { embeddings: long } }))).toThrow('ends too early')
  const folder = writeTable(table)
  writeFileSync(join(folder, 'model.safetensors'), 'nothing')
  expect(() => read(folder)).toThrow('no safetensors file')
})

const left: string[] = []
test('a table written for a test is there while it runs', () => {
  left.push(writeTable({ words }))
  expect(left.map((folder) => existsSync(folder))).toEqual([true])
})
test('and goes with it', () => {
  expect(left.map((folder) => existsSync(folder))).toEqual([false])
})
