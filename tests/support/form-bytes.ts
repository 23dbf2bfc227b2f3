// multipart/form-data as a browser writes it, byte by byte in our own hands.
export interface FilePart {
  part: string
  filename: string
  type: string
  content: Buffer
}

export const boundary = 'guidepost-fuzz-7d1c'
export const formType = `multipart/form-data; boundary=${boundary}`

const part = (disposition: string, type: string, content: Buffer): Buffer => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

/** @param json text of the part `form`, whatever it holds */
export const formBody = (json: string | Buffer, files: readonly FilePart[] = []): Buffer =>
  Buffer.concat([
    part('name="form"', 'application/json', Buffer.from(json)),
    ...files.map((file) => part(`name="${file.part}"; filename="${file.filename}"`, file.type, file.content)),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** The smallest picture there is. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A ticket of topic 1301 of the demonstration, right in every point. */
export const ticketForm = (description: string): Record<string, unknown> => ({
  categoryId: 1301,
  game: 'diablo4',
  channel: 'ticket',
  locale: 'en-US',
  fields: { heroName: 'Mirelle', description },
})
