/**
 * Gives a chunk's memory back at once, where the chunk is all of it: else V8 marks the whole heap for 20 to 50 ms for
 * every 64 MB received (CD-280, promise R14). Only for chunks that nobody reads any more.
 */
export const giveBack = (chunk: Buffer): void => {
  const { buffer } = chunk
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength) buffer.transfer(0)
}
