// What the threads of thread-pool.test.ts do.
import { serveThreadPool } from '../../server/src/lib/pool-thread.ts'

const endless = (): never => {
  for (;;);
}
const works = {
  double: (task: { number: number }): number => task.number * 2,
  fail: (_task: object): never => {
    throw new RangeError('too deep')
  },
  hang: (task: { isEndless: boolean }): string => (task.isEndless ? endless() : 'hung no longer'),
  fill: (_task: object): number => {
    const lists: number[][] = []
    for (;;) lists.push(Array.from({ length: 100_000 }, (_one, at) => at + 0.5))
  },
}
export type PoolModuleWorks = typeof works

serveThreadPool(works)
