// Shrinks the files of a form to a few bytes: Prism never looks into them, refuses bodies over 10 MB and is slow on
// large ones.

const keptBytes = 64

/** Offsets of every place where `needle` stands. */
const findAll = (text: Buffer, needle: Buffer): number[] => {
  const found: number[] = []
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) found.push(at)
  return found
}

/**
 * The same form with every part that has a file name cut to its first bytes. Anything that is no form comes back as it
 * is.
 */
export const shrinkFiles = (body: Buffer, contentType: string): Buffer => {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (!boundary) return body
  const marks = findAll(body, Buffer.from(`--${boundary}`))
  const pieces: Buffer[] = []
  let from = 0
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]
    const headEnd = body.indexOf('\r\n\r\n', mark)
    if (end === undefined || headEnd === -1 || headEnd > end) continue
    const isFile = /filename\*?=/i.test(body.subarray(mark, headEnd).toString('latin1'))
    const content = headEnd + 4
    if (!isFile || end - 2 - content <= keptBytes) continue
    pieces.push(body.subarray(from, content + keptBytes))
    from = end - 2
  }
  return Buffer.concat([...pieces, body.subarray(from)])
}
