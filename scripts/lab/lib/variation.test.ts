import { expect, test } from 'vitest'
import { createVariation, drawnValues } from './variation.ts'

const recording = (id: string, key: string, at: string) => [
  { sql: 'begin', parameters: [] },
  { sql: 'insert case', parameters: [id, 'wow', 7, null, at] },
  { sql: 'insert answer', parameters: [key, JSON.stringify({ caseId: id })] },
]
const recordings = [
  recording('104233871', 'ab12cd', '2026-11-01T10:00:00.000Z'),
  recording('204233872', 'cd34ef', '2026-11-01T10:00:01.000Z'),
] as [ReturnType<typeof recording>, ReturnType<typeof recording>]

test('what two recordings have in common stays; ids and hashes are drawn anew, the same wherever they stand', () => {
  expect(drawnValues(recordings)).toEqual(['104233871', 'ab12cd'])
  const [begin, insert, answer] = createVariation(recordings)()
  expect(begin).toEqual([])
  expect(insert!.slice(1)).toEqual(['wow', 7, null, '2026-11-01T10:00:00.000Z'])
  expect(insert![0]).toMatch(/^[1-9]\d{8}$/)
  expect(insert![0]).not.toBe('104233871')
  expect(answer![0]).toMatch(/^[0-9a-f]{6}$/)
  expect(answer![1]).toBe(JSON.stringify({ caseId: insert![0] }))
})

test('recordings of different work are refused', () => {
  expect(() => drawnValues([recordings[0], recordings[1].slice(1)])).toThrow(/different/)
})
