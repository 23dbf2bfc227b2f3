// A measured process: started by the bench, told what to do by messages, ended by the bench. Its log goes into a file,
// as an operator's would.
import { fork } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Child {
  port: number
  origin: string
  ask: <T>(name: string, argument?: unknown) => Promise<T>
  stop: () => Promise<void>
  /** Ends it at once, with all that was under way. */
  kill: () => Promise<void>
}

interface Message {
  ready?: number
  id?: number
  value?: unknown
  error?: string
}

const tailOf = (logFile: string): string => readFileSync(logFile, 'utf8').slice(-2_000)

/** @param module path beside this file · @throws with the end of its log when it does not become ready */
export const startChild = async (
  module: string,
  environment: Record<string, string>,
  logFile: string,
): Promise<Child> => {
  const log = openSync(logFile, 'a')
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', log, log, 'ipc'],
    serialization: 'advanced',
  })
  closeSync(log)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let isEnded = false
  // What is asked of one that is being killed is refused below.
  child.on('error', () => undefined)
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isEnded = true
      for (const { reject } of waiting.values()) reject(new Error(`${module} ended:\n${tailOf(logFile)}`))
      resolve()
    }),
  )
  const port = await new Promise<number>((resolve, reject) => {
    void ended.then(() => {
      reject(new Error(`${module} did not start:\n${tailOf(logFile)}`))
    })
    child.on('message', ({ ready, id, value, error }: Message) => {
      if (ready !== undefined) return resolve(ready)
      const asked = waiting.get(id!)
      waiting.delete(id!)
      if (error === undefined) asked?.resolve(value)
      else asked?.reject(new Error(error))
    })
  })
  let count = 0
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    ask: <T>(name: string, argument?: unknown) =>
      new Promise<T>((resolve, reject) => {
        if (isEnded) return reject(new Error(`${module} ended:\n${tailOf(logFile)}`))
        count += 1
        waiting.set(count, { resolve: resolve as (value: unknown) => void, reject })
        child.send({ id: count, name, argument })
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The other side: says where it listens and answers what it is asked. */
export const serveParent = (port: number, commands: Record<string, (argument: never) => unknown>): void => {
  process.on('message', ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    void (async () => commands[name]!(argument))().then(
      (value) => process.send!({ id, value }),
      (error: unknown) => process.send!({ id, error: String((error as Error).stack ?? error) }),
    )
  })
  process.send!({ ready: port })
}
