// Problem answers for connections that have no reply any more: written as text, straight onto the socket.
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemBody, ProblemError, type ProblemSlug } from './problems.ts'

/**
 * Ends a connection with a whole problem answer, head and body.
 * @param headers further header lines
 */
export const endWithProblem = (socket: Duplex, slug: ProblemSlug, base: string, headers: string[] = []): void => {
  const found = new ProblemError(slug)
  const body = JSON.stringify(problemBody(found, base, randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      ...headers,
      '',
      body,
    ].join('\r\n'),
  )
}
