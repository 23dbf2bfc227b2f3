// Uploads that go on (CD-197). What one request brought is a part in the store of files, flushed before it is noted,
// and noted before it is answered: what was acknowledged outlives this process.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { FieldError } from '#generated/server/schemas.ts'
import type { Transacting } from '../lib/clock.ts'
import { giveBack } from '../lib/give-back.ts'
import { sha256 as hashOf } from '../lib/ids.ts'
import { existing, problem, ProblemError } from '../platform/problems.ts'
import { keptAlready, type KeptFile } from '../platform/uploads/kept-files.ts'
import type { UploadSource } from '../platform/uploads/named-uploads.ts'
import type { Visitor } from '../platform/visitor.ts'
import { BlobMissingError, type PartStore } from '../storage/blob-store.ts'
import { filenameIn } from './metadata.ts'
import type { UploadStore } from './store.ts'
import type { Upload, UploadPart } from './types.ts'

interface UploadServiceDeps extends Transacting {
  store: UploadStore
  parts: PartStore
  keepFile: (file: { path: string; sha256: string; size: number }) => Promise<unknown>
  /** Uploads of one owner at a time. */
  maxOpen: number
  /** For what is on its way, on the data's own disk. */
  temporaryFolder: string
}

export interface UploadService extends UploadSource {
  /** @throws 429 with too many open ones */
  create: (visitor: Visitor, wanted: { size: number; metadata: string }) => Promise<Upload>
  /** @throws 404 */
  demand: (visitor: Visitor, id: string) => Promise<Upload>
  /** Where it goes on; ends what is still on its way. @throws 404 */
  check: (visitor: Visitor, id: string) => Promise<Upload>
  /** @throws 404, 409 when it stands elsewhere, 413 with more bytes than it has */
  append: (visitor: Visitor, id: string, piece: { start: number; bytes: Readable | undefined }) => Promise<Upload>
  /** @throws 404 */
  remove: (visitor: Visitor, id: string) => Promise<void>
  /**
   * Within a transaction: uploads of `from` belong to the visitor from now on.
   * @returns those that were still there, whole
   */
  handOver: (from: string, visitor: Visitor, ids: readonly string[]) => Promise<Upload[]>
  /** A visitor signed in: what was uploaded before belongs to the account. */
  follow: (before: Visitor, now: Visitor) => Promise<void>
  /** Removes those of a day ago, and parts nobody names. Returns how many. */
  sweep: (signal?: AbortSignal) => Promise<number>
}

const lifeMilliseconds = 24 * 3600_000
/** A part is stored before it is noted; one that is older than this will never be. */
const strayMilliseconds = 3600_000
/** Uploads of yesterday read at once. */
const sweptTogether = 100
const headBytes = 4096

export const accountOwner = (accountId: string): string => `account:${accountId}`
export const ownerOf = (visitor: Visitor): string =>
  visitor.kind === 'player' ? accountOwner(visitor.account.id) : `session:${hashOf(visitor.sessionId)}`

interface Received {
  size: number
  /** The connection broke, or another one took over. */
  isCut: boolean
}

/** Writes what comes to a file of its own, and not one byte more than may come. */
const receive = async (bytes: Readable, most: number, path: string): Promise<Received> => {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const done = finished(out)
  done.catch(() => undefined)
  let size = 0
  let isCut = false
  try {
    // What is left of a body after a refusal is read and thrown away (platform/unread-body.ts).
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (size + chunk.length > most) throw problem.payloadTooLarge()
      size += chunk.length
      if (!out.write(chunk, () => giveBack(chunk)))
        await Promise.race([new Promise<void>((resolve) => out.once('drain', () => resolve())), done])
    }
  } catch (error) {
    if ((error as { slug?: string }).slug) throw error
    isCut = true
  } finally {
    out.end()
  }
  await done
  return { size, isCut }
}

const firstBytes = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export const createUploadService = ({
  store,
  parts,
  keepFile,
  withTransaction,
  clock,
  maxOpen,
  temporaryFolder,
}: UploadServiceDeps): UploadService => {
  /** Who writes now, by upload. Another instance's writer is found out by the row it has moved. */
  const writers = new Map<string, { stop: () => void; ended: Promise<void> }>()

  const expiry = (): string => new Date(clock.now().getTime() + lifeMilliseconds).toISOString()
  const now = (): string => clock.now().toISOString()

  const find = async (visitor: Visitor, id: string): Promise<Upload | undefined> => {
    const upload = await store.find(id)
    return upload?.owner === ownerOf(visitor) && upload.expiresAt > now() ? upload : undefined
  }
  const demand: UploadService['demand'] = async (visitor, id) => existing(await find(visitor, id))

  /** Ends whoever writes; what they had is stored by then. */
  const takeOver = async (id: string): Promise<void> => {
    for (let writer = writers.get(id); writer !== undefined; writer = writers.get(id)) {
      writer.stop()
      await writer.ended
    }
  }

  /** One at a time for each upload, in this process. */
  const alone = async <T>(id: string, stop: () => void, work: () => Promise<T>): Promise<T> => {
    await takeOver(id)
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    writers.set(id, { stop, ended })
    try {
      return await work()
    } finally {
      writers.delete(id)
      resolve()
    }
  }

  const inTemporary = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
    const path = joinPath(temporaryFolder, randomUUID())
    try {
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  const forget = async (ids: readonly string[]): Promise<void> => {
    const names = (await Promise.all(ids.map((id) => store.parts(id)))).flat().map(({ name }) => name)
    await store.remove(ids)
    for (const name of names) await parts.remove(name)
  }

  /** All parts of it to one file in the store. @throws BlobMissingError where one of them is not there */
  const join = async (upload: Upload, all: readonly UploadPart[]): Promise<Upload> =>
    inTemporary(async (path) => {
      const hash = createHash('sha256')
      await writeFile(path, '', { mode: 0o600 })
      for (const { name, size } of all) {
        const bytes = await parts.read(name)
        const out = createWriteStream(path, { flags: 'a', mode: 0o600 })
        bytes.on('data', (chunk: Buffer) => hash.update(chunk))
        await pipeline(bytes, out)
        // Damaged where it lay: as good as lost.
        if (out.bytesWritten !== size) throw new BlobMissingError(name)
      }
      const sha256 = hash.digest('hex')
      const head = await firstBytes(path)
      await keepFile({ path, sha256, size: upload.size })
      await withTransaction(() => store.finish(upload.id, { sha256, head }))
      for (const { name } of all) await parts.remove(name)
      return { ...upload, sha256, head }
    })
  /**
   * The last step of a whole one, if it is still to be done: a process may have been killed over it. May be done twice.
   * Call for one at a time in this process. @throws 404 when its parts are lost
   */
  const finish = async (id: string): Promise<Upload> => {
    const found = existing(await store.find(id))
    if (found.sha256 !== null) return found
    const all = await store.parts(id)
    const isThere = all.reduce((sum, { size }) => sum + size, 0) === found.size
    const joined = isThere
      ? await join(found, all).catch((error: unknown) => {
          if (!(error instanceof BlobMissingError)) throw error
        })
      : undefined
    if (joined) return joined
    // Another instance was faster, and has thrown away what it no longer needs.
    const done = await store.find(id)
    if (done && done.sha256 !== null) return done
    // As after a restore: files are in a backup, parts are not.
    await forget([id])
    throw problem.notFound()
  }

  const isWhole = ({ received, size }: Upload): boolean => received === size

  /** Stores and notes one piece. */
  const add = async (upload: Upload, path: string, size: number): Promise<Upload> => {
    if (size === 0) return upload
    const part = { start: upload.received, size, name: `${upload.id}.${upload.received}.${randomUUID().slice(0, 8)}` }
    const expiresAt = expiry()
    await parts.put(part.name, path, size)
    const isNoted = await withTransaction(() => store.advance(upload.id, part, expiresAt))
    if (!isNoted) {
      await parts.remove(part.name)
      throw problem.changed({ detail: 'The upload stands elsewhere' })
    }
    return { ...upload, received: upload.received + size, expiresAt }
  }

  return {
    create: async (visitor, { size, metadata }) => {
      const filename = filenameIn(metadata)
      const owner = ownerOf(visitor)
      if ((await store.countOf(owner)) >= maxOpen) throw problem.tooManyRequests(3600)
      const upload: Upload = {
        id: randomUUID(),
        owner,
        filename,
        size,
        received: 0,
        sha256: null,
        head: Buffer.alloc(0),
        expiresAt: expiry(),
      }
      await store.insert(upload)
      // Nothing will be sent to an empty one.
      return size === 0 ? finish(upload.id) : upload
    },

    demand,

    check: async (visitor, id) => {
      await demand(visitor, id)
      await takeOver(id)
      return demand(visitor, id)
    },

    append: (visitor, id, { start, bytes }) =>
      alone(
        id,
        () => bytes?.destroy(),
        async () => {
          const upload = await demand(visitor, id)
          if (upload.received !== start) throw problem.changed({ detail: 'The upload stands elsewhere' })
          if (bytes === undefined) return isWhole(upload) ? finish(id) : upload
          return inTemporary(async (path) => {
            const { size, isCut } = await receive(bytes, upload.size - start, path)
            const next = await add(upload, path, size)
            if (isCut) throw problem.badRequest('The body ended early')
            return isWhole(next) ? finish(id) : next
          })
        },
      ),

    remove: async (visitor, id) => {
      await demand(visitor, id)
      await takeOver(id)
      await forget([id])
    },

    named: async (visitor, wanted = {}, pathOf) => {
      const files: KeptFile[] = []
      const missing: FieldError[] = []
      const ids: string[] = []
      for (const [field, list] of Object.entries(wanted)) {
        for (const [index, id] of list.entries()) {
          const found = ids.includes(id) ? undefined : await find(visitor, id)
          // A process that was killed over the last step left it to be done.
          const upload =
            found && isWhole(found) && found.sha256 === null
              ? await alone(
                  id,
                  () => undefined,
                  () => finish(id),
                ).catch((error: unknown) => {
                  if (error instanceof ProblemError && error.status === 404) return undefined
                  throw error
                })
              : found
          if (!upload || upload.sha256 === null) {
            missing.push({ field: `${pathOf(field)}.${index}`, code: 'uploadgone' })
            continue
          }
          ids.push(id)
          const { filename, size, sha256, head } = upload
          files.push(keptAlready({ field, filename, size, sha256, head }))
        }
      }
      return {
        files,
        missing,
        claim: async () => {
          if ((await store.remove(ids)) !== ids.length)
            throw problem.unavailable(1, 'An upload was taken by another request; send the same request again')
        },
      }
    },

    handOver: (from, visitor, ids) => store.handOver(ids, from, { owner: ownerOf(visitor), expiresAt: expiry() }),
    // Nothing changes hands between accounts.
    follow: async (before, present) => {
      if (before.kind === 'anonymous') await store.moveAll(ownerOf(before), ownerOf(present))
    },

    sweep: async (signal) => {
      let removed = 0
      for (let expired = await store.expired(now(), sweptTogether); expired.length > 0; ) {
        for (const id of expired) {
          if (signal?.aborted) return removed
          await forget([id])
          removed += 1
        }
        expired = expired.length < sweptTogether ? [] : await store.expired(now(), sweptTogether)
      }
      const before = new Date(clock.now().getTime() - strayMilliseconds)
      for await (const some of parts.list()) {
        const old = some.filter(({ storedAt }) => storedAt < before).map(({ name }) => name)
        const idOf = (name: string): string => name.split('.', 1)[0]!
        const noted = new Set(
          (await Promise.all([...new Set(old.map(idOf))].map((id) => store.parts(id)))).flat().map(({ name }) => name),
        )
        for (const name of old) {
          if (signal?.aborted) return removed
          if (noted.has(name)) continue
          await parts.remove(name)
          removed += 1
        }
      }
      return removed
    },
  }
}
