// The near side of the mail thread (smtp-thread.ts).
import { Worker } from 'node:worker_threads'
import type { SendMailOptions } from 'nodemailer'
import { readSent } from './sent-log.ts'
import type { Send, SenderOptions, SmtpError } from './smtp-sender.ts'

export interface MailThreadData {
  sender: SenderOptions
  log: string
}
export interface ToMailThread {
  id: number
  message: SendMailOptions
}
export interface FromMailThread {
  id: number
  error?: { [Name in 'message' | 'response' | 'responseCode' | 'code' | 'command']: SmtpError[Name] }
}

/** Sends on the thread what no process before this one has sent; a thread that ends is started anew by the next mail. */
export const createThreadSender = (data: MailThreadData): Send => {
  const before = readSent(data.log)
  const waiting = new Map<number, PromiseWithResolvers<undefined>>()
  let worker: Worker | undefined
  let last = 0
  const start = (): Worker => {
    const started = new Worker(new URL('./smtp-thread.ts', import.meta.url), { workerData: data })
    started.unref()
    started.on('message', ({ id, error }: FromMailThread) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) one?.resolve(undefined)
      else one?.reject(Object.assign(new Error(error.message), error))
    })
    const end = (reason: unknown): void => {
      if (worker !== started) return
      worker = undefined
      for (const one of waiting.values()) one.reject(new Error('The mail thread has ended', { cause: reason }))
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', end)
    return started
  }
  return async (message) => {
    if (before.has(String(message.messageId))) return undefined
    worker ??= start()
    last += 1
    const one = Promise.withResolvers<undefined>()
    waiting.set(last, one)
    worker.postMessage({ id: last, message } satisfies ToMailThread)
    return one.promise
  }
}
