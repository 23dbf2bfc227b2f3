// multipart/form-data → parsed parts and files on disk. What a sender can get wrong is 400 or 413 here, and temporary
// files always go.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FieldError } from '#generated/server/schemas.ts'
import { giveBack } from '../../lib/give-back.ts'
import { checkText, decodeText, parseStrictJson } from '../contract/strict-json.ts'
import type { FilePartRule, MultipartRules } from '../contract/types.ts'
import { problem, ProblemError } from '../problems.ts'
import { maxFileBytes, type UploadedFile } from './uploaded-file.ts'

/** JSON and text parts are held in memory and get this much. */
const maxTextPartBytes = 64 * 1024
/** More parts than any form of the product has. */
const maxParts = 64
const headBytes = 4096

/** `broken`: too many files of one kind, a rule (422) that waits until ownership is known. */
export interface Form {
  body: Record<string, unknown>
  files: UploadedFile[]
  broken: ProblemError | null
  /**
   * Keeps the files while somebody works with them, should the connection end meanwhile: what was sent whole is stored.
   * @returns ends that
   * @throws 400 when it had ended before, and the files with it
   */
  use: () => () => void
}

const ruleFor = (rules: MultipartRules, part: string): FilePartRule | undefined =>
  rules.files.find((rule) =>
    rule.name !== undefined ? rule.name === part : new RegExp(rule.pattern ?? '^$', 'u').test(part),
  )

const readText = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxTextPartBytes) throw problem.payloadTooLarge()
    chunks.push(chunk)
  }
  return checkText(decodeText(Buffer.concat(chunks, size)))
}

/** What browsers write in a part's file name for what would end the name or the line (HTML, multipart/form-data). */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

const checkFilename = (given: string | undefined): string => {
  const filename = checkText(given ?? '').replaceAll(/%(?:22|0D|0A)/g, (escape) => escapes[escape]!)
  // What turns the reading order round makes one type look like another (CD-70).
  if (/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(filename))
    throw problem.badRequest('A file name contains a control character')
  if (filename.length > 255) throw problem.badRequest('A file name is longer than 255 characters')
  return filename
}

/** So much may wait for the disk while more comes in: a write for each chunk would take turns with reading. */
const waitingBytes = 1_048_576

interface SavedFile {
  file: UploadedFile
  /** Its bytes are on the disk. */
  flushed: Promise<void>
}

/**
 * Streams one file part to disk, counting and hashing every byte; beyond the limit of a single file bytes are counted
 * only. The next part may be read while this one is flushed (promises R10).
 */
const saveFile = async (part: MultipartFile, name: string, target: string): Promise<SavedFile> => {
  const filename = checkFilename(part.filename)
  const hash = createHash('sha256')
  const out = createWriteStream(target, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
    highWaterMark: waitingBytes,
  })
  const done = finished(out)
  done.catch(() => {})
  const drained = (): Promise<void> =>
    Promise.race([new Promise<void>((resolve) => out.once('drain', () => resolve())), done])
  const head: Buffer[] = []
  let headSize = 0
  let size = 0
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      hash.update(chunk)
      if (headSize < headBytes) {
        // A copy: the chunk itself is given back.
        head.push(Buffer.from(chunk.subarray(0, headBytes - headSize)))
        headSize += Math.min(chunk.length, headBytes - headSize)
      }
      if (size > maxFileBytes) giveBack(chunk)
      else if (!out.write(chunk, () => giveBack(chunk))) await drained()
    }
  } finally {
    out.end()
  }
  const file = {
    part: name,
    field: /^[^[]+\[(.+)\]$/.exec(name)?.[1] ?? name,
    filename,
    declaredType: (part.mimetype ?? '').slice(0, 255),
    path: target,
    size,
    sha256: hash.digest('hex'),
    head: Buffer.concat(head),
    isTooLarge: size > maxFileBytes,
  }
  return { file, flushed: done }
}

/**
 * Counts the bytes of the whole body, announced or not, and breaks off beyond the limit: the parser is told of an error,
 * the connection stays for the answer.
 */
const limitBody = (request: FastifyRequest, limit: number): { isExceeded: () => boolean; stop: () => void } => {
  let size = 0
  const count = (chunk: Buffer): void => {
    size += chunk.length
    if (size <= limit) return
    stop()
    request.raw.emit('error', problem.payloadTooLarge())
  }
  const stop = (): void => {
    request.raw.off('data', count)
  }
  request.raw.on('data', count)
  return { isExceeded: () => size > limit, stop }
}

const addPart = async (
  form: Form,
  rules: MultipartRules,
  part: MultipartFile,
  makeFolder: () => Promise<string>,
): Promise<Pick<SavedFile, 'flushed'> | undefined> => {
  const name = part.fieldname as string | undefined
  if (name === undefined || name === '') throw problem.badRequest('A part has no name')
  const isJson = rules.jsonParts.includes(name)
  if (isJson || rules.textParts.includes(name)) {
    if (Object.hasOwn(form.body, name)) throw problem.badRequest(`The part ${JSON.stringify(name)} stands twice`)
    const text = await readText(part.file as AsyncIterable<Buffer>)
    form.body[name] = isJson ? parseStrictJson(text) : text
    return undefined
  }
  if (!ruleFor(rules, name))
    throw problem.badRequest(`The part ${JSON.stringify(checkText(name).slice(0, 80))} is not known`)
  const saved = await saveFile(part, name, path.join(await makeFolder(), randomUUID()))
  form.files.push(saved.file)
  return saved
}

/** What the parser itself complains about, as 400 or 413. */
const toProblem = (error: unknown, isExceeded: boolean): unknown => {
  if (isExceeded) return problem.payloadTooLarge()
  if (error instanceof ProblemError) return error
  const code = (error as { code?: string }).code ?? ''
  // A full disk or a folder that cannot be written is no fault of the sender.
  if (/^E[A-Z]+$/.test(code) && !['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes(code)) return error
  return problem.badRequest('The form is cut short or not well-formed')
}

/** Throws 400 where a required file is missing; more files of a kind than there may be come back as 422. */
const checkFileCounts = (rules: MultipartRules, files: UploadedFile[]): ProblemError | null => {
  const byPart = Map.groupBy(files, (file) => file.part)
  for (const rule of rules.files) {
    const isMissing = rule.required && rule.name !== undefined && !byPart.has(rule.name)
    if (isMissing) throw problem.badRequest(`The part ${JSON.stringify(rule.name)} is missing`)
  }
  const fieldErrors = [...byPart].flatMap(([part, ofPart]): FieldError[] => {
    const rule = ruleFor(rules, part)
    const max = rule?.maxItems
    if (max === undefined || ofPart.length <= max) return []
    // Named by pattern: files of a topic's own fields, whose controls live below `fields`.
    const control = `${rule?.pattern === undefined ? '' : 'fields.'}${ofPart[0]?.field}`
    return [{ field: `${control}.${max}`, code: 'filecount', params: { max } }]
  })
  return fieldErrors.length > 0 ? problem.validation({ fieldErrors }) : null
}

/**
 * Reads a form; the JSON part may be a field, a part of type application/json or a "file" of that type (STACK-04).
 * Temporary files go when the answer is out or the connection is gone. @throws 400 (malformed, unknown or repeated
 * part), 413 (body beyond `limit`, JSON beyond 64 KiB)
 */
export const readForm = async (
  rules: MultipartRules,
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, limit }: { folder: string; limit: number },
): Promise<Form> => {
  if (!/;\s*boundary=\s*("[^"]{1,70}"|[^\s;"]{1,70})/i.test(request.headers['content-type'] ?? '')) {
    throw problem.badRequest('The form names no boundary')
  }
  const own = path.join(folder, randomUUID())
  // Most forms bring no file: then there is nothing to make and nothing to remove.
  let hasFolder = false
  const makeFolder = async (): Promise<string> => {
    hasFolder = true
    await mkdir(own, { recursive: true })
    return own
  }
  const remove = (): void => {
    if (!hasFolder) return
    rm(own, { recursive: true, force: true }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'temporary files stay'),
    )
  }
  const whole = limitBody(request, limit)
  let isRead = false
  let isGone = false
  let users = 0
  const use = () => {
    if (isGone && hasFolder) throw problem.badRequest('The connection ended')
    users += 1
    return () => {
      users -= 1
      if (isGone && users === 0) remove()
    }
  }
  const form: Form = { body: {}, files: [], broken: null, use }
  reply.raw.once('close', () => {
    isGone = true
    // While parts are still read, another one would be written where the folder was, or its file after the removal.
    if (isRead && users === 0) remove()
  })
  try {
    // Every part is read as a stream: only so the JSON part is parsed by our own rules, whatever type it claims.
    const limits = { files: maxParts, parts: maxParts, headerPairs: 32, fieldNameSize: 200, fileSize: limit }
    const parts = request.parts({ isPartAFile: () => true, throwFileSizeLimit: false, limits } as never)
    const flushes: Promise<void>[] = []
    for await (const part of parts) {
      const saved = await addPart(form, rules, part as MultipartFile, makeFolder)
      if (saved !== undefined) flushes.push(saved.flushed)
    }
    await Promise.all(flushes)
    if (Object.keys(form.body).length + form.files.length === 0) throw problem.badRequest('The form is empty')
    // Its files go with it; who repeats the request is served then.
    if (isGone && hasFolder) throw problem.badRequest('The connection ended')
  } catch (error) {
    // Nobody reads parts any more; what is left goes past the parser (unread-body.ts).
    request.raw.unpipe()
    remove()
    throw toProblem(error, whole.isExceeded())
  } finally {
    isRead = true
    whole.stop()
  }
  form.broken = checkFileCounts(rules, form.files)
  return form
}

/** Older than any request can be under way; younger ones may belong to another instance that shares the folder. */
const abandonedMilliseconds = 3_600_000

/**
 * Removes what a process that ended hard left behind.
 * @param isAlone no other process uses the folder: then all of it was left behind
 */
export const clearTemporaryFiles = async (folder: string, now: Date, isAlone: boolean): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name)
    const age = now.getTime() - ((await stat(entry).catch(() => undefined))?.mtimeMs ?? now.getTime())
    if (isAlone || age > abandonedMilliseconds) await rm(entry, { recursive: true, force: true })
  }
}
