// Reads mails beside the requests: small ones here, large ones one after the other on a thread.
import { Worker } from 'node:worker_threads'
import { readMail, type ReadMail, type ReadMailOptions } from './read-mail.ts'

export interface MailTask {
  raw: Uint8Array
  options: ReadMailOptions
}
export type MailReader = (raw: Uint8Array, options: ReadMailOptions) => Promise<ReadMail>

/** Read in a few milliseconds. */
const smallBytes = 131_072

const onThread = (task: MailTask): Promise<ReadMail> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./mail-worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    thread.unref()
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread that read a mail ended')))
  })

/** @throws as `readMail` */
export const createMailReader = (): MailReader => {
  let last: Promise<unknown> = Promise.resolve()
  return (raw, options) => {
    if (raw.length <= smallBytes) return readMail(raw, options)
    const read = last.then(() => onThread({ raw, options }))
    last = read.catch(() => undefined)
    return read
  }
}
