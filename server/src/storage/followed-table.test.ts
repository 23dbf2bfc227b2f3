// What every instance keeps of a table in memory, and answers that come in another order than they were asked for.
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AnyDatabase, lookAgainMilliseconds } from './database.ts'
import { followTable } from './followed-table.ts'

/** A table whose reads are answered by hand, and a database that says which notices it was given. */
const begin = async () => {
  const notices: string[] = []
  const commits: (() => void)[] = []
  let notice: (payload: string) => void = () => expect.unreachable()
  let isCommitted = true
  const database = {
    dialect: { name: 'sqlite' },
    listen: async (_channel: string, listener: typeof notice) => {
      notice = listener
    },
    notify: async (_channel: string, payload: string) => void notices.push(payload),
    afterCommit: (work: () => void) => (isCommitted ? work() : commits.push(work)),
  } as unknown as AnyDatabase
  const answers: ((found: string) => void)[] = []
  let shown = ''
  const starting = followTable({
    database,
    channel: 'a_table',
    read: () => new Promise<string>((resolve) => answers.push(resolve)),
    take: (found) => {
      shown = found
    },
  })
  const answer = async (index: number, found: string): Promise<void> => {
    answers[index]!(found)
    await new Promise(setImmediate)
  }
  await answer(0, 'the first')
  return {
    table: await starting,
    notice: () => notice(''),
    answer,
    shown: () => shown,
    notices,
    beginTransaction: () => {
      isCommitted = false
    },
    commit: () => {
      for (const work of commits.splice(0)) work()
      isCommitted = true
    },
  }
}

test('of two reads under way the one that was asked for later stands', async () => {
  const { notice, answer, shown } = await begin()
  notice()
  notice()
  await answer(2, 'the newer')
  await answer(1, 'the older')
  expect(shown()).toBe('the newer')
})

test('a read from before a change of one’s own does not take it away again', async () => {
  const { table, notice, answer, shown, notices } = await begin()
  notice()
  const changing = table.changed('one')
  await answer(2, 'changed')
  await changing
  expect(shown()).toBe('changed')
  await answer(1, 'as it was')
  expect(shown()).toBe('changed')
  expect(notices).toEqual(['one'])
})

test('nor does one from before it was stored; it is told once it is', async () => {
  const { table, notice, answer, shown, notices, beginTransaction, commit } = await begin()
  beginTransaction()
  const changing = table.changed('one')
  await answer(1, 'changed')
  await changing
  notice()
  notice()
  await answer(2, 'as it was')
  expect(notices).toEqual([])
  commit()
  expect(shown()).toBe('changed')
  expect(notices).toEqual(['one'])
  await answer(3, 'as it was')
  expect(shown()).toBe('changed')
})

test('a change that was never stored is gone again with the next look, where nothing else looks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { table, answer, shown, notices, beginTransaction } = await begin()
  beginTransaction()
  const changing = table.changed('one')
  await answer(1, 'changed')
  await changing
  vi.advanceTimersByTime(lookAgainMilliseconds)
  await answer(2, 'as it was')
  expect(shown()).toBe('as it was')
  expect(notices).toEqual([])
})
