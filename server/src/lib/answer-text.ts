// What another service answered, read no further than it may be long: what lies about its length fills no memory.

/** It says more than it may. */
export class TooLongError extends Error {}

/** @throws TooLongError; the transfer has then been ended */
export const readAnswer = async ({ body }: Response, mostBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? new ReadableStream<Uint8Array>({ start: (end) => end.close() })) {
    bytes += chunk.length
    // Leaving the loop ends the transfer.
    if (bytes > mostBytes) throw new TooLongError(`more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
