// Reads a request's body as bytes, never more than the operation takes.
import type { FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

/** Bodies without a limit of their own (OD-14). */
export const defaultBodyLimit = 64 * 1024

/** Throws 413 early where the sender announces too much. */
export const checkAnnouncedLength = (request: FastifyRequest, limit: number): void => {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw problem.payloadTooLarge()
}

export const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0

/** Media type in lower case without parameters; '' when none was sent. */
export const mediaTypeOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** All bytes of the body. Throws 413 beyond `limit`, 400 when the sender breaks off. */
export const readBytes = async (request: FastifyRequest, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // What is left of a body that is too large is thrown away after the answer (unread-body.ts), which a destroyed
    // request would have no connection for.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw problem.payloadTooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if ((error as { slug?: string }).slug) throw error
    throw problem.badRequest('The body ended early')
  }
  return Buffer.concat(chunks, size)
}
