// The audit as a file, sent as it is read (CD-356): a batch is written out when the one before has left.
import { Readable } from 'node:stream'
import type { AuditEntry } from '#generated/server/desk/schemas.ts'
import { csvLine, csvMark } from '#rules/csv.ts'

type AuditFormat = 'csv' | 'jsonl'

const columns = ['at', 'actor', 'role', 'action', 'subject', 'requestId'] as const

const formats: Readonly<Record<AuditFormat, { head: string; line: (entry: AuditEntry) => string }>> = {
  csv: {
    head: csvMark + csvLine([...columns, 'detail']),
    line: (entry) => csvLine([...columns.map((name) => entry[name]), JSON.stringify(entry.detail)]),
  },
  jsonl: { head: '', line: (entry) => `${JSON.stringify(entry)}\n` },
}

export const auditFile = (batches: AsyncIterable<readonly AuditEntry[]>, format: AuditFormat): Readable => {
  const { head, line } = formats[format]
  const write = async function* (): AsyncGenerator<Buffer> {
    let text = head
    for await (const entries of batches) {
      text += entries.map(line).join('')
      yield Buffer.from(text)
      text = ''
    }
    if (text !== '') yield Buffer.from(text)
  }
  // In bytes: one batch is more than enough to wait with.
  return Readable.from(write(), { objectMode: false, highWaterMark: 1 })
}
