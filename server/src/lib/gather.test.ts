import { expect, test } from 'vitest'
import { gatherFor } from './gather.ts'

test('what comes at the same moment, or while there is work, goes together; a failure is told to those it concerns', async () => {
  const worked: string[][] = []
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const gather = gatherFor(async (items: string[]) => {
    worked.push(items)
    if (items.includes('a')) await mayEnd
    if (items.includes('c')) throw new Error('broken')
  })
  const first = [gather('a'), gather('b')]
  await expect.poll(() => worked).toEqual([['a', 'b']])
  const second = [gather('c'), gather('d')]
  end()
  await Promise.all(first)
  expect((await Promise.allSettled(second)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await gather('e')
  expect(worked).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})
