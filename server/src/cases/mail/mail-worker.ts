// A thread of its own for one large mail: half a second of decoding that no request may wait for. Started by mail-reader.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { yieldToOthers } from '../../lib/yielding-thread.ts'
import type { MailTask } from './mail-reader.ts'
import { readMail } from './read-mail.ts'

yieldToOthers()
const { raw, options } = workerData as MailTask
parentPort!.postMessage(await readMail(raw, options))
