import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWriteGate } from './write-gate.ts'

const response = (): EventEmitter & Pick<ServerResponse, 'once'> => new EventEmitter() as never

test('[P36] of what comes in one turn one is served at once, the others one a turn, in their order', async () => {
  const gate = createWriteGate()
  const served: number[] = []
  for (const one of [1, 2, 3]) gate.pass(() => served.push(one), response())
  expect(served).toEqual([1])
  expect(gate.waiting().count).toBe(2)
  await turn()
  expect(served).toEqual([1, 2])
  // Who comes meanwhile is behind those who wait.
  gate.pass(() => served.push(4), response())
  await turn()
  expect(served).toEqual([1, 2, 3])
  await turn()
  await turn()
  expect(served).toEqual([1, 2, 3, 4])
  expect(gate.waiting()).toEqual({ count: 0, milliseconds: 0, expected: 0 })
  gate.pass(() => served.push(5), response())
  expect(served.at(-1)).toBe(5)
})

test('who has gone is not served, and holds nobody up', async () => {
  const gate = createWriteGate()
  const served: number[] = []
  const gone = response()
  gate.pass(() => served.push(1), response())
  gate.pass(() => served.push(2), gone)
  gate.pass(() => served.push(3), response())
  gone.emit('close')
  expect(gate.waiting().count).toBe(1)
  await turn()
  expect(served).toEqual([1, 3])
})

test('a request that throws is nobody else’s affair', async () => {
  const gate = createWriteGate()
  const served: number[] = []
  const fails = (): void => {
    throw new Error('broken')
  }
  expect(() => gate.pass(fails, response())).toThrow('broken')
  gate.pass(() => served.push(1), response())
  await turn()
  expect(served).toEqual([1])
})

test('[P36] a crowd that comes within one turn is told what it will wait, as long as those before it took each', async () => {
  const gate = createWriteGate()
  const turnOf = (milliseconds: number) => (): void => {
    const until = performance.now() + milliseconds
    while (performance.now() < until);
  }
  for (let one = 0; one < 40; one += 1) gate.pass(turnOf(5), response())
  while (gate.waiting().count > 0) await turn()
  await turn()
  // 199 behind one, none of whom has waited yet.
  for (let one = 0; one < 200; one += 1) gate.pass(() => undefined, response())
  expect(gate.waiting().count).toBe(199)
  expect(gate.waiting().expected).toBeGreaterThan(300)
})
