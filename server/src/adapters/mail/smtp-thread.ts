// Mails have a thread of their own: a process full of requests comes late to its mail server's yes, and a kill until then
// sends the mail twice. Started by mail-thread.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { FromMailThread, MailThreadData, ToMailThread } from './mail-thread.ts'
import { openSentLog } from './sent-log.ts'
import { createSender, type SmtpError } from './smtp-sender.ts'

const { sender, log } = workerData as MailThreadData
const [send, sent] = [createSender(sender), openSentLog(log)]
const tell = (answer: FromMailThread): void => parentPort!.postMessage(answer)

parentPort!.on('message', ({ id, message }: ToMailThread) => {
  send(message).then(
    () => {
      sent.note(String(message.messageId))
      tell({ id })
    },
    ({ message: said, response, responseCode, code, command }: SmtpError) =>
      tell({ id, error: { message: said, response, responseCode, code, command } }),
  )
})
